import { given, type Of } from '../interaction.ts'
import { free, nobody } from './people.ts'

export const photosForSale: Of<'photosForSale'> = {
  'photosForSale.list': [
    { status: 200, when: 'to a visitor', given: nobody, args: { params: { slug: 'amara' }, query: { currency: 'EUR' } } },
    {
      status: 404,
      when: 'for a character that is not there',
      given: nobody,
      args: { params: { slug: 'nobody-here' }, query: {} },
      code: 'not_found',
    },
  ],
  'photosForSale.buy': [
    {
      status: 200,
      when: 'to somebody who has not bought it',
      given: free,
      args: { params: { slug: 'amara', id: 'ps_amara_1' }, body: { currency: 'EUR' } },
    },
    {
      status: 409,
      when: 'to somebody who has bought it',
      given: [given('the {persona} persona has bought the photo {photoId} of {slug}', { persona: 'free', photoId: 'ps_amara_1', slug: 'amara' })],
      args: { params: { slug: 'amara', id: 'ps_amara_1' }, body: {} },
      code: 'duplicate_payment',
    },
    {
      status: 404,
      when: 'for a photo that is not there',
      given: free,
      args: { params: { slug: 'amara', id: 'nothing' }, body: {} },
      code: 'not_found',
    },
  ],
}
