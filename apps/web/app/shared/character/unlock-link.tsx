import type { Bot } from '@moonlit/sdk'
import { Button } from '@moonlit/ui/button'
import { LockKeyhole } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { addresses } from '../addresses.ts'
import { useLateUnlockPrice } from '../payments/late-unlock-price.tsx'

/** The way to pay for a character, on their card; what it costs stands on it as soon as it is known. [CP-04] [PY-11] */
export function UnlockLink({ bot: { slug, firstName: name } }: { bot: Bot }) {
  const { t } = useTranslation('common')
  const { price, lookup } = useLateUnlockPrice()
  return (
    <>
      <Button asChild variant="card" className="max-sm:min-h-10">
        <Link
          to={addresses.buyCharacter(slug)}
          aria-label={price === undefined ? t('card.unlockName', { name }) : t('card.unlockNameFor', { name, price })}
        >
          <LockKeyhole aria-hidden />
          {price ?? t('card.unlock')}
        </Link>
      </Button>
      {lookup}
    </>
  )
}
