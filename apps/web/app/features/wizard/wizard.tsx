import type { CreationOptions } from '@moonlit/sdk'
import { Button } from '@moonlit/ui/button'
import { LinkButton } from '@moonlit/ui/link-button'
import { ArrowLeft, ArrowRight, Eraser, WandSparkles } from 'lucide-react'
import { useRef, type SyntheticEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router'
import { STEP_PARAM } from '../../shared/addresses.ts'
import { useServices } from '../../shared/api/services.ts'
import { newFace, type Draft } from '../../shared/creation/draft.ts'
import { changeDraft, currentDraft, replaceDraft } from '../../shared/creation/draft-store.ts'
import { errorMessage } from '../../shared/errors/error-message.ts'
import { useShownQuery } from '../../shared/page/use-shown-query.ts'
import { CreatedElsewhere } from './created-elsewhere.tsx'
import { PortraitPanel } from './portrait-panel.tsx'
import { StepProgress } from './step-progress.tsx'
import { errorsOf, furthestStep, isReachable, neighbour, searchFor, stepIn, stepOf, STEPS, type DraftErrors, type Step } from './steps.ts'
import { loadLaterSteps, SCREENS, SummaryScreen } from './steps/screens.ts'
import { madeUpBeside, withoutMadeUp, surprise, type MadeUp } from './suggestions.ts'
import { useCreateCharacter } from './use-create-character.ts'
import { useNames } from './use-names.ts'
import { useStepFocus } from './use-step-focus.ts'
import { useWizardState } from './use-wizard-state.ts'
import { useWordsCheck } from './use-words-check.ts'
import { WizardProvider } from './wizard-context.ts'
import { WizardSkeleton } from './wizard-skeleton.tsx'

/** One that fails is fetched again by the step that needs it. */
const fetchLater = () => void loadLaterSteps().catch(() => undefined)

/** The six steps around a draft. The address says which; Enter and the button at the thumb go on. [WZ-01] */
export function Wizard({ options, draft }: { options: CreationOptions; draft: Draft }) {
  const { t, i18n } = useTranslation(['wizard', 'errors'])
  const { account, overlays } = useServices()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const names = useNames()
  const step = stepIn(search)
  useShownQuery({ [STEP_PARAM]: step })
  const view = step === 'body' ? 'figure' : 'head'
  const { setErrors, ...wizard } = useWizardState(options, draft, view)
  const form = useRef<HTMLFormElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const madeUp = useRef<MadeUp>({})

  const focusFirstError = useStepFocus(step, { heading, form })
  const goTo = (next: Step) => void navigate(searchFor(next, search))
  const showErrors = (errors: DraftErrors) => {
    setErrors(errors)
    focusFirstError()
  }
  const onFields = (errors: DraftErrors) => {
    const first = STEPS.find((one) => Object.keys(errors).some((field) => stepOf(field) === one))
    if (first && first !== step) goTo(first)
    showErrors(errors)
  }
  const creation = useCreateCharacter({ onFields })
  const words = useWordsCheck({
    onFields,
    onAllowed: (allowed) => {
      const next = neighbour(step, 1)
      return next ? goTo(next) : creation.create(allowed)
    },
  })

  if (creation.isCreated) return <WizardSkeleton />
  if (!isReachable(step, draft)) return <Navigate to={searchFor(furthestStep(draft), search)} replace />

  const goOn = (event: SyntheticEvent) => {
    event.preventDefault()
    const errors = errorsOf(step, draft)
    if (Object.keys(errors).length > 0) return showErrors(errors)
    words.goOn(step, draft)
  }
  const before = neighbour(step, -1)
  const isLast = step === 'summary'
  const Screen = isLast ? null : SCREENS[step]
  const startOver = () =>
    void overlays.open('confirm', {
      title: t('startOver.title'),
      text: t('startOver.text'),
      confirmLabel: t('startOver.confirm'),
      cancelLabel: t('startOver.cancel'),
      tone: 'danger',
      onConfirm: () => account.characterDraftCleaned({ draft: currentDraft(), created: null }),
    })
  return (
    <WizardProvider value={wizard}>
      <CreatedElsewhere />
      <div className="lg:grid lg:grid-cols-[minmax(17rem,22rem)_minmax(0,1fr)] lg:gap-x-12 xl:gap-x-16">
        <PortraitPanel
          view={view}
          onSurprise={() => {
            setErrors({})
            const own = withoutMadeUp(currentDraft(), madeUp.current)
            const made = surprise(own, options, names)
            madeUp.current = madeUpBeside(own, made)
            replaceDraft(made)
          }}
          onNewFace={() => changeDraft({ face: newFace() })}
        >
          <StepProgress step={step} draft={draft} variant="bar" />
        </PortraitPanel>
        <form
          ref={form}
          noValidate
          method="post"
          onSubmit={goOn}
          onPointerDown={fetchLater}
          onFocus={fetchLater}
          className="flex min-w-0 flex-col [&_:is(a,button,input,textarea)]:scroll-mt-48 [&_:is(a,button,input,textarea)]:scroll-mb-44"
        >
          <StepProgress step={step} draft={draft} variant="named" className="-ms-3 mb-5 max-lg:hidden" />
          <h2 ref={heading} tabIndex={-1} className="display-type text-title outline-none max-lg:mt-5">
            {t(`step.${step}.title`)}
          </h2>
          <div className="mt-6 flex flex-col gap-8">
            {Screen ? <Screen /> : <SummaryScreen message={creation.error ? errorMessage(i18n, creation.error) : undefined} />}
          </div>
          <div className="tall:sticky forced-colors:bg-[Canvas] bottom-[calc(4rem+env(safe-area-inset-bottom)+var(--notice-space))] z-10 -mx-[clamp(1rem,2.6vw,2.25rem)] mt-4 flex gap-3 bg-linear-to-t from-ground from-70% to-transparent page-edges pt-8 pb-3 lg:bottom-0 lg:mx-0 lg:px-0 lg:pb-6">
            {before ? (
              <Button asChild variant="quiet" size="lg" className="max-sm:px-4.5">
                <Link to={searchFor(before, search)}>
                  <ArrowLeft aria-hidden className="rtl:-scale-x-100" />
                  <span className="max-sm:sr-only">{t('back')}</span>
                </Link>
              </Button>
            ) : null}
            <Button type="submit" size="lg" state={creation.isPending || words.isPending ? 'loading' : 'idle'} className="min-w-0 flex-1 sm:max-w-80">
              {isLast ? <WandSparkles aria-hidden /> : null}
              <span className="truncate">{isLast ? t('create', { name: draft.name?.trim() }) : t('next')}</span>
              {isLast ? null : <ArrowRight aria-hidden className="rtl:-scale-x-100" />}
            </Button>
          </div>
          <LinkButton tone="muted" onClick={startOver} className="min-h-11 self-start">
            <Eraser aria-hidden />
            {t('startOver.action')}
          </LinkButton>
        </form>
      </div>
    </WizardProvider>
  )
}
