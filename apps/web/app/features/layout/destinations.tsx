import { Compass, Gem, Handshake, Images, ImagePlus, Mail, MessageCircle, Sparkles, WandSparkles } from 'lucide-react'
import type { ReactNode } from 'react'
import { addresses } from '../../shared/addresses.ts'
import { exploreAreaOf } from '../../shared/scroll/scroll-rule.ts'

/** A place the navigation leads to; `key` is its word in `layout:navigation` and `layout:bar`. */
export interface Destination<Key extends string = string> {
  readonly key: Key
  readonly to: string
  readonly icon: ReactNode
  readonly isCurrent: (path: string) => boolean
}

const under = (to: string) => (path: string) => path === to || path.startsWith(`${to}/`)
const place = <const Key extends string>(key: Key, to: string, icon: ReactNode, isCurrent = under(to)): Destination<Key> => ({
  key,
  to,
  icon,
  isCurrent,
})

const places = {
  explore: place('explore', addresses.explore, <Compass />, (path) => exploreAreaOf(path) !== null),
  chat: place('chat', addresses.chats, <MessageCircle />),
  generate: place('generate', addresses.generate, <ImagePlus />),
  gallery: place('gallery', addresses.generatedPhotos, <Images />),
  create: place('create', addresses.create, <WandSparkles />),
  myCharacters: place('myCharacters', addresses.myCharacters, <Sparkles />),
  premium: place('premium', addresses.premium, <Gem />),
  subscription: place('subscription', addresses.premium, <Gem />),
  affiliate: place('affiliate', addresses.affiliate, <Handshake />),
  contact: place('contact', addresses.contact, <Mail />),
} as const

interface Visitor {
  readonly isMember: boolean
  readonly isSubscriber: boolean
}

/** The left navigation, in order; gallery and own characters only for those signed in. [LY-02] */
export const sideDestinations = ({ isMember, isSubscriber }: Visitor) => [
  places.explore,
  places.chat,
  places.generate,
  ...(isMember ? [places.gallery] : []),
  places.create,
  ...(isMember ? [places.myCharacters] : []),
  isSubscriber ? places.subscription : places.premium,
  places.affiliate,
  places.contact,
]

/** The bar of small screens, in order. [LY-03] */
export const bottomDestinations = [places.explore, places.generate, places.create, places.chat, places.premium] as const
