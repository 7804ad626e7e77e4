import { enableCompileCache } from 'node:module'

// Enables the compile cache before anything else is loaded.
enableCompileCache()
await import('./server.ts')
