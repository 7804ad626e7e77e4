/**
 * Who runs the service, as the legal pages, the footer and the contact page name it.
 *
 * BEFORE THE SITE IS OPENED TO THE PUBLIC: fill in what stands in brackets, have a lawyer read the legal texts of every language
 * (features/legal/texts), and write the day into `textsCheckedOn`. Until then each legal page tells its visitors that it is a draft.
 */
export const COMPANY = {
  name: '[Company name]',
  address: '[Street, postcode, city, country]',
  register: '[Register, number, tax number]',
  representative: '[First and last name]',
  mail: 'support@moonlit.example',
} as const

/** When a lawyer checked the legal texts as they stand now, such as `2027-01-31`; null while nobody has. */
export const textsCheckedOn: string | null = null

/** Whether the legal pages are not yet what they have to be: details are missing, or nobody has checked the texts. */
export const areLegalTextsDrafts = textsCheckedOn === null || Object.values(COMPANY).some((value) => value.startsWith('['))
