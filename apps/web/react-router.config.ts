import type { Config } from '@react-router/dev/config'

/** SSR for what the public sees; few routes, so the whole map goes with the first page and no discovery calls are made. */
export default {
  ssr: true,
  routeDiscovery: { mode: 'initial' },
} satisfies Config
