import type { Fact } from '@moonlit/sdk'
import { IconButton } from '@moonlit/ui/icon-button'
import { MenuItem, PopoverMenu } from '@moonlit/ui/popover-menu'
import { Skeleton } from '@moonlit/ui/skeleton'
import { notify } from '@moonlit/ui/toast'
import { useQuery } from '@tanstack/react-query'
import { BrainCog, EllipsisVertical, Pencil, Pin, PinOff } from 'lucide-react'
import { Suspense, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../../shared/api/services.ts'
import { FailedQuery } from '../../../shared/errors/failed-query.tsx'
import { useFactChanges } from './use-fact-changes.ts'
import { lazyPart } from '../../../shared/net/lazy-part.ts'

// With the code of forms, which a conversation needs for nothing else.
const FactForm = lazyPart(() => import('./fact-form.tsx'))

interface KnownFactProps {
  chatID: string
  fact: Fact
  onForgotten: () => void
}

/** One fact with its menu; being corrected, its field. */
function KnownFact({ chatID, fact, onForgotten }: KnownFactProps) {
  const { t } = useTranslation('chat')
  const [isEdited, setIsEdited] = useState(false)
  const wasEdited = useRef(false)
  const menu = useRef<HTMLButtonElement>(null)
  const { pin, forget } = useFactChanges(chatID)
  const { factID, kind, value, relation, isPinned } = fact
  const label = t(`known.kind.${kind}`)
  // The keyboard goes on where it was before the field.
  useEffect(() => {
    if (wasEdited.current && !isEdited) menu.current?.focus()
    wasEdited.current = isEdited
  }, [isEdited])
  if (isEdited)
    return (
      <li className="py-1.5">
        <Suspense fallback={<Skeleton className="h-28 rounded-2xl" />}>
          <FactForm chatID={chatID} fact={fact} label={label} onDone={() => setIsEdited(false)} />
        </Suspense>
      </li>
    )
  const words = relation === null ? value : t('known.relative', { value, relation })
  return (
    <li className="flex items-center gap-2">
      <div className="min-w-0 flex-1 py-1">
        <p className="flex items-center gap-1.5 text-caption text-muted">
          {label}
          {isPinned ? <Pin role="img" aria-label={t('known.pinned')} className="size-3.5 text-amber-text" /> : null}
        </p>
        <p dir="auto" className="text-start text-[0.9375rem] wrap-anywhere">
          {words}
        </p>
      </div>
      <PopoverMenu
        trigger={
          <IconButton
            ref={menu}
            label={t('known.more', { label, value: words })}
            size="sm"
            tooltip="none"
            className="shrink-0 pointer-coarse:size-11"
          >
            <EllipsisVertical />
          </IconButton>
        }
      >
        <MenuItem icon={<Pencil aria-hidden />} onSelect={() => setIsEdited(true)}>
          {t('known.correct')}
        </MenuItem>
        <MenuItem icon={isPinned ? <PinOff aria-hidden /> : <Pin aria-hidden />} onSelect={() => pin.mutate({ factID, isPinned: !isPinned })}>
          {t(isPinned ? 'known.unpin' : 'known.pin')}
        </MenuItem>
        <MenuItem
          icon={<BrainCog aria-hidden />}
          tone="danger"
          onSelect={() =>
            forget.mutate(factID, {
              onSuccess: () => {
                onForgotten()
                notify(t('known.forgotten'))
              },
            })
          }
        >
          {t('known.forget')}
        </MenuItem>
      </PopoverMenu>
    </li>
  )
}

/** What the character knows of the person, in plain words; each fact can be corrected, pinned and forgotten. */
export function KnownFacts({ chatID, name }: { chatID: string; name: string }) {
  const { t } = useTranslation(['chat', 'errors'])
  const { queries } = useServices()
  const facts = useQuery(queries.chats.facts(chatID))
  const heading = useId()
  const section = useRef<HTMLElement>(null)
  return (
    // The button that was pressed goes with its fact: the keyboard goes on from here.
    <section ref={section} tabIndex={-1} aria-labelledby={heading} className="flex flex-col gap-2 outline-none">
      <h3 id={heading} className="font-semibold text-pretty">
        {t('known.heading', { name })}
      </h3>
      {facts.data ? (
        facts.data.result.length === 0 ? (
          <p className="text-[0.9375rem] text-pretty text-muted">{t('known.none', { name })}</p>
        ) : (
          <ul className="flex flex-col">
            {facts.data.result.map((fact) => (
              <KnownFact key={fact.factID} chatID={chatID} fact={fact} onForgotten={() => section.current?.focus()} />
            ))}
          </ul>
        )
      ) : facts.isError ? (
        <FailedQuery query={facts} layout="inline" />
      ) : (
        <Skeleton className="h-11 rounded-2xl" />
      )}
    </section>
  )
}
