import { LinkButton } from '@moonlit/ui/link-button'
import { Button } from '@moonlit/ui/button'
import { ArrowLeft, CircleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { addresses } from '../../shared/addresses.ts'
import { FailedQuery } from '../../shared/errors/failed-query.tsx'
import { NotFoundScreen } from '../../shared/page/not-found-screen.tsx'
import { NoticeScreen } from '../../shared/page/notice-screen.tsx'
import { CreatingModel } from './creating-model.tsx'
import { ModelSkeleton } from './model-skeleton.tsx'
import { useMyModels } from './my-models-data.ts'
import { ReadyModel } from './ready-model.tsx'
import { useTryAgain } from './use-try-again.ts'

/** The page of one's own character: how it comes about, what became of it, and then itself. [MM-02] [WZ-07] */
export function MyModelScreen({ slug }: { slug: string }) {
  const { t } = useTranslation(['my-models', 'errors'])
  const query = useMyModels()
  const tryAgain = useTryAgain()
  const bot = query.data?.result.find((one) => one.slug === slug)
  if (!bot) {
    if (query.isPending) return <ModelSkeleton />
    return query.isError ? <FailedQuery query={query} title={t('failed')} /> : <NotFoundScreen />
  }
  return (
    <article className="mx-auto max-w-[76rem] page-edges pt-4 lg:pt-6">
      <LinkButton asChild tone="muted" className="min-h-11">
        <Link to={addresses.myCharacters}>
          <ArrowLeft aria-hidden className="rtl:-scale-x-100" />
          {t('back')}
        </Link>
      </LinkButton>
      {bot.state === 'creating' ? <CreatingModel bot={bot} /> : null}
      {bot.state === 'failed' ? (
        <NoticeScreen
          icon={<CircleAlert />}
          tone="danger"
          title={t('failedPage.title', { name: bot.firstName })}
          text={t('failedPage.text')}
          actions={
            <>
              <Button size="lg" onClick={() => tryAgain(bot)}>
                {t('tryAgain')}
              </Button>
              <Button asChild size="lg" variant="quiet">
                <Link to={addresses.myCharacters}>{t('back')}</Link>
              </Button>
            </>
          }
        />
      ) : null}
      {bot.state === 'ready' ? <ReadyModel bot={bot} /> : null}
    </article>
  )
}
