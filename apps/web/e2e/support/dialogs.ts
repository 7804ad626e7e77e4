import type { Plan } from '@moonlit/sdk'
import { LOCALES } from '@moonlit/sdk/rules'
import type { Page } from '@playwright/test'
import type { OverlayName, OverlayProps } from '../../app/shared/overlays/overlay-props.ts'
import { whenStill } from './still.ts'
import { expect, type People, remember, test } from './test.ts'
import { collectAnswers } from './untranslated.ts'

/** What an overlay is given, but for what is done when it is answered: nothing is. */
type Given<Props> = Props extends unknown ? Omit<Props, 'onReady' | 'onConfirm' | 'onChoose'> : never

interface Dialog<Name extends OverlayName = OverlayName> {
  readonly who: 'visitor' | 'member'
  readonly given: Given<OverlayProps[Name]>
}

const amara = { slug: 'amara', firstName: 'Amara', imageUrl: '' } as const
const monthly: Plan = {
  id: 'premium-monthly',
  kind: 'subscription',
  title: 'Premium',
  price: 6.5,
  oldPrice: 12.99,
  planOff: 6.49,
  currency: 'EUR',
  durationMonths: 1,
  runsUntil: '2030-09-30T12:00:00Z',
  annual: false,
  bestPrice: false,
  popular: true,
  discount: 50,
  discountBy: 'plan',
  includes: { unlimitedMessages: true, photos: 20, audioMinutes: 15, imageBlurRemoval: true, photoGenerations: 10, creations: 1 },
}

/** Every overlay there is, in each of its shapes. A new one does not compile until it stands here. */
const dialogsOf = (chatID: string): { readonly [Name in OverlayName]: readonly Dialog<Name>[] } => ({
  sign: (['sign-in', 'sign-up', 'forgot-password'] as const).map((mode) => ({ who: 'visitor', given: { mode, reason: 'account' } })),
  'deleted-accounts': [{ who: 'visitor', given: {} }],
  guest: [{ who: 'visitor', given: { character: { ...amara, access: true }, reason: 'guest-ended' } }],
  'fill-in': [{ who: 'member', given: {} }],
  'confirm-email': [{ who: 'member', given: {} }],
  profile: (['full', 'short'] as const).map((mode) => ({ who: 'member', given: { mode } })),
  'delete-account': [{ who: 'member', given: {} }],
  upgrade: [
    ...(['subscription', 'character', 'photos', 'voice', 'calls'] as const).map((missing) => ({
      who: 'member' as const,
      given: { missing, character: amara, isTextKept: true },
    })),
    ...(['generations', 'creations'] as const).map((missing) => ({ who: 'member' as const, given: { missing, left: 1 } })),
  ],
  report: (['message', 'character'] as const).map((kind) => ({ who: 'member', given: { kind, id: 'amara', name: 'Amara', slug: 'amara' } })),
  block: [{ who: 'member', given: { name: 'Amara', slug: 'amara' } }],
  unblock: [{ who: 'member', given: { name: 'Amara', slug: 'amara' } }],
  'phone-call': [{ who: 'member', given: { chatID, character: amara } }],
  'chat-search': [{ who: 'member', given: { chatID, name: 'Amara' } }],
  'choose-character': [{ who: 'member', given: { chosen: 'amara' } }],
  'generated-photos': [{ who: 'member', given: { start: 'the first' } }],
  gallery: [{ who: 'visitor', given: { title: 'Amara', pictures: [{ src: '/favicon.svg', alt: 'Amara' }], start: 0 } }],
  confirm: [{ who: 'member', given: { title: 'Amara', confirmLabel: 'Amara', cancelLabel: 'Amara' } }],
  cookies: [{ who: 'visitor', given: {} }],
  'cancel-subscription': (['open', 'taken'] as const).map((offer) => ({
    who: 'member',
    given: { plan: monthly, offerPrice: 9.09, endsAt: '2030-09-30T12:00:00Z', daysLeft: 30, offer },
  })),
  'exit-offer': [{ who: 'member', given: { plan: monthly, code: 'FULLMOON' } }],
  discount: [{ who: 'member', given: {} }],
})

/** Opens an overlay as the app itself does, through the services of the page: many come only after much else has happened. */
const open = (page: Page, name: string, given: object): Promise<void> =>
  page.evaluate(
    ([overlay, props]) => {
      const main = document.querySelector('main')
      const key = Object.keys(main ?? {}).find((one) => one.startsWith('__reactFiber'))
      for (let fiber: unknown = main && key ? Reflect.get(main, key) : null; fiber; fiber = Reflect.get(Object(fiber), 'return')) {
        const overlays: unknown = Reflect.get(Object(Reflect.get(Object(Reflect.get(Object(fiber), 'memoizedProps')), 'value')), 'overlays')
        if (!overlays) continue
        const done = () => Promise.resolve()
        const opens: unknown = Reflect.get(Object(overlays), 'open')
        if (typeof opens === 'function') Reflect.apply(opens, overlays, [overlay, { ...props, onReady: done, onConfirm: done, onChoose: done }])
        return
      }
      throw new Error('The page has no services')
    },
    [name, given] as const,
  )

/** Opens every overlay in a language, and looks at it. `known` is what the API and this file have said: names and characters' texts. */
export const lookAtDialogs = async (
  locale: string,
  { visitor, as, world }: Pick<People, 'visitor' | 'as' | 'world'>,
  look: (page: Page, name: string, known: () => Promise<string>) => Promise<void>,
): Promise<void> => {
  // As long as two dozen dialogs take on a busy machine.
  test.setTimeout(480_000)
  await world.change({ generationDelay: { min: 0, max: 0 } })
  const chatID = await world.openMembersChat('premium', 'amara')
  await world.orderPhotos('premium')
  const member = await as('premium')
  const pages = { visitor, member }
  const answers = { visitor: collectAnswers(visitor), member: collectAnswers(member) }
  const spoken = LOCALES.find((one) => one === locale)
  if (spoken) await world.setLanguage('premium', spoken)
  for (const page of Object.values(pages)) await remember(page.context(), 'locale', locale)
  await visitor.goto('/amara')
  await member.goto('/settings')
  for (const [name, shapes] of Object.entries(dialogsOf(chatID)))
    for (const { who, given } of shapes) {
      const page = pages[who]
      await open(page, name, given)
      const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'))
      await expect(dialog).toBeVisible()
      await whenStill(page)
      await look(page, `${name} ${JSON.stringify(given).slice(0, 60)}`, async () => `${await answers[who]()}\n${amara.firstName}`)
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
    }
}
