import { FormMessage } from '@moonlit/ui/form-message'
import { LinkButton } from '@moonlit/ui/link-button'
import { PencilLine } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { addresses } from '../../../shared/addresses.ts'
import { CreationsLeft } from '../../../shared/creation/creations-left.tsx'
import type { DraftField } from '../../../shared/creation/draft.ts'
import { LivePortrait } from '../../../shared/creation/live-portrait.tsx'
import { formatList, formatNumber } from '../../../shared/format.ts'
import { useLocale } from '../../../shared/i18n/use-locale.ts'
import { useSessionKind } from '../../../shared/session/use-session.ts'
import { searchFor, type Step } from '../steps.ts'
import { useOptionWords } from '../use-option-words.ts'
import { useWizard } from '../wizard-context.ts'

const PARTS = [
  { step: 'style', fields: ['name', 'gender', 'style'] },
  { step: 'origin', fields: ['ethnicity', 'age'] },
  { step: 'body', fields: ['body', 'bodyType', 'breastSize'] },
  { step: 'face', fields: ['hairStyle', 'hairColor', 'eyeColor'] },
  { step: 'soul', fields: ['personality', 'occupation', 'hobbies', 'relationship', 'frankness', 'voice', 'bio'] },
] as const satisfies readonly { step: Step; fields: readonly DraftField[] }[]

/** Who has come to be, with a way back to each part, and what creating takes. [WZ-07] */
export function SummaryStep({ message }: { message: string | undefined }) {
  const { t } = useTranslation(['wizard', 'character'])
  const { options, draft } = useWizard()
  const [search] = useSearchParams()
  const facts = useFacts()
  return (
    <>
      <FormMessage>{message}</FormMessage>
      <div className="relative aspect-4/5 w-full overflow-hidden rounded-panel bg-raised shadow-lift lg:hidden">
        <LivePortrait portraitUrl={options.portraitUrl} draft={draft} alt={t('portrait', { name: draft.name })} />
      </div>
      <div className="grid gap-4 xl:grid-cols-2">
        {PARTS.map(({ step, fields }) => (
          <section key={step} aria-labelledby={`part-${step}`} className="rounded-panel bg-surface/80 p-5 shadow-rest last:xl:col-span-2 sm:p-6">
            <div className="flex items-center justify-between gap-3">
              <h3 id={`part-${step}`} className="display-type text-name">
                {t(`step.${step}.name`)}
              </h3>
              <LinkButton asChild tone="muted" className="min-h-11">
                <Link to={searchFor(step, search)} aria-label={t('summary.changeOf', { part: t(`step.${step}.name`) })}>
                  <PencilLine aria-hidden />
                  {t('summary.change')}
                </Link>
              </LinkButton>
            </div>
            <dl className="mt-2 flex flex-col gap-2">
              {fields.map((field) => {
                const fact = facts(field)
                return fact ? (
                  <div key={field} className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-4 sm:grid-cols-[8rem_minmax(0,1fr)]">
                    <dt className="text-[0.9375rem] wrap-anywhere hyphens-auto text-muted">{fact.label}</dt>
                    <dd dir="auto" className="text-as-parent wrap-anywhere">
                      {fact.value}
                    </dd>
                  </div>
                ) : null
              })}
            </dl>
          </section>
        ))}
      </div>
      <div className="flex flex-col gap-2 text-sm text-muted">
        <Allowance />
        <p className="text-pretty">{t('summary.rules')}</p>
        <LinkButton asChild className="min-h-11 min-w-11 self-start">
          <Link to={addresses.legal('terms-and-conditions')}>{t('summary.terms')}</Link>
        </LinkButton>
      </div>
    </>
  )
}

/** What creating takes, said before it is pressed. */
function Allowance() {
  const { t } = useTranslation('wizard')
  return useSessionKind() === 'member' ? <CreationsLeft /> : <p className="text-pretty">{t('summary.signIn')}</p>
}

/** Each choice in words. */
const useFacts = () => {
  const { t } = useTranslation(['wizard', 'character'])
  const { locale } = useLocale()
  const wordOf = useOptionWords()
  const { options, draft, property } = useWizard()
  const frankness = draft.frankness ?? 1
  const typed: Partial<Record<DraftField, { label: string; value: string | undefined }>> = {
    name: { label: t('name.label'), value: draft.name?.trim() },
    age: { label: t('age.label'), value: t('character:ageValue', { age: formatNumber(locale, draft.age ?? 0), count: draft.age ?? 0 }) },
    frankness: {
      label: t('frankness.label'),
      value: wordOf(options.frankness.labels[frankness - options.frankness.min] ?? {}, `frankness.${frankness}`),
    },
    bio: { label: t('bio.short'), value: draft.bio?.trim() },
  }
  return (field: DraftField): { label: string; value: string } | undefined => {
    const known = typed[field]
    if (known) return known.value ? { label: known.label, value: known.value } : undefined
    const words = property(field)
    const chosen = [draft[field] ?? []].flat().map(String)
    const labels = chosen.map((id) => words?.options.find((option) => option.id === id)?.label ?? id)
    return words && labels.length > 0 ? { label: words.label, value: formatList(locale, labels) } : undefined
  }
}
