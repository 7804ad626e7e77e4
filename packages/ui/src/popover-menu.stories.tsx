import { Crown, EyeOff, Images, LogOut, Settings } from 'lucide-react'
import { useState } from 'react'
import preview from '../.storybook/preview.tsx'
import { Avatar } from './avatar.tsx'
import { Button } from './button.tsx'
import { MenuChoice, MenuDivider, MenuHeading, MenuItem, MenuLink, MenuSigns, MenuToggle, PopoverMenu } from './popover-menu.tsx'

const meta = preview.meta({
  title: 'Overlays/Popover menu',
  component: PopoverMenu,
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button')),
})

export const Profile = meta.story(function Profile() {
  return (
    <PopoverMenu
      align="start"
      trigger={
        <Button variant="quiet" className="ps-1.5">
          <Avatar alt="" name="Sam" size="sm" />
          Sam
        </Button>
      }
    >
      <MenuHeading>sam@moonlit.example</MenuHeading>
      <MenuLink icon={<Images />} link={<a href="#gallery" />}>
        Gallery
      </MenuLink>
      <MenuLink icon={<Crown />} link={<a href="#subscription" />}>
        Subscription
      </MenuLink>
      <MenuItem icon={<Settings />} state="disabled" onSelect={() => undefined}>
        Settings
      </MenuItem>
      <MenuToggle icon={<EyeOff />} checked onCheckedChange={() => undefined}>
        Discreet mode
      </MenuToggle>
      <MenuDivider />
      <MenuItem icon={<LogOut className="rtl:-scale-x-100" />} tone="danger" onSelect={() => undefined}>
        Log out
      </MenuItem>
    </PopoverMenu>
  )
})

const languages = [
  { value: 'en', label: 'English', lang: 'en' },
  { value: 'de', label: 'Deutsch', lang: 'de' },
  { value: 'ar', label: 'العربية', lang: 'ar' },
  { value: 'hi', label: 'हिन्दी', lang: 'hi' },
  { value: 'ja', label: '日本語', lang: 'ja' },
] as const

export const Languages = meta.story(function Languages() {
  const [language, setLanguage] = useState<(typeof languages)[number]['value']>('en')
  return (
    <PopoverMenu align="start" trigger={<Button variant="quiet">{languages.find(({ value }) => value === language)?.label}</Button>}>
      <MenuChoice label="Language" options={languages} value={language} onValueChange={setLanguage} />
    </PopoverMenu>
  )
})

const reactions = [
  { value: 'love', sign: '❤️', label: 'Love' },
  { value: 'laugh', sign: '😂', label: 'Laugh' },
  { value: 'wow', sign: '😮', label: 'Wow' },
  { value: 'sad', sign: '😢', label: 'Sad' },
  { value: 'fire', sign: '🔥', label: 'Fire' },
  { value: 'like', sign: '👍', label: 'Like' },
] as const

export const Reactions = meta.story(function Reactions() {
  const [reaction, setReaction] = useState<(typeof reactions)[number]['value'] | null>('fire')
  return (
    <PopoverMenu align="start" trigger={<Button variant="quiet">More</Button>}>
      <MenuSigns label="React" options={reactions} value={reaction} onValueChange={setReaction} />
      <MenuDivider />
      <MenuItem icon={<Settings />} onSelect={() => undefined}>
        Settings
      </MenuItem>
    </PopoverMenu>
  )
})
