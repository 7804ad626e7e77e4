import { ChoiceGroup } from '@moonlit/ui/choice-group'
import { SegmentedControl } from '@moonlit/ui/segmented-control'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Draft } from '../../shared/creation/draft.ts'
import { changeDraft, currentDraft } from '../../shared/creation/draft-store.ts'
import { LivePortrait } from '../../shared/creation/live-portrait.tsx'
import { fetchAhead, portraitAddress } from '../../shared/creation/portrait.ts'
import { labelOf } from '../../shared/i18n/labels.ts'
import { Swatch } from './swatch.tsx'

const BEGIN = {
  style: 'realistic',
  gender: 'female',
  age: 27,
  ethnicity: 'latin',
  body: 'average',
  bodyType: 'slim',
  hairStyle: 'wavy',
  hairColor: 'auburn',
  eyeColor: 'green',
  occupation: 'musician',
} as const satisfies Draft

const HAIR_COLORS = ['auburn', 'black', 'blonde', 'pink', 'violet'] as const
const HAIR_STYLES = ['wavy', 'bob', 'braids', 'ponytail'] as const
const STYLES = ['realistic', 'anime'] as const

/** What can be chosen here. */
const TRIED: readonly string[] = ['style', 'hairStyle', 'hairColor'] satisfies (keyof Draft)[]

/** A portrait to try the wizard with: what one chooses is what one sees, and what the wizard begins with. */
export function PortraitDemo({ portraitUrl }: { portraitUrl: string }) {
  const { t, i18n } = useTranslation(['landing', 'labels'])
  const [draft, setDraft] = useState<Draft>(BEGIN)
  const choose = (change: Draft) => {
    setDraft((before) => ({ ...before, ...change }))
    // Taken along into the wizard; whoever has begun a character there keeps that as it is.
    if (Object.keys(currentDraft()).every((field) => TRIED.includes(field))) changeDraft(change)
  }
  const intend = (change: Draft) => fetchAhead(portraitAddress(portraitUrl, { ...draft, ...change }, 'sketch'))
  return (
    <div role="group" aria-label={t('demo.label')} className="mx-auto grid w-full max-w-md gap-5">
      <div className="relative aspect-4/5 overflow-hidden rounded-panel bg-raised shadow-lift">
        <LivePortrait portraitUrl={portraitUrl} draft={draft} alt={t('demo.portrait')} first="server" />
      </div>
      <div className="relative z-10 -mt-14 flex flex-col gap-3 rounded-panel bg-glass p-4 shadow-float backdrop-blur-xl sm:p-5">
        <p className="text-sm font-semibold">{t('demo.title')}</p>
        <SegmentedControl
          label={t('demo.style')}
          width="full"
          options={STYLES.map((style) => ({ value: style, label: labelOf(i18n, 'style', style) }))}
          value={draft.style ?? 'realistic'}
          onValueChange={(style) => choose({ style })}
        />
        <ChoiceGroup
          label={t('demo.hairStyle')}
          options={HAIR_STYLES.map((id) => ({ value: id, label: labelOf(i18n, 'hairStyle', id) }))}
          value={HAIR_STYLES.find((id) => id === draft.hairStyle) ?? null}
          onValueChange={(hairStyle) => choose({ hairStyle })}
          onIntent={(hairStyle) => intend({ hairStyle })}
        />
        <ChoiceGroup
          label={t('demo.hairColor')}
          variant="swatch"
          options={HAIR_COLORS.map((id) => ({ value: id, label: labelOf(i18n, 'hairColor', id), figure: <Swatch of="hair" id={id} /> }))}
          value={HAIR_COLORS.find((id) => id === draft.hairColor) ?? null}
          onValueChange={(hairColor) => choose({ hairColor })}
          onIntent={(hairColor) => intend({ hairColor })}
        />
      </div>
    </div>
  )
}
