import { LinkButton } from '@moonlit/ui/link-button'

/** 'New here? Create an account': the line that leads to another mode of the sign dialog. */
export function ModeSwitch({ question, action, onClick }: { question?: string; action: string; onClick: () => void }) {
  return (
    <p className="flex flex-wrap items-center justify-center gap-x-2 text-[0.9375rem] text-muted">
      {question}
      <LinkButton type="button" className="py-1.5" onClick={onClick}>
        {action}
      </LinkButton>
    </p>
  )
}
