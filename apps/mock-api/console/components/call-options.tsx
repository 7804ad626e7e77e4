import type { CallEntry } from '../api/types.ts'

/** Every call as an option, by resource. */
export function CallOptions({ calls }: { calls: readonly CallEntry[] }) {
  const resources = Map.groupBy(calls, ({ id }) => id.split('.')[0] ?? '')
  return [...resources].map(([resource, list]) => (
    <optgroup key={resource} label={resource}>
      {list.map(({ id }) => (
        <option key={id}>{id}</option>
      ))}
    </optgroup>
  ))
}
