/**
 * Makes the browser's Back close what lies over a page instead of leaving the page. Each open overlay holds one entry of the history, a copy
 * of the page's own with its depth written on it. Going back from it closes the overlay; closing it otherwise takes the entry away, or leaves it
 * as a spent one, which is passed over. The router never sees these steps: they are stopped before its own listener.
 */
export interface BackGuard {
  /** Gives the entry back; resolves once the history is as it was before. */
  release(): Promise<void>
  /** Leaves the entry spent: for what may close because another page is opened, as a menu does, where a step back would undo that. */
  leave(): void
}

interface OpenGuard {
  readonly depth: number
  readonly onBack: () => void
}

const open: OpenGuard[] = []
/** The step back that `release` makes is nobody's wish to close anything. */
let expected: (() => void) | null = null
/** The router's number of the page that the history is at; it may not be drawn yet. */
let pageIndex: unknown = null
/** The depth of the entry that is shown. */
let shownDepth = 0
let isListening = false

const read = (state: unknown, key: 'idx' | 'overlayDepth'): unknown =>
  typeof state === 'object' && state !== null ? Reflect.get(state, key) : undefined
const depthOf = (state: unknown): number => {
  const depth = read(state, 'overlayDepth')
  return typeof depth === 'number' ? depth : 0
}

const onPopState = (event: PopStateEvent): void => {
  const depth = depthOf(event.state)
  const isForward = depth > shownDepth
  const isBack = depth < shownDepth
  shownDepth = depth
  const isSamePage = read(event.state, 'idx') === pageIndex
  if (isSamePage) event.stopImmediatePropagation()
  else pageIndex = read(event.state, 'idx')
  if (expected) {
    expected()
    expected = null
    return
  }
  // All of them are taken before the first is told: what opens another overlay then, such as a question, has it stay.
  const first = open.findIndex((guard) => guard.depth > depth)
  const left = first < 0 ? [] : open.splice(first).toReversed()
  for (const { onBack } of left) onBack()
  // An entry left behind by an overlay that was open when the page was left: pass over it, so that no Back seems to do nothing.
  if (!isSamePage && depth > 0) {
    shownDepth = 0
    expected = () => undefined
    history.go(-depth)
  }
  // The same on the way forward.
  if (isSamePage && isForward) history.forward()
  // It was a spent entry that was left: nothing was closed, and on this page there is nothing to go back to.
  if (isSamePage && isBack && left.length === 0) history.back()
}

const note = (): void => {
  if (expected) return
  pageIndex = read(history.state, 'idx')
  shownDepth = depthOf(history.state)
}

const watchHistory = (): void => {
  if (isListening) return
  isListening = true
  // While capturing, so before the router's listener, whichever came first.
  addEventListener('popstate', onPopState, { capture: true })
  // At once where the browser tells: a page may be left again before it is drawn.
  globalThis.navigation?.addEventListener('currententrychange', ({ navigationType }) => {
    if (navigationType !== 'traverse') note()
  })
  note()
}

/** The router shows another page, or the same one anew: called after each navigation, for browsers that do not tell of it themselves. */
export const notePage = (): void => {
  watchHistory()
  if (!globalThis.navigation) note()
}

/** Opens a guard; `onBack` is called when the person goes back. For browsers only. */
export const openBackGuard = (onBack: () => void): BackGuard => {
  watchHistory()
  const state: unknown = history.state
  const isSpent = depthOf(state) > (open.at(-1)?.depth ?? 0)
  const guard: OpenGuard = { depth: isSpent ? depthOf(state) : depthOf(state) + 1, onBack }
  pageIndex = read(state, 'idx')
  if (!isSpent) history.pushState({ ...(typeof state === 'object' ? state : {}), overlayDepth: guard.depth }, '')
  shownDepth = guard.depth
  open.push(guard)
  const take = () => {
    const at = open.indexOf(guard)
    if (at >= 0) open.splice(at, 1)
    return at >= 0
  }
  return {
    leave: () => void take(),
    release: async () => {
      // While another one's step back is on its way, it is not known from where this one would go: its entry stays, spent.
      if (!take() || expected) return
      // Another page or overlay was opened meanwhile: the entry lies behind it and is passed over on the way back.
      const steps = depthOf(history.state) - (open.at(-1)?.depth ?? 0)
      if (steps <= 0 || read(history.state, 'idx') !== pageIndex) return
      await new Promise<void>((resolve) => {
        expected = resolve
        history.go(-steps)
      })
    },
  }
}
