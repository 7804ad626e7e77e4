import { ApiError } from '@moonlit/sdk'
import type { Overlays } from '../../shared/overlays/overlays.ts'

/** For whatever registers: an e-mail whose accounts were deleted too often is refused in a dialog of its own. The failure is thrown on. [SG-09] */
export const showDeletedAccounts =
  (overlays: Overlays) =>
  (error: unknown): never => {
    if (error instanceof ApiError && error.code === 'too_many_deleted') void overlays.replace('deleted-accounts', {})
    throw error
  }
