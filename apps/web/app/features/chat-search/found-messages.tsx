import type { FoundMessage } from '@moonlit/sdk'
import { Button } from '@moonlit/ui/button'
import { EmptyState } from '@moonlit/ui/empty-state'
import { ScrollArea } from '@moonlit/ui/scroll-area'
import { Skeleton } from '@moonlit/ui/skeleton'
import { useInfiniteQuery } from '@tanstack/react-query'
import { SearchX } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../shared/api/services.ts'
import { FailedQuery } from '../../shared/errors/failed-query.tsx'
import { formatDate } from '../../shared/format.ts'
import { useLocale } from '../../shared/i18n/use-locale.ts'
import { excerptOf } from './excerpt.ts'
import { MarkedText } from './marked-text.tsx'

interface FoundMessagesProps {
  chatID: string
  name: string
  /** What is looked for; nothing yet when empty. */
  text: string
  /** The result that one comes back from: it has the focus again. */
  visited: string | null
  onChoose: (found: FoundMessage) => void
}

/** What was found, newest first, each with the line that it was found in. [CH-23] */
export function FoundMessages({ chatID, name, text, visited, onChoose }: FoundMessagesProps) {
  const { t } = useTranslation(['chat-search', 'errors'])
  const { queries } = useServices()
  // Asked for anew every time: something may have been said since.
  const search = useInfiniteQuery({ ...queries.chats.search({ id: chatID, text }), enabled: text !== '', staleTime: 0 })
  if (text === '') return <p className="py-8 text-center text-pretty text-muted">{t('hint', { name })}</p>
  if (search.isError && !search.data) return <FailedQuery query={search} layout="inline" />
  const found = search.data?.pages.flatMap(({ result }) => result)
  const count = search.data?.pages[0]?.count ?? 0
  return (
    <>
      <p role="status" className={count > 0 ? 'text-sm text-muted' : 'sr-only'}>
        {found ? t('count', { count }) : ''}
      </p>
      {found ? (
        found.length === 0 ? (
          <EmptyState size="pane" figure={<SearchX />} title={t('none')} text={t('noneText')} />
        ) : (
          <ScrollArea className="-mx-3 flex flex-col gap-3">
            <ul className="flex flex-col gap-0.5">
              {found.map((message) => (
                <FoundRow
                  key={message.messageID}
                  found={message}
                  speaker={message.isBot ? name : t('you')}
                  focus={message.messageID === visited ? 'wanted' : 'none'}
                  onChoose={() => onChoose(message)}
                />
              ))}
            </ul>
            {search.hasNextPage ? (
              <Button
                variant="quiet"
                className="self-center"
                state={search.isFetchingNextPage ? 'loading' : 'idle'}
                onClick={() => void search.fetchNextPage()}
              >
                {t('more')}
              </Button>
            ) : null}
          </ScrollArea>
        )
      ) : (
        <div aria-hidden className="flex flex-col gap-3">
          {['w-3/4', 'w-full', 'w-2/3'].map((width) => (
            <Skeleton key={width} className={`h-14 rounded-2xl ${width}`} />
          ))}
        </div>
      )}
    </>
  )
}

interface FoundRowProps {
  found: FoundMessage
  speaker: string
  focus: 'wanted' | 'none'
  onChoose: () => void
}

function FoundRow({ found, speaker, focus, onChoose }: FoundRowProps) {
  const { locale } = useLocale()
  const row = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (focus === 'wanted') row.current?.focus()
  }, [focus])
  return (
    <li>
      <button
        ref={row}
        type="button"
        onClick={onChoose}
        className="flex min-h-14 w-full flex-col gap-0.5 rounded-2xl px-3 py-2.5 text-start transition-colors hover:bg-veil"
      >
        <span className="flex w-full items-baseline justify-between gap-3">
          <span className="min-w-0 truncate text-sm font-semibold">{speaker}</span>
          <time dateTime={found.timestamp} className="shrink-0 text-caption text-muted">
            {formatDate(locale, found.timestamp, { dateStyle: 'medium', timeStyle: 'short' })}
          </time>
        </span>
        <span dir="auto" className="line-clamp-2 w-full text-start text-[0.9375rem] wrap-anywhere text-muted">
          <MarkedText pieces={excerptOf(found)} />
        </span>
      </button>
    </li>
  )
}
