import type { Receipt } from '@moonlit/sdk'
import { Badge } from '@moonlit/ui/badge'
import { IconButton } from '@moonlit/ui/icon-button'
import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { LinkButton } from '@moonlit/ui/link-button'
import { useServices } from '../../shared/api/services.ts'
import { FailedQuery } from '../../shared/errors/failed-query.tsx'
import { saveFile } from '../../shared/files/save-file.ts'
import { formatDate, formatPrice } from '../../shared/format.ts'
import { useLocale } from '../../shared/i18n/use-locale.ts'
import { useUser } from '../../shared/session/use-session.ts'
import { discountsOf, receiptDocument } from './receipt-document.ts'

/** How long until a payment that a bank has not confirmed yet is asked about again, in milliseconds. */
const ASK_AGAIN = 1500
/** How many receipts show until the rest is asked for. */
const FIRST = 5

const countPending = (receipts: readonly Receipt[] = []): number => receipts.filter(({ status }) => status === 'pending').length

/** The person's receipts. While a bank is confirming one, they are asked for again and again; what it opened is there once it has. */
const useReceipts = () => {
  const { account, queries } = useServices()
  const query = useQuery({
    ...queries.subscriptions.receipts(),
    refetchInterval: ({ state }) => (countPending(state.data?.result) > 0 ? ASK_AGAIN : false),
  })
  const pending = countPending(query.data?.result)
  const before = useRef(pending)
  useEffect(() => {
    if (pending < before.current) void account.paid()
    before.current = pending
  }, [account, pending])
  return query
}

/** What the person has paid or is about to, newest first, each that was charged to keep as a document that can be printed. [AC-01] [PY-05] */
export function Receipts() {
  const { t } = useTranslation(['settings', 'errors'])
  const query = useReceipts()
  const [isWhole, setIsWhole] = useState(false)
  const { hash } = useLocation()
  const receipts = query.data?.result ?? []
  const wanted = receipts.findIndex(({ id }) => hash === `#receipt-${id}`)
  const shown = isWhole ? receipts.length : Math.max(FIRST, wanted + 1)
  const amounts = receipts.flatMap(({ price, listPrice }) => [price, listPrice ?? price])
  return (
    <section aria-labelledby="receipts" className="flex w-full flex-col gap-3">
      <h3 id="receipts" className="font-semibold">
        {t('receipts.title')}
      </h3>
      {query.error ? (
        <FailedQuery query={query} layout="inline" />
      ) : query.data && receipts.length === 0 ? (
        <p className="text-muted">{t('receipts.none')}</p>
      ) : (
        <ul className="flex flex-col gap-2">
          {receipts.slice(0, shown).map((receipt, index) => (
            <ReceiptRow key={receipt.id} receipt={receipt} beside={amounts} isWanted={index === wanted} />
          ))}
        </ul>
      )}
      {receipts.length > shown ? (
        <LinkButton className="min-h-11 self-start" onClick={() => setIsWhole(true)}>
          {t('receipts.all')}
        </LinkButton>
      ) : null}
    </section>
  )
}

/** One receipt, its amounts written like those `beside` it. Whoever is led to it by its anchor is there with the keyboard, too. */
function ReceiptRow({ receipt, beside, isWanted }: { receipt: Receipt; beside: readonly number[]; isWanted: boolean }) {
  const { t } = useTranslation(['settings'])
  const { locale, dir } = useLocale()
  const { user } = useUser()
  const { id, title, price, listPrice, currency, status, paidAt } = receipt
  const said = (amount: number) => formatPrice(locale, amount, currency, { beside })
  const row = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (!isWanted) return
    row.current?.scrollIntoView({ block: 'center' })
    row.current?.focus({ preventScroll: true })
  }, [isWanted])
  // With the time, for two of the same on one day.
  const date = formatDate(locale, paidAt, { dateStyle: 'medium', timeStyle: 'short' })
  const download = () => {
    const page = receiptDocument({ receipt, locale, dir, email: user?.email ?? '', t })
    saveFile(`moonlit-${paidAt.slice(0, 10)}-${id}.html`, page, 'text/html')
  }
  return (
    <li
      ref={row}
      id={`receipt-${id}`}
      tabIndex={isWanted ? -1 : undefined}
      className="flex items-center gap-3 rounded-2xl bg-raised py-2 ps-4 pe-2 focus:inset-ring-2 focus:inset-ring-amber-edge focus:outline-none"
    >
      <div className="min-w-0 flex-1">
        <p className="text-pretty wrap-break-word">{title}</p>
        <p className="text-sm text-muted">{date}</p>
        {status === 'pending' ? <p className="text-sm text-amber-text">{t('receipts.pending')}</p> : null}
        {discountsOf(t, receipt).map(({ label, off }) => (
          <p key={label} className="text-sm text-muted">
            {t('receipts.taken', { label, off: said(off) })}
          </p>
        ))}
      </div>
      {status === 'refunded' ? <Badge tone="quiet">{t('receipts.refunded')}</Badge> : null}
      <span className="flex shrink-0 flex-col items-end tabular-nums">
        {listPrice === null ? null : (
          <s className="text-sm text-muted">
            <span className="sr-only">{t('receipts.field.list')} </span>
            {said(listPrice)}
          </s>
        )}
        {said(price)}
      </span>
      {status === 'pending' ? null : (
        <IconButton label={t('receipts.download', { item: title, date })} onClick={download}>
          <Download />
        </IconButton>
      )}
    </li>
  )
}
