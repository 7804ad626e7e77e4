import { MenuToggle } from '@moonlit/ui/popover-menu'
import { AudioLines, EyeOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { discreetMode } from './pictures/discreet-mode.ts'
import { voiceAutoplay } from './voice/voice-settings.ts'

/** How all conversations are heard and seen, for the menu of one. Kept in this browser. [CH-26] */
export function ChatSettings() {
  const { t } = useTranslation('chat')
  return (
    <>
      <MenuToggle
        icon={<AudioLines aria-hidden />}
        checked={voiceAutoplay.use() === true}
        onCheckedChange={(isOn) => voiceAutoplay.set(isOn || null)}
      >
        {t('menu.autoplay')}
      </MenuToggle>
      <MenuToggle icon={<EyeOff aria-hidden />} checked={discreetMode.use() === true} onCheckedChange={(isOn) => discreetMode.set(isOn || null)}>
        {t('menu.discreet')}
      </MenuToggle>
    </>
  )
}
