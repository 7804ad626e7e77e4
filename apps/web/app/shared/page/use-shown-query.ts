import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'

/**
 * The address says what is shown, whatever it asked for: of its parameters, those that are the page's and have a value that the page does not know are
 * replaced, or go. What it does not name stays unnamed, and what is not the page's stays as it came.
 * @param shown each parameter of the page with what it shows; undefined for one that is to go
 */
export const useShownQuery = (shown: Readonly<Record<string, string | undefined>>): void => {
  const { search, hash } = useLocation()
  const navigate = useNavigate()
  const asked = new URLSearchParams(search)
  const next = new URLSearchParams(search)
  for (const [param, value] of Object.entries(shown)) {
    if (value === undefined) next.delete(param)
    else if (asked.has(param) && asked.get(param) !== value) next.set(param, value)
  }
  const wanted = next.toString()
  const isSaid = wanted === asked.toString()
  useEffect(() => {
    if (!isSaid) void navigate({ search: wanted, hash }, { replace: true, preventScrollReset: true })
  }, [isSaid, wanted, hash, navigate])
}
