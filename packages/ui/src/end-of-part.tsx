/**
 * The last child of a part that has the look `when-whole`. A page is drawn while it still arrives; a part that lies at its end, at its middle, or
 * shares its width among its children would move with each of them, so it is seen once this has come.
 */
export function EndOfPart() {
  return <span hidden data-end />
}
