import { createContext, use } from 'react'

/** Whether the age gate stands before the page. */
export const AgeGateContext = createContext<'shut' | 'open'>('open')

/** Whether what is on the page can be seen: what happens by itself, and what is told of it, waits for that. [OV-01] */
export const useIsPastAgeGate = (): boolean => use(AgeGateContext) === 'open'
