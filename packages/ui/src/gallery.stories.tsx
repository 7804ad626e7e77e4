import { Download, Flag } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import { directionOf } from '../.storybook/locales.ts'
import { portraits } from '../.storybook/portraits.ts'
import preview from '../.storybook/preview.tsx'
import { Button } from './button.tsx'
import { Gallery } from './gallery.tsx'
import { IconButton } from './icon-button.tsx'

const pictures = [
  { src: portraits.amara, alt: 'Amara by lamplight' },
  { src: portraits.noor, alt: 'Noor in the city' },
  { src: portraits.chloe, alt: 'Chloé in the garden' },
]

function Photos({ details }: { details?: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false)
  const [index, setIndex] = useState(1)
  return (
    <>
      <Button variant="quiet" onClick={() => setIsOpen(true)}>
        Look at her photos
      </Button>
      <Gallery
        open={isOpen}
        onOpenChange={setIsOpen}
        pictures={pictures}
        index={index}
        onIndexChange={setIndex}
        labels={{ title: 'Photos', close: 'Close', previous: 'Previous photo', next: 'Next photo' }}
        formatCounter={(at, of) => `${at} of ${of}`}
        details={details}
        actions={
          <>
            <IconButton label="Save" tooltip="bottom">
              <Download />
            </IconButton>
            <IconButton label="Report" tooltip="bottom">
              <Flag />
            </IconButton>
          </>
        }
      />
    </>
  )
}

const meta = preview.meta({ title: 'Overlays/Gallery', component: Gallery })

export const Opened = meta.story({
  render: () => <Photos />,
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button')),
})

/** With what is said of each picture: beside it on wide screens, below it on others. */
export const WithDetails = meta.story({
  render: () => (
    <Photos
      details={
        <div className="flex flex-col gap-3">
          <p className="display-type text-name">Noor</p>
          <p>In the city at night, smiling, with a motorcycle</p>
          <Button variant="quiet" className="self-start">
            Use again
          </Button>
        </div>
      }
    />
  ),
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button')),
})

/** Sideways across what is in sight, to the right positive. */
const drag = (pixels: number) => {
  const target = screen.getByRole('img')
  const middle = innerWidth / 2
  return [
    { keys: '[MouseLeft>]', target, coords: { clientX: middle - pixels / 2, clientY: 400 } },
    { target, coords: { clientX: middle + pixels / 2, clientY: 400 } },
    { keys: '[/MouseLeft]', target, coords: { clientX: middle + pixels / 2, clientY: 400 } },
  ]
}

const expectInSight = async (alt: string) => {
  const picture = await screen.findByRole('img', { name: alt })
  await waitFor(() => {
    const { left, right } = picture.getBoundingClientRect()
    return expect(Math.abs((left + right) / 2 - innerWidth / 2)).toBeLessThan(2)
  })
}

/** A swipe against the reading direction brings the next picture, one along it the last. */
export const Swiped = meta.story({
  render: () => <Photos />,
  play: async ({ canvas, globals, userEvent }) => {
    const way = directionOf(globals) === 'rtl' ? 1 : -1
    await userEvent.click(canvas.getByRole('button'))
    await expectInSight('Noor in the city')
    await userEvent.pointer(drag(way * 700))
    await screen.findByText('3 of 3')
    await expectInSight('Chloé in the garden')
    await userEvent.pointer(drag(way * -700))
    await screen.findByText('2 of 3')
    await expectInSight('Noor in the city')
  },
})

export const SwipedMirrored = meta.story({ ...Swiped.input, globals: { locale: 'ar' } })
