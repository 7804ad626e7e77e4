import { TriangleAlert, Zap } from 'lucide-react'
import type { ReactNode } from 'react'
import type { LoggedRequest } from '../api/types.ts'
import { nameOfCaller, usePersonas } from '../people/use-personas.ts'
import { hashOf } from '../shell/hash-route.ts'
import { CheckSign } from './request-row.tsx'
import { durationText } from './format.ts'

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-caption text-muted">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  )
}

const checkWords = { ok: 'Keeps to it', broken: 'Breaks it', unknown: 'Not checked' } as const
const interferenceWords = {
  maintenance: 'Answered by maintenance',
  prefer: 'Asked for by the request itself, with Prefer',
  forced: 'A forced answer',
  'failure-rate': 'Failed by the failure rate',
} as const

/** Metadata of a request: everything but the bodies. */
export function RequestMetadata({ logged, summary }: { logged: LoggedRequest; summary: string | undefined }) {
  const personas = usePersonas()
  const { method, path, caller, durationMs, time, worldTime, check, injected } = logged
  return (
    <>
      <div>
        {summary ? <p className="mb-1">{summary}</p> : null}
        <p className="font-mono text-xs leading-5 wrap-anywhere text-muted">
          <span className="text-body">{method}</span> {path}
        </p>
      </div>
      {injected ? (
        <p className="flex items-center gap-2 rounded-xl bg-rose-veil px-3 py-2 text-caption">
          <Zap aria-hidden className="size-4 shrink-0 text-rose" />
          <span className="min-w-0">
            {interferenceWords[injected.by]}: <span className="font-mono">{injected.what}</span>
            {injected.by === 'forced' ? (
              <a href={hashOf('answers')} className="ms-2 underline underline-offset-4">
                Forced answers
              </a>
            ) : null}
          </span>
        </p>
      ) : null}
      {check.state === 'broken' ? (
        <div className="rounded-xl bg-danger-veil px-3 py-2">
          <p className="flex items-center gap-2 font-medium">
            <TriangleAlert aria-hidden className="size-4 text-danger" />
            The answer breaks the contract
          </p>
          <ul className="mt-1 flex flex-col gap-0.5 ps-6 text-caption">
            {check.faults.map(({ path: field, message }) => (
              <li key={`${field} ${message}`} className="wrap-anywhere">
                <span className="font-mono text-danger">{field === '' ? 'body' : field}</span> {message}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      <dl className="grid grid-cols-2 gap-x-4 gap-y-2.5 sm:grid-cols-3">
        <Fact name="Caller">{nameOfCaller(personas, caller)}</Fact>
        <Fact name="Took">{durationText(durationMs)}</Fact>
        <Fact name="Contract">
          <span className="flex items-center gap-1.5">
            <CheckSign check={check} />
            {checkWords[check.state]}
          </span>
        </Fact>
        <Fact name="At">{new Date(time).toLocaleString('en-GB')}</Fact>
        <Fact name="Time of the world">{new Date(worldTime).toLocaleString('en-GB')}</Fact>
      </dl>
    </>
  )
}
