import { spyOn } from 'storybook/test'
import preview from '../.storybook/preview.tsx'
import { useWords } from '../.storybook/words.ts'
import { CopyField } from './copy-field.tsx'

const meta = preview.meta({ title: 'Forms/Copy field', component: CopyField })

function MagicLink() {
  const { link, linkHint, copy, copied, notCopied } = useWords()
  return (
    <CopyField
      label={link}
      hint={linkHint}
      value="https://moonlit.example/magic-link-apply/7f3a91c24be84d0e"
      copyLabel={copy}
      copiedLabel={copied}
      failedLabel={notCopied}
      className="max-w-md"
    />
  )
}

export const Ready = meta.story(() => <MagicLink />)

/** Where the browser does not let a page copy. */
export const Refused = meta.story({
  render: () => <MagicLink />,
  beforeEach: () => {
    const write = spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('Refused', 'NotAllowedError'))
    return () => write.mockRestore()
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await canvas.findByRole('alert')
  },
})

export const Copied = meta.story({
  render: () => <MagicLink />,
  beforeEach: () => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined)
    return () => write.mockRestore()
  },
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button')),
})
