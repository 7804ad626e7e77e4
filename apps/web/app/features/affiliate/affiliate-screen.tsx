import { Button } from '@moonlit/ui/button'
import { CreditCard, MousePointerClick, UserPlus } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { addresses } from '../../shared/addresses.ts'
import { NumberedSteps } from '../../shared/page/numbered-steps.tsx'
import { QuestionList } from '../../shared/page/question-list.tsx'
import { AffiliateCharacters } from './affiliate-characters.tsx'

const steps = ['ask', 'link', 'count'] as const
const counted = [
  { key: 'visits', icon: <MousePointerClick strokeWidth={1.7} /> },
  { key: 'signUps', icon: <UserPlus strokeWidth={1.7} /> },
  { key: 'payments', icon: <CreditCard strokeWidth={1.7} /> },
] as const
const questions = ['who', 'where', 'two', 'paid', 'people', 'rules'] as const

/** The affiliate programme: what it is, how it works, what is counted, questions, and the way to its terms. [RT-18] [PB-04] */
export function AffiliateScreen() {
  const { t } = useTranslation('affiliate')
  const id = useId()
  return (
    <div className="mx-auto flex max-w-6xl flex-col gap-20 page-edges pt-8 lg:gap-28 lg:pt-14">
      <section className="grid items-center gap-x-14 gap-y-10 lg:grid-cols-[1.1fr_1fr]">
        <div>
          <h1 className="display-type text-hero">{t('title')}</h1>
          <p className="mt-5 max-w-[52ch] text-lg text-pretty text-muted">{t('lead')}</p>
          <AskForTerms className="mt-8" />
        </div>
        <AffiliateCharacters />
      </section>
      <section aria-labelledby={`${id}-steps`}>
        <h2 id={`${id}-steps`} className="display-type text-[1.9rem] leading-tight sm:text-4xl">
          {t('steps.title')}
        </h2>
        <Steps />
      </section>
      <section aria-labelledby={`${id}-earn`} className="grid gap-x-14 gap-y-8 rounded-panel panel-fill p-6 sm:p-10 lg:grid-cols-[1.1fr_1fr]">
        <div>
          <h2 id={`${id}-earn`} className="display-type text-title">
            {t('earn.title')}
          </h2>
          <p className="mt-3 max-w-[52ch] text-lg text-pretty text-muted">{t('earn.text')}</p>
        </div>
        <Counted />
      </section>
      <section aria-labelledby={`${id}-faq`} className="grid gap-x-14 gap-y-6 lg:grid-cols-[1fr_1.4fr]">
        <div>
          <h2 id={`${id}-faq`} className="display-type text-[1.9rem] leading-tight sm:text-4xl">
            {t('faq.title')}
          </h2>
          <p className="mt-4 max-w-[40ch] text-pretty text-muted">{t('faq.lead')}</p>
          <AskForTerms variant="quiet" className="mt-6" />
        </div>
        <QuestionList questions={questions.map((key) => ({ key, question: t(`faq.${key}.question`), answer: t(`faq.${key}.answer`) }))} />
      </section>
    </div>
  )
}

function AskForTerms({ variant = 'primary', className }: { variant?: 'primary' | 'quiet'; className: string }) {
  const { t } = useTranslation('affiliate')
  return (
    <Button asChild size="lg" variant={variant} className={className}>
      <Link to={addresses.contactAbout('partnership')}>{t('action')}</Link>
    </Button>
  )
}

function Steps() {
  const { t } = useTranslation('affiliate')
  const words = steps.map((key) => ({ key, title: t(`steps.${key}.title`), text: t(`steps.${key}.text`) }))
  return <NumberedSteps steps={words} numbers="above" className="md:grid-cols-3" />
}

function Counted() {
  const { t } = useTranslation('affiliate')
  const id = useId()
  return (
    <div>
      <h3 id={id} className="font-semibold">
        {t('earn.counted')}
      </h3>
      <ul aria-labelledby={id} className="mt-4 flex flex-col gap-4">
        {counted.map(({ key, icon }) => (
          <li key={key} className="flex gap-3.5">
            <span aria-hidden className="mt-0.5 flex text-amber-text [&>svg]:size-5.5">
              {icon}
            </span>
            <p className="text-pretty text-muted">
              <span className="font-medium text-body">{t(`earn.${key}.title`)}</span>
              <br />
              {t(`earn.${key}.text`)}
            </p>
          </li>
        ))}
      </ul>
    </div>
  )
}
