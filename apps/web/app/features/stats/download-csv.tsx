import { Button } from '@moonlit/ui/button'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { saveFile } from '../../shared/files/save-file.ts'

/** Keeps figures as a file, which is written when it is asked for. */
export function DownloadCsv({ name, write }: { name: string; write: () => Promise<string> }) {
  const { t } = useTranslation('stats')
  const download = useMutation({ mutationFn: async () => saveFile(name, await write(), 'text/csv;charset=utf-8') })
  return (
    <Button variant="quiet" className="mt-6" state={download.isPending ? 'loading' : 'idle'} onClick={() => download.mutate()}>
      <Download aria-hidden />
      {t('csv')}
    </Button>
  )
}
