import type { CreationOptions } from '@moonlit/sdk'
import { useState } from 'react'
import { readDraft, type Draft, type DraftField } from '../../shared/creation/draft.ts'
import { changeDraft } from '../../shared/creation/draft-store.ts'
import { fetchAhead, portraitAddress, type PortraitView } from '../../shared/creation/portrait.ts'
import type { DraftErrors } from './steps.ts'
import { withGender } from './suggestions.ts'
import { useOptionWords } from './use-option-words.ts'
import type { Wizard } from './wizard-context.ts'

const changeOf = (draft: Draft, field: DraftField, value: unknown): Draft => {
  const read = readDraft({ [field]: value })
  return field === 'gender' && read.gender ? withGender(draft, read.gender) : { [field]: read[field] }
}

/** The draft with its options and errors, as the steps work with them; `view` is what the portrait beside them shows. */
export const useWizardState = (options: CreationOptions, draft: Draft, view: PortraitView): Wizard & { setErrors: (errors: DraftErrors) => void } => {
  const wordOf = useOptionWords()
  const [errors, setErrors] = useState<DraftErrors>({})
  return {
    options,
    draft,
    errors,
    setErrors,
    choose: (field, value) => {
      changeDraft(changeOf(draft, field, value))
      setErrors(({ [field]: _mended, ...rest }) => rest)
    },
    intend: (field, value) => {
      // Another gender is another person, made up when it is chosen.
      if (field !== 'gender') fetchAhead(portraitAddress(options.portraitUrl, { ...draft, ...changeOf(draft, field, value) }, 'sketch', view))
    },
    property: (field) => {
      const property = options.properties.find(({ id }) => id === field)
      if (!property || (property.genders && draft.gender && !property.genders.includes(draft.gender))) return undefined
      const group = field === 'hobbies' ? 'hobby' : field
      return {
        label: wordOf(property.label, `property.${field}`),
        max: property.max,
        options: property.options.map(({ id, label }) => ({ id, label: wordOf(label, `${group}.${id}`) })),
      }
    },
  }
}
