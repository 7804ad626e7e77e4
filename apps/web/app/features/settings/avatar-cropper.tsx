import { Field } from '@moonlit/ui/field'
import { useEffect, useId, useState } from 'react'
import Cropper from 'react-easy-crop'
import 'react-easy-crop/react-easy-crop.css'
import { useTranslation } from 'react-i18next'
import { CroppedPicture } from './picture-file.ts'

const ZOOM = { min: 1, max: 4, step: 0.05 } as const

interface AvatarCropperProps {
  /** The picture as it was chosen. */
  file: File
  /** With the part that shows, each time it was changed. */
  onCrop: (avatar: CroppedPicture) => void
}

/** Chooses which part of a picture is the avatar: dragged or moved by arrow keys, and zoomed. [AC-02] */
export default function AvatarCropper({ file, onCrop }: AvatarCropperProps) {
  const { t } = useTranslation('settings')
  const hintId = useId()
  const [address, setAddress] = useState<string>()
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState<number>(ZOOM.min)
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return (
    <div className="flex flex-col gap-4">
      <div className="relative isolate h-72 overflow-hidden rounded-card bg-ground">
        {address ? (
          <Cropper
            image={address}
            crop={crop}
            zoom={zoom}
            minZoom={ZOOM.min}
            maxZoom={ZOOM.max}
            aspect={1}
            cropShape="round"
            showGrid={false}
            objectFit="cover"
            keyboardStep={8}
            disableAutomaticStylesInjection
            cropperProps={{ role: 'group', 'aria-label': t('photo.crop'), 'aria-describedby': hintId }}
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropComplete={(_part, area) => onCrop(new CroppedPicture(file, area))}
          />
        ) : null}
      </div>
      <p id={hintId} className="text-sm text-muted">
        {t('photo.cropHint')}
      </p>
      <Field label={t('photo.zoom')}>
        {(control) => (
          <input
            {...control}
            type="range"
            {...ZOOM}
            value={zoom}
            onChange={(event) => setZoom(Number(event.currentTarget.value))}
            className="h-6 w-full cursor-pointer"
          />
        )}
      </Field>
    </div>
  )
}
