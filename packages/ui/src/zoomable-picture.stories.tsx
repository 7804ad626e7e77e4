import { portraits } from '../.storybook/portraits.ts'
import preview from '../.storybook/preview.tsx'
import { ZoomablePicture } from './zoomable-picture.tsx'

const meta = preview.meta({ title: 'Overlays/ZoomablePicture', component: ZoomablePicture })

/** Double-click it, or pinch. In the Gallery a pull down closes. */
export const Whole = meta.story({
  render: () => (
    <div className="flex h-[28rem] items-center justify-center overflow-hidden">
      <ZoomablePicture src={portraits.amara} alt="Amara by lamplight" onZoomChange={() => undefined} onPullAway={() => undefined} />
    </div>
  ),
})
