import { Button } from '@moonlit/ui/button'
import { EmptyState } from '@moonlit/ui/empty-state'
import { MessageSquareReply, Trash2 } from 'lucide-react'
import { useControlMutation, useControlQuery } from '../api/use-control.ts'
import { Loaded } from '../components/loaded.tsx'
import { Page, Panel } from '../components/page.tsx'
import { ForceForm } from './force-form.tsx'
import { ForcedRow } from './forced-row.tsx'

/** The section for forced answers. */
export function AnswersPage() {
  const forced = useControlQuery('forced', 'list', { every: 3000 })
  const calls = useControlQuery('calls', 'list', { isFixed: true })
  const clear = useControlMutation('forced', 'clear')
  return (
    <Page title="Answers" intro="Choose the answer of the next calls, or break it. It applies to as many calls as you say.">
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]">
        <Panel title="Force an answer" note="Only what the contract documents for a call can be forced.">
          <Loaded query={calls} what="the calls">
            {(list) => <ForceForm list={list} />}
          </Loaded>
        </Panel>
        <Panel
          title="Waiting"
          note="The first that fits a request is taken."
          actions={
            forced.data && forced.data.forced.length > 1 ? (
              <Button variant="ghost" size="sm" onClick={() => clear.mutate({})}>
                <Trash2 aria-hidden />
                Take all back
              </Button>
            ) : null
          }
        >
          <Loaded query={forced} what="the forced answers">
            {({ forced: list }) =>
              list.length === 0 ? (
                <EmptyState
                  size="pane"
                  figure={<MessageSquareReply strokeWidth={1.6} />}
                  title="Nothing is forced"
                  text="Every call is answered by its own rules. A request can also ask for itself, with the header Prefer: code=402."
                />
              ) : (
                <ol aria-label="Forced answers, oldest first" className="flex flex-col gap-2">
                  {list.map((one) => (
                    <ForcedRow key={one.id} forced={one} />
                  ))}
                </ol>
              )
            }
          </Loaded>
        </Panel>
      </div>
    </Page>
  )
}
