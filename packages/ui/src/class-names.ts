import { cx as join, type CxOptions } from 'class-variance-authority'
import { mergeClasses } from './merge-classes.ts'

/** Joins class names; of two that set the same thing the later wins, so that a caller's `className` can override. */
export const cx = (...parts: CxOptions): string => mergeClasses(join(...parts))
