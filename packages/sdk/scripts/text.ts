import type { CallPolicy } from '@moonlit/contract/policy'

/** Opens every generated file. */
export const HEADER = '// Generated from the contract by `npm run generate`. Do not edit: change packages/contract and generate again.\n\n'

/** A TypeScript string literal, in single quotes where that is possible. */
export const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`

/** Text that cannot end a doc comment. */
export const inComment = (text: string): string => text.replaceAll('*/', '* /')

export const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

type Manner = 'Reads' | 'Sets' | 'ActsOnce' | 'Acts'

const manner = ({ safe, idempotent, retry }: CallPolicy): Manner => {
  if (safe) return 'Reads'
  if (retry) return 'Sets'
  return idempotent ? 'ActsOnce' : 'Acts'
}

/** The name of a policy among the table's constants: `userReads`, `anyoneActs`. */
export const policyName = (policy: CallPolicy): string => policy.caller + manner(policy)

/** A policy as documentation text. */
export const policyWords = (policy: CallPolicy): string => {
  const who = {
    public: 'Anyone may call it, whatever became of their session',
    anyone: 'Anyone may call it',
    session: 'For a guest session or a signed-in user',
    user: 'For a signed-in user',
    admin: 'For admins',
  }[policy.caller]
  const how = {
    Reads: 'changes nothing; may be cached, prefetched and retried',
    Sets: 'changes something, the same however often it is called; retried by itself',
    ActsOnce: 'changes something once; never retried, prefetched or cached',
    Acts: 'changes something each time; never retried, prefetched or cached',
  }[manner(policy)]
  return `${who}; ${how}.`
}
