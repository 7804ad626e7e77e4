import type { Bot } from '@moonlit/sdk'
import { Button } from '@moonlit/ui/button'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Category, Filters, Place } from '../filters.ts'
import { LED_TO } from '../../../shared/addresses.ts'
import { isCalled } from './suggestions.ts'
import { useFoundAnywhere } from './use-found-anywhere.ts'

interface NamesakeProps {
  filters: Filters
  /** Where the same search stands elsewhere. */
  addressAt: (place: Place) => string
}

/**
 * Who has the name that is searched for, and where: first in the category that is looked at, among another gender or outside the type; then in the
 * others, of the same gender first. Undefined where nobody has, and as long as somebody nearer may still come.
 */
const useNamesake = ({ search = '', category, gender, type }: Filters): { bot: Bot; category: Category } | undefined => {
  const here = useFoundAnywhere(search, category)
  // Those of anime are among all.
  const all = useFoundAnywhere(search, 'all')
  const custom = useFoundAnywhere(search, 'custom')
  for (const [place, { found, state }] of [
    [category, here],
    ['all', all],
    ['custom', custom],
  ] as const) {
    const isElsewhere = place !== category || type !== undefined
    const namesakes = found.filter((bot) => (isElsewhere || bot.gender !== gender) && isCalled(bot, search))
    const bot = namesakes.find((one) => one.gender === gender) ?? namesakes[0]
    if (bot) return { bot, category: place }
    if (state === 'awaited') return undefined
  }
  return undefined
}

/** Who of another gender, type or category has the name that is searched for, and the way there; nothing where nobody has. [EX-19] */
export default function Namesake({ filters, addressAt }: NamesakeProps) {
  const { t } = useTranslation(['explore', 'layout', 'common'])
  const namesake = useNamesake(filters)
  if (!namesake) return null
  const { bot, category } = namesake
  const name = bot.firstName
  const tabs = [
    ...(category === filters.category ? [] : [t(`layout:category.${category}`)]),
    ...(bot.gender === filters.gender ? [] : [t(`explore:gender.${bot.gender}`)]),
  ]
  return (
    <>
      <p>{t('explore:empty.elsewhere', { name, tab: tabs.join(t('common:separator')) || t('explore:roles.all') })}</p>
      <Button asChild>
        <Link to={addressAt({ category, gender: bot.gender })} state={LED_TO.heading}>
          {t('explore:empty.see', { name })}
        </Link>
      </Button>
    </>
  )
}
