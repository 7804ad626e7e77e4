import { Banner } from '@moonlit/ui/banner'
import { Button } from '@moonlit/ui/button'
import { useQuery } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BUILD_MARK_EVERY, fetchBuildMark, OWN_BUILD_MARK } from '../../shared/net/build-mark.ts'

/** The newest build's mark. Nobody is asked in a hidden tab or without a connection, and an answer that fails changes nothing. [NV-09] */
const useNewestMark = (): string => {
  const { data } = useQuery({
    queryKey: ['build-mark'],
    queryFn: ({ signal }) => fetchBuildMark(signal),
    enabled: OWN_BUILD_MARK !== '',
    // Undefined on the server, whose answers the browser starts from.
    initialData: OWN_BUILD_MARK || undefined,
    staleTime: BUILD_MARK_EVERY,
    refetchInterval: BUILD_MARK_EVERY,
    refetchIntervalInBackground: false,
  })
  return data ?? OWN_BUILD_MARK
}

/** Says that there is a newer build, and loads it when asked to; what was typed is stored and there again. [NV-09] [OV-08] */
export function UpdateNotice() {
  const { t } = useTranslation(['layout', 'common'])
  const [declined, setDeclined] = useState(OWN_BUILD_MARK)
  const newest = useNewestMark()
  const isShown = newest !== OWN_BUILD_MARK && newest !== declined
  return (
    <div role="status">
      {isShown ? (
        <Banner
          shape="bar"
          icon={<RefreshCw />}
          actions={
            <Button size="sm" onClick={() => location.reload()}>
              {t('common:action.reload')}
            </Button>
          }
          dismissLabel={t('common:action.close')}
          onDismiss={() => setDeclined(newest)}
        >
          {t('layout:update')}
        </Banner>
      ) : null}
    </div>
  )
}
