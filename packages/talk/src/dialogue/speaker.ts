import { type Language, languageOf } from '../language/language.ts'
import { hobbyLabel, occupationLabel } from '../replies/labels.ts'
import type { Memory } from '../replies/memory.ts'
import { type SlotValues, type Voices, fillPhrase, holdsQuestion, isFillable, joinSentences } from '../replies/phrase.ts'
import { type SeededRandom, createSeededRandom } from '../replies/random.ts'
import type { ReplyInput } from '../replies/reply-input.ts'
import { fold } from '../replies/fold.ts'
import { type Tale, lifeOf, pageOn, stepsOf } from './life.ts'
import { fromShelf, knowsItsPage } from './worded.ts'

/** No sentence is said twice within so many turns; a line of the page is not, as long as it is remembered. */
const REST = 20
/** Sentences older than this are forgotten. */
const KEPT_TURNS = 60

/** How the id of a line of the page begins; the slug and the line follow. */
const LINE = 'line.'

/** The greeting as what was told last, in answer to it. */
const greetingOf = ({ character, history }: ReplyInput, { spoken }: Language): Memory['thread'] => {
  const id = `${LINE}${character.slug}.greeting`
  return history.at(-2)?.text === character.texts.greeting && spoken.backstories[id] !== undefined ? { id, step: 1 } : null
}

/** Says sentences, none of them too often, and keeps what was said for the memory. */
export class Speaker {
  readonly language: Language
  readonly random: SeededRandom
  readonly #input: ReplyInput
  readonly #turn: number
  readonly #said: Map<string, number>
  #thread: Memory['thread']
  /** The person's name as it was told last; it may be told in the very message. */
  #name: string
  #isNamed = false
  readonly #voices: Voices
  /** What stands in slots whatever was said. */
  readonly #always: SlotValues
  #isTelling = false
  #isQuiet = false

  constructor(input: ReplyInput, turn: number) {
    this.language = languageOf(input.locale)
    this.#input = input
    this.#turn = turn
    this.random = createSeededRandom(`${input.seed}:${input.character.slug}:${turn}`)
    this.#said = new Map(Object.entries(input.memory.said).filter(([, at]) => turn - at <= KEPT_TURNS))
    this.#thread = input.memory.thread ?? greetingOf(input, this.language)
    this.#name = input.memory.name?.value ?? input.person.firstName.trim()
    const { locale, character, person } = input
    const [hobby] = character.hobbies
    this.#voices = { locale, character: character.gender, person: person.gender }
    this.#always = {
      me: character.firstName,
      age: String(character.age),
      occupation: occupationLabel(locale, character.occupation),
      hobby: hobby === undefined ? undefined : hobbyLabel(locale, hobby),
      place: this.language.spoken.places[character.slug],
    }
  }

  /** What was told last and may be gone on with: only in the very next message. */
  get thread(): Memory['thread'] {
    return this.#thread
  }

  /** The thread to keep: one that was neither begun nor gone on with in this turn is lost. */
  get kept(): Memory['thread'] {
    return this.#isTelling ? this.#thread : null
  }

  #follow(id: string, step: number): void {
    this.#thread = { id, step }
    this.#isTelling = true
  }

  get said(): Memory['said'] {
    return Object.fromEntries(this.#said)
  }

  /** Asks nothing more in this reply. */
  hush(): void {
    this.#isQuiet = true
  }

  call(name: string): void {
    this.#name = name
  }

  #values(extra: SlotValues): SlotValues {
    // A name in every sentence sounds like a salesman.
    return { ...this.#always, you: this.#isNamed ? '' : this.#name, ...extra }
  }

  #canSay(sentence: string, values: SlotValues): boolean {
    return isFillable(sentence, values, this.#voices)
  }

  #fill(sentence: string, extra: SlotValues): string | null {
    return fillPhrase(sentence, this.#values(extra), this.#voices)
  }

  #say(id: string, sentence: string, extra: SlotValues): string | null {
    const filled = this.#fill(sentence, extra)
    if (filled === null) return null
    this.#said.set(id, this.#turn)
    if (sentence.includes('{you}')) this.#isNamed = true
    return filled
  }

  #rested(id: string): boolean {
    const at = this.#said.get(id)
    return at === undefined || this.#turn - at > REST
  }

  /** A sentence of a pool that was not said lately; null when none can be said. Those never said come first. */
  say(pool: string, extra: SlotValues = {}, isQuiet = false): string | null {
    const lines = (this.language.spoken.answers[pool] ?? []).map((steps, at) => ({ id: `answer.${pool}.${at}`, steps }))
    const values = this.#values(extra)
    const usable = lines.filter(({ id, steps: [sentence = ''] }) => {
      if (!this.#rested(id) || ((isQuiet || this.#isQuiet) && holdsQuestion(sentence))) return false
      return this.#canSay(sentence, values)
    })
    const fresh = usable.filter(({ id }) => !this.#said.has(id))
    const from = fresh.length > 0 ? fresh : usable
    const chosen = from[this.random.below(from.length)]
    const [sentence] = chosen?.steps ?? []
    if (chosen === undefined || sentence === undefined) return null
    if (chosen.steps.length > 1) this.#follow(chosen.id, 1)
    return this.#say(chosen.id, sentence, extra)
  }

  /** Like `say`, but with the sentence said longest ago when all were said lately. */
  must(pool: string, extra: SlotValues = {}): string {
    const fresh = this.say(pool, extra)
    if (fresh !== null) return fresh
    const [oldest] = (this.language.spoken.answers[pool] ?? [])
      .map(([sentence = ''], at) => ({ id: `answer.${pool}.${at}`, sentence }))
      .filter(({ sentence }) => this.#canSay(sentence, this.#values(extra)) && !(this.#isQuiet && holdsQuestion(sentence)))
      .toSorted((left, right) => (this.#said.get(left.id) ?? 0) - (this.#said.get(right.id) ?? 0))
    return oldest === undefined ? '' : (this.#say(oldest.id, oldest.sentence, extra) ?? '')
  }

  /** A line of the character's page that was not said yet. What is asked about it next is answered from its backstory. */
  page(id: string, sentence: string): string | null {
    if (sentence === '' || this.#said.has(`page.${id}`)) return null
    this.#said.set(`page.${id}`, this.#turn)
    const { slug, texts } = this.#input.character
    const line = Object.entries(texts.lines).find(([, whole]) => whole.includes(sentence))?.[0]
    const told = `${LINE}${slug}.${line ?? ''}`
    if (this.language.spoken.backstories[told] === undefined) this.#thread = null
    else this.#follow(told, 1)
    return sentence
  }

  /** A sentence of the page that speaks of the character as somebody else would. */
  introduced(sentence: string): string {
    return joinSentences([this.must('page-says'), sentence], this.#input.locale)
  }

  /** Whether the reply before this one was a line of the page, or why that or anything else is so. */
  get hasReadPage(): boolean {
    return Array.from(this.#said).some(([id, at]) => at === this.#turn - 1 && /^(?:page|answer\.why)\./u.test(id))
  }

  /** Whether some of a tale was told, but not in the reply before this one. */
  hasLeft({ id }: Tale): boolean {
    return this.#said.has(`${id}.0`) && this.#thread?.id !== id
  }

  /** Tells a tale from the first step not told yet; null when all of it was told. */
  tell({ id, steps }: Tale): string | null {
    const step = steps.findIndex((_, at) => !this.#said.has(`${id}.${at}`))
    const sentence = steps[step]
    if (sentence === undefined) return null
    this.#follow(id, step + 1)
    return this.#say(`${id}.${step}`, sentence, {})
  }

  /** The first of some tales of which nothing was told yet. */
  begin(tales: readonly Tale[]): string | null {
    const fresh = tales.find(({ id }) => !this.#said.has(`${id}.0`))
    return fresh === undefined ? null : this.tell(fresh)
  }

  /** Tells of a part of the character's life: what its page says of it, or its life, and that from where it was left a while ago only where `isLeftToo`. */
  live(category: string, isLeftToo = true): string | null {
    const { character } = this.#input
    const onPage = pageOn(character, category, this.language)
    if (onPage !== null) {
      const isOwnVoice = Object.values(character.texts.lines).some((line) => line.includes(onPage))
      const asked = { input: this.#input, speaker: this }
      if (!isOwnVoice && knowsItsPage(asked)) return fromShelf(asked, 'pages', fold(onPage).text)
      const said = this.page(onPage, onPage)
      return said === null || isOwnVoice ? said : this.introduced(said)
    }
    const tale = lifeOf(character, category, this.language)
    return tale === null || (!isLeftToo && this.hasLeft(tale)) ? null : this.tell(tale)
  }

  /** What was told in the reply before this one and may be asked about; null where nothing was. */
  get told(): string | null {
    const id = this.#thread?.id ?? ''
    if (this.language.spoken.backstories[id] === undefined) return null
    const { slug, texts } = this.#input.character
    const lines = Object.entries({ ...texts.lines, greeting: texts.greeting })
    return lines.find(([name]) => id === `${LINE}${slug}.${name}`)?.[1] ?? stepsOf(id, this.language).join(' ')
  }

  /** The answer to a question of a kind about what was told last, each answer once. */
  explain(kind: string): string | null {
    const { id = '', step = 0 } = this.#thread ?? {}
    const sentence = this.language.spoken.backstories[id]?.[kind]
    if (sentence === undefined || this.#said.has(`${id}.${kind}`)) return null
    this.#follow(id, step)
    return this.#say(`${id}.${kind}`, sentence, {})
  }

  /** The next step of what was told last, or null at its end. */
  goOn(): string | null {
    const thread = this.#thread
    if (thread === null) return null
    const sentence = stepsOf(thread.id, this.language)[thread.step]
    if (sentence === undefined) return this.explain('more')
    this.#follow(thread.id, thread.step + 1)
    return this.#say(`${thread.id}.${thread.step}`, sentence, {})
  }
}
