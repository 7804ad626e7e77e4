import type { Bot } from '@moonlit/sdk'
import { Chip } from '@moonlit/ui/chip'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../format.ts'
import { useLocale } from '../i18n/use-locale.ts'
import { labelOf } from '../i18n/labels.ts'

interface Fact {
  readonly key: string
  readonly label: string
  readonly value: ReactNode
}

function RequestContext({ title, requestContext, columns }: { title: string; requestContext: readonly Fact[]; columns: 'one' | 'two' }) {
  return (
    <section aria-label={title} className="@container min-w-0 rounded-panel bg-surface/80 p-6 shadow-rest sm:p-7">
      <h2 className="display-type text-name">{title}</h2>
      <dl data-columns={columns} className="mt-5 grid gap-x-10 gap-y-4 data-[columns=two]:@min-[32rem]:grid-cols-2">
        {requestContext.map(({ key, label, value }) => (
          <div key={key} className="grid grid-cols-[6.5rem_minmax(0,1fr)] items-baseline gap-4">
            <dt className="min-w-0 text-[0.9375rem] wrap-anywhere hyphens-auto text-muted">{label}</dt>
            <dd className="min-w-0 wrap-anywhere hyphens-auto">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Words({ words }: { words: readonly string[] }) {
  return (
    <ul className="flex flex-wrap gap-2">
      {words.map((word) => (
        <li key={word}>
          <Chip state="still" size="sm">
            {word}
          </Chip>
        </li>
      ))}
    </ul>
  )
}

/** Who they are and how they look. [CP-01] */
export function Traits({ bot }: { bot: Bot }) {
  const { t, i18n } = useTranslation(['character', 'labels'])
  const { locale } = useLocale()
  const fact = (key: string, label: string, value: ReactNode): Fact => ({ key, label, value })
  const inner = [
    fact('personality', t('character:trait.personality'), <Words words={bot.personality.map((id) => labelOf(i18n, 'personality', id))} />),
    fact('occupation', t('character:trait.occupation'), labelOf(i18n, 'occupation', bot.occupation)),
    fact('hobbies', t('character:trait.hobbies'), <Words words={bot.hobbies.map((id) => labelOf(i18n, 'hobby', id))} />),
    fact('relationship', t('character:trait.relationship'), labelOf(i18n, 'relationship', bot.relationship)),
    fact('voice', t('character:trait.voice'), labelOf(i18n, 'voice', bot.voice)),
  ]
  const outer = [
    fact('age', t('character:trait.age'), t('character:ageValue', { age: formatNumber(locale, bot.age), count: bot.age })),
    fact('ethnicity', t('character:trait.ethnicity'), labelOf(i18n, 'ethnicity', bot.ethnicity)),
    fact('body', t('character:trait.body'), labelOf(i18n, 'body', bot.body)),
    fact('bodyType', t('character:trait.bodyType'), labelOf(i18n, 'bodyType', bot.bodyType)),
    ...(bot.breastSize ? [fact('breastSize', t('character:trait.breastSize'), labelOf(i18n, 'breastSize', bot.breastSize))] : []),
    fact('hairStyle', t('character:trait.hairStyle'), labelOf(i18n, 'hairStyle', bot.hairStyle)),
    fact('hairColor', t('character:trait.hairColor'), labelOf(i18n, 'hairColor', bot.hairColor)),
    fact('eyeColor', t('character:trait.eyeColor'), labelOf(i18n, 'eyeColor', bot.eyeColor)),
  ]
  return (
    <div className="mt-10 flex flex-col gap-4">
      <RequestContext title={t('character:personality')} requestContext={inner} columns="one" />
      <RequestContext title={t('character:looks')} requestContext={outer} columns="two" />
    </div>
  )
}
