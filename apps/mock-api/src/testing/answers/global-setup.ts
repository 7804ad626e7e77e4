import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { ANSWERS_FILE } from './answers-file.ts'
import { mergeAnswers, SeenAnswers } from './seen-answers.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder where each test file writes the answers it has seen. */
    answersFolder: string
  }
}

/** Sets the seed of generated requests before a test run, and collects seen answers after it. */
export default (project: TestProject): (() => void) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'moonlit-answers-'))
  project.provide('answersFolder', folder)
  process.stdout.write(`Generated requests follow from PROPERTY_SEED=${project.getProvidedContext().propertySeed}\n`)
  return () => {
    const parts = readdirSync(folder).map((file) => SeenAnswers.parse(JSON.parse(readFileSync(path.join(folder, file), 'utf8'))))
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(path.dirname(ANSWERS_FILE), { recursive: true })
    writeFileSync(ANSWERS_FILE, `${JSON.stringify(mergeAnswers(parts), null, 2)}\n`)
  }
}
