import { unwrap } from '@moonlit/sdk'
import { Button } from '@moonlit/ui/button'
import { notify } from '@moonlit/ui/toast'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../shared/api/services.ts'
import { saveFile } from '../../shared/files/save-file.ts'

/** Downloads all that is kept about the person. [AC-06] */
export function DownloadButton() {
  const { t } = useTranslation('settings')
  const { client } = useServices()
  const download = useMutation({
    mutationFn: () => unwrap(client.users.export()),
    onSuccess: (data) => {
      saveFile(`moonlit-${data.exportedAt.slice(0, 10)}.json`, JSON.stringify(data, null, 2), 'application/json')
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
