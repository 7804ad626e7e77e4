import { redirect } from 'react-router'
import { addresses, localPathOf } from '../shared/addresses.ts'
import { writeCookie } from '../shared/storage/cookie-text.ts'
import { stored } from '../shared/storage/stored.ts'
import type { Route } from './+types/age-gate.ts'

/** The age gate's form, for those whose browser runs no script, or not yet. [OV-01] */
export const action = async ({ request, url }: Pick<Route.ActionArgs, 'request' | 'url'>) => {
  const form = await request.formData()
  const { name, days } = stored.adultWarningRead
  const isSecure = url.protocol === 'https:' || url.hostname === 'localhost' || url.hostname === '127.0.0.1'
  return redirect(localPathOf(form.get('next')) ?? addresses.explore, {
    status: 303,
    headers: { 'set-cookie': writeCookie(name, '1', { days, sameSite: 'strict', isSecure }) },
  })
}

/** Nothing to see here by itself. */
export const loader = () => redirect('/')
