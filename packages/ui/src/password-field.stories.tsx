import { expect } from 'storybook/test'
import preview from '../.storybook/preview.tsx'
import { useWords } from '../.storybook/words.ts'
import { PasswordField } from './password-field.tsx'

const meta = preview.meta({ title: 'Forms/Password field', component: PasswordField })

export const States = meta.story(function States() {
  const { password, newPassword, showPassword, passwordHint, passwordError } = useWords()
  return (
    <div className="grid max-w-3xl items-start gap-6 sm:grid-cols-2">
      <PasswordField label={password} showLabel={showPassword} autoComplete="current-password" />
      <PasswordField label={newPassword} showLabel={showPassword} autoComplete="new-password" defaultValue="moonlight7" hint={passwordHint} />
      <PasswordField label={newPassword} showLabel={showPassword} autoComplete="new-password" defaultValue="moon" error={passwordError} />
      <PasswordField label={password} showLabel={showPassword} autoComplete="current-password" defaultValue="moonlight7" disabled />
    </div>
  )
})

export const Shown = meta.story({
  render: function Shown() {
    const { password, showPassword } = useWords()
    return (
      <PasswordField
        label={password}
        showLabel={showPassword}
        autoComplete="current-password"
        defaultValue="a-long-one-that-runs-under-no-button!"
        className="max-w-80"
      />
    )
  },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button')
    await userEvent.click(button)
    await expect(button).toHaveAttribute('aria-pressed', 'true')
  },
})
