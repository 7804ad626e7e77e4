import { Button } from '@moonlit/ui/button'
import { IconButton } from '@moonlit/ui/icon-button'
import { VisuallyHidden } from '@moonlit/ui/visually-hidden'
import { ArrowDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'

interface JumpToEndProps {
  state: 'shown' | 'hidden'
  /** Messages that came meanwhile. */
  unseen: number
  onJump: () => void
}

/** The way back to the newest message for who has scrolled up, saying how many came meanwhile. */
export function JumpToEnd({ state, unseen, onJump }: JumpToEndProps) {
  const { t } = useTranslation('chat')
  const words = unseen > 0 ? t('message.new', { count: unseen }) : ''
  return (
    <>
      <VisuallyHidden live="polite">{state === 'shown' ? words : ''}</VisuallyHidden>
      {state === 'hidden' ? null : unseen > 0 ? (
        <Button size="sm" onClick={onJump} className="absolute inset-x-0 bottom-4 z-10 mx-auto w-fit animate-rise">
          <ArrowDown aria-hidden />
          {words}
        </Button>
      ) : (
        <IconButton
          label={t('message.toEnd')}
          tooltip="none"
          variant="glass"
          onClick={onJump}
          className="absolute! end-4 bottom-4 z-10 animate-fade-in sm:end-6"
        >
          <ArrowDown />
        </IconButton>
      )}
    </>
  )
}
