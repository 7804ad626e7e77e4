import type { SpeechEngine } from './speech-engine.ts'
import { findInstalledEngine } from './installed-engine.ts'
import { findPackagedEngine } from './packaged-engine.ts'

/** Which engine to look for. */
export const ENGINE_CHOICES = ['auto', 'package', 'system', 'none'] as const

/**
 * Finds the speech engine, or null when there is none: then voice is not available. `auto` prefers the package, which
 * sounds the same on every machine, else the system's program.
 */
export const findEngine = async ({ choice, command }: { choice: (typeof ENGINE_CHOICES)[number]; command: string }): Promise<SpeechEngine | null> => {
  if (choice === 'none') return null
  const packaged = choice === 'system' ? null : findPackagedEngine()
  return packaged ?? (choice === 'package' ? null : findInstalledEngine(command))
}
