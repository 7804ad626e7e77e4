interface SettingLabels {
  readonly label: string
  readonly hint: string
}

/** Label and hint of known settings; others use their names. */
const known: Readonly<Record<string, SettingLabels>> = {
  maintenance: { label: 'Maintenance', hint: 'The alive call does not answer true; every other call answers 503.' },
  replyDelay: { label: 'Reply delay', hint: 'How long a character writes; longer for longer replies.' },
  generationDelay: { label: 'Generation delay', hint: 'How long a picture takes.' },
  generationFailureRate: { label: 'Failed generations', hint: 'Share of pictures that cannot be made.' },
  creationDelay: { label: 'Creation delay', hint: 'How long a new character takes.' },
  creationFailureRate: { label: 'Failed creations', hint: 'Share of characters that cannot be made.' },
  reminderDelay: { label: 'Reminder delay', hint: 'How long somebody is silent before the character may remind them.' },
  freeMessages: { label: 'Free messages', hint: 'What a person without a subscription may send, over all chats.' },
  freePhotos: { label: 'Free photos', hint: 'What a person without a subscription may have made, once.' },
  generalRate: { label: 'Requests', hint: 'Of any kind, for one caller.' },
  chatRate: { label: 'Messages', hint: 'That one caller may send.' },
  latency: { label: 'Latency', hint: 'How long every call takes on its way, and up to how much more.' },
  failureRate: { label: 'Failure rate', hint: 'Share of all calls that fail with 500; the same ones in every run.' },
}

const spaced = (name: string): string => {
  const words = name.replaceAll(/(?<=[a-z])(?=[A-Z])/gu, ' ').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

export const labelsOf = (name: string): SettingLabels => known[name] ?? { label: spaced(name), hint: '' }

const fields: Readonly<Record<string, string>> = {
  ms: 'Always',
  jitterMs: 'Up to more',
  min: 'At least',
  max: 'At most',
  limit: 'How many',
  windowSeconds: 'In',
}

/** Label of a field of a setting. */
export const fieldName = (field: string): string => fields[field] ?? spaced(field)

/** Groups of settings, in order; ungrouped ones come last. */
export const groups: readonly { readonly title: string; readonly note: string; readonly names: readonly string[] }[] = [
  { title: 'On the way', note: 'Holds for every call that has nothing of its own below.', names: ['latency', 'failureRate'] },
  {
    title: 'Work that takes time',
    note: 'Follows the clock of the world: when it is moved on, the work is done.',
    names: ['replyDelay', 'generationDelay', 'generationFailureRate', 'creationDelay', 'creationFailureRate', 'reminderDelay'],
  },
  {
    title: 'Limits and quotas',
    note: 'Beyond them a call answers 429; used up, 402.',
    names: ['generalRate', 'chatRate', 'freeMessages', 'freePhotos'],
  },
]
