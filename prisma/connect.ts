import { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3'
import { PrismaClient } from './generated/client.ts'

/**
 * The typed client on one SQLite file. Times are milliseconds since 1970, so that hand-written SQL compares them as numbers.
 * @param file path of the database
 */
export const connect = (file: string): PrismaClient =>
  new PrismaClient({ adapter: new PrismaBetterSqlite3({ url: `file:${file}` }, { timestampFormat: 'unixepoch-ms' }) })
