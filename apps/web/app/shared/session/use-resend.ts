import { ApiError, unwrap } from '@moonlit/sdk'
import { RESEND_SECONDS } from '@moonlit/sdk/rules'
import { notify } from '@moonlit/ui/toast'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useServices } from '../api/services.ts'
import { useErrorToast } from '../errors/use-error-toast.ts'
import { formatNumber } from '../format.ts'
import { useLocale } from '../i18n/use-locale.ts'
import { useCountdown } from '../time/use-countdown.ts'

/** Seconds until the server sends another mail; 0 for any other failure. */
const waitOf = (error: unknown): number => (error instanceof ApiError && error.status === 429 ? (error.retryAfter ?? 0) : 0)

interface ResendOptions {
  /** Where the mail goes. */
  email: string
  /** What its button says while another mail can be sent. */
  label: string
  /** Seconds of a wait that has begun already. */
  wait?: number
  onSent?: () => void
}

/** Sends the mail that confirms an address again, which the server does once in 59 seconds: until then its button counts them down. [SG-04] [AC-07] */
export const useResend = ({ email, label, wait = 0, onSent }: ResendOptions) => {
  const { t } = useTranslation('auth')
  const { locale } = useLocale()
  const { client } = useServices()
  const { left, begin } = useCountdown(wait)
  const showError = useErrorToast()
  const trigger = useRef<HTMLButtonElement>(null)
  /** What says where the mail goes. The button cannot be pressed for a while, and would let the keyboard fall: it goes on from here. */
  const place = useRef<HTMLParagraphElement>(null)
  const isAsked = useRef(false)
  const [refusedFor, setRefusedFor] = useState(0)
  const startWait = (seconds: number) => {
    if (document.activeElement === trigger.current) place.current?.focus({ preventScroll: true })
    begin(seconds)
  }
  /** A mail left for an address just now. */
  const tellSent = (to: string) => {
    notify(t('confirm.sent', { email: to }))
    setRefusedFor(0)
    startWait(RESEND_SECONDS)
    onSent?.()
  }
  const { mutate, isPending } = useMutation({
    mutationFn: () => unwrap(client.auth.sendVerification({ body: {} })),
    onSuccess: () => tellSent(email),
    // A mail left not long ago, from another page or before this one was loaded: what is left of the wait is counted down.
    onError: (error) => {
      const rest = waitOf(error)
      if (rest === 0) return showError(error)
      setRefusedFor(rest)
      startWait(rest)
    },
    onSettled: () => {
      isAsked.current = false
    },
    meta: { errors: 'handled' },
  })
  const send = () => {
    if (isAsked.current || left > 0) return
    isAsked.current = true
    mutate()
  }
  const waitOfSeconds = (seconds: number) => t('confirm.again', { seconds: formatNumber(locale, seconds) })
  return {
    place,
    /** That no mail was sent, and when one can be: to be read out in `place`, once, for the button's own seconds go by. */
    refusal: left > 0 && refusedFor > 0 ? waitOfSeconds(refusedFor) : null,
    send,
    tellSent,
    button: {
      ref: trigger,
      state: isPending ? 'loading' : 'idle',
      disabled: left > 0,
      onClick: send,
      children: left > 0 ? waitOfSeconds(left) : label,
    },
  } as const
}
