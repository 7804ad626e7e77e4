/**
 * The schemas that forms check with, the same ones as the server's [VA-09].
 * They bring zod: import this only in form chunks that are loaded when needed.
 */
export { CharacterDraft, CharacterName } from '@moonlit/contract/creation'
export { Email, FirstName, Gender, NewPassword } from '@moonlit/contract/fields'
export {
  AuthUserBody,
  ChangePasswordBody,
  EmailBody,
  LoginBody,
  OAuthEmailBody,
  RegistrationBody,
  ResetBody,
  SetPasswordBody,
} from '@moonlit/contract/forms/auth'
export { FactChange, SendBody } from '@moonlit/contract/forms/chats'
export { ContactBody, ReportBody } from '@moonlit/contract/forms/core'
export { GenerationBody } from '@moonlit/contract/forms/generation'
export { StatsRange } from '@moonlit/contract/forms/stats'
export { PhoneNumber, ProfileForm } from '@moonlit/contract/forms/users'
