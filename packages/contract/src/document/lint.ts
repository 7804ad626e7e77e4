import { Spectral, type RuleDefinition, type RulesetDefinition } from '@stoplight/spectral-core'
import owaspRules from '@stoplight/spectral-owasp-ruleset'
import { oas as oasRules } from '@stoplight/spectral-rulesets'
import { isJson, type Json } from '../openapi-schemas.ts'

/** A finding of the linter. */
export interface Finding {
  readonly rule: string
  /** Where in the document, with slashes. */
  readonly path: string
  readonly message: string
}

/** Disabled rules, each with the reason. Every other rule of both sets is an error. */
export const DISABLED_RULES: Readonly<Record<string, string>> = {
  'path-keys-no-trailing-slash': 'The source spells its paths with a slash at the end; the server answers both (AP-01).',
  'openapi-tags-alphabetical': 'Tags stand in the order of the contract: from the session to what a session is for.',
  'info-contact': 'Whom to write to is for whoever runs the service to say, not for the contract.',
  'info-license': 'The API is not published under a licence.',
  'license-url': 'The API is not published under a licence.',
  'owasp:api4:2023-rate-limit': 'How much is left is not told ahead of time; a 429 says how long to wait, which another rule asks for (AP-08).',
  'owasp:api4:2023-string-restricted':
    'A chat is free text. What is no free text has a pattern, a format or a closed list; every text has a longest length.',
  'owasp:api8:2023-define-cors-origin': 'The API is called from its own site only, through the web server; no answer is shared with other origins.',
}

/** Exceptions from rules, with the reason. An unused one is reported as `unused-exception`. */
export const EXCEPTIONS: readonly { readonly rule: string; readonly path: RegExp; readonly reason: string }[] = [
  {
    rule: 'owasp:api2:2023-no-credentials-in-url',
    path: /\/(?:verify|reset\/finish|unsubscribe)\//u,
    reason: 'Tokens of mails, each for one thing: the source has them in the path. They do not open a session.',
  },
  {
    rule: 'owasp:api7:2023-concerning-url-parameter',
    path: /\/oauth\/get-link\//u,
    reason: 'back_url is never fetched, and is honoured within the origin only.',
  },
  { rule: 'owasp:api8:2023-no-server-http', path: /^servers\/1\/url$/u, reason: 'A developer’s own machine has no certificate.' },
  {
    rule: 'oas3-valid-media-example',
    path: /example\/name$/u,
    reason: 'The linter reads patterns without the u flag, which names of people need. The examples are tested against their schemas with it.',
  },
]

/** Rules for request schemas only, since the server controls its answers. */
const OF_REQUESTS: Readonly<Record<string, string>> = {
  'owasp:api4:2023-array-limit': "@.type == 'array'",
  // Dates have a fixed length; files are limited in bytes.
  'owasp:api4:2023-string-limit': "@.type == 'string' && @.format != 'date' && @.format != 'date-time' && !@.contentMediaType",
  'owasp:api4:2023-integer-limit': "@.type == 'integer'",
}

// The rule sets' types do not match the linter's.
const isRuleset = (set: unknown): set is RulesetDefinition => isJson(set) && isJson(set['rules'])
const isRule = (rule: unknown): rule is RuleDefinition => isJson(rule) && 'then' in rule

const rulesetOf = (set: unknown): RulesetDefinition => {
  if (!isRuleset(set)) throw new Error('Not a set of rules')
  return set
}
const oas = rulesetOf(oasRules)
const owasp = rulesetOf(owaspRules)

const ofRequests = ([name, what]: [string, string]): [string, RuleDefinition] => {
  const rule: unknown = 'rules' in owasp ? owasp.rules[name] : undefined
  if (!isRule(rule)) throw new Error(`The set has no rule ${name}`)
  return [name, { ...rule, given: ['parameters', 'requestBody'].map((part) => `$.paths[*][*].${part}..[?(@ && ${what})]`) }]
}

const RULES: RulesetDefinition = {
  extends: [
    [oas, 'all'],
    [owasp, 'all'],
  ],
  rules: {
    ...Object.fromEntries(Object.keys(DISABLED_RULES).map((name) => [name, 'off'])),
    ...Object.fromEntries(Object.entries(OF_REQUESTS).map(ofRequests)),
  },
}

/** Lints an OpenAPI document by the rules of OpenAPI and of OWASP's API top ten. */
export const lintDocument = async (document: Json): Promise<Finding[]> => {
  const linter = new Spectral()
  linter.setRuleset(RULES)
  const unused = new Set(EXCEPTIONS)
  const found = (await linter.run(document)).map(({ code, path, message }) => ({ rule: String(code), path: path.join('/'), message }))
  const left = found.filter(({ rule, path }) => {
    const exception = EXCEPTIONS.find((one) => one.rule === rule && one.path.test(path))
    if (exception !== undefined) unused.delete(exception)
    return exception === undefined
  })
  return [...left, ...[...unused].map(({ rule, path }) => ({ rule: 'unused-exception', path: path.source, message: `${rule} finds nothing there` }))]
}
