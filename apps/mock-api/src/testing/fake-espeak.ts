import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/**
 * A fake of the system's espeak-ng: a tone of 4.2 s, as a piped WAV file without true
 * lengths. It writes its input to `log`, and fails while `broken` exists.
 */
export const fakeEspeak = () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'moonlit-espeak-'))
  const [command, log, broken] = ['espeak-ng', 'log', 'broken'].map((name) => path.join(folder, name))
  if (command === undefined || log === undefined || broken === undefined) throw new Error('no paths')
  writeFileSync(
    command,
    `#!${process.execPath}
const { appendFileSync, existsSync, readFileSync } = require('node:fs')
if (process.argv[2] === '--version') { console.log('eSpeak NG text-to-speech: 1.51  Data at: /none'); process.exit(0) }
appendFileSync(${JSON.stringify(log)}, JSON.stringify({ args: process.argv.slice(2), text: readFileSync(0, 'utf8') }) + '\\n')
if (existsSync(${JSON.stringify(broken)})) { console.error('out of breath'); process.exit(1) }
const samples = 92610
const file = Buffer.alloc(44 + samples * 2)
file.write('RIFF', 0, 'latin1'); file.writeUInt32LE(0x7ffff024, 4); file.write('WAVEfmt ', 8, 'latin1'); file.writeUInt32LE(16, 16)
file.writeUInt16LE(1, 20); file.writeUInt16LE(1, 22); file.writeUInt32LE(22050, 24); file.writeUInt32LE(44100, 28)
file.writeUInt16LE(2, 32); file.writeUInt16LE(16, 34); file.write('data', 36, 'latin1'); file.writeUInt32LE(0x7ffff000, 40)
for (let index = 0; index < samples; index += 1) file.writeInt16LE(Math.round(9000 * Math.sin(index / 20)), 44 + index * 2)
process.stdout.write(file)
`,
  )
  chmodSync(command, 0o755)
  return { command, log, broken, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
