import type { PersonaName } from '../src/controls/contract/personas.ts'
import type { Fault } from '../src/controls/contract/forced.ts'
import type { CallId } from '../src/http/call-table.ts'
import { ofContract } from './boundary.ts'
import { Connection, type Sent } from './connection.ts'
import type { AnswerOptions, Answered, BodyOf, CallOrAll, ForceOptions, StatusOf } from './types.ts'

/** Someone who signed in. */
export interface SignedIn {
  readonly kind: 'user'
  readonly jwtToken: string
  readonly refreshToken: string
  /** Headers that name the world and the person. */
  readonly headers: Readonly<Record<string, string>>
}

/** A guest with a session. */
export interface Guest {
  readonly kind: 'guest'
  readonly UserSessionID: string
  readonly headers: Readonly<Record<string, string>>
}

type Settings = Answered<'settings', 'read'>
type Clock = Answered<'clock', 'read'>
type Forced = Answered<'forced', 'add', 201>
type Mail = Answered<'outbox', 'list'>['mails'][number]
type LoggedRequest = Answered<'requests', 'list'>['requests'][number]
type UnknownName = Answered<'requests', 'unknownNames'>['names'][number]
type Snapshot = Answered<'snapshots', 'save', 201>

const queryOf = (values: Readonly<Record<string, string | number | undefined>>): string => {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) if (value !== undefined) query.set(name, String(value))
  return query.size === 0 ? '' : `?${query.toString()}`
}

/** A world of the mock API, controlled by a test: its own data, settings and clock. */
export class MockWorld {
  readonly name: string
  /** Headers that select this world. */
  readonly headers: Readonly<Record<string, string>>
  readonly #connection: Connection

  constructor(url: string, name: string) {
    this.name = name
    this.#connection = new Connection(url, name)
    this.headers = this.#connection.headers
  }

  /**
   * Makes a request in this world, such as `world.send('/api/v1/bots/?limit=20')`.
   * @returns the body of the answer
   * @throws MockError when the answer is not a success
   */
  send(path: string, request: Sent = {}): Promise<unknown> {
    return this.#connection.send(path, request)
  }

  async #control<Answer>(path: string, request: Sent = {}): Promise<Answer> {
    return ofContract<Answer>(await this.#connection.send(`/controls${path}`, request))
  }

  /** Signs in a persona; can be repeated. */
  as(persona: 'guest'): Promise<Guest>
  as(persona: Exclude<PersonaName, 'guest'>): Promise<SignedIn>
  async as(persona: PersonaName): Promise<Guest | SignedIn> {
    const session = await this.#control<Answered<'personas', 'signIn'>>(`/personas/${persona}/sign-in/`, { method: 'POST', body: {} })
    return session.kind === 'guest'
      ? { ...session, headers: { ...this.headers, 'X-User-Session-Id': session.UserSessionID } }
      : { ...session, headers: { ...this.headers, Authorization: `Bearer ${session.jwtToken}` } }
  }

  /** Begins a guest session. */
  async guest(who: { firstName: string; gender: 'female' | 'male' | 'non-binary' } = { firstName: 'Sam', gender: 'male' }): Promise<Guest> {
    const { UserSessionID } = ofContract<{ UserSessionID: string }>(await this.send('/api/v1/auth/auth_user/', { method: 'POST', body: who }))
    return { kind: 'guest', UserSessionID, headers: { ...this.headers, 'X-User-Session-Id': UserSessionID } }
  }

  /** What can be changed while the world runs. */
  readonly settings = {
    read: (): Promise<Settings> => this.#control('/settings/'),
    /** Takes effect on the next request. */
    change: (change: BodyOf<'settings', 'change'>): Promise<Settings> => this.#control('/settings/', { method: 'PATCH', body: change }),
  }

  /** Turns maintenance on or off. */
  async maintenance(isOn: boolean): Promise<void> {
    await this.settings.change({ maintenance: isOn })
  }

  #moveClock(change: BodyOf<'clock', 'change'>): Promise<Clock> {
    return this.#control('/clock/', { method: 'PATCH', body: change })
  }

  /** The time of the world. */
  readonly clock = {
    now: async (): Promise<Date> => new Date((await this.#control<Clock>('/clock/')).now),
    freeze: (): Promise<Clock> => this.#moveClock({ isFrozen: true }),
    resume: (): Promise<Clock> => this.#moveClock({ isFrozen: false }),
    /** @param time a date, ISO 8601, or milliseconds since 1970 */
    set: (time: Date | string | number): Promise<Clock> => this.#moveClock({ now: new Date(time).toISOString() }),
    /** @param by milliseconds, or a duration such as `90s`, `1h30m`, `30d`, `P1M`; a minus goes back */
    advance: (by: number | string): Promise<Clock> => this.#moveClock(typeof by === 'number' ? { advanceMs: by } : { advance: by }),
  }

  /** Answers the next calls with a status that the contract documents for them. */
  force<Id extends CallOrAll, Status extends StatusOf<Id>>(call: Id, status: Status, options: AnswerOptions<Status> = {}): Promise<Forced> {
    return this.#control('/forced/', { method: 'POST', body: { call, status, ...options } })
  }

  /** Injects a fault into the next calls: `drop` before the handler runs; `cut`, `malformed` and `slow` into its answer. */
  fault(call: CallOrAll, fault: Fault, options: ForceOptions & { overMs?: number } = {}): Promise<Forced> {
    return this.#control('/forced/', { method: 'POST', body: { call, fault, ...options } })
  }

  /** Pending forced answers and faults. */
  readonly forced = {
    list: async (): Promise<Forced[]> => (await this.#control<Answered<'forced', 'list'>>('/forced/')).forced,
    remove: async (id: string): Promise<void> => void (await this.#control(`/forced/${encodeURIComponent(id)}/`, { method: 'DELETE' })),
    clear: async (): Promise<void> => void (await this.#control('/forced/', { method: 'DELETE' })),
  }

  /** Mails that were sent. */
  readonly outbox = {
    /** Newest first. */
    list: async (filter: { to?: string; kind?: string; limit?: number } = {}): Promise<Mail[]> =>
      (await this.#control<Answered<'outbox', 'list'>>(`/outbox/${queryOf(filter)}`)).mails,
    /** The newest; undefined when there is none. */
    latest: async (filter: { to?: string; kind?: string } = {}): Promise<Mail | undefined> => (await this.outbox.list({ ...filter, limit: 1 }))[0],
    clear: async (): Promise<void> => void (await this.#control('/outbox/', { method: 'DELETE' })),
  }

  /** Logged requests, newest first. */
  async requests(filter: { after?: number; limit?: number; call?: CallId } = {}): Promise<LoggedRequest[]> {
    return (await this.#control<Answered<'requests', 'list'>>(`/requests/${queryOf(filter)}`)).requests
  }

  /** Query parameters and fields of bodies that were sent and that the contract does not know; none in a healthy app. */
  async unknownNames(): Promise<UnknownName[]> {
    return (await this.#control<Answered<'requests', 'unknownNames'>>('/requests/unknown-names/')).names
  }

  /** Saves the state of the world under a name. */
  snapshot(name: string): Promise<Snapshot> {
    return this.#control('/snapshots/', { method: 'POST', body: { name } })
  }

  /** Brings a saved state back. */
  async load(name: string): Promise<void> {
    await this.#control(`/snapshots/${encodeURIComponent(name)}/load/`, { method: 'POST', body: {} })
  }

  /** Saved states, newest first. */
  async snapshots(): Promise<Snapshot[]> {
    return (await this.#control<Answered<'snapshots', 'list'>>('/snapshots/')).snapshots
  }

  /** Resets to the seed. */
  async reset(): Promise<void> {
    await this.#control('/reset/', { method: 'POST', body: {} })
  }

  /** Deletes the world and its data, at the end of a test. */
  async remove(): Promise<void> {
    await this.#control(`/worlds/${this.name}/`, { method: 'DELETE' })
  }
}
