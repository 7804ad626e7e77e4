import type { ReactElement, ReactNode } from 'react'

/**
 * A link the caller brings without content, such as `<Link to="/chat" />` or `<a href="/chat" />`.
 * The component fills in class, children and state, so that ui knows of no router.
 */
export type LinkElement = ReactElement<{ className?: string; children?: ReactNode }>
