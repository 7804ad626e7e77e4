import { expect, test } from 'vitest'
import { sourceCsv } from './source-csv.ts'

const day = { date: '2026-03-14', botSlug: null, visits: 1200, signups: 9, payments: 2, revenue: 23.9 }

test('a file that Excel reads as UTF-8, with a row for each day and character', () => {
  expect(sourceCsv([day, { ...day, botSlug: 'amara', revenue: 0 }])).toBe(
    '\uFEFFdate,character,visits,sign_ups,payments,revenue_usd\r\n2026-03-14,,1200,9,2,23.90\r\n2026-03-14,amara,1200,9,2,0.00',
  )
})

test('of no days the names of the columns are left', () => {
  expect(sourceCsv([])).toBe('\uFEFFdate,character,visits,sign_ups,payments,revenue_usd')
})

test.each([
  ['=HYPERLINK("http://x","y")', `"'=HYPERLINK(""http://x"",""y"")"`],
  ['+1', `"'+1"`],
  ['-1', `"'-1"`],
  ['@sum', `"'@sum"`],
  ['a,"b"\nc', '"a,""b""\nc"'],
])('the name %j is quoted and no formula', (botSlug, cell) => {
  expect(sourceCsv([{ ...day, botSlug }])).toContain(`\r\n2026-03-14,${cell},1200`)
})
