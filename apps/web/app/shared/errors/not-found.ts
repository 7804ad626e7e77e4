import { data } from 'react-router'

/** Answers an address that is none with the 404 page and its status; for loaders. [RT-16] */
export const throwNotFound = (): never => {
  // oxlint-disable-next-line typescript/only-throw-error -- the router takes thrown answers, not errors, for pages with a status
  throw data(null, { status: 404 })
}
