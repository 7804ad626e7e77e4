import { useState } from 'react'
import { expect } from 'storybook/test'
import { portraits } from '../.storybook/portraits.ts'
import preview from '../.storybook/preview.tsx'
import { useWords } from '../.storybook/words.ts'
import { FileField } from './file-field.tsx'

const meta = preview.meta({ title: 'Forms/File field', component: FileField })

interface PhotoProps {
  shape?: 'square' | 'round'
  currentSrc?: string
  isTooLarge?: boolean
  disabled?: boolean
}

function Photo({ isTooLarge, ...rest }: PhotoProps) {
  const [file, setFile] = useState<File | null>(null)
  const { photo, photoHint, photoError, choosePhoto, changePhoto, removePhoto } = useWords()
  return (
    <FileField
      {...rest}
      label={photo}
      hint={photoHint}
      error={isTooLarge ? photoError : undefined}
      accept="image/jpeg,image/png,image/webp"
      value={file}
      onValueChange={setFile}
      labels={{ choose: choosePhoto, change: changePhoto, remove: removePhoto }}
      className="max-w-md"
    />
  )
}

export const Empty = meta.story(() => <Photo />)

export const Kept = meta.story(() => <Photo shape="round" currentSrc={portraits.marc} />)

export const Chosen = meta.story({
  render: () => <Photo shape="round" />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const answer = await fetch(portraits.sofia)
    const file = new File([await answer.blob()], 'a-portrait-with-quite-a-long-name-from-my-holidays.webp', { type: 'image/webp' })
    const input = canvasElement.querySelector('input')
    if (input) await userEvent.upload(input, file)
    await canvas.findByText(file.name)
    await expect(canvasElement.querySelector('img')).toHaveAttribute('src', expect.stringMatching(/^blob:/))
  },
})

export const Invalid = meta.story(() => <Photo isTooLarge />)

export const Disabled = meta.story(() => <Photo disabled currentSrc={portraits.marc} />)
