import { unwrap } from '@moonlit/sdk'
import { CONTACT_TOPICS, CONTACT_MESSAGE_MAX_LENGTH, type ContactTopic } from '@moonlit/sdk/rules'
import { ContactBody } from '@moonlit/sdk/schemas'
import { useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../shared/api/services.ts'
import { formatNumber } from '../../shared/format.ts'
import { ApiForm } from '../../shared/forms/api-form.tsx'
import { FormEmailField, FormSelect, FormTextArea, FormTextField, FormWebAddressField } from '../../shared/forms/fields.tsx'
import { useApiForm } from '../../shared/forms/use-api-form.ts'
import { useLocale } from '../../shared/i18n/use-locale.ts'
import { useUser } from '../../shared/session/use-session.ts'
import { TopicAdvice } from './topic-advice.tsx'
import { topicFacts } from './topics.ts'

/** A contact message that has reached us. */
export interface SentMessage {
  readonly id: string
  readonly topic: ContactTopic
  /** Where the answer goes. */
  readonly email: string
}

interface ContactFormProps {
  topic: ContactTopic
  /** The page of this site that it is about, where somebody came from one. */
  about: string | undefined
  onSent: (message: SentMessage) => void
}

/** A contact message, by anybody; name and e-mail of those who are signed in stand there already. [PB-04] [VA-01] */
export function ContactForm({ topic: firstTopic, about, onSent }: ContactFormProps) {
  const { t } = useTranslation('contact')
  const { client, requestContext } = useServices()
  const { locale } = useLocale()
  const { user } = useUser()
  const { name = '', email = '' } = user ?? {}
  const form = useApiForm({
    schema: ContactBody,
    defaultValues: { topic: firstTopic, name, email, message: '', ...(about !== undefined && { url: requestContext.origin + about }) },
    send: (body) => unwrap(client.core.contact({ body })),
    onSuccess: ({ id }, { topic, email }) => onSent({ id, topic, email }),
  })
  const { control, getValues, setValue } = form.form
  const topic = useWatch({ control, name: 'topic' })
  // What the advice asks for is not called optional beside it.
  const addressLabel = topic === 'partnership' ? t('field.site') : topicFacts[topic].page === 'asked' ? t('field.pageAsked') : t('field.page')
  // Somebody who signs in while writing; what was typed stays.
  useEffect(() => {
    if (name && !getValues('name')) setValue('name', name)
    if (email && !getValues('email')) setValue('email', email)
  }, [name, email, getValues, setValue])
  return (
    <ApiForm state={form} submitLabel={t('submit')}>
      <div className="flex flex-col gap-3">
        <FormSelect name="topic" label={t('field.topic')} options={CONTACT_TOPICS.map((value) => ({ value, label: t(`topic.${value}`) }))} />
        <TopicAdvice topic={topic} />
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        <FormTextField name="name" label={t('field.name')} required={false} autoComplete="name" autoCapitalize="words" />
        <FormEmailField name="email" label={t('field.email')} />
      </div>
      <FormWebAddressField name="url" label={addressLabel} autoComplete="off" />
      <FormTextArea
        name="message"
        label={t('field.message')}
        inputClassName="min-h-40"
        formatCount={(used) => t('count', { used: formatNumber(locale, used), limit: formatNumber(locale, CONTACT_MESSAGE_MAX_LENGTH) })}
      />
    </ApiForm>
  )
}
