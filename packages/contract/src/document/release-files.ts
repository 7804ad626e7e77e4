import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { isJson, type Json } from '../openapi-schemas.ts'
import { Approvals } from './release.ts'

const FOLDER = new URL('../../released/', import.meta.url)
const DOCUMENT = new URL('openapi.json', FOLDER)
const APPROVALS = new URL('approved-changes.json', FOLDER)

const readJson = (file: URL): unknown => JSON.parse(readFileSync(file, 'utf8'))

/** The document of the last release; null before the first. */
export const readReleased = (): Json | null => {
  const document = existsSync(DOCUMENT) ? readJson(DOCUMENT) : null
  return isJson(document) ? document : null
}

/** Approved breaking changes since the last release. */
export const readApprovals = (): Approvals => (existsSync(APPROVALS) ? Approvals.parse(readJson(APPROVALS)) : [])

/** Stores a document as the last release and clears the approvals. */
export const writeRelease = (text: string): void => {
  writeFileSync(DOCUMENT, text)
  writeFileSync(APPROVALS, '[]\n')
}

/** Version of a document. */
export const versionOf = (document: Json): string => {
  const { info } = document
  return isJson(info) && typeof info['version'] === 'string' ? info['version'] : ''
}
