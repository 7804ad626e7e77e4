import { FileField } from '@moonlit/ui/file-field'
import { LinkButton } from '@moonlit/ui/link-button'
import { Skeleton } from '@moonlit/ui/skeleton'
import { Suspense, useEffect, useState } from 'react'
import { useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useFieldError } from '../../shared/forms/fields.tsx'
import { CroppedPicture, pictureFault } from './picture-file.ts'
import { lazyPart } from '../../shared/net/lazy-part.ts'

const AvatarCropper = lazyPart(() => import('./avatar-cropper.tsx'))

/** What is shown of a picture: of a cropped one its part, and until that is cut the one before. */
const useShown = (avatar: File | null): File | null => {
  const [part, setPart] = useState<File | null>(null)
  useEffect(() => {
    if (!(avatar instanceof CroppedPicture)) return setPart(null)
    let isLatest = true
    void avatar.part().then((cut) => isLatest && setPart(cut))
    return () => {
      isLatest = false
    }
  }, [avatar])
  return avatar && (part ?? avatar)
}

/**
 * The person's picture: chosen or dropped, cropped, and taken away; all of it with the form's own save. Its value is a file, an empty text when
 * the picture is to go, or undefined while it stays. [AC-01] [AC-02] [VA-07]
 */
export function AvatarField({ name, current }: { name: string; current: string | null }) {
  const { t } = useTranslation(['settings', 'errors'])
  const { field } = useController({ name })
  const formError = useFieldError(name)
  const [chosen, setChosen] = useState<File | null>(null)
  const [fault, setFault] = useState<Awaited<ReturnType<typeof pictureFault>>>(null)
  // What was wrong with another file is no matter once one is saved.
  useEffect(() => setFault(null), [current])
  const value: unknown = field.value
  const avatar = value instanceof File ? value : null
  const shown = useShown(avatar)
  const isGoing = value === ''
  const choose = async (file: File | null) => {
    const found = file && (await pictureFault(file))
    setFault(found)
    if (found) return
    setChosen(file)
    field.onChange(file ?? undefined)
  }
  return (
    <div className="flex flex-col gap-3">
      <FileField
        // The browser's own field is emptied once the picture is saved.
        key={current}
        label={t('photo.label')}
        hint={isGoing ? t('photo.going') : t('photo.hint')}
        error={fault ? t(`errors:code.${fault}`) : formError}
        accept="image/png,image/jpeg,image/webp"
        shape="round"
        value={shown}
        onValueChange={(file) => void choose(file)}
        currentSrc={isGoing ? undefined : (current ?? undefined)}
        labels={{ choose: t('photo.choose'), change: t('photo.change'), remove: t('photo.discard') }}
      />
      {avatar && chosen ? (
        <Suspense fallback={<Skeleton className="h-72 rounded-card" />}>
          <AvatarCropper key={`${chosen.name} ${chosen.lastModified} ${chosen.size}`} file={chosen} onCrop={field.onChange} />
        </Suspense>
      ) : null}
      {current && !avatar ? (
        <LinkButton tone="muted" className="self-start py-1.5 text-sm" onClick={() => field.onChange(isGoing ? undefined : '')}>
          {isGoing ? t('photo.keep') : t('photo.remove')}
        </LinkButton>
      ) : null}
    </div>
  )
}
