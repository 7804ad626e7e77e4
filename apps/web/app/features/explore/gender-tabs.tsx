import { GENDERS, type Gender } from '@moonlit/sdk/rules'
import { SegmentedControl } from '@moonlit/ui/segmented-control'
import { useTranslation } from 'react-i18next'

interface GenderTabsProps {
  value: Gender
  onChoose: (gender: Gender) => void
}

/** Whose company one looks for; remembered by the browser, so that it needs JavaScript. [EX-02] */
export function GenderTabs({ value, onChoose }: GenderTabsProps) {
  const { t } = useTranslation('explore')
  const options = GENDERS.map((gender) => ({ value: gender, label: t(`gender.${gender}`) }))
  return (
    <div className="max-sm:w-full noscript:hidden">
      <SegmentedControl label={t('gender.label')} options={options} value={value} onValueChange={onChoose} width="full" />
    </div>
  )
}
