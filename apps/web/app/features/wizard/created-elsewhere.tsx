import { Banner } from '@moonlit/ui/banner'
import { Button } from '@moonlit/ui/button'
import { CircleCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { addresses } from '../../shared/addresses.ts'
import { dismissCreatedElsewhere, useCreatedElsewhere } from '../../shared/creation/draft-store.ts'

/** Tells that the character of this draft was created in another tab, and leads to it. What was written here and differs has stayed. [XT-04] */
export function CreatedElsewhere() {
  const { t } = useTranslation(['wizard', 'common'])
  const created = useCreatedElsewhere()
  return (
    <div role="status">
      {created ? (
        <Banner
          tone="success"
          icon={<CircleCheck />}
          title={t('elsewhere.created', { name: created.name })}
          className="mb-6"
          actions={
            <Button asChild size="sm" variant="quiet">
              <Link to={addresses.myCharacter(created.slug)}>{t('elsewhere.open', { name: created.name })}</Link>
            </Button>
          }
          dismissLabel={t('common:action.close')}
          onDismiss={dismissCreatedElsewhere}
        >
          {created.isKept ? t('elsewhere.kept') : null}
        </Banner>
      ) : null}
    </div>
  )
}
