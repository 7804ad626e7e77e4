import { unwrap, type Bot } from '@moonlit/sdk'
import { keys } from '@moonlit/sdk/query'
import { CharacterName } from '@moonlit/sdk/schemas'
import { Button } from '@moonlit/ui/button'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { useServices } from '../../shared/api/services.ts'
import { ApiForm } from '../../shared/forms/api-form.tsx'
import { FormTextField } from '../../shared/forms/fields.tsx'
import { useApiForm } from '../../shared/forms/use-api-form.ts'

const NewName = z.object({ name: CharacterName })

/** A new name, which can be given once. Its texts follow it, on all pages that show the character. [MM-02] */
export default function RenameForm({ bot, onCancel }: { bot: Bot; onCancel: () => void }) {
  const { t } = useTranslation(['my-models', 'common'])
  const { account, client, queryClient } = useServices()
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => frame.current?.querySelector('input')?.focus(), [])
  const form = useApiForm({
    schema: NewName,
    defaultValues: { name: bot.name },
    send: (body) => unwrap(client.bots.updateMine({ params: { id: bot.id }, body })),
    onSuccess: (renamed) => {
      queryClient.setQueryData<{ result: Bot[] }>(
        keys.bots.mine(),
        (mine) => mine && { result: mine.result.map((one) => (one.id === renamed.id ? renamed : one)) },
      )
      account.ownCharactersChanged()
      onCancel()
    },
    fieldOfCode: { inappropriate_content: 'name' },
  })
  return (
    <div ref={frame} className="rounded-panel bg-surface/80 p-5 shadow-rest sm:p-6">
      <ApiForm
        state={form}
        submitLabel={t('rename.submit')}
        submitWidth="hug"
        status={
          <Button variant="ghost" onClick={onCancel}>
            {t('common:action.cancel')}
          </Button>
        }
      >
        <FormTextField name="name" label={t('rename.label')} hint={t('rename.hint')} autoComplete="off" dir="auto" />
      </ApiForm>
    </div>
  )
}
