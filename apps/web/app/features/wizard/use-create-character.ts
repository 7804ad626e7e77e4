import { ApiError, unwrap, type Bot, type CharacterDraft } from '@moonlit/sdk'
import { keys } from '@moonlit/sdk/query'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router'
import { addresses } from '../../shared/addresses.ts'
import { useServices } from '../../shared/api/services.ts'
import type { Draft, DraftField } from '../../shared/creation/draft.ts'
import { isDraftStored } from '../../shared/creation/draft-store.ts'
import type { DraftErrors } from './steps.ts'

/** What is sent; undefined while something is missing. */
const completed = ({
  name,
  gender,
  style,
  age,
  ethnicity,
  body,
  bodyType,
  hairStyle,
  hairColor,
  eyeColor,
  personality,
  ...soul
}: Draft): CharacterDraft | undefined => {
  const { occupation, hobbies, relationship, frankness, voice, breastSize, bio, face } = soul
  if (!name || !gender || !style || !age || !ethnicity || !body || !bodyType || !hairStyle || !hairColor || !eyeColor) return undefined
  if (!personality || !occupation || !hobbies || !relationship || !frankness || !voice) return undefined
  const looks = {
    gender,
    style,
    age,
    ethnicity,
    body,
    bodyType,
    breastSize: gender === 'male' ? null : breastSize,
    hairStyle,
    hairColor,
    eyeColor,
    face,
  }
  return {
    name: name.trim(),
    ...looks,
    personality,
    occupation,
    hobbies,
    relationship,
    frankness,
    voice,
    ...(bio?.trim() ? { bio: bio.trim() } : {}),
  }
}

/** Runs work when no other tab of the browser is at the same; at once where there are no locks. */
const oneTabAtATime = <T>(work: () => Promise<T>): Promise<T> => navigator.locks?.request('moonlit-create-character', work) ?? work()

/** The fields that a refusal names, with its words. */
export const fieldErrorsOf = (error: unknown, draft: Draft): DraftErrors => {
  if (!(error instanceof ApiError)) return {}
  const isField = (path: string): path is DraftField => path in draft
  return Object.fromEntries(error.errors.flatMap(({ path, message }) => (isField(path) ? [[path, message]] : [])))
}

interface Refusals {
  /** Words or choices that are against the rules, at their fields. */
  onFields: (errors: DraftErrors) => void
}

/**
 * Creates the character of a draft. A visitor is asked to sign in first and comes back to the draft; whoever has no creation left is asked to buy;
 * once it is accepted the draft is done with, in every tab that has the same, and the character's own page opens, which shows how it comes about. [WZ-07] [WZ-08]
 */
export const useCreateCharacter = ({ onFields }: Refusals) => {
  const { client, account, overlays, queryClient, session } = useServices()
  const navigate = useNavigate()
  const [isCreated, setIsCreated] = useState(false)
  // Held outside of the state: the second press of a double click comes before anything is drawn anew.
  const isUnderWay = useRef(false)
  const creation = useMutation({
    mutationFn: ({ body, draft }: { body: CharacterDraft; draft: Draft }) =>
      oneTabAtATime(async () => {
        // Another tab, which was pressed in at the same moment, has made it meanwhile, and tells this one.
        if (!isDraftStored()) return null
        const bot = await unwrap(client.bots.createCharacter({ body }))
        // Before the draft goes: a wizard without one would lead to its first step.
        flushSync(() => setIsCreated(true))
        account.characterDraftCleaned({ draft, created: { slug: bot.slug, name: bot.firstName } })
        return bot
      }),
    onSuccess: async (bot) => {
      if (bot === null) {
        isUnderWay.current = false
        return
      }
      queryClient.setQueryData<{ result: Bot[] }>(keys.bots.mine(), (mine) => mine && { result: [bot, ...mine.result] })
      account.ownCharactersChanged()
      await navigate(addresses.myCharacter(bot.slug))
    },
    onError: (error, { body }) => {
      isUnderWay.current = false
      if (error instanceof ApiError && error.code === 'creation_limit') void overlays.open('upgrade', { missing: 'creations' })
      const errors = fieldErrorsOf(error, body)
      if (Object.keys(errors).length > 0) onFields(errors)
    },
    meta: { errors: 'handled' },
  })
  const create = (draft: Draft) => {
    const body = completed(draft)
    if (!body || isUnderWay.current) return
    if (session.kind() === 'member') {
      isUnderWay.current = true
      creation.mutate({ body, draft })
    } else void overlays.open('sign', { mode: 'sign-up', returnTo: addresses.createSummary, reason: 'account' })
  }
  const isTold = creation.error instanceof ApiError && (creation.error.code === 'creation_limit' || creation.error.errors.length > 0)
  return { create, isPending: creation.isPending, isCreated, error: isTold ? null : creation.error }
}
