import type Database from 'better-sqlite3'

/** A prepared statement and the rows it gives. */
export type Statement<Row> = Database.Statement<unknown[], Row>

/** Runs work as one change of the data. It is made once for a database: each one made anew costs as much as the change itself. */
export const transactionOf = (db: Database.Database): (<Result>(work: () => Result) => Result) =>
  db.transaction((work: () => unknown) => work()).immediate as <Result>(work: () => Result) => Result

/**
 * The one place where rows get their type: SQLite cannot tell it, so the query's author does, beside the query. Answers
 * are checked against the contract on their way out.
 */
export const ofRow = <Row>(statement: Statement<unknown>): Statement<Row> => statement as Statement<Row>
