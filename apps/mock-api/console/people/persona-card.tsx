import { Avatar } from '@moonlit/ui/avatar'
import { Button } from '@moonlit/ui/button'
import { ExternalLink } from 'lucide-react'
import { useControlMutation } from '../api/use-control.ts'
import type { Persona, PersonaSession } from '../api/types.ts'
import { CopyButton } from '../components/copy-button.tsx'
import { shellWord } from '../requests/as-curl.ts'
import { useWorld } from '../shell/world.tsx'
import { cookiesFor, setCookies } from './persona-cookies.ts'
import { descriptionOf } from './persona-descriptions.ts'

const headerOf = (session: PersonaSession): string =>
  session.kind === 'user' ? `Authorization: Bearer ${session.jwtToken}` : `X-User-Session-Id: ${session.UserSessionID}`

interface PersonaCardProps {
  persona: Persona
  /** The web app's URL, when this page can sign in to it. */
  web: URL | undefined
}

/** A persona with its sign-in buttons. */
export function PersonaCard({ persona: { name, kind, firstName, email }, web }: PersonaCardProps) {
  const { world } = useWorld()
  const signIn = useControlMutation('personas', 'signIn')
  const session = () => signIn.mutateAsync({ params: { name }, body: {} })
  const enter = async () => {
    if (!web) return
    // The tab is opened first: browsers block tabs that open later than the click.
    const tab = window.open('about:blank', '_blank')
    try {
      setCookies(cookiesFor(world, await session()))
      if (tab) tab.location.href = web.href
      else location.assign(web)
    } catch {
      tab?.close()
    }
  }
  const curl = async () => {
    const path = kind === 'user' ? '/api/v1/users/me/' : '/api/v1/chats/'
    return `curl -H 'x-mock-world: ${world}' -H ${shellWord(headerOf(await session()))} ${shellWord(`${location.origin}${path}`)}`
  }
  const token = async () => {
    const signedIn = await session()
    return signedIn.kind === 'user' ? signedIn.jwtToken : signedIn.UserSessionID
  }
  return (
    <li className="flex flex-col gap-4 rounded-card bg-surface/80 p-5 shadow-rest">
      <div className="flex items-center gap-3.5">
        <Avatar alt="" name={firstName} size="md" />
        <div className="min-w-0">
          <h2 className="display-type text-xl leading-tight">{firstName}</h2>
          <p className="truncate text-caption text-muted">
            <span className="font-mono text-amber-text">{name}</span>
            {email === null ? null : ` · ${email}`}
          </p>
        </div>
      </div>
      <p className="flex-1 text-pretty text-muted">{descriptionOf(name)}</p>
      <div className="flex flex-wrap gap-2">
        {web ? (
          <Button size="sm" variant={name === 'premium' ? 'primary' : 'quiet'} width="full" onClick={() => void enter()}>
            <ExternalLink aria-hidden />
            Open the web app as {firstName}
          </Button>
        ) : null}
        <CopyButton variant="ghost" className="flex-1" text={token}>
          {kind === 'user' ? 'Copy token' : 'Copy session'}
        </CopyButton>
        <CopyButton variant="ghost" className="flex-1" text={curl}>
          Copy as curl
        </CopyButton>
      </div>
    </li>
  )
}
