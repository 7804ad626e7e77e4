import { cx } from '@moonlit/ui/class-names'
import { Button } from '@moonlit/ui/button'
import { notifyError } from '@moonlit/ui/toast'
import { Check, Copy } from 'lucide-react'
import { useEffect, useState, type ReactNode } from 'react'

interface CopyButtonProps {
  children: ReactNode
  /** Returns the text to copy; may have to fetch it first. */
  text: () => string | Promise<string>
  variant?: 'quiet' | 'ghost'
  className?: string
}

/** Copies a text and confirms it in the button. */
export function CopyButton({ children, text, variant = 'quiet', className }: CopyButtonProps) {
  const [isCopied, setIsCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return undefined
    const timer = setTimeout(() => setIsCopied(false), 1600)
    return () => clearTimeout(timer)
  }, [isCopied])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(await text())
      setIsCopied(true)
    } catch (error) {
      notifyError('Not copied', error instanceof Error ? error.message : 'The browser does not allow it.')
    }
  }
  return (
    <Button variant={variant} size="sm" className={cx('gap-1.5 px-3 text-caption', className)} onClick={() => void copy()}>
      {isCopied ? <Check aria-hidden className="text-mint" /> : <Copy aria-hidden />}
      {children}
      <span role="status" className="sr-only">
        {isCopied ? 'Copied' : ''}
      </span>
    </Button>
  )
}
