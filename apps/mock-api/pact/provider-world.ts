import { MockWorld } from '../client/world.ts'

/** A world that knows where it is, for the pages that no client call leads to. */
export class ProviderWorld extends MockWorld {
  readonly url: string

  constructor(url: string, name: string) {
    super(url, name)
    this.url = url
  }
}
