import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readEnv as readAPI } from '../../apps/mock-api/src/env.ts'
import { readEnv as readWeb } from '../../apps/web/app/env.server.ts'
import { fromRoot } from '../workspace/paths.mjs'

const example = readFileSync(fromRoot('.env.example'), 'utf8')
const compose = readFileSync(fromRoot('docker-compose.yml'), 'utf8')

/** What `.env.example` would set, by name. */
const examples = new Map(
  [...example.matchAll(/^# (?<name>[A-Z][A-Z_]+)=(?<value>.*)$/gmu)].map(({ groups }) => [groups?.name ?? '', groups?.value ?? '']),
)

/** The variables that compose reads. */
const read = new Set([...compose.matchAll(/\$\{(?<name>[A-Z_]+):-/gu)].map(({ groups }) => groups?.name ?? ''))

/** What compose itself takes where one is not set, by name. */
const defaults = new Map(
  [...compose.matchAll(/\$\{(?<name>[A-Z_]+):-(?<value>[^${}]+)\}/gu)].map(({ groups }) => [groups?.name ?? '', groups?.value ?? '']),
)

/** Tells Docker Compose itself what to start. */
const OF_COMPOSE = 'COMPOSE_PROFILES'

/** What a server takes for a variable. @param {Record<string, unknown>} settings @param {string} name */
const textOf = (settings, name) => JSON.stringify(settings[name] ?? [])

test('[DX-03] [DX-07] .env.example names what docker-compose.yml reads, and nothing else', () => {
  expect([...examples.keys()].filter((name) => name !== OF_COMPOSE).toSorted()).toEqual([...read].toSorted())
})

test('[DX-03] [DX-07] each value in .env.example that stands for a default is the one that is taken', () => {
  const wrong = [...examples].filter(([name, value]) => {
    if (defaults.has(name)) return value !== defaults.get(name)
    // Where nothing is taken, the value shows what one looks like.
    return [readAPI, readWeb].some((readEnv) => {
      const taken = textOf(readEnv({}), name)
      return taken !== '[]' && textOf(readEnv({ [name]: value }), name) !== taken
    })
  })
  expect(wrong).toEqual([])
})
