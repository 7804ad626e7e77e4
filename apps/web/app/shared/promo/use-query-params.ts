import { useEffect } from 'react'
import { useLocation } from 'react-router'
import {
  GENDER_PARAM,
  LANGUAGE_PARAM,
  PAYMENT_PARAM,
  PLAN_PARAM,
  PROMO_CODE_PARAM,
  PROMO_TYPE_PARAM,
  SIGN_IN_PARAM,
  STEP_PARAM,
  SUBJECT_PARAM,
} from '../addresses.ts'
import { readStored, writeStored } from '../storage/storage.ts'
import { stored } from '../storage/stored.ts'

const MOST = 50
/** Parameters by which pages of this site lead to one another. */
const OWN: readonly string[] = [
  GENDER_PARAM,
  LANGUAGE_PARAM,
  SIGN_IN_PARAM,
  SUBJECT_PARAM,
  PAYMENT_PARAM,
  PLAN_PARAM,
  PROMO_CODE_PARAM,
  PROMO_TYPE_PARAM,
  STEP_PARAM,
]

/** Keeps the query parameters met on the way, for attribution; newer ones win. [NV-06] */
export const useQueryParams = (): void => {
  const { search } = useLocation()
  useEffect(() => {
    const here = Object.fromEntries(
      [...new URLSearchParams(search)].filter(([name, value]) => !OWN.includes(name) && name.length <= 64 && value.length <= 512),
    )
    if (Object.keys(here).length === 0) return
    const all = { ...readStored(stored.queryParams), ...here }
    writeStored(stored.queryParams, Object.fromEntries(Object.entries(all).slice(-MOST)))
  }, [search])
}
