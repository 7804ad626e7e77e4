import type { Bot } from '@moonlit/sdk'
import { Button } from '@moonlit/ui/button'
import { Skeleton } from '@moonlit/ui/skeleton'
import { PencilLine } from 'lucide-react'
import { Suspense, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '../../shared/net/lazy-part.ts'

// Few people rename, so nobody else fetches the form.
const RenameForm = lazyPart(() => import('./rename-form.tsx'))

/** The one renaming of a character; afterwards it says why there is none. [MM-02] */
export function Rename({ bot }: { bot: Bot }) {
  const { t } = useTranslation('my-models')
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  if (isOpen && !bot.renamed) {
    return (
      <div className="mt-6 max-w-xl">
        <Suspense fallback={<Skeleton className="h-40 rounded-panel" />}>
          <RenameForm bot={bot} onCancel={() => setIsOpen(false)} />
        </Suspense>
      </div>
    )
  }
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-1">
      <Button
        variant="ghost"
        aria-disabled={bot.renamed || undefined}
        aria-describedby={id}
        onClick={() => !bot.renamed && setIsOpen(true)}
        className="-ms-3 px-3 aria-disabled:text-faint"
      >
        <PencilLine aria-hidden />
        {t('rename.action')}
      </Button>
      <p id={id} className="text-sm text-muted">
        {bot.renamed ? t('rename.used') : t('rename.hint')}
      </p>
    </div>
  )
}
