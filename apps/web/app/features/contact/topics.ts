import type { ContactTopic } from '@moonlit/sdk/rules'
import type { LegalPage } from '../../shared/paths.ts'

/** What somebody should know who writes about a topic. */
interface TopicFacts {
  /** What we need to know, and how long an answer takes: words of `contact:advice`. */
  readonly advice: 'question' | 'billing' | 'complaint' | 'removal'
  /** How long an answer takes, as the legal pages promise it: words of `contact:sent`. */
  readonly answer: 'soon' | 'complaint' | 'removal'
  /** Such messages are about a page, whose address we ask for. */
  readonly page?: 'asked'
  /** The legal page about such messages. */
  readonly policy?: Extract<LegalPage, 'dispute-resolution' | 'complaint-submission-policy' | 'content-removal-policy'>
}

/** The facts of each topic. */
export const topicFacts: Readonly<Record<ContactTopic, TopicFacts>> = {
  question: { advice: 'question', answer: 'soon' },
  billing: { advice: 'billing', answer: 'soon', policy: 'dispute-resolution' },
  complaint: { advice: 'complaint', answer: 'complaint', page: 'asked', policy: 'complaint-submission-policy' },
  'content-removal': { advice: 'removal', answer: 'removal', page: 'asked', policy: 'content-removal-policy' },
  partnership: { advice: 'question', answer: 'soon' },
  other: { advice: 'question', answer: 'soon' },
}
