import { IconButton } from '@moonlit/ui/icon-button'
import { notify } from '@moonlit/ui/toast'
import { useMutation } from '@tanstack/react-query'
import { X } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { FormTextField } from '../../shared/forms/fields.tsx'

interface RemovableFieldProps extends ComponentProps<typeof FormTextField> {
  label: string
  /** What is saved; empty when nothing is. */
  kept: string
  /** Takes what is saved away. Rejects when the server says no. */
  onRemove: () => Promise<unknown>
}

/** An optional line of text. Saving leaves out what is empty (AC-03), so what is saved is taken away with a button of its own. */
export function RemovableField({ kept, onRemove, label, name, ...rest }: RemovableFieldProps) {
  const { t } = useTranslation('settings')
  const { resetField, setFocus } = useFormContext()
  const typed: unknown = useWatch({ name })
  const remove = useMutation({
    mutationFn: onRemove,
    onSuccess: () => {
      resetField(name, { defaultValue: '' })
      setFocus(name)
      notify(t('removed'))
    },
  })
  return (
    <FormTextField
      {...rest}
      name={name}
      label={label}
      required={false}
      hint={kept !== '' && typed === '' ? t('emptied', { value: kept }) : rest.hint}
      end={
        kept === '' ? undefined : (
          <IconButton label={t('remove', { field: label })} size="sm" state={remove.isPending ? 'loading' : 'idle'} onClick={() => remove.mutate()}>
            <X />
          </IconButton>
        )
      }
    />
  )
}
