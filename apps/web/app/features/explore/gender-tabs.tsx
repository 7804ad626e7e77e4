import { GENDERS, type Gender } from '@moonlit/sdk/rules'
import { LinkButton } from '@moonlit/ui/link-button'
import { SegmentedControl } from '@moonlit/ui/segmented-control'
import { useTranslation } from 'react-i18next'
import { IS_SERVER } from '../../env.ts'

interface GenderTabsProps {
  value: Gender
  /** The address that shows the people of a gender, for a page without JavaScript. */
  addressOf: (gender: Gender) => string
  onChoose: (gender: Gender) => void
}

/** Whose company one looks for, remembered by the browser; without JavaScript links that lead to it. [EX-02] [EX-04] */
export function GenderTabs({ value, addressOf, onChoose }: GenderTabsProps) {
  const { t } = useTranslation('explore')
  const options = GENDERS.map((gender) => ({ value: gender, label: t(`gender.${gender}`) }))
  return (
    <>
      <noscript>
        {IS_SERVER ? (
          <nav aria-label={t('gender.label')} className="flex flex-wrap gap-2">
            {options.map(({ value: gender, label }) => (
              <LinkButton key={gender} asChild tone="body" className="min-h-11 px-3">
                <a href={addressOf(gender)} aria-current={gender === value ? 'page' : undefined}>
                  {label}
                </a>
              </LinkButton>
            ))}
          </nav>
        ) : null}
      </noscript>
      <div className="max-sm:w-full noscript:hidden">
        <SegmentedControl label={t('gender.label')} options={options} value={value} onValueChange={onChoose} width="full" />
      </div>
    </>
  )
}
