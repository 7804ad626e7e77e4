import { ErrorState } from '@moonlit/ui/error-state'
import { Component, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

function Broken({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('common')
  return <ErrorState layout="inline" title={t('section.title')} message={t('section.text')} retryLabel={t('action.retry')} onRetry={onRetry} />
}

/** A part of a page that may break by itself: an error with a retry stands in its place, the rest stays usable. [ER-06] */
export class Section extends Component<{ children: ReactNode }, { state: 'whole' | 'broken' }> {
  override state: { state: 'whole' | 'broken' } = { state: 'whole' }

  static getDerivedStateFromError(): { state: 'broken' } {
    return { state: 'broken' }
  }

  override render(): ReactNode {
    return this.state.state === 'broken' ? <Broken onRetry={() => this.setState({ state: 'whole' })} /> : this.props.children
  }
}
