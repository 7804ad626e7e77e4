import type { Message } from '@moonlit/sdk'
import { useEffect, useRef } from 'react'
import type { Listening } from './use-listen.ts'
import { voiceAutoplay } from './voice-settings.ts'

/** Plays replies as they arrive, none that another one was newer than, when the person wishes so and has not muted the chat; what was there before is not played. [CH-26] */
export const useAutoplay = (messages: readonly Message[], listen: Listening['listen'], isMuted: boolean): void => {
  const isWished = voiceAutoplay.use() === true && !isMuted
  const newest = messages.findLast(({ isBot }) => isBot)
  const seen = useRef(newest?.timestamp)
  const play = useRef(listen)
  useEffect(() => {
    play.current = listen
  })
  useEffect(() => {
    if (!newest || (seen.current !== undefined && newest.timestamp <= seen.current)) return
    const isFirst = seen.current === undefined
    seen.current = newest.timestamp
    if (isWished && !isFirst && newest.text !== '' && document.visibilityState === 'visible') play.current(newest)
  }, [newest, isWished])
}
