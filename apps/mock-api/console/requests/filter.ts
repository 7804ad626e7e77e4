import type { LoggedRequest } from '../api/types.ts'

/** Which requests are shown. Empty strings let everything through. */
export interface Filter {
  readonly call: string
  readonly status: StatusFilter
  readonly caller: string
  readonly text: string
}

export const STATUS_FILTERS = ['all', 'good', 'refused', 'failed', 'broken', 'forced'] as const
export type StatusFilter = (typeof STATUS_FILTERS)[number]

export const NO_FILTER: Filter = { call: '', status: 'all', caller: '', text: '' }

const passesStatus: Record<StatusFilter, (request: LoggedRequest) => boolean> = {
  all: () => true,
  good: ({ status }) => status !== null && status < 400,
  refused: ({ status }) => status !== null && status >= 400 && status < 500,
  failed: ({ status, outcome }) => status === null || status >= 500 || outcome === 'dropped',
  broken: ({ check }) => check.state === 'broken',
  forced: ({ injected }) => injected !== null,
}

/** Everything of a request that one may look for by typing. */
const textOf = ({ call, method, path, caller, status, request, answer }: LoggedRequest): string =>
  [call, method, path, caller, status, request.body?.text, answer.body?.text].join('\n').toLowerCase()

const hasText = (request: LoggedRequest, text: string): boolean => {
  const words = text.toLowerCase().split(/\s+/u).filter(Boolean)
  if (words.length === 0) return true
  const all = textOf(request)
  return words.every((word) => all.includes(word))
}

/** The requests that a filter lets through, in their order. */
export const filtered = (requests: readonly LoggedRequest[], { call, status, caller, text }: Filter): LoggedRequest[] =>
  requests.filter(
    (request) =>
      (call === '' || request.call === call) &&
      (caller === '' || request.caller === caller) &&
      passesStatus[status](request) &&
      hasText(request, text),
  )

/** What is there to choose from, each once, sorted. */
export const choicesOf = (requests: readonly LoggedRequest[]): { calls: string[]; callers: string[] } => ({
  calls: [...new Set(requests.flatMap(({ call }) => (call === null ? [] : [call])))].toSorted(),
  callers: [...new Set(requests.map(({ caller }) => caller))].toSorted(),
})
