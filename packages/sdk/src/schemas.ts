/**
 * The schemas that forms check with, the same ones as the server's (VA-09).
 * They bring zod: import this only in form chunks that are loaded when needed.
 */
export { Email, FirstName, Gender, NewPassword } from '@moonlit/contract/common'
export { AuthUserBody, ChangePasswordBody, EmailBody, LoginBody, RegistrationBody, ResetBody, SetPasswordBody } from '@moonlit/contract/auth'
export { OAuthEmailBody } from '@moonlit/contract/oauth'
export { FactChange } from '@moonlit/contract/chat-facts'
export { SendBody } from '@moonlit/contract/chats'
export { ContactBody, ReportBody } from '@moonlit/contract/core'
export { CharacterDraft, CharacterName } from '@moonlit/contract/creation'
export { GenerationBody } from '@moonlit/contract/generation'
export { PhoneNumber, ProfileForm } from '@moonlit/contract/users'
export { StatsRange } from '@moonlit/contract/stats'
