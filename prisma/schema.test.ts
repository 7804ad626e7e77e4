import { readFileSync } from 'node:fs'
import path from 'node:path'
import Database from 'better-sqlite3'
import { expect, test } from 'vitest'
import { migrate } from './migrate.ts'

const schema = readFileSync(path.join(import.meta.dirname, 'schema.prisma'), 'utf8')
const SCALARS = new Set(['String', 'Int', 'BigInt', 'Float', 'Boolean', 'DateTime', 'Json', 'Bytes'])
const DELETIONS: Readonly<Record<string, string>> = { Cascade: 'CASCADE', Restrict: 'RESTRICT', SetNull: 'SET NULL', NoAction: 'NO ACTION' }

interface Field {
  readonly name: string
  readonly type: string
  readonly isOptional: boolean
  readonly rest: string
}

const fieldsOf = (body: string): Field[] =>
  [...body.matchAll(/^ {2}(?<name>[a-z]\w*)\s+(?<type>\w+)(?<mark>\?|\[\])?(?<rest>.*)$/gmu)].map(({ groups }) => ({
    name: groups?.name ?? '',
    type: groups?.type ?? '',
    isOptional: groups?.mark === '?',
    rest: groups?.rest ?? '',
  }))

/** The models of the schema: the columns that each has, and what it refers to. */
const models = [...schema.matchAll(/^model (?<name>\w+) \{\n(?<body>[\s\S]*?)^\}/gmu)].map(({ groups }) => {
  const fields = fieldsOf(groups?.body ?? '')
  return {
    table: groups?.name ?? '',
    columns: fields.filter(({ type }) => SCALARS.has(type)).map(({ name, isOptional }) => `${name}${isOptional ? '?' : ''}`),
    references: fields.flatMap(({ type, isOptional, rest }) => {
      const [, column] = /fields: \[(\w+)\]/u.exec(rest) ?? []
      const [, action = isOptional ? 'SetNull' : 'Restrict'] = /onDelete: (\w+)/u.exec(rest) ?? []
      return column === undefined ? [] : [`${column} of ${type}: ${DELETIONS[action] ?? action}`]
    }),
  }
})

test('[DX-01] the migrations make the tables of the schema, with the same columns and what is deleted with what', () => {
  const db = new Database(':memory:')
  migrate(db)
  const made = models.map(({ table }) => ({
    table,
    columns: db
      .prepare<[string], { name: string; notnull: number; pk: number }>('SELECT name, "notnull", pk FROM pragma_table_info(?)')
      .all(table)
      .map(({ name, notnull, pk }) => `${name}${notnull === 1 || pk > 0 ? '' : '?'}`),
    references: db
      .prepare<[string], { from: string; table: string; on_delete: string }>('SELECT "from", "table", on_delete FROM pragma_foreign_key_list(?)')
      .all(table)
      .map(({ from, table: other, on_delete }) => `${from} of ${other}: ${on_delete}`),
  }))
  db.close()
  const sorted = (all: typeof models) =>
    all.map(({ table, columns, references }) => ({ table, columns: columns.toSorted(), references: references.toSorted() }))
  expect(models.length).toBeGreaterThan(20)
  expect(sorted(made)).toEqual(sorted(models))
})
