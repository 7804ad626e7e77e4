/** The state of each persona, in a sentence. */
const states: Readonly<Record<string, string>> = {
  admin: 'May do what admins may: moderation, reports.',
  cancelled: 'Was premium, and cancelled: nothing of it is left.',
  free: 'An account with a confirmed e-mail and no subscription.',
  guest: 'No account: a first name, a gender and a session.',
  'no-allowance': 'Premium, with everything that it includes used up.',
  premium: 'Premium for a year, three days ago.',
  unconfirmed: 'An account whose e-mail is not confirmed: it cannot chat yet.',
}

export const descriptionOf = (name: string): string => states[name] ?? ''
