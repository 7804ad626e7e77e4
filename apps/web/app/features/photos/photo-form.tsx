import { ApiError, unwrap } from '@moonlit/sdk'
import { PROMPT_MAX_LENGTH } from '@moonlit/sdk/rules'
import { GenerationBody } from '@moonlit/sdk/schemas'
import { Button } from '@moonlit/ui/button'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { addresses } from '../../shared/addresses.ts'
import { useServices } from '../../shared/api/services.ts'
import { emit } from '../../shared/events/events.ts'
import { formatNumber } from '../../shared/format.ts'
import { ApiForm } from '../../shared/forms/api-form.tsx'
import { FormTextArea } from '../../shared/forms/fields.tsx'
import { useApiForm } from '../../shared/forms/use-api-form.ts'
import { useLocale } from '../../shared/i18n/use-locale.ts'
import { useUnlockPrices } from '../../shared/payments/use-unlock-prices.ts'
import { useUser } from '../../shared/session/use-session.ts'
import { Allowance } from './allowance.tsx'
import { CharacterField } from './character-field.tsx'
import { CountField } from './count-field.tsx'
import { ParameterFields } from './parameter-fields.tsx'
import { clearPhotoDraft, EMPTY_DRAFT, readPhotoDraft, writePhotoDraft, type PhotoDraft } from './photo-draft.ts'
import { StyleField } from './style-field.tsx'
import { useOwnCharacters } from './use-own-characters.ts'

/** An order that was accepted. */
export interface StartedOrder extends PhotoDraft {
  readonly id: string
}

interface PhotoFormProps {
  onStarted: (order: StartedOrder) => void
}

/** The order of photos: prompt, how many, of whom, in which styles, with which parameters. Its draft is stored as it is typed. [PG-01] [PG-02] [PG-06] */
export function PhotoForm({ onStarted }: PhotoFormProps) {
  const { t } = useTranslation('photos')
  const { client, overlays } = useServices()
  const { locale } = useLocale()
  const { kind, user } = useUser()
  const own = useOwnCharacters()
  const left = user?.photoLimit
  // A member's form is the browser's own, after what is under way is known: it begins with what is stored.
  const [first] = useState(() => (kind === 'member' && readPhotoDraft()) || EMPTY_DRAFT)
  const state = useApiForm({
    schema: GenerationBody,
    defaultValues: first,
    fieldOfCode: { inappropriate_content: 'prompt' },
    send: (body) => unwrap(client.generation.create({ body })).catch(offerMore),
    onSuccess: ({ id }, values) => {
      clearPhotoDraft()
      onStarted({ parameters: {}, ...values, id })
    },
  })
  const offerMore = (error: unknown): never => {
    if (error instanceof ApiError && error.code === 'generation_limit') void overlays.open('upgrade', { missing: 'generations' })
    throw error
  }

  const { form } = state
  // The server's page for visitors has an empty form; what is stored in the browser comes in after it.
  const [restored, setRestored] = useState(0)
  const restore = useEffectEvent(() => {
    const draft = readPhotoDraft()
    if (!draft || form.getValues('prompt') !== '') return
    form.reset(draft)
    setRestored((times) => times + 1)
  })
  useEffect(() => restore(), [])
  const store = useEffectEvent(() => {
    const { parameters = {}, ...values } = form.getValues()
    writePhotoDraft({ ...values, parameters }, own)
  })
  useEffect(() => form.subscribe({ formState: { values: true }, callback: () => store() }), [form])

  const count = form.watch('count')
  const isTooMany = left !== undefined && count > left
  const mustBuy = state.error instanceof ApiError && state.error.code === 'model_access'
  const { character: price } = useUnlockPrices(mustBuy)
  const submit: typeof state.submit = (event) => {
    event?.preventDefault()
    if (kind !== 'member') emit({ name: 'login-modal-open', returnTo: addresses.generate, reason: 'account' })
    else if (isTooMany) void overlays.open('upgrade', { missing: 'generations', left })
    else state.submit(event)
  }
  return (
    <ApiForm
      state={{ ...state, submit }}
      submitLabel={t('form.submit', { count })}
      remedy={
        mustBuy ? (
          <Button asChild size="sm" variant="quiet">
            <Link to={addresses.buyCharacter(form.getValues('botSlug'))}>
              {price === undefined ? t('form.unlock') : t('form.unlockFor', { price })}
            </Link>
          </Button>
        ) : null
      }
      className="flex flex-col gap-7"
    >
      <CharacterField />
      <FormTextArea
        key={`prompt ${restored}`}
        name="prompt"
        label={t('form.prompt')}
        placeholder={t('form.promptPlaceholder')}
        rows={4}
        inputClassName="min-h-32"
        maxLength={PROMPT_MAX_LENGTH}
        formatCount={(used) => t('form.promptUsed', { used: formatNumber(locale, used), of: formatNumber(locale, PROMPT_MAX_LENGTH) })}
      />
      <StyleField />
      <ParameterFields />
      <div className="flex flex-col gap-4">
        <CountField />
        <Allowance left={left} count={count} />
      </div>
    </ApiForm>
  )
}
