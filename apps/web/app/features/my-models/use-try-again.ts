import type { Bot } from '@moonlit/sdk'
import { useNavigate } from 'react-router'
import { addresses } from '../../shared/addresses.ts'
import { draftOf } from '../../shared/creation/draft.ts'
import { replaceDraft } from '../../shared/creation/draft-store.ts'

/** Leads to the wizard's summary with the choices of a character whose creation failed. [MM-01] */
export const useTryAgain = (): ((bot: Bot) => void) => {
  const navigate = useNavigate()
  return (bot) => {
    replaceDraft(draftOf(bot))
    void navigate(addresses.createSummary)
  }
}
