import { LUNA } from '@moonlit/contract/creation'
import { VALUES, given, type Of } from '../interaction.ts'
import { forced } from './forced.ts'
import { guest, nobody, premium } from './people.ts'

const made = [given('the {persona} persona has made a character named {firstName}', { persona: 'premium', firstName: 'Luna' })]

export const bots: Of<'bots'> = {
  'bots.list': [
    { status: 200, when: 'to a visitor who explores', given: nobody, args: { query: { page: 1, limit: 20, gender: 'female', lang: 'en' } } },
    {
      status: 401,
      when: 'to an access token that has run out, though anyone may ask',
      given: [given('the {persona} persona signed in {duration} ago', { persona: 'free', duration: '16m' })],
      args: { query: { page: 1, limit: 20, lang: 'en' } },
      code: 'token_expired',
    },
  ],
  'bots.extraAvatars': [{ status: 200, when: 'to a visitor who explores', given: nobody, args: { query: { page: 1, limit: 20, lang: 'en' } } }],
  'bots.roleTypes': [{ status: 200, when: 'to a visitor who explores', given: nobody, args: { query: { lang: 'en' } } }],
  'bots.creationOptions': [{ status: 200, when: 'to somebody who creates', given: nobody, args: { query: { lang: 'en' } } }],
  'bots.createCharacter': [
    { status: 201, when: 'to somebody with creations left', given: premium, args: { body: LUNA }, example: { additionalImages: [], imageUrls: [] } },
    {
      status: 400,
      when: 'to traits that exclude one another',
      given: premium,
      args: { body: { ...LUNA, personality: ['shy', 'confident'] } },
      code: 'validation_failed',
      fields: ['personality'],
    },
    {
      status: 402,
      when: 'to somebody with no creation left',
      given: [given('the {persona} persona is signed in', { persona: 'no-allowance' })],
      args: { body: LUNA },
      code: 'creation_limit',
    },
    {
      status: 403,
      when: 'to words that make her a minor',
      given: premium,
      args: { body: { ...LUNA, bio: 'She is fifteen years old and goes to school.' } },
      code: 'inappropriate_content',
    },
  ],
  'bots.checkCharacter': [
    { status: 200, when: 'to words within the rules', given: nobody, args: { body: { name: 'Luna', bio: 'She knows every star by name.' } } },
    {
      status: 403,
      when: 'to a name that suggests a minor, before anybody has signed in',
      given: nobody,
      args: { body: { name: 'Schoolgirl Amy' } },
      code: 'inappropriate_content',
      fields: ['name'],
    },
  ],
  'bots.mine': [{ status: 200, when: 'to somebody who has made a character', given: made, example: { result: [{ additionalImages: [] }] } }],
  'bots.updateMine': [
    { status: 200, when: 'to another name', given: made, args: { params: { id: VALUES.botID }, body: { name: 'Selene' } } },
    {
      status: 200,
      when: 'to another greeting photo',
      given: made,
      args: { params: { id: VALUES.botID }, body: { startPhoto: VALUES.pictureUrl } },
    },
    {
      status: 403,
      when: 'to a name against the rules',
      given: [...made, forced('bots.updateMine', 403, 'inappropriate_content')],
      args: { params: { id: VALUES.botID }, body: { name: 'Selene' } },
      code: 'inappropriate_content',
    },
    {
      status: 409,
      when: 'to another name for the second time',
      given: [given('the {persona} persona has made a character named {firstName} and renamed it since', { persona: 'premium', firstName: 'Luna' })],
      args: { params: { id: VALUES.botID }, body: { name: 'Selene' } },
      code: 'renamed_already',
    },
    {
      status: 404,
      when: 'to a character that is not theirs',
      given: premium,
      args: { params: { id: 'b_amara' }, body: { name: 'Selene' } },
      code: 'not_found',
    },
  ],
  'bots.blocked': [
    {
      status: 200,
      when: 'to somebody who has blocked a character',
      given: [given('a guest named {firstName} has a chat with {slug}, whom they have blocked since', { firstName: 'Sam', slug: 'amara' })],
      args: { query: { lang: 'en' } },
    },
  ],
  'bots.block': [
    {
      status: 200,
      when: 'to somebody who blocks',
      given: guest,
      args: { params: { slug: 'amara' }, body: { blocked: true } },
    },
    {
      status: 404,
      when: 'for a character that is not there',
      given: guest,
      args: { params: { slug: 'nobody-here' }, body: { blocked: true } },
      code: 'not_found',
    },
  ],
  'bots.favourites': [{ status: 200, when: 'to a member', given: premium, args: { query: { lang: 'en' } } }],
  'bots.favourite': [
    { status: 200, when: 'to a member', given: premium, args: { params: { slug: 'amara' }, body: { favourite: true } } },
    {
      status: 404,
      when: 'for a character that is not there',
      given: premium,
      args: { params: { slug: 'nobody-here' }, body: { favourite: true } },
      code: 'not_found',
    },
  ],
  'bots.similar': [
    { status: 200, when: 'for a character', given: nobody, args: { params: { slug: 'amara' }, query: { lang: 'en' } } },
    {
      status: 404,
      when: 'for a character that is not there',
      given: nobody,
      args: { params: { slug: 'nobody-here' }, query: { lang: 'en' } },
      code: 'not_found',
    },
  ],
  'bots.one': [
    { status: 200, when: 'for a character', given: nobody, args: { params: { slug: 'amara' }, query: { lang: 'en' } } },
    {
      status: 404,
      when: 'for a character that is not there',
      given: nobody,
      args: { params: { slug: 'nobody-here' }, query: { lang: 'en' } },
      code: 'not_found',
    },
  ],
}
