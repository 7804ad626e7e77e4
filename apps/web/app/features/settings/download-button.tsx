import { unwrap } from '@moonlit/sdk'
import { Button } from '@moonlit/ui/button'
import { notify } from '@moonlit/ui/toast'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../shared/api/services.ts'

/** Hands a text to the browser as a file to keep. */
const saveFile = (name: string, text: string) => {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

/** Downloads all that is kept about the person. [AC-06] */
export function DownloadButton() {
  const { t } = useTranslation('settings')
  const { client } = useServices()
  const download = useMutation({
    mutationFn: () => unwrap(client.users.export()),
    onSuccess: (data) => {
      saveFile(`moonlit-${data.exportedAt.slice(0, 10)}.json`, JSON.stringify(data, null, 2))
      notify(t('data.done'))
    },
  })
  return (
    <Button variant="quiet" className="self-start" state={download.isPending ? 'loading' : 'idle'} onClick={() => download.mutate()}>
      <Download aria-hidden />
      {t('data.download')}
    </Button>
  )
}
