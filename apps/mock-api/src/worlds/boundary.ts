import type Database from 'better-sqlite3'

/** A prepared statement and the rows it gives. */
export type Statement<Row> = Database.Statement<unknown[], Row>

/** Runs work in a transaction. Created once per database, since creating it is as expensive as using it. */
export const transactionOf = (db: Database.Database): (<Result>(work: () => Result) => Result) =>
  db.transaction((work: () => unknown) => work()).immediate as <Result>(work: () => Result) => Result

/**
 * The only place where rows are cast: SQLite has no static types, so each query names its row type. Answers
 * are validated against the contract.
 */
export const ofRow = <Row>(statement: Statement<unknown>): Statement<Row> => statement as Statement<Row>
