import { SegmentedNav } from './segmented-nav.tsx'

export const meta = { title: 'Segmented nav' }

export function Categories() {
  return (
    <SegmentedNav
      label="Categories"
      items={[
        { key: 'all', label: 'All', link: <a href="#all" />, state: 'current' },
        { key: 'anime', label: 'Anime', link: <a href="#anime" /> },
        { key: 'custom', label: 'Custom', link: <a href="#custom" /> },
      ]}
    />
  )
}
