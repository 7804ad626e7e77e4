import { STATES, isStateName, nearestState } from '@moonlit/contract/states'
import type { Interaction } from './pact-file.ts'

const template = (name: string): string => {
  const { params, gives } = isStateName(name) ? STATES[name] : { params: undefined, gives: [] }
  const names = params === undefined ? [] : Object.keys(params.shape)
  const values = gives.map((value) => `${value}: ''`).join(', ')
  return [
    `  '${name}': {`,
    `    needs: WITH_CALLS,`,
    `    setUp: async (world${names.length > 0 ? `, { ${names.join(', ')} }` : ''}) => {`,
    `      await world.send('/api/v1/…')`,
    `      return {${values === '' ? '' : ` ${values} `}}`,
    `    },`,
    `  },`,
  ].join('\n')
}

/**
 * Mismatches between used and handled states, one text each. An unhandled state
 * comes with a handler to paste, an unknown one with the nearest name.
 */
export const stateProblems = (interactions: readonly Interaction[], handled: readonly string[]): string[] => {
  const uses = new Map<string, string>()
  for (const { description, providerStates } of interactions) for (const { name } of providerStates) if (!uses.has(name)) uses.set(name, description)
  const used = [...uses]
  return [
    ...used
      .filter(([name]) => !isStateName(name))
      .map(
        ([name, description]) =>
          `"${description}" begins in the state "${name}", which packages/contract/src/states.ts does not have. Is "${nearestState(name)}" meant?`,
      ),
    ...used
      .filter(([name]) => isStateName(name) && !handled.includes(name))
      .map(
        ([name, description]) =>
          `"${description}" begins in the state "${name}", which nobody sets up. Add to apps/mock-api/pact/handlers.ts:\n\n${template(name)}`,
      ),
    ...handled
      .filter((name) => !uses.has(name))
      .map((name) => `No interaction begins in "${name}": take its handler out of apps/mock-api/pact/handlers.ts`),
  ]
}
