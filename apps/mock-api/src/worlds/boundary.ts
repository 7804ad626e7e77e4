import type Database from 'better-sqlite3'

/** A prepared statement and the rows it gives. */
export type Statement<Row> = Database.Statement<unknown[], Row>

/**
 * The one place where rows get their type: SQLite cannot tell it, so the query's author does, beside the query. Answers
 * are checked against the contract on their way out.
 */
export const ofRow = <Row>(statement: Statement<unknown>): Statement<Row> => statement as Statement<Row>
