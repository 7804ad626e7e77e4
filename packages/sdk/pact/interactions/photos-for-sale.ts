import { given, type Of } from '../interaction.ts'

const nobody = [given('nobody is signed in')]
const free = [given('the {persona} persona is signed in', { persona: 'free' })]

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
      status: 404,
      when: 'for a photo that is not there',
      given: free,
      args: { params: { slug: 'amara', id: 'nothing' }, body: {} },
      code: 'not_found',
    },
  ],
}
