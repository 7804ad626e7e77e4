import { Button } from '@moonlit/ui/button'
import { Skeleton } from '@moonlit/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { AudioLines, BadgeCheck, BookHeart, Images, Languages, ShieldCheck, UserRoundX, WandSparkles } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { addresses } from '../../shared/addresses.ts'
import { useServices } from '../../shared/api/services.ts'
import { NumberedSteps } from '../../shared/page/numbered-steps.tsx'
import { QuestionList } from '../../shared/page/question-list.tsx'
import { PortraitDemo } from './portrait-demo.tsx'
import { STEPS } from './steps.ts'

const gains = [
  { key: 'memory', icon: <BookHeart strokeWidth={1.7} /> },
  { key: 'voice', icon: <AudioLines strokeWidth={1.7} /> },
  { key: 'photos', icon: <Images strokeWidth={1.7} /> },
  { key: 'languages', icon: <Languages strokeWidth={1.7} /> },
] as const
const promises = [
  { key: 'ai', icon: <BadgeCheck strokeWidth={1.7} /> },
  { key: 'adults', icon: <ShieldCheck strokeWidth={1.7} /> },
  { key: 'nobody', icon: <UserRoundX strokeWidth={1.7} /> },
] as const
const questions = ['cost', 'who', 'change', 'failed'] as const

/**
 * What the wizard does, tried out on the spot, with what it costs said plainly, and the way into it. [PB-03]
 * @param props.portraitUrl where portraits are; null when the server was not told
 */
export function LandingScreen({ portraitUrl }: { portraitUrl: string | null }) {
  const { t } = useTranslation('landing')
  const { queries } = useServices()
  const { data } = useQuery({ ...queries.bots.creationOptions(), enabled: portraitUrl === null, staleTime: Infinity })
  const portraits = portraitUrl ?? data?.portraitUrl
  const id = useId()
  return (
    <div className="mx-auto flex max-w-[76rem] flex-col gap-20 page-edges pt-6 lg:gap-28 lg:pt-12">
      <section className="grid items-center gap-x-16 gap-y-10 lg:grid-cols-[1.1fr_1fr]">
        <div>
          <h1 className="display-type text-hero lg:text-[3.75rem]">{t('title')}</h1>
          <p className="mt-5 max-w-[48ch] text-lg text-pretty text-muted">{t('lead')}</p>
          <Begin className="mt-8" />
          <p className="mt-4 max-w-[48ch] text-sm text-pretty text-muted">{t('cost')}</p>
        </div>
        {portraits === undefined ? (
          <Skeleton className="mx-auto aspect-4/5 w-full max-w-md rounded-panel" />
        ) : (
          <PortraitDemo portraitUrl={portraits} />
        )}
      </section>
      <section aria-labelledby={`${id}-steps`}>
        <h2 id={`${id}-steps`} className="display-type text-[1.9rem] leading-tight sm:text-4xl">
          {t('steps.title')}
        </h2>
        <Steps />
      </section>
      <section aria-labelledby={`${id}-gains`} className="rounded-panel panel-fill p-6 sm:p-10">
        <h2 id={`${id}-gains`} className="display-type text-[1.9rem] leading-tight sm:text-4xl">
          {t('gains.title')}
        </h2>
        <Points of={gains.map(({ key, icon }) => ({ key, icon, title: t(`gains.${key}.title`), text: t(`gains.${key}.text`) }))} />
      </section>
      <section aria-labelledby={`${id}-promises`}>
        <h2 id={`${id}-promises`} className="display-type text-[1.9rem] leading-tight sm:text-4xl">
          {t('promises.title')}
        </h2>
        <Points of={promises.map(({ key, icon }) => ({ key, icon, title: t(`promises.${key}.title`), text: t(`promises.${key}.text`) }))} />
      </section>
      <section aria-labelledby={`${id}-faq`} className="grid gap-x-14 gap-y-6 lg:grid-cols-[1fr_1.4fr]">
        <div>
          <h2 id={`${id}-faq`} className="display-type text-[1.9rem] leading-tight sm:text-4xl">
            {t('faq.title')}
          </h2>
          <Begin className="mt-6 max-lg:hidden" />
        </div>
        <QuestionList questions={questions.map((key) => ({ key, question: t(`faq.${key}.question`), answer: t(`faq.${key}.answer`) }))} />
        <Begin className="justify-self-start lg:hidden" />
      </section>
    </div>
  )
}

/** Into the wizard, with where the visit came from. [NV-06] */
function Begin({ className = '' }: { className?: string }) {
  const { t } = useTranslation('landing')
  const { search } = useLocation()
  return (
    <Button asChild size="lg" className={`max-sm:w-full ${className}`}>
      <Link to={{ pathname: addresses.create, search }}>
        <WandSparkles aria-hidden />
        {t('action')}
      </Link>
    </Button>
  )
}

function Steps() {
  const { t } = useTranslation('landing')
  const steps = STEPS.map((key) => ({ key, title: t(`steps.${key}.title`), text: t(`steps.${key}.text`) }))
  return <NumberedSteps steps={steps} className="sm:grid-cols-2 lg:grid-cols-3" />
}

interface Point {
  readonly key: string
  readonly icon: ReactNode
  readonly title: string
  readonly text: string
}

function Points({ of }: { of: readonly Point[] }) {
  return (
    <ul className={`mt-8 grid gap-x-10 gap-y-8 sm:grid-cols-2 ${of.length === 3 ? 'lg:grid-cols-3' : 'lg:grid-cols-4'}`}>
      {of.map(({ key, icon, title, text }) => (
        <li key={key}>
          <span aria-hidden className="flex text-amber-text [&>svg]:size-7">
            {icon}
          </span>
          <h3 className="mt-3 font-semibold">{title}</h3>
          <p className="mt-1 text-pretty text-muted">{text}</p>
        </li>
      ))}
    </ul>
  )
}
