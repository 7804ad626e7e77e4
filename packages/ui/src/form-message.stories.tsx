import preview from '../.storybook/preview.tsx'
import { useWords } from '../.storybook/words.ts'
import { Button } from './button.tsx'
import { FormMessage } from './form-message.tsx'
import { LinkButton } from './link-button.tsx'
import { PasswordField } from './password-field.tsx'
import { TextField } from './text-field.tsx'

const meta = preview.meta({ title: 'Forms/Form message', component: FormMessage })

export const Tones = meta.story(function Tones() {
  const { wrongCredentials, saved, createAccount } = useWords()
  return (
    <div className="flex max-w-md flex-col gap-4">
      <FormMessage>{wrongCredentials}</FormMessage>
      <FormMessage
        actions={
          <Button variant="quiet" size="sm">
            {createAccount}
          </Button>
        }
      >
        {wrongCredentials}
      </FormMessage>
      <FormMessage tone="success">{saved}</FormMessage>
    </div>
  )
})

export const InAForm = meta.story(function InAForm() {
  const { email, emailPlaceholder, password, showPassword, wrongCredentials, forgotPassword, signIn } = useWords()
  return (
    <form className="flex max-w-md flex-col gap-5 rounded-panel panel-fill p-6 sm:p-8">
      <FormMessage>{wrongCredentials}</FormMessage>
      <TextField label={email} type="email" autoComplete="username" placeholder={emailPlaceholder} defaultValue="sam@moonlit.example" />
      <PasswordField label={password} showLabel={showPassword} autoComplete="current-password" defaultValue="moonlight" />
      <LinkButton className="self-start">{forgotPassword}</LinkButton>
      <Button type="submit" size="lg" width="full">
        {signIn}
      </Button>
    </form>
  )
})
