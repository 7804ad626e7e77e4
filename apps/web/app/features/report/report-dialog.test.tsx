import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { startApi } from '../../testing/api.ts'
import { createTestServices, renderAt } from '../../testing/services.tsx'

const api = startApi()

test('a message is reported by its id, with the reason alone, and nobody is blocked unless asked', async () => {
  const services = await createTestServices({ session: 'guest' })
  const view = renderAt(<main />, services, '/somewhere')
  void services.overlays.open('report', { kind: 'message', id: 'm_18s', name: 'Amara', slug: 'amara' })
  expect(await screen.findByRole('dialog', { name: 'Report this message' })).toBeTruthy()
  await userEvent.click(screen.getByRole('radio', { name: 'Violence or threats' }))
  await userEvent.click(screen.getByRole('button', { name: 'Send report' }))
  expect(await screen.findByText('Thank you. We will look into it.')).toBeTruthy()
  expect(screen.queryByText('Amara is blocked')).toBeNull()
  expect(api.calls.of('core.report')[0]?.body).toEqual({ kind: 'message', id: 'm_18s', reason: 'violence', text: '', block: false })
  expect(view.router.state.location.pathname).toBe('/somewhere')
})
