import { Button } from '@moonlit/ui/button'
import { useEffect, useRef, useState, type RefObject, type SyntheticEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { emit } from '../../shared/events/events.ts'
import { OverlayDialog } from '../../shared/overlays/overlay-dialog.tsx'
import { useBackToClose } from '../../shared/overlays/use-back-to-close.ts'
import type { OverlayControls, OverlayProps, SignMode } from '../../shared/overlays/overlay-props.ts'
import { useUser } from '../../shared/session/use-session.ts'
import { readStored } from '../../shared/storage/storage.ts'
import { stored } from '../../shared/storage/stored.ts'
import { ConfirmEmail } from './confirm-email.tsx'
import { ExternalSignUp } from './external-sign-up.tsx'
import { ForgotPasswordForm } from './forgot-password-form.tsx'
import { LinkSent } from './link-sent.tsx'
import { NightSky } from './night-sky.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { SignUpForm } from './sign-up-form.tsx'
import { typedEmail } from './typed-email.ts'

/** What the dialog shows: one of its three modes, or what follows from two of them. */
type Screen = SignMode | 'external' | 'account-exists' | 'link-sent' | 'confirm-email'

/** When the dialog shows something else, the first field that is empty has the focus. [LY-10] */
const useFieldFocus = (fields: RefObject<HTMLElement | null>, screen: Screen) => {
  const shown = useRef(screen)
  useEffect(() => {
    if (shown.current === screen) return
    shown.current = screen
    const inputs = Array.from(fields.current?.querySelectorAll<HTMLInputElement>('input:is([type=email], [type=password])') ?? [])
    const empty = inputs.find(({ value }) => value === '') ?? inputs[0]
    empty?.focus()
  }, [fields, screen])
}

const rememberEmail = ({ target }: SyntheticEvent) => {
  if (target instanceof HTMLInputElement && target.type === 'email') typedEmail.write(target.value)
}

/** Who is in already has nothing to do here. */
function NothingToDo({ close }: OverlayControls) {
  useEffect(() => void close(), [close])
  return null
}

/**
 * The dialog for signing in and up; for members only what they have forgotten is left of it. An address that asks for it names the page that needs it,
 * or `new` in its place, for somebody who has no account yet: told apart here, for this code is loaded only when it is wanted. [RT-18]
 */
export default function SignDialog(props: OverlayProps['sign'] & OverlayControls) {
  const { kind } = useUser()
  // Whoever a page has sent here has a session that the server refused, even if this browser does not know yet.
  const [isIn] = useState(kind === 'member' && props.mode !== 'forgot-password' && props.returnTo === undefined && props.reason !== 'ended')
  const isNew = props.reason === 'needed' && props.returnTo === undefined
  return isIn ? <NothingToDo {...props} /> : <SignForms {...props} {...(isNew && { mode: 'sign-up', reason: undefined })} />
}

/**
 * Signing in, signing up and the forgotten password in one dialog; the e-mail typed in one mode is there in the others. It stays open until
 * the person is in, or leaves it. [SG-01] [SG-04] [SG-06]
 */
function SignForms({ mode, email: known, returnTo, reason, close }: OverlayProps['sign'] & OverlayControls) {
  const { t } = useTranslation('auth')
  const navigate = useNavigate()
  // What a social provider told waits for the person to finish (SG-08).
  const [profile] = useState(() => (mode === 'sign-up' ? readStored(stored.externalForm) : null))
  const [screen, setScreen] = useState<Screen>(profile ? 'external' : mode)
  const [email, setEmail] = useState(() => known || typedEmail.read())
  const fields = useRef<HTMLDivElement>(null)
  useFieldFocus(fields, screen)
  const show = (next: Screen, typed?: string) => {
    if (typed !== undefined) setEmail(typed)
    setScreen(next)
  }
  // It is a step from signing in: Back leads there, not out of the dialog.
  useBackToClose(screen === 'forgot-password' && mode === 'sign-in', () => setScreen('sign-in'))
  const leave = async () => {
    if (mode === 'sign-up') emit({ name: 'registration-modal-closed' })
    await close()
  }
  /** The person is in: back to what they wanted. */
  const finish = async () => {
    await leave()
    if (returnTo) await navigate(returnTo)
  }
  const provider = profile ? t(`provider.${profile.provider}`) : ''
  const externalText = profile?.email ? t('external.text', { provider }) : t('external.emailMissing', { provider })
  const why = reason && t(`reason.${reason}`)
  const titles = {
    // Who was led here by what they were about to do may never have been here before.
    'sign-in': [t(reason === 'account' || reason === 'needed' ? 'signIn.titleAsked' : 'signIn.title'), why ?? t('signIn.text')],
    'sign-up': [t('signUp.title'), why ?? t('signUp.text')],
    'forgot-password': [t('forgot.title'), t('forgot.text')],
    external: [t('external.title'), externalText],
    'account-exists': [t('external.usedTitle'), t('external.usedText', { email })],
    'link-sent': [t('linkSent.title'), undefined],
    'confirm-email': [t('confirm.title'), undefined],
  } as const
  const [title, text] = titles[screen]
  return (
    <OverlayDialog
      close={leave}
      size="md"
      aside={screen === 'sign-in' || screen === 'sign-up' ? <NightSky /> : undefined}
      title={title}
      description={text}
    >
      <div ref={fields} onInput={rememberEmail}>
        {screen === 'sign-in' ? <SignInForm key={screen} email={email} returnTo={returnTo} onShow={show} onDone={finish} /> : null}
        {screen === 'sign-up' ? <SignUpForm key={screen} email={email} returnTo={returnTo} onShow={show} /> : null}
        {screen === 'external' && profile ? (
          <ExternalSignUp profile={profile} onDone={finish} onConfirm={(typed) => show('confirm-email', typed)} onShow={show} />
        ) : null}
        {screen === 'account-exists' ? (
          <Button autoFocus size="lg" width="full" onClick={() => show('sign-in')}>
            {t('signIn.submit')}
          </Button>
        ) : null}
        {screen === 'forgot-password' ? <ForgotPasswordForm email={email} onShow={show} /> : null}
        {screen === 'link-sent' ? <LinkSent email={email} onClose={leave} /> : null}
        {screen === 'confirm-email' ? <ConfirmEmail sent="just-now" onLater={leave} onConfirmed={finish} /> : null}
      </div>
    </OverlayDialog>
  )
}
