import { readEnv } from './env.ts'
import { CALLS } from './http/call-table.ts'
import { MediaAddresses } from './modules/media/address.ts'
import { buildModules, builtCalls } from './modules/modules.ts'

/** Prints every call of the contract and whether it is built, as JSON. */
const built = builtCalls(buildModules({ media: new MediaAddresses(readEnv().MOCK_SECRET) }))
process.stdout.write(`${JSON.stringify(CALLS.map(({ id, method, path }) => ({ id, method, path, built: built.has(id) })), null, 2)}\n`)
