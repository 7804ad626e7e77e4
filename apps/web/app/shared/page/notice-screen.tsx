import { useEffect, useRef, type ReactNode } from 'react'

interface NoticeScreenProps {
  icon: ReactNode
  tone?: 'plain' | 'success' | 'danger'
  title: string
  text?: ReactNode
  /** What one can do next. */
  actions?: ReactNode
  children?: ReactNode
}

const tones = { plain: 'text-amber-text', success: 'text-mint', danger: 'text-danger' } as const

/** A page that says one thing: what became of a link, a payment, a message. Its title is announced when it changes. */
export function NoticeScreen({ icon, tone = 'plain', title, text, actions, children }: NoticeScreenProps) {
  return (
    <div className="mx-auto flex w-full max-w-xl flex-col items-center px-6 py-16 text-center lg:py-24">
      <span
        aria-hidden
        className={`flex size-20 items-center justify-center rounded-full bg-linear-to-b from-float to-surface shadow-rest [&>svg]:size-8 ${tones[tone]}`}
      >
        {icon}
      </span>
      <div role="status" className="mt-7 flex flex-col gap-3">
        <h1 className="display-type text-hero">{title}</h1>
        {text ? <p className="text-lg text-balance text-muted">{text}</p> : null}
      </div>
      {children ? <div className="mt-8 w-full text-start">{children}</div> : null}
      {actions ? <div className="mt-8 flex flex-wrap justify-center gap-3">{actions}</div> : null}
    </div>
  )
}

/** The same in place of a form or a button that was pressed: it takes the focus that they had, and begins at the top of the page. */
export function NoticeInPlace(props: NoticeScreenProps) {
  const box = useRef<HTMLElement>(null)
  useEffect(() => {
    box.current?.focus({ preventScroll: true })
    scrollTo(0, 0)
  }, [])
  return (
    <section ref={box} tabIndex={-1} aria-label={props.title} className="outline-none">
      <NoticeScreen {...props} />
    </section>
  )
}
