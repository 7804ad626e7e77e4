import preview from '../.storybook/preview.tsx'
import { SegmentedNav } from './segmented-nav.tsx'

const meta = preview.meta({ title: 'Navigation/Segmented nav', component: SegmentedNav })

export const Categories = meta.story({
  args: {
    label: 'Categories',
    items: [
      { key: 'all', label: 'All', link: <a href="#all" />, state: 'current' },
      { key: 'anime', label: 'Anime', link: <a href="#anime" /> },
      { key: 'custom', label: 'Custom', link: <a href="#custom" /> },
    ],
  },
})
