import type { Look } from '@moonlit/media/look'
import type { MediaStore } from '../../media/store.ts'

/**
 * Renders photos ahead while their order is pending, so that they are on disk in time. One at a time for each
 * order, so that requested pictures come first.
 */
export class Prerenderer {
  readonly #store: Pick<MediaStore, 'get'>

  constructor(store: Pick<MediaStore, 'get'>) {
    this.#store = store
  }

  /** Starts and returns at once. A failed photo is rendered again on request. */
  begin(looks: readonly Look[]): void {
    this.#draw(looks).catch(() => undefined)
  }

  async #draw(looks: readonly Look[]): Promise<void> {
    for (const look of looks) for (const variant of ['full', 'small'] as const) await this.#store.get(look, variant)
  }
}
