import { cx as join, type CxOptions } from 'class-variance-authority'
import { extendTailwindMerge } from 'tailwind-merge'

const merge = extendTailwindMerge({
  extend: {
    theme: {
      text: ['hero', 'title', 'name', 'caption'],
      radius: ['field', 'bubble', 'card', 'panel'],
      shadow: ['lift', 'float', 'rest', 'accent', 'accent-strong'],
      ease: ['calm'],
      animate: ['fade-in', 'fade-out', 'rise', 'pop-in', 'dialog-in', 'dialog-out', 'sheet-in', 'sheet-out', 'shimmer', 'typing'],
    },
  },
})

/** Joins class names; of two that set the same thing the later wins, so that a caller's `className` can override. */
export const cx = (...parts: CxOptions): string => merge(join(...parts))
