import { unwrap } from '@moonlit/sdk'
import { REPORT_REASONS, REPORT_TEXT_MAX_LENGTH } from '@moonlit/sdk/rules'
import { ReportBody } from '@moonlit/sdk/schemas'
import { notify } from '@moonlit/ui/toast'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../shared/api/services.ts'
import { formatNumber } from '../../shared/format.ts'
import { ApiForm } from '../../shared/forms/api-form.tsx'
import { FormCheckbox, FormRadioGroup, FormTextArea } from '../../shared/forms/fields.tsx'
import { useApiForm } from '../../shared/forms/use-api-form.ts'
import { useLocale } from '../../shared/i18n/use-locale.ts'
import { OverlayDialog } from '../../shared/overlays/overlay-dialog.tsx'
import type { OverlayControls, OverlayProps } from '../../shared/overlays/overlay-props.ts'
import { useAfterBlock } from './use-after-block.ts'

const Reported = ReportBody.pick({ reason: true, text: true, block: true })

/** From here on the words that are left are counted. */
const NEAR_THE_END = REPORT_TEXT_MAX_LENGTH - 200

/** Reports a message or a character: why, a few words if wished, and whether the character is to be blocked at once. [CH-24] [VA-01] */
export default function ReportDialog({ kind, id, name, slug, close }: OverlayProps['report'] & OverlayControls) {
  const { t } = useTranslation('report')
  const { locale } = useLocale()
  const { client } = useServices()
  const afterBlock = useAfterBlock()
  const form = useApiForm({
    schema: Reported,
    defaultValues: { text: '', block: false },
    send: (report) => unwrap(client.core.report({ body: { kind, id, ...report } })),
    onSuccess: async (_stored, { block }) => {
      await close()
      notify(t('thanks'))
      if (block === true) await afterBlock({ name, slug })
    },
  })
  return (
    <OverlayDialog close={close} size="sm" title={kind === 'message' ? t('title.message') : t('title.character', { name })} description={t('lead')}>
      <ApiForm state={form} submitLabel={t('submit')} className="flex flex-col gap-6">
        <FormRadioGroup name="reason" legend={t('reason.legend')} options={REPORT_REASONS.map((value) => ({ value, label: t(`reason.${value}`) }))} />
        <FormTextArea
          name="text"
          label={t('text')}
          required={false}
          formatCount={(used) =>
            used < NEAR_THE_END ? '' : t('count', { used: formatNumber(locale, used), most: formatNumber(locale, REPORT_TEXT_MAX_LENGTH) })
          }
        />
        <FormCheckbox name="block" label={t('alsoBlock', { name })} />
      </ApiForm>
    </OverlayDialog>
  )
}
