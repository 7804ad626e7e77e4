import type { Of } from '../interaction.ts'
import { admin, free, nobody } from './people.ts'

export const stats: Of<'stats'> = {
  'stats.firstTouch': [
    { status: 200, when: 'to a visitor', given: nobody, args: { params: { promoType: 'fb' }, body: { query: { utm_source: 'fb' } } } },
  ],
  'stats.firstTouchOfBot': [
    {
      status: 200,
      when: 'to a visitor of a character',
      given: nobody,
      args: { params: { promoType: 'fb', slug: 'amara' }, body: { query: { utm_source: 'fb' } } },
    },
    {
      status: 404,
      when: 'to a character that is not there',
      given: nobody,
      args: { params: { promoType: 'fb', slug: 'nobody-here' }, body: { query: {} } },
      code: 'not_found',
    },
  ],
  'stats.bot': [
    { status: 200, when: 'to an admin', given: admin, args: { params: { id: 'amara' } } },
    { status: 404, when: 'to somebody who is no admin', given: free, args: { params: { id: 'amara' } }, code: 'not_found' },
    { status: 404, when: 'for a character that is not there', given: nobody, args: { params: { id: 'nobody-here' } }, code: 'not_found' },
  ],
  'stats.source': [
    {
      status: 200,
      when: 'to an admin',
      given: admin,
      args: { params: { promoType: 'fb' }, query: {} },
      // Rows without a character have none.
      example: { result: [{ botSlug: null }] },
    },
    { status: 403, when: 'to somebody who is no admin', given: free, args: { params: { promoType: 'fb' }, query: {} }, code: 'forbidden' },
  ],
}
