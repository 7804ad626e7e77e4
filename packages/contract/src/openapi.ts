import type { AppRouter } from '@ts-rest/core'
import { generateOpenApi } from '@ts-rest/open-api'
import { z } from 'zod'
import { ERRORS } from './errors.ts'
import { contract } from './index.ts'
import { createExamples } from './openapi-examples.ts'
import { createSchemas, isJson, type Json } from './openapi-schemas.ts'

/** What each resource of the contract is about; the tags of the document. */
export const TAGS: Readonly<Record<string, string>> = {
  auth: 'Guest sessions, accounts, tokens, passwords, confirmation of e-mails.',
  magicLink: 'Links that move a guest session to another device.',
  sessions: 'Where an account is signed in.',
  oauth: 'Sign-in and sign-up through Google, Facebook and Twitter.',
  users: 'The signed-in person: profile, language, access, currency, export, deletion.',
  stats: 'Traffic sources and statistics.',
  core: 'Liveness, messages to support, reports, mail preferences.',
  bots: 'Characters: the catalogue, one character, creating and changing own ones.',
  chats: 'Chats with characters: messages, replies, pictures, voice, calls, suggestions.',
  photosForSale: 'Photos of characters that are sold one by one.',
  subscriptions: 'Plans, packs, promo codes and payments.',
  generation: 'Photos made on request.',
}

const STATUSES: Readonly<Record<string, string>> = {
  208: 'The reply to an earlier message is still on its way; nothing was stored',
  400: 'The request is not valid; `errors` names the fields',
  401: 'Not signed in, or the access token has expired: refresh it and try again',
  402: 'Needs a subscription, a purchase or an allowance that is used up',
  403: 'Not allowed; with the code refresh_tokens, refresh the tokens and try again',
  404: 'There is no such thing, or it is not the caller’s',
  405: 'The path does not know this method',
  409: 'It is in conflict with what is there',
  410: 'It was used or has expired',
  413: 'The file is too large',
  415: 'The type of the content is not supported',
  429: 'Too many requests; wait for the seconds in Retry-After',
  500: 'The server failed',
  503: 'Maintenance, or a part of the service is not available',
}

const SECURITY = {
  public: [{}],
  anyone: [{}, { bearer: [] }, { cookie: [] }, { guestSession: [] }],
  session: [{ bearer: [] }, { cookie: [] }, { guestSession: [] }],
  user: [{ bearer: [] }, { cookie: [] }],
  admin: [{ bearer: [] }, { cookie: [] }],
} as const

const securitySchemes = {
  bearer: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description:
      'The access token. It lives 15 minutes; exchange the refresh token for a new one. It is made and checked by RFC8725: one algorithm, an issuer, an end.',
  },
  cookie: {
    type: 'apiKey',
    in: 'cookie',
    name: 'authorization',
    description: 'The access token as a cookie; calls that change something are then accepted from the same site only.',
  },
  guestSession: { type: 'apiKey', in: 'header', name: 'X-User-Session-Id', description: 'A guest session, for those without an account.' },
}

const retryAfter = {
  'Retry-After': {
    description: 'Seconds until the call may be repeated',
    required: true,
    schema: { type: 'integer', format: 'int32', minimum: 0, examples: [30] },
  },
}

/** The examples of an error status: one for each code that answers with it. */
const errorExamples = (status: string): Json =>
  Object.fromEntries(
    Object.entries(ERRORS).flatMap(([code, error]) => (String(error.status) === status ? [[code, { value: { detail: error.detail, code } }]] : [])),
  )

const errorResponse = (status: string): Json => ({
  description: STATUSES[status],
  ...(status === '429' && { headers: retryAfter }),
  content: { 'application/json': { schema: { $ref: '#/components/schemas/ApiErrorBody' }, examples: errorExamples(status) } },
})

const INFO = {
  title: 'Moonlit API',
  version: '1.0.0',
  description:
    'Chat with AI companion characters; 18+ only. Every path answers with and without its trailing slash. Errors have one shape. `x-policy` tells of each call who may make it (`caller`), whether it changes nothing (`safe`), whether calling twice is calling once (`idempotent`), and whether a client may repeat it by itself (`retry`): several GETs change something.',
}

const isCaller = (caller: unknown): caller is keyof typeof SECURITY => typeof caller === 'string' && caller in SECURITY

/** Adds examples and descriptions to an operation's bodies, security by its policy, and references to common errors. */
const finishOperation = (operation: Json, exampleOf: (schema: unknown) => unknown, schemas: Json): Json => {
  const policy = operation['x-policy']
  const caller = isJson(policy) ? policy['caller'] : undefined
  const described = (schema: unknown): unknown => {
    if (!isJson(schema)) return undefined
    return (
      schema['description'] ??
      (typeof schema['$ref'] === 'string' ? described(schemas[schema['$ref'].slice(schema['$ref'].lastIndexOf('/') + 1)]) : undefined)
    )
  }
  const withExample = (content: unknown): Json =>
    Object.fromEntries(
      Object.entries(isJson(content) ? content : {}).map(([type, media]) =>
        isJson(media) ? [type, { ...media, example: exampleOf(media['schema']) }] : [type, media],
      ),
    )
  const schemaOf = (content: unknown): unknown => Object.values(isJson(content) ? content : {}).find(isJson)?.['schema']

  const responses = Object.entries(isJson(operation['responses']) ? operation['responses'] : {}).map(([status, response]) => {
    if (status in STATUSES) return [status, { $ref: `#/components/responses/${status}` }]
    const content = isJson(response) ? response['content'] : undefined
    return [status, { description: described(schemaOf(content)) ?? operation['summary'], content: withExample(content) }]
  })
  const parameters = (Array.isArray(operation['parameters']) ? operation['parameters'] : []).filter(isJson).map((parameter) => ({
    ...parameter,
    description: parameter['description'] ?? described(parameter['schema']),
    example: exampleOf(parameter['schema']),
  }))
  const body = operation['requestBody']
  const { operationId, summary, description, tags } = operation
  return {
    operationId,
    summary,
    description,
    tags,
    ...(parameters.length > 0 && { parameters }),
    ...(isJson(body) && {
      requestBody: { description: described(schemaOf(body['content'])) ?? summary, required: true, content: withExample(body['content']) },
    }),
    responses: Object.fromEntries(responses),
    security: isCaller(caller) ? SECURITY[caller] : [],
    'x-policy': policy,
  }
}

/** An API to describe: its contract, info and resource descriptions. */
export interface Described {
  readonly contract: AppRouter
  readonly info: { readonly title: string; readonly version: string; readonly description: string }
  readonly tags: Readonly<Record<string, string>>
  /** Security schemes. */
  readonly securitySchemes?: Json
}

/** The OpenAPI 3.1 document of an API; the same contract always gives the same bytes. */
export const describeApi = ({ contract: described, info, tags, securitySchemes: schemes }: Described): Json => {
  const { transform, finish } = createSchemas()
  const raw: unknown = JSON.parse(
    JSON.stringify(
      generateOpenApi(
        described,
        { info },
        {
          setOperationId: 'concatenated-path',
          operationMapper: (operation, route) => ({ ...operation, 'x-policy': route.metadata }),
          schemaTransformer: ({ schema, type }) => (schema instanceof z.ZodType ? transform(schema, type === 'response' ? 'out' : 'in') : null),
        },
      ),
    ),
  )
  const { schemas, document } = finish(isJson(raw) ? raw : {})
  const exampleOf = createExamples(schemas)
  const paths = Object.entries(isJson(document['paths']) ? document['paths'] : {}).map(([path, methods]) => [
    path,
    Object.fromEntries(
      Object.entries(isJson(methods) ? methods : {}).map(([method, operation]) => [
        method,
        isJson(operation) ? finishOperation(operation, exampleOf, schemas) : operation,
      ]),
    ),
  ])
  return {
    openapi: '3.1.0',
    info,
    servers: [
      { url: '/', description: 'The server this document comes from, be it local, staging or production', 'x-internal': false },
      { url: 'http://localhost:4000', description: 'The mock API on a developer’s machine, local', 'x-internal': true },
    ],
    tags: Object.entries(tags).map(([name, description]) => ({ name, description })),
    paths: Object.fromEntries(paths),
    components: {
      ...(schemes && { securitySchemes: schemes }),
      responses: Object.fromEntries(Object.keys(STATUSES).map((status) => [status, errorResponse(status)])),
      schemas,
    },
  }
}

/** The OpenAPI 3.1 document of the whole API. */
export const openApiDocument = (): Json => describeApi({ contract, info: INFO, tags: TAGS, securitySchemes })

/** The document as the committed file holds it. */
export const openApiText = (): string => `${JSON.stringify(openApiDocument(), null, 2)}\n`
