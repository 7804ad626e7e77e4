import { VALUES, given, type Of } from '../interaction.ts'
import { forced } from './forced.ts'
import { premium } from './people.ts'

const order = { prompt: 'by the sea at dusk', count: 1, botSlug: 'amara', styleIds: ['film'] }
const asked = [given('the {persona} persona has asked for photos of {slug}', { persona: 'premium', slug: 'amara' })]
const made = [given('the {persona} persona has photos of {slug}', { persona: 'premium', slug: 'amara' })]

export const generation: Of<'generation'> = {
  'generation.styles': [{ status: 200, when: 'to a visitor', given: [given('nobody is signed in')], args: { query: { lang: 'en' } } }],
  'generation.create': [
    { status: 202, when: 'to somebody with photos left', given: premium, args: { body: order } },
    {
      status: 400,
      when: 'to a prompt without words',
      given: premium,
      args: { body: { ...order, prompt: '' } },
      code: 'validation_failed',
      fields: ['prompt'],
    },
    {
      status: 402,
      when: 'to somebody with no photo left',
      given: [given('the {persona} persona is signed in', { persona: 'no-allowance' })],
      args: { body: order },
      code: 'generation_limit',
    },
    {
      status: 403,
      when: 'to a prompt against the rules',
      given: [...premium, forced('generation.create', 403, 'inappropriate_content')],
      args: { body: order },
      code: 'inappropriate_content',
    },
  ],
  'generation.status': [
    { status: 200, when: 'to somebody who waits for photos', given: asked, args: { params: { id: VALUES.generationID } } },
    { status: 404, when: 'for photos that are not theirs', given: premium, args: { params: { id: 'g_nobody' } }, code: 'not_found' },
  ],
  'generation.list': [
    { status: 200, when: 'to somebody who has asked for photos', given: asked, args: { query: { page: 1, limit: 20 } }, example: { nextPage: null } },
  ],
  'generation.removePhoto': [
    { status: 200, when: 'for a photo of theirs', given: made, args: { params: { id: VALUES.generationID, photoId: '1' } } },
    { status: 404, when: 'for a photo that is not theirs', given: premium, args: { params: { id: 'g_nobody', photoId: '1' } }, code: 'not_found' },
  ],
}
