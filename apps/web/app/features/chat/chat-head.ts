import type { Services } from '../../shared/api/services.ts'
import { createHead, type Head } from '../../shared/head/head.ts'

/** Title and description; chats are nobody else's, so they are kept out of search engines. */
export const chatHead = async (services: Services): Promise<Head> => {
  await services.i18n.loadNamespaces(['chat', 'labels'])
  const { t } = services.i18n
  return createHead(services, { title: t('chat:head.title'), description: t('chat:head.description') })
}
