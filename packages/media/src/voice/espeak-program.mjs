// A separate program around eSpeak NG, which is under the GNU General Public Licence 3: reads
// { passages: [{ voice, text }], pitch, rate } as JSON, writes { rate, passages: [samples] } as JSON: samples a second, and
// for each passage 16 bit samples of one channel in base64. The server starts it and never imports it.
import { text } from 'node:stream/consumers'

// eSpeak seeds noise with the time of day. With a fixed time the same text always gives the same bytes.
Date.now = () => 0

const { default: load } = await import('@echogarden/espeak-ng-emscripten')
const { passages, pitch, rate } = JSON.parse(await text(process.stdin))
const espeak = new (await load()).eSpeakNGWorker()

/** @param {{ voice: string, text: string }} passage */
const speak = ({ voice, text: words }) => {
  if (espeak.set_voice(voice, '', 0, 0, 0) !== 0) throw new Error(`No voice ${voice}`)
  espeak.set_pitch(pitch)
  espeak.set_rate(rate)
  /** @type {Buffer[]} */
  const pieces = []
  espeak.synthesize(words, (/** @type {Int16Array} */ samples) => {
    pieces.push(Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength))
    return false
  })
  return Buffer.concat(pieces).toString('base64')
}

process.stdout.write(JSON.stringify({ rate: espeak.samplerate, passages: passages.map(speak) }))
