import { useSyncExternalStore } from 'react'
import { type Playback, tabPlayer } from './player.ts'

const nothing = () => null

/** What the tab's player does with one sound; null while it plays none or another. */
export const usePlayback = (id: string): Playback | null =>
  useSyncExternalStore(
    tabPlayer.subscribe,
    () => {
      const playback = tabPlayer.playback()
      return playback?.id === id ? playback : null
    },
    nothing,
  )
