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
 * What is wrong between the states that interactions begin in and those that are handled, a text each. A state that nobody handles
 * comes with a handler to paste; one that is not in the contract with the one that is probably meant.
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
