import { UPLOAD_MAX_BYTES } from '@moonlit/sdk/rules'

/** Width and height of an avatar that is sent, in pixels; the server keeps no larger one. */
const SIDE = 512
const QUALITY = 0.92

/** A part of a picture, in its own pixels. */
interface Area {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Why a file cannot be an avatar, as a code of the API's errors. Its content counts, not its name. [VA-07] */
export const pictureFault = async (file: File): Promise<'too_large' | 'unsupported_media' | null> => {
  if (file.size > UPLOAD_MAX_BYTES) return 'too_large'
  try {
    const bitmap = await createImageBitmap(file)
    bitmap.close()
    return null
  } catch {
    return 'unsupported_media'
  }
}

const cut = async (file: File, { x, y, width, height }: Area): Promise<File> => {
  const canvas = document.createElement('canvas')
  canvas.width = SIDE
  canvas.height = SIDE
  const bitmap = await createImageBitmap(file)
  canvas.getContext('2d')?.drawImage(bitmap, x, y, width, height, 0, 0, SIDE, SIDE)
  bitmap.close()
  // A browser that cannot write WebP writes PNG instead.
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', QUALITY))
  return blob ? new File([blob], file.name, { type: blob.type }) : file
}

/** A picture of which a square part is chosen. It can be sent at once, however long cutting takes. */
export class CroppedPicture extends File {
  readonly #area: Area
  #part: Promise<File> | undefined
  constructor(file: File, area: Area) {
    super([file], file.name, { type: file.type })
    this.#area = area
  }
  /** The part as a picture of its own, under the same name. */
  part(): Promise<File> {
    this.#part ??= cut(this, this.#area)
    return this.#part
  }
}
