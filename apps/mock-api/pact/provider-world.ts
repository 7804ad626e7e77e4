import { MockWorld } from '../client/world.ts'

/** A world with its URL, for pages outside the client's calls. */
export class ProviderWorld extends MockWorld {
  readonly url: string

  constructor(url: string, name: string) {
    super(url, name)
    this.url = url
  }
}
