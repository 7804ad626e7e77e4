import { unwrap, type Fact } from '@moonlit/sdk'
import { FactChange } from '@moonlit/sdk/schemas'
import { Button } from '@moonlit/ui/button'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../../shared/api/services.ts'
import { ApiForm } from '../../../shared/forms/api-form.tsx'
import { FormTextField } from '../../../shared/forms/fields.tsx'
import { useApiForm } from '../../../shared/forms/use-api-form.ts'
import { useFactChanges } from './use-fact-changes.ts'

interface FactFormProps {
  chatID: string
  fact: Fact
  label: string
  onDone: () => void
}

/** A fact while it is being corrected. Escape leaves it as it is. */
export default function FactForm({ chatID, fact: { factID, value }, label, onDone }: FactFormProps) {
  const { t } = useTranslation('chat')
  const { client } = useServices()
  const { show } = useFactChanges(chatID)
  const form = useApiForm({
    schema: FactChange.required({ value: true }),
    defaultValues: { value },
    send: (body) => unwrap(client.chats.changeFact({ params: { id: chatID, factId: factID }, body })),
    onSuccess: (changed) => {
      show(changed)
      onDone()
    },
  })
  return (
    <div
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        // The sidebar, which Escape closes too, stays.
        event.preventDefault()
        event.stopPropagation()
        onDone()
      }}
    >
      <ApiForm
        state={form}
        submitLabel={t('known.save')}
        submitWidth="hug"
        status={
          <Button variant="ghost" onClick={onDone}>
            {t('known.cancel')}
          </Button>
        }
        className="flex flex-col gap-3"
      >
        <FormTextField name="value" label={label} autoFocus autoComplete="off" />
      </ApiForm>
    </div>
  )
}
