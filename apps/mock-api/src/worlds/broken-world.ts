/** A world that cannot be opened: its database is damaged or of another version, or the disk is full. Other worlds go on. */
export class BrokenWorld extends Error {
  /** Its name. */
  readonly world: string
  /** Its folder. */
  readonly path: string

  constructor({ world, path, cause }: { world: string; path: string; cause: unknown }) {
    super(`World ${world} cannot be opened. Reset or delete it (${path})`, { cause })
    this.name = 'BrokenWorld'
    this.world = world
    this.path = path
  }
}
