import type { Gender } from '@moonlit/sdk/rules'
import { useTranslation } from 'react-i18next'

/** First names to suggest, by gender, as they are usual in the language in use. */
export const useNames = (): Readonly<Record<Gender, readonly string[]>> => {
  const { t } = useTranslation('wizard')
  const split = (names: string) => names.split('|')
  return { female: split(t('names.female')), male: split(t('names.male')), 'non-binary': split(t('names.nonBinary')) }
}
