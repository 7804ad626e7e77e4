import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import cookie from '@fastify/cookie'
import fastify, { type FastifyInstance } from 'fastify'
import { initServer } from '@ts-rest/fastify'
import type { Contract } from '@moonlit/contract'
import { proxiesOf } from '@moonlit/environment/proxies'
import { isUnaffected, useFaultInjection, useCorruption } from './controls/fault-injection.ts'
import { logFastResponse, useRequestLog } from './controls/log-requests.ts'
import { RequestLog } from './controls/request-log.ts'
import { controlRoutes } from './controls/routes.ts'
import { UnknownNames, useUnknownNames } from './controls/unknown-names.ts'
import { consoleRoutes } from './pages/console.ts'
import { ANSWER_HEADERS } from './http/answer-headers.ts'
import { ApiError, errorBody } from './http/api-error.ts'
import { answerClientError } from './http/client-errors.ts'
import { useErrorHandler } from './http/error-handler.ts'
import { useFieldMessages } from './http/field-messages.ts'
import { useEmptyBodies } from './http/empty-body.ts'
import { FastPath } from './http/fast-path.ts'
import { rethrow } from './http/rethrow.ts'
import { useGatekeeper, useWorlds } from './http/gatekeeper.ts'
import { useResponseCache } from './http/response-cache.ts'
import type { MediaStore } from './media/store.ts'
import { portraitRoutes } from './modules/bots/own/portrait-routes.ts'
import { photoRoutes } from './modules/generation/photo-routes.ts'
import type { VoiceStore } from './media/voice-store.ts'
import { MediaAddresses } from './modules/media/address.ts'
import { mediaRoutes } from './modules/media/routes.ts'
import { voiceRoutes } from './modules/media/voice-routes.ts'
import { Mailer } from './modules/mail/mailer.ts'
import type { SmtpOptions } from './modules/mail/smtp.ts'
import { buildModules } from './modules/modules.ts'
import { oauthPages } from './modules/oauth/pages.ts'
import { paymentPages } from './modules/payments/routes.ts'
import { avatarRoutes } from './modules/users/avatar-routes.ts'
import { useFormBodies } from './modules/users/form-body.ts'
import { documentRoutes } from './http/document.ts'
import { methodsOf } from './http/call-table.ts'
import { parseQuery } from './http/query.ts'
import type { ReplyApi } from './modules/chats/completion.ts'
import { RemoteReplies } from './modules/chats/remote-replies.ts'
import type { Worlds } from './worlds/registry.ts'

export interface AppOptions {
  readonly worlds: Worlds
  readonly store: MediaStore
  readonly voice: VoiceStore
  readonly secret: string
  /** Where browsers see the web app. */
  readonly webUrl: string
  /** Where browsers see this API. */
  readonly apiUrl: string
  /** Enables the mock's controls and the choice of a world by header. */
  readonly controls: boolean
  /** Whose word is taken for the address that a request comes from: addresses, networks, or names, as `Proxies` reads them. */
  readonly trustedProxies: readonly string[]
  /** The mail server that mails are handed to, besides the outbox. */
  readonly smtp?: SmtpOptions | undefined
  /** The endpoint that writes replies, in place of the embedded engine. */
  readonly replyApi?: ReplyApi | undefined
  readonly logLevel?: string
}

const readDocument = async (): Promise<unknown> =>
  JSON.parse(await readFile(fileURLToPath(import.meta.resolve('@moonlit/contract/openapi.json')), 'utf8'))

/** Builds the server. Each module is one line here. */
export const buildApp = async ({
  worlds,
  store,
  voice,
  secret,
  webUrl,
  apiUrl,
  controls,
  trustedProxies,
  smtp,
  replyApi,
  logLevel = 'silent',
}: AppOptions): Promise<FastifyInstance> => {
  useFieldMessages()
  const log = new RequestLog()
  const unknown = new UnknownNames()
  // At these levels Fastify writes a line about each request.
  const isEachLogged = logLevel === 'info' || logLevel === 'debug'
  const isProxy = proxiesOf(trustedProxies)
  const fastPath = new FastPath({
    worlds,
    controls,
    isProxy,
    isUnaffected: (request) => !isEachLogged && (!controls || isUnaffected(request)),
    onAnswer: controls ? (answer) => logFastResponse(log, answer) : () => undefined,
  })
  const app = fastify({
    serverFactory: fastPath.createServer,
    logger: logLevel === 'silent' ? false : { level: logLevel },
    routerOptions: { ignoreTrailingSlash: true, querystringParser: parseQuery, maxParamLength: 256 },
    trustProxy: isProxy,
    // A logger of its own for every request costs more than what most requests do; what is logged names its request.
    childLoggerFactory: (logger) => logger,
    bodyLimit: 6 * 1024 * 1024,
    clientErrorHandler: answerClientError,
    // An undecodable URL, or one with too long a part, never reaches the router or the error handler.
    frameworkErrors: (_error, _request, { raw }) =>
      void raw
        .writeHead(400, { 'content-type': 'application/json; charset=utf-8', ...ANSWER_HEADERS })
        .end(JSON.stringify(errorBody('malformed_address'))),
  })
  worlds.logTo(app.log)
  const media = new MediaAddresses(secret, { voiceVersion: voice.version })
  // The SMTP library is loaded only when there is a mail server.
  const transport = smtp === undefined ? undefined : new (await import('./modules/mail/smtp.ts')).SmtpTransport(smtp, app.log)
  const mailer = new Mailer({ webUrl, transport, log: app.log })
  const replies = replyApi === undefined ? null : new RemoteReplies(replyApi, app.log)
  app.addHook('preClose', async () => fastPath.close())
  app.addHook('preClose', async () => replies?.close())
  app.addHook('onClose', async () => transport?.close())
  useErrorHandler(app)
  await app.register(cookie)
  useWorlds(app, { worlds, controls, mailer })
  if (controls) {
    useRequestLog(app, log)
    useFaultInjection(app)
  }
  useGatekeeper(app)
  useResponseCache(app)
  // After the response cache, so that a corrupted answer is not cached.
  if (controls) useCorruption(app)
  useEmptyBodies(app)
  await useFormBodies(app)
  // After bodies of every kind are there.
  if (controls) useUnknownNames(app, unknown)

  // Outside of the contract, so that neither maintenance nor a forced answer makes the server look ill.
  app.get('/healthz', { logLevel: 'silent' }, async () => ({ status: true }))
  const server = initServer()
  for (const routes of Object.values(buildModules({ media, store, voice, mailer, replies, webUrl, apiUrl })))
    await app.register(server.plugin<Contract[keyof Contract]>(routes), {
      responseValidation: true,
      logInitialization: false,
      requestValidationErrorHandler: rethrow,
    })
  await app.register(mediaRoutes({ media, store }))
  await app.register(photoRoutes({ media, store }))
  await app.register(portraitRoutes({ media, store }))
  await app.register(voiceRoutes({ addresses: media.voices, voice }))
  await app.register(avatarRoutes)
  await app.register(oauthPages({ webUrl, apiUrl }))
  await app.register(paymentPages({ webUrl, mailer }))
  await app.register(documentRoutes, { title: 'Moonlit API', describe: readDocument })
  if (controls) {
    await app.register(controlRoutes({ worlds, log, unknown, hosts: [webUrl, apiUrl].map((url) => new URL(url).hostname) }))
    await app.register(consoleRoutes({ webUrl }))
  }

  app.setNotFoundHandler(({ url }, reply) => {
    const methods = methodsOf(url.split('?', 1)[0] ?? '')
    if (methods.length === 0) throw new ApiError('not_found')
    void reply.header('allow', methods.join(', '))
    throw new ApiError('method_not_allowed')
  })
  return app
}
