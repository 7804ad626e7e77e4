import { Button } from '@moonlit/ui/button'
import { AudioLines, BookHeart, ShieldCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { addresses } from '../../shared/addresses.ts'
import { QuestionList } from '../../shared/page/question-list.tsx'

const points = [
  { key: 'memory', icon: <BookHeart strokeWidth={1.7} /> },
  { key: 'voice', icon: <AudioLines strokeWidth={1.7} /> },
  { key: 'private', icon: <ShieldCheck strokeWidth={1.7} /> },
] as const
const questions = ['free', 'human', 'age', 'create'] as const

/** What Moonlit is, for those who are not signed in. [EX-13] */
export function AboutMoonlit() {
  const { t } = useTranslation('explore')
  return (
    <section aria-labelledby="about-moonlit" className="mt-20 grid gap-x-14 gap-y-12 lg:mt-24 xl:grid-cols-[1.15fr_1fr]">
      <div>
        <h2 id="about-moonlit" className="display-type text-[1.9rem] leading-tight sm:text-4xl">
          {t('about.title')}
        </h2>
        <p className="mt-4 max-w-xl text-lg text-pretty text-muted">{t('about.lead')}</p>
        <ul className="mt-9 flex flex-col gap-7">
          {points.map(({ key, icon }) => (
            <li key={key} className="flex gap-4.5">
              <span
                aria-hidden
                className="flex size-12 shrink-0 items-center justify-center rounded-2xl bg-raised text-amber-text shadow-rest [&>svg]:size-6"
              >
                {icon}
              </span>
              <div>
                <h3 className="font-semibold">{t(`about.point.${key}.title`)}</h3>
                <p className="mt-0.5 max-w-md text-pretty text-muted">{t(`about.point.${key}.text`)}</p>
              </div>
            </li>
          ))}
        </ul>
        <Button asChild variant="quiet" size="lg" className="mt-10">
          <Link to={addresses.create}>{t('about.action')}</Link>
        </Button>
      </div>
      <div>
        <h2 className="display-type text-title">{t('about.faq.title')}</h2>
        <div className="mt-5">
          <QuestionList
            questions={questions.map((key) => ({ key, question: t(`about.faq.${key}.question`), answer: t(`about.faq.${key}.answer`) }))}
          />
        </div>
      </div>
    </section>
  )
}
