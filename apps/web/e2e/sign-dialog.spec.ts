import { expect, signDialog, test } from './support/test.ts'

const EMAIL = 'free@moonlit.example'
const PASSWORD = 'moonlight7'

test('[RT-19] [SG-01] the dialog says why it is there: a page for members, or a session that ended; and nothing when it was asked for', async ({
  visitor,
  as,
  world,
}) => {
  await visitor.goto('/settings')
  await expect(visitor.getByRole('dialog', { name: 'Welcome back' })).toContainText('Log in to open this page.')
  await visitor.keyboard.press('Escape')
  await visitor.getByRole('button', { name: 'Log in' }).click()
  await expect(visitor.getByRole('dialog', { name: 'Welcome back' })).not.toContainText('Log in to open this page.')

  const member = await as('free')
  await member.goto('/settings')
  await world.endSession(await member.context().cookies())
  await member.reload()
  await expect(member.getByRole('dialog', { name: 'Welcome back' })).toContainText('Your session has ended. Log in to go on.')
  await expect(member).toHaveURL('/')
  await signDialog(member).signIn(EMAIL, PASSWORD)
  await expect(member).toHaveURL('/settings')
})
