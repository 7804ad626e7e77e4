import { enableCompileCache } from 'node:module'

// Before anything else is loaded: the rest of the server is compiled once, and read back from then on.
enableCompileCache()
await import('./server.ts')
