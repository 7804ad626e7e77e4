import { Bot } from '@moonlit/contract/bot'
import { z } from 'zod'
import type { MediaAddresses } from '../media/address.ts'
import { sampleOf } from '../media/speaker.ts'
import type { BotRow } from './repo.ts'
import { type Access, mayChat, stateOf } from './rules.ts'

const GALLERY = ['gallery-1', 'gallery-2', 'gallery-3', 'gallery-4', 'gallery-5'] as const
/** The pictures of a character that everyone sees. */
export const SHOWN_SHOTS = ['cover', 'extra', ...GALLERY] as const
/** Where the second cover is spliced into the gallery, from 1. */
const EXTRA_SLIDE = 2

const Ids = z.array(z.string())
const Photos = z.array(z.tuple([z.string(), z.string(), z.number()]))

/** Every field is named, so that a new column never leaks. The contract checks the closed lists. */
export const presentBot = (row: BotRow, access: Access, { media, now }: { media: MediaAddresses; now: number }): Bot =>
  Bot.parse({
    id: row.id,
    slug: row.slug,
    name: row.name,
    firstName: row.firstName,
    age: row.age,
    description: row.description,
    bio: row.bio,
    imageUrl: media.of(row.slug, 'cover'),
    imageUrls: GALLERY.map((shot) => media.of(row.slug, shot)),
    additionalImages: [{ slideIndex: EXTRA_SLIDE, imageUrl: media.of(row.slug, 'extra') }],
    startPhoto: row.startPhoto === null ? null : media.of(row.slug, row.startPhoto),
    photosForSale: Photos.parse(JSON.parse(row.photosForSaleJson)).map(([id, shot, cents]) => ({
      id,
      previewUrl: media.of(row.slug, shot, 'blurred'),
      price: cents / 100,
      currency: 'USD',
    })),
    voiceSample: media.voices.ofSample(sampleOf(row)),
    isNew: row.isNew === 1,
    isCustom: row.isCustom === 1,
    isPaidExtra: row.isPaidExtra === 1,
    type: row.type,
    gender: row.gender,
    style: row.style,
    roleTypes: Ids.parse(JSON.parse(row.roleTypesJson)),
    personality: Ids.parse(JSON.parse(row.personalityJson)),
    occupation: row.occupation,
    hobbies: Ids.parse(JSON.parse(row.hobbiesJson)),
    relationship: row.relationship,
    body: row.body,
    ethnicity: row.ethnicity,
    bodyType: row.bodyType,
    breastSize: row.breastSize,
    hairStyle: row.hairStyle,
    hairColor: row.hairColor,
    eyeColor: row.eyeColor,
    frankness: row.frankness,
    voice: row.voice,
    access: mayChat(row, access),
    renamed: row.renamed === 1,
    state: stateOf(row, now),
  })
