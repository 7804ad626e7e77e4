import type { Look } from '../../media/look.ts'
import type { MediaStore } from '../../media/store.ts'

/**
 * Draws photos ahead, while their order is in the making, so that they are on disk when the person may see them. One at a time for each
 * order: pictures that someone waits for come in between.
 */
export class Prerenderer {
  readonly #store: Pick<MediaStore, 'get'>

  constructor(store: Pick<MediaStore, 'get'>) {
    this.#store = store
  }

  /** Begins and returns at once. What cannot be drawn now is drawn, or refused, when it is asked for. */
  begin(looks: readonly Look[]): void {
    this.#draw(looks).catch(() => undefined)
  }

  async #draw(looks: readonly Look[]): Promise<void> {
    for (const look of looks) for (const variant of ['full', 'small'] as const) await this.#store.get(look, variant)
  }
}
