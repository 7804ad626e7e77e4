import { closeMenu, isMenuOpen, subscribeToMenus } from '@moonlit/ui/open-menus'
import { useEffect } from 'react'
import { openBackGuard, type BackGuard } from './back-guard.ts'

/** Where Back is at hand, as a gesture or below the page; elsewhere it would cost the way forward at each menu. */
const SMALL = '(pointer: coarse), (width < 64rem)'

/** On phones and tablets the browser's Back closes a menu instead of leaving the page, as it does with a sheet. [OV-11] */
export const useBackClosesMenus = (): void => {
  useEffect(() => {
    let guard: BackGuard | undefined
    const follow = () => {
      if (!isMenuOpen()) {
        guard?.leave()
        guard = undefined
      } else if (matchMedia(SMALL).matches) guard ??= openBackGuard(closeMenu)
    }
    return subscribeToMenus(follow)
  }, [])
}
