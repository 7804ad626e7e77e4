/** The sound that plays, or was played last. */
export interface Playback {
  /** Whose sound it is, such as a message's id. */
  readonly id: string
  readonly status: 'loading' | 'playing' | 'paused' | 'failed'
  /** Seconds that were heard. */
  readonly position: number
  /** Seconds in all; null until they are known. */
  readonly length: number | null
}

/** Plays one sound at a time: whichever begins ends the one before. [CH-14] */
export interface Player {
  playback(): Playback | null
  subscribe(listener: () => void): () => void
  /** Plays a sound from its beginning, or goes on with the one that was paused. */
  play(id: string, src: string): void
  pause(): void
  /** Moves within the sound; seconds from its beginning. */
  seek(seconds: number): void
  /** How fast sounds are played, 1 as they were spoken; pitch stays. */
  setRate(rate: number): void
  /** Ends a sound, if it is this one. */
  stop(id: string): void
}

/** @param makeAudio called when something is first played, so that a player can be made where there is no browser */
export const createPlayer = (makeAudio: () => HTMLAudioElement = () => new Audio()): Player => {
  const listeners = new Set<() => void>()
  let audio: HTMLAudioElement | undefined
  let playback: Playback | null = null
  let rate = 1

  const change = (part: Partial<Playback>) => {
    if (!playback) return
    playback = { ...playback, ...part }
    for (const listener of listeners) listener()
  }
  const begin = (): HTMLAudioElement => {
    if (audio) return audio
    const made = makeAudio()
    made.addEventListener('playing', () => change({ status: 'playing' }))
    made.addEventListener('waiting', () => change({ status: 'loading' }))
    made.addEventListener('pause', () => change({ status: 'paused' }))
    made.addEventListener('ended', () => change({ status: 'paused', position: 0 }))
    made.addEventListener('error', () => change({ status: 'failed' }))
    made.addEventListener('timeupdate', () => change({ position: made.ended ? 0 : made.currentTime }))
    made.addEventListener('durationchange', () => change({ length: Number.isFinite(made.duration) ? made.duration : null }))
    audio = made
    return made
  }

  return {
    playback: () => playback,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    play: (id, src) => {
      const element = begin()
      if (playback?.id !== id || playback.status === 'failed') {
        playback = { id, status: 'loading', position: 0, length: null }
        element.src = src
      }
      change({ status: 'loading' })
      // A new source starts at the usual speed.
      element.playbackRate = rate
      element.play().catch(() => {
        // The browser wants a press first, or another sound came in between: it waits to be played.
        if (playback?.id === id && playback.status === 'loading') change({ status: element.error ? 'failed' : 'paused' })
      })
    },
    pause: () => audio?.pause(),
    seek: (seconds) => {
      if (!audio) return
      audio.currentTime = seconds
      change({ position: seconds })
    },
    setRate: (next) => {
      rate = next
      if (audio) audio.playbackRate = next
    },
    stop: (id) => {
      if (playback?.id !== id) return
      audio?.pause()
      playback = null
      for (const listener of listeners) listener()
    },
  }
}

/** The one player of this tab. */
export const tabPlayer = createPlayer()
