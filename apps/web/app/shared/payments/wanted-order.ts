import type { QueryClient } from '@tanstack/react-query'
import { createStoredState } from '../storage/stored-state.ts'
import { stored } from '../storage/stored.ts'

/** What somebody wanted to buy when they were asked to sign in, with the price they saw, as JSON: it goes on by itself afterwards. [PY-05] [PY-11] */
export const wantedOrder = createStoredState(stored.wantedOrder)

/** The key of the call that begins a payment: it is pending until the provider's page is there. */
export const PAYING = ['paying']

/** Whether somebody is about to buy something: nothing is to draw them away from it. [OV-03] */
export const isBuying = (queryClient: QueryClient): boolean => wantedOrder.get() !== null || queryClient.isMutating({ mutationKey: PAYING }) > 0
