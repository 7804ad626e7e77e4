/** Writes pacts/ at the top of the workspace; nothing else does. */
import { fileURLToPath } from 'node:url'
import { writePact } from '../pact/write.ts'

console.log(await writePact(fileURLToPath(new URL('../../../pacts', import.meta.url))))
