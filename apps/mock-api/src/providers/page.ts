import { type Html, html } from '../pages/html.ts'
import type { ReadyAccount } from './accounts.ts'
import { PROVIDER_NAMES, type Provider } from './registration.ts'

/** Earlier form input and its errors by field. */
export interface Typed {
  readonly values: Readonly<Record<string, string>>
  readonly errors: Readonly<Record<string, string>>
}

const NOTHING_TYPED: Typed = { values: {}, errors: {} }

const FIELDS = [
  { name: 'firstName', label: 'First name', type: 'text', autocomplete: 'given-name', isRequired: true },
  { name: 'lastName', label: 'Last name', type: 'text', autocomplete: 'family-name', isRequired: false },
  { name: 'email', label: 'E-mail (leave it empty to share none)', type: 'email', autocomplete: 'email', isRequired: false },
] as const

const field = ({ values, errors }: Typed, { name, label, type, autocomplete, isRequired }: (typeof FIELDS)[number]): Html => {
  const error = errors[name]
  return html`<label>
    ${label}
    <input
      name="${name}"
      type="${type}"
      autocomplete="${autocomplete}"
      maxlength="${type === 'email' ? 254 : 64}"
      value="${values[name] ?? ''}"
      ${isRequired ? html`required` : null}
      ${error === undefined ? null : html`aria-invalid="true" aria-describedby="${name}-error" ${Object.keys(errors)[0] === name ? html`autofocus` : null}`}
    />
    ${error === undefined ? null : html`<span class="error" id="${name}-error">${error}</span>`}
  </label>`
}

/** The provider's account chooser. Its forms post to its own URL, which holds the request. */
export const chooserPage = (provider: Provider, accounts: readonly ReadyAccount[], typed: Typed = NOTHING_TYPED): { title: string; body: Html } => {
  const name = PROVIDER_NAMES[provider]
  const title = `Sign in with ${name}`
  return {
    title,
    body: html`
      <h1>${title}</h1>
      <p>Choose an account to continue to Moonlit.</p>
      <form method="post">
        ${accounts.map(
          ({ id, firstName, lastName, email, note }) =>
            html`<button class="quiet" name="choice" value="${id}">
              ${firstName} ${lastName} ${email === null ? null : html`<small>${email}</small>`} <small>${note}</small>
            </button>`,
        )}
      </form>
      <h2>Use another account</h2>
      <form method="post">
        ${FIELDS.map((one) => field(typed, one))}
        <button class="main" name="choice" value="other">Continue</button>
      </form>
      <h2>Or do not sign in</h2>
      <form method="post" class="row">
        <button class="quiet main" name="choice" value="refuse">Cancel</button>
        <button class="quiet main" name="choice" value="fail">Let it fail</button>
      </form>
      <p class="note">
        This page stands in for ${name} and belongs to Moonlit’s mock API. Nothing is sent to ${name}. “Let it fail” answers as if ${name} had an
        error of its own.
      </p>
    `,
  }
}
