/** Whether output goes to an interactive terminal. */
export const isTerminal = Boolean(process.stdout.isTTY) && process.env.CI === undefined
const frames = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏']
const heartbeatSeconds = 30

/** @param {number} code */
const paint = (code) => (/** @type {string} */ text) => (isTerminal && process.env.NO_COLOR === undefined ? `\u001B[${code}m${text}\u001B[0m` : text)

export const green = paint(32)
export const red = paint(31)
export const dim = paint(2)
export const bold = paint(1)

// EPIPE from a closed reader, such as head, is no failure.
process.stdout.on('error', (/** @type {NodeJS.ErrnoException} */ error) => {
  if (error.code === 'EPIPE') process.exit()
  throw error
})

/** An expected failure of a step, shown by its message and output. */
export class StepFailure extends Error {
  /**
   * @param {string} message
   * @param {string} [output] what the failing command said
   */
  constructor(message, output = '') {
    super(message)
    this.output = output.trimEnd()
  }
}

/** @param {number} milliseconds */
export const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(1)} s`

/** @param {string} [line] */
export const say = (line = '') => void process.stdout.write(`${line}\n`)

/** @param {string} line */
export const complain = (line) => void process.stderr.write(`${line}\n`)

/**
 * Shows that something runs: a spinner on a terminal, a line now and then to a remote endpoint.
 * @param {string} title
 */
const watch = (title) => {
  const started = Date.now()
  let frame = 0
  const tick = isTerminal
    ? () => process.stdout.write(`\r\u001B[K${frames[frame++ % frames.length]} ${title} ${dim(`${Math.round((Date.now() - started) / 1000)} s`)}`)
    : () => say(`… ${title}, ${Math.round((Date.now() - started) / 1000)} s`)
  const timer = setInterval(tick, isTerminal ? 100 : heartbeatSeconds * 1000)
  return {
    /** @param {string} mark @param {string} [note] */
    end: (mark, note) => {
      clearInterval(timer)
      if (isTerminal) process.stdout.write('\r\u001B[K')
      say(`${mark} ${title} ${dim(`${seconds(Date.now() - started)}${note ? `, ${note}` : ''}`)}`)
    },
  }
}

/**
 * Runs one step and gives it a line: what it was, how long it took, and a note when the work returns one.
 * @param {string} title
 * @param {() => Promise<string | void>} work
 */
export const step = async (title, work) => {
  const watching = watch(title)
  try {
    const note = await work()
    watching.end(green('✓'), note ?? undefined)
  } catch (error) {
    watching.end(red('✗'))
    throw error
  }
}

/** @param {unknown} error */
export const explain = (error) => {
  if (!(error instanceof StepFailure)) throw error
  if (error.output) complain(`\n${error.output}\n`)
  complain(red(error.message))
}
