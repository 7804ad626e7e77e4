import { Banner } from '@moonlit/ui/banner'
import { LinkButton } from '@moonlit/ui/link-button'
import { Users } from 'lucide-react'
import { useControlQuery } from '../api/use-control.ts'
import { Loaded } from '../components/loaded.tsx'
import { Page } from '../components/page.tsx'
import { useWorld } from '../shell/world.tsx'
import { sharesCookies, webAddress } from './persona-cookies.ts'
import { PersonaCard } from './persona-card.tsx'

/** The personas, each with sign-in buttons. */
export function PeoplePage() {
  const { world } = useWorld()
  const personas = useControlQuery('personas', 'list')
  const web = webAddress()
  const isNear = sharesCookies(web)
  return (
    <Page
      title="People"
      intro="Ready-made people, each in a state worth trying. Opening the web app as one of them signs this browser in, in this world."
    >
      {web && !isNear ? (
        <Banner
          icon={<Users />}
          title={`The web app is on another host: ${web.host}`}
          actions={
            <LinkButton asChild>
              <a href={new URL(`/mock?world=${world}#/people`, web).href}>Open the console there</a>
            </LinkButton>
          }
        >
          A browser signs in only on the host it is on.
        </Banner>
      ) : null}
      <Loaded query={personas} what="the people">
        {({ personas: list }) => (
          <ul aria-label="Ready-made people" className="grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-3">
            {list.map((persona) => (
              <PersonaCard key={persona.name} persona={persona} web={isNear ? web : undefined} />
            ))}
          </ul>
        )}
      </Loaded>
    </Page>
  )
}
