/** A request to the mock API. */
export interface Sent {
  readonly method?: string
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

/** The mock API answered with an error. */
export class MockError extends Error {
  readonly status: number
  /** What it answered, as text. */
  readonly answer: string

  constructor(message: string, status: number, answer: string) {
    super(message)
    this.name = 'MockError'
    this.status = status
    this.answer = answer
  }
}

/** An HTTP connection to one world of a mock API. */
export class Connection {
  readonly #url: string
  /** Headers that name the world. */
  readonly headers: Readonly<Record<string, string>>

  constructor(url: string, world: string) {
    this.#url = url
    this.headers = { 'X-Mock-World': world }
  }

  /**
   * Makes a request and returns the answer's body.
   * @throws MockError when the answer is not a success
   */
  async send(path: string, { method = 'GET', body, headers = {} }: Sent = {}): Promise<unknown> {
    const answer = await fetch(new URL(path, this.#url), {
      method,
      headers: { ...this.headers, ...(body === undefined ? {} : { 'Content-Type': 'application/json' }), ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    if (!answer.ok) throw new MockError(`${method} ${path} answered ${answer.status}: ${text}`, answer.status, text)
    return JSON.parse(text)
  }
}
