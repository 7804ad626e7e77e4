import { PhoneNumber } from '@moonlit/sdk/schemas'
import { z } from 'zod'

/** Numbers as people write them: with blanks, dots, dashes and brackets, and `00` for the plus. */
const dialled = (typed: string): string => typed.replaceAll(/[\s().\-/\u2010-\u2015]/gu, '').replace(/^00/u, '+')

/** A phone number as somebody typed it, as the contract wants it: E.164. */
export const TypedPhoneNumber = z.string().transform(dialled).pipe(PhoneNumber.shape.phoneNumber.unwrap())
