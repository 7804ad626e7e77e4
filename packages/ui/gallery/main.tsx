import './gallery.css'
import { StrictMode, useEffect, useState, type ComponentType } from 'react'
import { createRoot } from 'react-dom/client'
import { DirectionProvider, type Dir } from '../src/direction.tsx'
import { LinkButton } from '../src/link-button.tsx'
import { Logo } from '../src/logo.tsx'
import { PageGlow } from '../src/page-glow.tsx'
import { SegmentedControl } from '../src/segmented-control.tsx'
import type { StoryFile } from '../src/story.ts'

const files = import.meta.glob<StoryFile>('../src/*.story.tsx', { eager: true })

const groups = Object.values(files)
  .map(({ meta, ...stories }) => ({
    title: meta.title,
    stories: Object.entries(stories).filter((entry): entry is [string, ComponentType] => typeof entry[1] === 'function'),
  }))
  .toSorted((a, b) => a.title.localeCompare(b.title))

const spaced = (name: string) => name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase()
const asked = new URLSearchParams(location.search)

/** Every story on one page, or with `?only=Title` one component's; `?dir=rtl` mirrors. */
function StoryGallery() {
  const [dir, setDir] = useState<Dir>(asked.get('dir') === 'rtl' ? 'rtl' : 'ltr')
  useEffect(() => {
    document.documentElement.dir = dir
    document.documentElement.lang = dir === 'rtl' ? 'ar' : 'en'
  }, [dir])
  const only = asked.get('only')?.split(',')
  const shown = only ? groups.filter((group) => only.includes(group.title)) : groups
  return (
    <DirectionProvider dir={dir}>
      <PageGlow />
      <div className="mx-auto flex max-w-7xl flex-col gap-16 px-4 py-8 sm:px-8">
        <header className="flex flex-wrap items-center justify-between gap-4">
          <Logo word="Moonlit" />
          <SegmentedControl
            label="Reading direction"
            size="sm"
            value={dir}
            onValueChange={setDir}
            options={[
              { value: 'ltr', label: 'Left to right' },
              { value: 'rtl', label: 'Right to left' },
            ]}
          />
        </header>
        <nav aria-label="Components" className="flex flex-wrap gap-x-4 gap-y-1.5">
          {groups.map((group) => (
            <LinkButton key={group.title} asChild tone="muted">
              <a href={`?only=${encodeURIComponent(group.title)}&dir=${dir}`}>{group.title}</a>
            </LinkButton>
          ))}
        </nav>
        {shown.map((group) => (
          <section key={group.title} className="flex flex-col gap-6">
            <h2 className="display-type text-title">{group.title}</h2>
            {group.stories.map(([name, Story]) => (
              <div key={name} className="flex flex-col gap-3">
                <h3 className="text-caption text-muted">{spaced(name)}</h3>
                <div>
                  <Story />
                </div>
              </div>
            ))}
          </section>
        ))}
      </div>
    </DirectionProvider>
  )
}

const root = document.getElementById('gallery')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <StoryGallery />
    </StrictMode>,
  )
}
