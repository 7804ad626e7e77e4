import { randomUUID } from 'node:crypto'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ApiErrorBody } from '@moonlit/contract/common'
import { mayAnswer } from '@moonlit/contract/error-calls'
import { afterAll, inject } from 'vitest'
import { z } from 'zod'

const seen = new Map<string, Set<number>>()
const forced = new Set<number>()
const elsewhere = new Set<number>()
const faults = new Set<string>()
const checked = new Map<string, number>()

/** Maximum checks of an answer per test file. */
const CHECKS = 50

const check = ({ call }: FastifyRequest, status: number, payload: unknown): void => {
  if (call === null || !(typeof payload === 'string' || Buffer.isBuffer(payload))) return
  const name = `${call.id} ${status}`
  const count = checked.get(name) ?? 0
  if (count >= CHECKS) return
  checked.set(name, count + 1)
  const schema = call.responses[String(status)]
  if (!(schema instanceof z.ZodType)) return
  const read = schema.safeParse(JSON.parse(payload.toString()))
  if (!read.success) faults.add(`${name}: ${read.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`).join('; ')}`)
}

/** An error that the contract says other calls give. */
const checkCode = (call: string, status: number, payload: unknown): void => {
  if (status < 400 && status !== 208) return
  const read = ApiErrorBody.safeParse(JSON.parse(String(payload)))
  const code = read.data?.code
  if (code !== undefined && !mayAnswer(call, code))
    faults.add(`${call} ${status}: ${code} is not among its errors (packages/contract/src/error-calls.ts)`)
}

const note = (request: FastifyRequest, { statusCode }: FastifyReply, payload: unknown): void => {
  if (request.method === 'HEAD' || !request.url.startsWith('/api/')) return
  if (request.injected !== null) forced.add(statusCode)
  else if (request.call === null) elsewhere.add(statusCode)
  else {
    seen.set(request.call.id, (seen.get(request.call.id) ?? new Set()).add(statusCode))
    checkCode(request.call.id, statusCode, payload)
  }
  check(request, statusCode, payload)
}

const isServer = (message: unknown): message is { fastify: FastifyInstance } =>
  typeof message === 'object' && message !== null && 'fastify' in message

/** Records every answer of every test server, before corruption. */
const watch = (message: unknown): void => {
  if (!isServer(message)) return
  message.fastify.addHook('onSend', (request, reply, payload, done) => {
    note(request, reply, payload)
    done(null, payload)
  })
}

subscribe('fastify.initialization', watch)
afterAll(() => {
  unsubscribe('fastify.initialization', watch)
  const answers = {
    seen: Object.fromEntries([...seen].map(([call, statuses]) => [call, [...statuses]])),
    forced: [...forced],
    elsewhere: [...elsewhere],
    faults: [...faults],
  }
  writeFileSync(path.join(inject('answersFolder'), `${randomUUID()}.json`), JSON.stringify(answers))
})
