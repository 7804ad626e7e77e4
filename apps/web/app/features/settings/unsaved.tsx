import { createContext, use, useCallback, useEffect, useId, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLeaveQuestion } from '../../shared/page/use-leave-question.ts'

type Report = (form: string, isChanged: boolean) => void

const ReportContext = createContext<Report>(() => undefined)

/** Asks before the page is left while one of the forms in it holds what is not saved. */
export function UnsavedQuestion({ children }: { children: ReactNode }) {
  const { t } = useTranslation('settings')
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set())
  const report = useCallback<Report>((form, isChanged) => {
    setChanged((before) => {
      if (before.has(form) === isChanged) return before
      return new Set(isChanged ? [...before, form] : [...before].filter((one) => one !== form))
    })
  }, [])
  useLeaveQuestion(changed.size > 0, {
    title: t('leave.title'),
    text: t('leave.text'),
    leaveLabel: t('leave.leave'),
    stayLabel: t('leave.stay'),
  })
  return <ReportContext value={report}>{children}</ReportContext>
}

/** Tells the page around a form whether something in it waits to be saved. */
export const useReportUnsaved = (isChanged: boolean): void => {
  const report = use(ReportContext)
  const form = useId()
  useEffect(() => {
    report(form, isChanged)
    return () => report(form, false)
  }, [report, form, isChanged])
}
