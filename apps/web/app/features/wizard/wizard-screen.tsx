import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { IS_SERVER } from '../../env.ts'
import { useServices } from '../../shared/api/services.ts'
import { useDraft } from '../../shared/creation/draft-store.ts'
import { FailedQuery } from '../../shared/errors/failed-query.tsx'
import { WizardSkeleton } from './wizard-skeleton.tsx'
import { Wizard } from './wizard.tsx'

/** The creation wizard. The draft is the browser's, so the server sends the wizard in its waiting shape. [WZ-01] [WZ-06] */
export function WizardScreen() {
  const { t } = useTranslation(['wizard', 'errors', 'common'])
  const { queries } = useServices()
  const options = useQuery({ ...queries.bots.creationOptions(), staleTime: Infinity })
  const draft = useDraft()
  return (
    <div className="mx-auto w-full max-w-[76rem] page-edges lg:pt-6">
      <h1 className="display-type leading-tight max-lg:sr-only lg:mb-6 lg:text-[2.25rem]">{t('title')}</h1>
      <noscript>{IS_SERVER ? <p className="rounded-card bg-raised p-4 text-sm">{t('common:form.needsScript')}</p> : null}</noscript>
      {options.data && draft ? (
        <Suspense fallback={<WizardSkeleton />}>
          <Wizard options={options.data} draft={draft} />
        </Suspense>
      ) : options.isError ? (
        <FailedQuery query={options} title={t('failed')} />
      ) : (
        <WizardSkeleton />
      )}
    </div>
  )
}
