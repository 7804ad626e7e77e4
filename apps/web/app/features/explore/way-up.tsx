import { IconButton } from '@moonlit/ui/icon-button'
import { ArrowUp } from 'lucide-react'
import { useTranslation } from 'react-i18next'

/** Back to the beginning of a long list, by eye and by keyboard. [EX-21] */
export function WayUp() {
  const { t } = useTranslation('explore')
  const goUp = () => {
    // What is read next is the page from its beginning, not the card that one came from.
    document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true })
    window.scrollTo({ top: 0, behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth' })
  }
  return (
    <IconButton
      label={t('list.up')}
      tooltip="none"
      variant="glass"
      size="lg"
      onClick={goUp}
      className="fixed end-4 bottom-[calc(5rem+env(safe-area-inset-bottom)+var(--notice-space)+var(--offer-height,0px))] z-20 animate-fade-in lg:end-8 lg:bottom-[calc(2rem+var(--offer-height,0px))] print:hidden"
    >
      <ArrowUp />
    </IconButton>
  )
}
