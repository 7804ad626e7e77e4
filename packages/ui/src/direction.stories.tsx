import { ChevronRight } from 'lucide-react'
import preview from '../.storybook/preview.tsx'
import { DirectionProvider } from './direction.tsx'

const meta = preview.meta({ title: 'Foundations/Direction', component: DirectionProvider })

export const Mirrored = meta.story(function Mirrored() {
  return (
    <DirectionProvider dir="rtl">
      <p dir="rtl" lang="ar" className="flex max-w-sm items-center gap-2 display-type text-title">
        اعثر على رفيقة تتذكرك
        <ChevronRight aria-hidden className="rtl:-scale-x-100" />
      </p>
    </DirectionProvider>
  )
})
