import { LifeBuoy } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { MessageText } from './message-text.tsx'
import { helpAddressesIn, helpPiecesOf } from './rich-text.ts'

const link = 'inline-flex min-h-11 items-center font-semibold underline underline-offset-4'

/** The answer to words of self-harm: what it says, in the person's language and the chat's, and below, set apart and calm, whom one can reach now. [CH-25] */
export function HelpText({ text }: { text: string }) {
  const { t } = useTranslation('chat')
  const heading = useId()
  const [words = '', ...rest] = text.split('\n\n')
  // The heading says what their first line does.
  const lines = rest.flatMap((part) => part.split('\n').slice(1))
  return (
    <>
      {words.split('\n').map((paragraph) => (
        <MessageText key={paragraph} text={paragraph} className="not-first:mt-3" />
      ))}
      <div role="group" aria-labelledby={heading} className="mt-3 rounded-2xl bg-mint-veil px-4 py-3 inset-ring-1 inset-ring-mint/35">
        <p id={heading} className="flex items-center gap-2 font-semibold">
          <LifeBuoy aria-hidden className="size-5 shrink-0 text-mint" />
          {t('message.help')}
        </p>
        <ul className="mt-1">
          {lines.map((line) => (
            <li key={line} dir="auto">
              {helpPiecesOf(line).map((piece) =>
                piece.kind === 'link' ? (
                  <a key={piece.text} href={piece.href} className={link}>
                    <bdi dir="ltr">{piece.text}</bdi>
                  </a>
                ) : (
                  <span key={piece.text}>{piece.text}</span>
                ),
              )}
            </li>
          ))}
          {helpAddressesIn(words).map(({ text: address, href }) => (
            <li key={href}>
              <a href={href} target="_blank" rel="noopener noreferrer" className={`${link} max-sm:text-[0.9375rem]`}>
                {address}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}
