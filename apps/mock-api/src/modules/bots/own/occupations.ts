import type { Occupation, RoleType } from '@moonlit/contract/vocabulary'
import type { Outfit, Scene } from '@moonlit/media/look'

interface Trade {
  /** The chips of explore that it would stand under. */
  readonly roleTypes: readonly [RoleType, ...RoleType[]]
  /** Work clothes and workplace. */
  readonly outfits: readonly [Outfit, ...Outfit[]]
  readonly scenes: readonly [Scene, ...Scene[]]
}

/** Pictures and role types by occupation. */
export const TRADES: Readonly<Record<Occupation, Trade>> = {
  actor: { roleTypes: ['artist'], outfits: ['turtleneck', 'leather', 'shirt'], scenes: ['studio', 'rose'] },
  architect: { roleTypes: ['designer'], outfits: ['turtleneck', 'blazer', 'shirt'], scenes: ['loft', 'office'] },
  astronomer: { roleTypes: ['scientist'], outfits: ['turtleneck', 'sweater'], scenes: ['aurora', 'mountain'] },
  baker: { roleTypes: ['chef', 'entrepreneur'], outfits: ['apron'], scenes: ['cafe'] },
  barista: { roleTypes: ['chef'], outfits: ['apron', 'denim'], scenes: ['cafe'] },
  biologist: { roleTypes: ['scientist'], outfits: ['labcoat', 'sweater'], scenes: ['garden', 'office'] },
  bookseller: { roleTypes: ['writer'], outfits: ['sweater', 'vneck'], scenes: ['library'] },
  botanist: { roleTypes: ['scientist'], outfits: ['labcoat', 'sweater', 'denim'], scenes: ['garden'] },
  carpenter: { roleTypes: ['artist'], outfits: ['denim', 'apron', 'tee'], scenes: ['studio', 'loft'] },
  ceramicist: { roleTypes: ['artist'], outfits: ['apron', 'denim'], scenes: ['studio'] },
  chef: { roleTypes: ['chef'], outfits: ['apron'], scenes: ['cafe', 'loft'] },
  choreographer: { roleTypes: ['dancer', 'teacher'], outfits: ['athletic', 'tank', 'offshoulder'], scenes: ['loft', 'studio'] },
  coach: { roleTypes: ['athlete', 'teacher'], outfits: ['athletic', 'hoodie', 'tank'], scenes: ['gym', 'beach'] },
  composer: { roleTypes: ['musician'], outfits: ['shirt', 'sweater', 'vneck'], scenes: ['studio', 'loft'] },
  curator: { roleTypes: ['artist'], outfits: ['blazer', 'suit', 'blouse'], scenes: ['rose', 'library'] },
  dancer: { roleTypes: ['dancer'], outfits: ['tank', 'athletic', 'offshoulder'], scenes: ['studio', 'rose'] },
  dj: { roleTypes: ['musician'], outfits: ['tee', 'leather', 'hoodie'], scenes: ['neon', 'citynight'] },
  doctor: { roleTypes: ['doctor'], outfits: ['scrubs', 'labcoat'], scenes: ['office', 'cafe'] },
  engineer: { roleTypes: ['scientist', 'designer'], outfits: ['shirt', 'turtleneck', 'denim'], scenes: ['loft', 'office'] },
  'fashion-designer': { roleTypes: ['designer'], outfits: ['suit', 'turtleneck', 'offshoulder'], scenes: ['studio', 'loft'] },
  firefighter: { roleTypes: ['athlete'], outfits: ['tee', 'denim'], scenes: ['citynight', 'gym'] },
  florist: { roleTypes: ['artist', 'entrepreneur'], outfits: ['apron', 'dress', 'denim'], scenes: ['garden', 'rose'] },
  founder: { roleTypes: ['entrepreneur'], outfits: ['blazer', 'turtleneck'], scenes: ['office', 'loft'] },
  'game-developer': { roleTypes: ['gamer', 'designer'], outfits: ['hoodie', 'tee'], scenes: ['neon', 'office'] },
  guide: { roleTypes: ['traveller'], outfits: ['denim', 'hoodie', 'shirt'], scenes: ['mountain', 'beach'] },
  historian: { roleTypes: ['scientist', 'writer'], outfits: ['blazer', 'sweater'], scenes: ['library'] },
  illustrator: { roleTypes: ['artist', 'designer'], outfits: ['turtleneck', 'apron', 'sweater'], scenes: ['studio', 'cafe'] },
  journalist: { roleTypes: ['writer', 'traveller'], outfits: ['shirt', 'blazer', 'denim'], scenes: ['citynight', 'cafe'] },
  lawyer: { roleTypes: ['lawyer'], outfits: ['blazer', 'suit'], scenes: ['office', 'citynight'] },
  'marine-biologist': { roleTypes: ['scientist'], outfits: ['tank', 'hoodie'], scenes: ['beach'] },
  mechanic: { roleTypes: ['athlete'], outfits: ['denim', 'tank', 'tee'], scenes: ['loft', 'neon'] },
  musician: { roleTypes: ['musician'], outfits: ['leather', 'shirt', 'denim'], scenes: ['citynight', 'studio'] },
  nurse: { roleTypes: ['doctor'], outfits: ['scrubs'], scenes: ['office', 'cafe'] },
  painter: { roleTypes: ['artist'], outfits: ['denim', 'apron', 'shirt'], scenes: ['studio'] },
  paramedic: { roleTypes: ['doctor'], outfits: ['scrubs'], scenes: ['citynight'] },
  photographer: { roleTypes: ['photographer'], outfits: ['denim', 'tee', 'leather'], scenes: ['mountain', 'citynight'] },
  physicist: { roleTypes: ['scientist'], outfits: ['shirt', 'sweater', 'labcoat'], scenes: ['library', 'office'] },
  pilot: { roleTypes: ['pilot', 'traveller'], outfits: ['leather', 'shirt'], scenes: ['aurora', 'mountain'] },
  poet: { roleTypes: ['writer'], outfits: ['sweater', 'turtleneck'], scenes: ['cafe', 'rose'] },
  producer: { roleTypes: ['musician', 'entrepreneur'], outfits: ['blazer', 'tee'], scenes: ['studio', 'neon'] },
  professor: { roleTypes: ['teacher', 'scientist'], outfits: ['blazer', 'turtleneck', 'sweater'], scenes: ['library'] },
  programmer: { roleTypes: ['gamer'], outfits: ['hoodie', 'tee', 'denim'], scenes: ['neon', 'loft'] },
  sailor: { roleTypes: ['traveller'], outfits: ['denim', 'sweater'], scenes: ['beach', 'aurora'] },
  singer: { roleTypes: ['musician'], outfits: ['dress', 'leather', 'offshoulder'], scenes: ['rose', 'neon'] },
  sommelier: { roleTypes: ['chef'], outfits: ['suit', 'blazer', 'shirt'], scenes: ['rose', 'cafe'] },
  streamer: { roleTypes: ['gamer'], outfits: ['hoodie', 'tee'], scenes: ['neon'] },
  'tattoo-artist': { roleTypes: ['artist'], outfits: ['tank', 'denim', 'leather'], scenes: ['studio', 'loft'] },
  translator: { roleTypes: ['writer', 'traveller'], outfits: ['sweater', 'suit', 'blouse'], scenes: ['cafe', 'library'] },
  vet: { roleTypes: ['doctor'], outfits: ['labcoat', 'denim', 'scrubs'], scenes: ['garden'] },
  winemaker: { roleTypes: ['entrepreneur', 'chef'], outfits: ['shirt', 'denim'], scenes: ['garden'] },
  writer: { roleTypes: ['writer'], outfits: ['turtleneck', 'vneck', 'sweater'], scenes: ['library', 'cafe'] },
  'yoga-teacher': { roleTypes: ['athlete', 'teacher'], outfits: ['athletic', 'tank'], scenes: ['garden', 'loft'] },
}
