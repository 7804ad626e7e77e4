import type { FastifyRequest } from 'fastify'

/** Headers that tell the API and the pages who asks, as far as this server can vouch for it; a visitor's own claims are gone. */
export const forwardedHeaders = ({ ip, protocol, host }: Pick<FastifyRequest, 'ip' | 'protocol' | 'host'>) => ({
  'x-forwarded-for': ip,
  'x-forwarded-proto': protocol,
  'x-forwarded-host': host,
})
