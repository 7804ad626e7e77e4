import { segmentedLook } from '@moonlit/ui/segmented-control'
import { Tabs } from 'radix-ui'
import type { LoggedRequest } from '../api/types.ts'
import { CopyButton } from '../components/copy-button.tsx'
import { JsonView } from '../components/json-view.tsx'

function Body({ label, body, empty }: { label: string; body: LoggedRequest['answer']['body']; empty: string }) {
  if (body === null) return <p className="rounded-2xl bg-ground/70 px-4 py-6 text-center text-muted">{empty}</p>
  return (
    <div className="relative">
      {/* Room for the button, so that it never lies on the text. */}
      <JsonView label={label} text={body.text} isCut={body.isCut} className="[&>pre]:pe-24" />
      <CopyButton variant="ghost" text={() => body.text} className="absolute end-2 top-2 bg-raised/90">
        Copy
      </CopyButton>
    </div>
  )
}

function Headers({ label, headers }: { label: string; headers: Readonly<Record<string, string>> }) {
  const rows = Object.entries(headers)
  return (
    <div className="min-w-0">
      <h3 className="mb-1.5 text-caption text-muted">{label}</h3>
      {rows.length === 0 ? <p className="text-caption text-muted">None</p> : null}
      <dl className="grid gap-x-4 gap-y-1 font-mono text-xs leading-5 sm:grid-cols-[max-content_minmax(0,1fr)]">
        {rows.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-muted">{name}</dt>
            <dd className="wrap-anywhere max-sm:mb-1.5">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

const tabs = [
  { value: 'answer', label: 'Answer' },
  { value: 'request', label: 'Request' },
  { value: 'headers', label: 'Headers' },
] as const

/** Bodies of the request and its answer. */
export function RequestBodies({ logged: { request, answer, status } }: { logged: LoggedRequest }) {
  return (
    <Tabs.Root defaultValue="answer" className="flex flex-col gap-3">
      <Tabs.List aria-label="Parts of the request" className={segmentedLook.track()}>
        {tabs.map(({ value, label }) => (
          <Tabs.Trigger
            key={value}
            value={value}
            className={`${segmentedLook.segment({ size: 'sm' })} data-[state=active]:bg-float data-[state=active]:text-body`}
          >
            {label}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      <Tabs.Content value="answer">
        <Body
          label="Answer"
          body={answer.body}
          empty={status === null ? 'Nothing was answered.' : 'The answer had no body, or it was given up to save memory.'}
        />
      </Tabs.Content>
      <Tabs.Content value="request">
        <Body label="Request" body={request.body} empty="The request had no body." />
      </Tabs.Content>
      <Tabs.Content value="headers" className="flex flex-col gap-5">
        <Headers label="Of the request" headers={request.headers} />
        <Headers label="Of the answer" headers={answer.headers} />
      </Tabs.Content>
    </Tabs.Root>
  )
}
