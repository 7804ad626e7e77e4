import { Button } from '@moonlit/ui/button'
import { LinkButton } from '@moonlit/ui/link-button'
import { TextField } from '@moonlit/ui/text-field'
import { IconButton } from '@moonlit/ui/icon-button'
import { TicketPercent, X } from 'lucide-react'
import { useEffect, useRef, useState, type Ref, type SyntheticEvent } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '../../shared/errors/error-message.ts'
import { formatNumber } from '../../shared/format.ts'
import { useLocale } from '../../shared/i18n/use-locale.ts'
import type { usePromoCode } from './plans-data.ts'

/** A code or an offer that counts, and the way to remove it. */
export function AppliedOffer({
  text,
  removeLabel,
  onRemove,
  ref,
}: {
  text: string
  removeLabel: string
  onRemove: () => void
  ref?: Ref<HTMLParagraphElement>
}) {
  return (
    <p ref={ref} tabIndex={-1} className="outline-none flex min-h-11 items-center gap-3 rounded-field bg-mint-veil ps-4 pe-1 text-[0.9375rem]">
      <TicketPercent aria-hidden className="size-5 shrink-0 text-mint" />
      <span role="status" className="min-w-0 flex-1 py-2">
        {text}
      </span>
      <IconButton label={removeLabel} onClick={onRemove}>
        <X />
      </IconButton>
    </p>
  )
}

/** A promo code: typed, judged by the server, and shown with its discount while it counts. [PY-03] */
export function PromoCode({ code }: { code: ReturnType<typeof usePromoCode> }) {
  const { t, i18n } = useTranslation(['subscriptions', 'errors'])
  const { locale } = useLocale()
  const [draft, setDraft] = useState(code.typed)
  const [isOpen, setIsOpen] = useState(code.typed !== '')
  const [isMissing, setIsMissing] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const open = () => {
    // The field takes the place of what was pressed, and the focus with it.
    flushSync(() => setIsOpen(true))
    form.current?.querySelector('input')?.focus()
  }
  const { applied } = code
  const offer = useRef<HTMLParagraphElement>(null)
  // The field that was typed in is gone, and the focus with it: whoever goes by keyboard goes on where it stood. A code that came along takes no focus.
  const { isEntered } = code
  useEffect(() => {
    if (applied && isEntered && document.activeElement === document.body) offer.current?.focus({ preventScroll: true })
  }, [applied, isEntered])
  if (applied) {
    const remove = () => {
      setDraft('')
      code.change('')
    }
    const discount = formatNumber(locale, applied.discount / 100, { style: 'percent' })
    return <AppliedOffer ref={offer} text={t('code.applied', { code: applied.code, discount })} removeLabel={t('code.remove')} onRemove={remove} />
  }
  if (!isOpen)
    return (
      <LinkButton tone="muted" className="min-h-11 self-start" onClick={open}>
        <TicketPercent aria-hidden />
        {t('code.open')}
      </LinkButton>
    )
  const apply = (event: SyntheticEvent) => {
    event.preventDefault()
    const typed = draft.trim()
    setIsMissing(typed === '')
    if (typed !== '') code.change(typed)
  }
  const failure = code.error !== null && draft.trim() === code.typed ? errorMessage(i18n, code.error) : undefined
  const isRefused = code.refused !== null && code.refused.from === 'field' && draft.trim() === code.refused.code
  return (
    <form ref={form} noValidate method="post" onSubmit={apply} className="flex items-start gap-2.5">
      <TextField
        label={t('code.label')}
        name="promoCode"
        value={draft}
        onChange={({ target }) => {
          setDraft(target.value)
          setIsMissing(false)
        }}
        error={isMissing ? t('errors:field.required') : isRefused ? t(`errors:code.${code.refused.why}`) : failure}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        dir="ltr"
        maxLength={200}
        className="min-w-0 flex-1"
      />
      <Button type="submit" variant="quiet" state={code.isChecking ? 'loading' : 'idle'} className="mt-7.5 min-h-12">
        {t('code.apply')}
      </Button>
    </form>
  )
}
