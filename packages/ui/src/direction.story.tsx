import { ChevronRight } from 'lucide-react'
import { DirectionProvider } from './direction.tsx'

export const meta = { title: 'Direction' }

export function Mirrored() {
  return (
    <DirectionProvider dir="rtl">
      <p dir="rtl" lang="ar" className="flex max-w-sm items-center gap-2 display-type text-title">
        اعثر على رفيقة تتذكرك
        <ChevronRight aria-hidden className="rtl:-scale-x-100" />
      </p>
    </DirectionProvider>
  )
}
