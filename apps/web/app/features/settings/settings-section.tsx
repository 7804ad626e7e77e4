import { useEffect, useId, useRef, type ReactNode } from 'react'
import { useInView } from 'react-intersection-observer'
import { useLocation } from 'react-router'
import type { SectionId } from './sections.ts'
import { useFocusWithin } from './use-focus-within.ts'

export interface SettingsSectionProps {
  /** Its anchor: `/settings#password`. */
  id: SectionId
  title: string
  text?: ReactNode
  /** It crosses the line that says where one reads. */
  onReach: (id: SectionId) => void
  /** One was led to it. */
  onLead: (id: SectionId) => void
  children: ReactNode
}

/** A part of the settings with its own forms. Whoever is led to it by its anchor is there with the keyboard, too, and stays when what they pressed goes. */
export function SettingsSection({ id, title, text, onReach, onLead, children }: SettingsSectionProps) {
  const headingId = useId()
  const section = useRef<HTMLElement>(null)
  useFocusWithin(section)
  const { hash, key } = useLocation()
  // A line a third down the window.
  const { ref } = useInView({ rootMargin: '-33% 0px -66% 0px', onChange: (isThere) => isThere && onReach(id) })
  const isWanted = hash === `#${id}`
  useEffect(() => {
    if (!isWanted) return
    section.current?.focus({ preventScroll: true })
    onLead(id)
  }, [isWanted, key, onLead, id])
  return (
    <section
      ref={(element) => {
        section.current = element
        ref(element)
      }}
      id={id}
      tabIndex={-1}
      aria-labelledby={headingId}
      className="flex scroll-mt-[calc(var(--bars-height)+1.5rem)] max-xl:tall:scroll-mt-[calc(var(--bars-height)+4.5rem)] flex-col gap-6 rounded-panel bg-surface p-5 shadow-rest outline-none sm:p-8"
    >
      <header className="flex flex-col gap-1.5">
        <h2 id={headingId} className="display-type text-name">
          {title}
        </h2>
        {text ? <p className="text-[0.9375rem] text-pretty text-muted">{text}</p> : null}
      </header>
      {children}
    </section>
  )
}
