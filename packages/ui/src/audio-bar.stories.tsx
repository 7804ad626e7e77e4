import { useState } from 'react'
import preview from '../.storybook/preview.tsx'
import { AudioBar } from './audio-bar.tsx'

const meta = preview.meta({ title: 'Chat/Audio bar', component: AudioBar })

const LENGTH = 12
const SPEEDS = ['1×', '1.5×', '2×']

export const States = meta.story(function States() {
  const [position, setPosition] = useState(3)
  const [speed, setSpeed] = useState(0)
  const [isPlaying, setPlaying] = useState(false)
  const words = { playLabel: 'Play', pauseLabel: 'Pause', positionLabel: 'Position' }
  return (
    <div className="flex flex-col gap-5">
      <AudioBar
        {...words}
        state={isPlaying ? 'playing' : 'paused'}
        position={position}
        length={LENGTH}
        positionText={`${Math.floor(position)} seconds of ${LENGTH}`}
        time={`0:0${Math.floor(position % 10)} / 0:12`}
        onToggle={() => setPlaying(!isPlaying)}
        onSeek={setPosition}
        speed={{
          text: SPEEDS[speed] ?? '',
          label: `Speed ${SPEEDS[speed] ?? ''}`,
          onNext: () => setSpeed((speed + 1) % SPEEDS.length),
        }}
      />
      <AudioBar
        {...words}
        state="loading"
        position={0}
        length={null}
        positionText="0 seconds"
        time="–:––"
        onToggle={() => undefined}
        onSeek={setPosition}
      />
    </div>
  )
})
