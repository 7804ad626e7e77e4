import { useTranslation } from 'react-i18next'
import { QuestionList } from '../../shared/page/question-list.tsx'

const questions = ['renew', 'cancel', 'special', 'packs', 'refund'] as const

/** What people ask before they pay. */
export function PlanQuestions() {
  const { t } = useTranslation('subscriptions')
  return (
    <section aria-labelledby="questions" className="mt-16 max-w-3xl">
      <h2 id="questions" className="mb-6 display-type text-title">
        {t('questions.title')}
      </h2>
      <QuestionList questions={questions.map((key) => ({ key, question: t(`questions.${key}.question`), answer: t(`questions.${key}.answer`) }))} />
    </section>
  )
}
