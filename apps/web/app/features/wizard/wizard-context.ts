import type { CreationOptions } from '@moonlit/sdk'
import { createContext, use } from 'react'
import type { Draft, DraftField } from '../../shared/creation/draft.ts'
import type { DraftErrors } from './steps.ts'

/** A property with its words in the language in use. */
export interface PropertyWords {
  readonly label: string
  /** How many may be chosen. */
  readonly max: number
  readonly options: readonly { readonly id: string; readonly label: string }[]
}

/** What every step works with. */
export interface Wizard {
  readonly options: CreationOptions
  readonly draft: Draft
  readonly errors: DraftErrors
  /** Takes a choice into the draft, and its error away. What is not of the lists is passed over. */
  choose(field: DraftField, value: unknown): void
  /** Somebody is about to choose this: its portrait is fetched ahead. */
  intend(field: DraftField, value: string): void
  /** A property of the options; undefined where it is not for the chosen gender. [WZ-06] */
  property(field: DraftField): PropertyWords | undefined
}

const WizardContext = createContext<Wizard | null>(null)
export const WizardProvider = WizardContext.Provider

/** The wizard around a step. */
export const useWizard = (): Wizard => {
  const wizard = use(WizardContext)
  if (!wizard) throw new Error('A step stands in the wizard')
  return wizard
}
