import type { ErrorCode } from '@moonlit/contract/errors'
import { given, type CallName, type Given } from '../interaction.ts'

/** A state that forces the provider's next answer. */
export const forced = (call: CallName, status: number, code: ErrorCode): Given =>
  given('the next answer to {call} is {status} {code}', { call, status: String(status), code })
