import type { User } from '@moonlit/sdk'
import { Avatar } from '@moonlit/ui/avatar'
import { MenuDivider, MenuHeading, MenuItem, MenuLink, PopoverMenu } from '@moonlit/ui/popover-menu'
import { ChartColumn, Gem, Images, LogOut, Settings, Sparkles, UserRoundPen } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { addresses } from '../../shared/addresses.ts'
import { useServices } from '../../shared/api/services.ts'

/** The profile menu of people who are signed in. [LY-04] */
export default function AccountMenu({ user }: { user: User | undefined }) {
  const { t } = useTranslation('layout')
  const { account, overlays } = useServices()
  const name = user?.firstName || user?.email || ''
  return (
    <PopoverMenu
      trigger={
        <button
          type="button"
          aria-label={t('account.menu')}
          className="flex rounded-full transition-shadow hover:shadow-accent data-[state=open]:shadow-accent"
        >
          <Avatar alt="" name={name} src={user?.imageUrl ?? undefined} />
        </button>
      }
    >
      {name ? <MenuHeading>{t('account.signedInAs', { name })}</MenuHeading> : null}
      {user ? (
        <MenuItem icon={<UserRoundPen aria-hidden />} onSelect={() => void overlays.open('profile', { mode: user.firstName ? 'full' : 'short' })}>
          {user.firstName ? t('account.profile') : t('account.addName')}
        </MenuItem>
      ) : null}
      <MenuLink icon={<Images aria-hidden />} link={<Link to={addresses.generatedPhotos} />} className="lg:hidden">
        {t('account.gallery')}
      </MenuLink>
      <MenuLink icon={<Sparkles aria-hidden />} link={<Link to={addresses.myCharacters} />} className="lg:hidden">
        {t('account.myCharacters')}
      </MenuLink>
      <MenuLink icon={<Gem aria-hidden />} link={<Link to={addresses.premium} />}>
        {t('account.subscription')}
      </MenuLink>
      <MenuLink icon={<Settings aria-hidden />} link={<Link to={addresses.settings} />}>
        {t('account.settings')}
      </MenuLink>
      {user?.is_admin ? (
        <MenuLink icon={<ChartColumn aria-hidden />} link={<Link to={addresses.sourceStats('promo')} />}>
          {t('account.statistics')}
        </MenuLink>
      ) : null}
      <MenuDivider />
      <MenuItem icon={<LogOut aria-hidden className="rtl:-scale-x-100" />} onSelect={() => void account.signOut()}>
        {t('account.logout')}
      </MenuItem>
    </PopoverMenu>
  )
}
