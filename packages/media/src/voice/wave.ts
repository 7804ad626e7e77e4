import { SpeechError } from './speech-error.ts'

/** Sound: 16 bit, one channel. */
export interface Wave {
  /** Samples a second. */
  readonly rate: number
  readonly samples: Int16Array
}

const HEADER = 44
const FULL_SCALE = 32_768
/** Target loudness of every voice, -20 dB of full scale; the variants differ by 8 dB. */
const LOUDNESS = FULL_SCALE * 10 ** (-20 / 20)
/** Peak limit, -1 dB of full scale. */
const PEAK = FULL_SCALE * 10 ** (-1 / 20)

const tagAt = (file: Buffer, at: number): string => file.toString('latin1', at, at + 4)

/** Samples from bytes; copied, since they may be unaligned. */
export const samplesOf = (bytes: Buffer): Int16Array =>
  Int16Array.from({ length: Math.floor(bytes.length / 2) }, (_, index) => bytes.readInt16LE(index * 2))

/**
 * Reads a WAV file. A piped one has no true data length: then it reaches to the end.
 * @throws SpeechError when it is no WAV file, or not 16 bit mono
 */
export const readWave = (file: Buffer): Wave => {
  if (file.length < HEADER || tagAt(file, 0) !== 'RIFF' || tagAt(file, 8) !== 'WAVE') throw new SpeechError('The engine gave no WAV file')
  let rate = 0
  for (let at = 12; at + 8 <= file.length;) {
    const [tag, length] = [tagAt(file, at), file.readUInt32LE(at + 4)]
    const body = file.subarray(at + 8, Math.min(at + 8 + length, file.length))
    if (tag === 'data' && rate > 0) return { rate, samples: samplesOf(body) }
    if (tag === 'fmt ') {
      if (length < 16 || body.readUInt16LE(0) !== 1 || body.readUInt16LE(2) !== 1 || body.readUInt16LE(14) !== 16)
        throw new SpeechError('The engine gave a WAV file of another kind')
      rate = body.readUInt32LE(4)
    }
    at += 8 + length + (length % 2)
  }
  throw new SpeechError('The engine gave a WAV file without sound')
}

/** The bytes of a WAV file. */
export const writeWave = ({ rate, samples }: Wave): Buffer => {
  const file = Buffer.alloc(HEADER + samples.length * 2)
  file.write('RIFF', 0, 'latin1')
  file.writeUInt32LE(file.length - 8, 4)
  file.write('WAVEfmt ', 8, 'latin1')
  file.writeUInt32LE(16, 16)
  file.writeUInt16LE(1, 20)
  file.writeUInt16LE(1, 22)
  file.writeUInt32LE(rate, 24)
  file.writeUInt32LE(rate * 2, 28)
  file.writeUInt16LE(2, 32)
  file.writeUInt16LE(16, 34)
  file.write('data', 36, 'latin1')
  file.writeUInt32LE(samples.length * 2, 40)
  for (const [index, sample] of samples.entries()) file.writeInt16LE(sample, HEADER + index * 2)
  return file
}

/** Duration in milliseconds. */
export const lengthOf = ({ rate, samples }: Wave): number => Math.round((samples.length / rate) * 1000)

/**
 * Concatenates sounds at the common loudness.
 * @throws SpeechError when all is silent, or the formats differ
 */
export const joinWaves = (waves: readonly Wave[]): Wave => {
  const rate = waves[0]?.rate ?? 0
  if (waves.some((wave) => wave.rate !== rate)) throw new SpeechError('The pieces have different rates')
  const samples = new Int16Array(waves.reduce((sum, wave) => sum + wave.samples.length, 0))
  let at = 0
  for (const wave of waves) {
    samples.set(wave.samples, at)
    at += wave.samples.length
  }
  let [energy, peak] = [0, 0]
  for (const sample of samples) {
    energy += sample * sample
    peak = Math.max(peak, Math.abs(sample))
  }
  if (peak === 0) throw new SpeechError('Nothing can be heard')
  const gain = Math.min(LOUDNESS / Math.sqrt(energy / samples.length), PEAK / peak)
  return { rate, samples: samples.map((sample) => Math.round(sample * gain)) }
}
