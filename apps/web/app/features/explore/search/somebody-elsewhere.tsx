import type { Bot } from '@moonlit/sdk'
import { Button } from '@moonlit/ui/button'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Category, Filters, Place } from '../filters.ts'
import { LED_TO } from '../../../shared/addresses.ts'
import { isCalled } from './suggestions.ts'
import { useFoundAnywhere } from './use-found-anywhere.ts'

interface SomebodyElsewhereProps {
  filters: Filters
  /** Where the same search stands elsewhere. */
  addressAt: (place: Place) => string
}

/**
 * Who is found by what is searched for, and where: first in the category that is looked at, among another gender or outside the type; then in the
 * others. Who is called so comes before others, and of the same gender before another. Undefined where nobody is, and as long as somebody nearer may
 * still come.
 */
const useSomebodyElsewhere = ({ search = '', category, gender, type }: Filters): { bot: Bot; category: Category } | undefined => {
  const here = useFoundAnywhere(search, category)
  // Those of anime are among all.
  const all = useFoundAnywhere(search, 'all')
  const custom = useFoundAnywhere(search, 'custom')
  const places = [
    [category, here],
    ['all', all],
    ['custom', custom],
  ] as const
  const find = (fits: (bot: Bot) => boolean): { bot: Bot; category: Category } | 'awaited' | undefined => {
    for (const [place, { found, state }] of places) {
      const isElsewhere = place !== category || type !== undefined
      const fitting = found.filter((bot) => (isElsewhere || bot.gender !== gender) && fits(bot))
      const bot = fitting.find((one) => one.gender === gender) ?? fitting[0]
      if (bot) return { bot, category: place }
      if (state === 'awaited') return 'awaited'
    }
    return undefined
  }
  const somebody = find((bot) => isCalled(bot, search)) ?? find(() => true)
  return somebody === 'awaited' ? undefined : somebody
}

/** Somebody of another gender, type or category who is found by the same search, and the way there; nothing where nobody is. [EX-19] */
export default function SomebodyElsewhere({ filters, addressAt }: SomebodyElsewhereProps) {
  const { t } = useTranslation(['explore', 'layout', 'common'])
  const somebody = useSomebodyElsewhere(filters)
  if (!somebody) return null
  const { bot, category } = somebody
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
