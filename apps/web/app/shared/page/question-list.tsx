import { ChevronDown } from 'lucide-react'

interface QuestionListProps {
  questions: readonly { readonly key: string; readonly question: string; readonly answer: string }[]
}

/** Questions that open to their answers, each by itself; they work without script, too. */
export function QuestionList({ questions }: QuestionListProps) {
  return (
    <div className="flex flex-col gap-2">
      {questions.map(({ key, question, answer }) => (
        <details key={key} className="group rounded-3xl bg-surface shadow-rest transition-colors open:bg-raised hover:bg-raised">
          <summary className="flex list-none items-center justify-between gap-4 rounded-3xl px-5 py-4 font-medium [&::-webkit-details-marker]:hidden">
            {question}
            <ChevronDown aria-hidden className="size-5 shrink-0 text-faint transition-transform group-open:rotate-180" />
          </summary>
          <p className="px-5 pb-5 text-pretty text-muted">{answer}</p>
        </details>
      ))}
    </div>
  )
}
