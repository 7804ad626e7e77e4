import { unwrap } from '@moonlit/sdk'
import { useMutation } from '@tanstack/react-query'
import { useServices } from '../../shared/api/services.ts'
import type { Draft } from '../../shared/creation/draft.ts'
import type { DraftErrors, Step } from './steps.ts'
import { fieldErrorsOf } from './use-create-character.ts'

/** The steps on which something is written. */
const WRITTEN: readonly Step[] = ['style', 'soul']

interface Outcomes {
  onAllowed: (draft: Draft) => void
  /** The server refuses words, at their fields. */
  onFields: (errors: DraftErrors) => void
}

/**
 * Asks the server about the words of a step before the next one opens, so that a name is refused where it is written, of a visitor, too. A member's
 * at the end are judged with the rest. Where the server cannot be asked one goes on: creating asks it again. [WZ-09]
 */
export const useWordsCheck = ({ onAllowed, onFields }: Outcomes) => {
  const { client, session } = useServices()
  const { mutate, isPending } = useMutation({
    mutationFn: ({ name = '', bio }: Draft) =>
      unwrap(client.bots.checkCharacter({ body: { name: name.trim(), ...(bio?.trim() ? { bio: bio.trim() } : {}) } })),
    onSuccess: (_allowed, draft) => onAllowed(draft),
    onError: (error, draft) => {
      const errors = fieldErrorsOf(error, { name: '', bio: '', ...draft })
      if (Object.keys(errors).length > 0) onFields(errors)
      else onAllowed(draft)
    },
    meta: { errors: 'handled' },
  })
  const isNeeded = (step: Step): boolean => WRITTEN.includes(step) || (step === 'summary' && session.kind() !== 'member')
  const goOn = (step: Step, draft: Draft) => {
    if (isPending) return
    if (isNeeded(step)) mutate(draft)
    else onAllowed(draft)
  }
  return { goOn, isPending }
}
