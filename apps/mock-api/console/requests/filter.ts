import type { LoggedRequest } from '../api/types.ts'

/** The filter of the list. Empty strings match everything. */
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

/** The searchable text of a request. */
const textOf = ({ call, method, path, caller, status, request, answer }: LoggedRequest): string =>
  [call, method, path, caller, status, request.body?.text, answer.body?.text].join('\n').toLowerCase()

const hasText = (request: LoggedRequest, text: string): boolean => {
  const words = text.toLowerCase().split(/\s+/u).filter(Boolean)
  if (words.length === 0) return true
  const all = textOf(request)
  return words.every((word) => all.includes(word))
}

/** The requests that match a filter, in order. */
export const filtered = (requests: readonly LoggedRequest[], { call, status, caller, text }: Filter): LoggedRequest[] =>
  requests.filter(
    (request) =>
      (call === '' || request.call === call) &&
      (caller === '' || request.caller === caller) &&
      passesStatus[status](request) &&
      hasText(request, text),
  )

/** The calls and callers in the log, sorted, each once. */
export const choicesOf = (requests: readonly LoggedRequest[]): { calls: string[]; callers: string[] } => ({
  calls: [...new Set(requests.flatMap(({ call }) => (call === null ? [] : [call])))].toSorted(),
  callers: [...new Set(requests.map(({ caller }) => caller))].toSorted(),
})
