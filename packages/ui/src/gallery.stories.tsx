import { Download, Flag } from 'lucide-react'
import { useState } from 'react'
import { portraits } from '../.storybook/portraits.ts'
import preview from '../.storybook/preview.tsx'
import { Button } from './button.tsx'
import { Gallery } from './gallery.tsx'
import { IconButton } from './icon-button.tsx'

const meta = preview.meta({
  title: 'Overlays/Gallery',
  component: Gallery,
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button')),
})

const pictures = [
  { src: portraits.amara, alt: 'Amara by lamplight' },
  { src: portraits.noor, alt: 'Noor in the city' },
  { src: portraits.chloe, alt: 'Chloé in the garden' },
]

export const Photos = meta.story(function Photos() {
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
})
