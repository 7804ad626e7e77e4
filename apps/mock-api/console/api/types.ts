import type { AnswerOf, ArgsOf } from './control.ts'

export type LoggedRequest = AnswerOf<'requests', 'list'>['requests'][number]
export type Settings = AnswerOf<'settings', 'read'>
export type SettingsChange = ArgsOf<'settings', 'change'>['body']
export type Forced = AnswerOf<'forced', 'list'>['forced'][number]
export type NewForced = ArgsOf<'forced', 'add'>['body']
export type Persona = AnswerOf<'personas', 'list'>['personas'][number]
export type PersonaSession = AnswerOf<'personas', 'signIn'>
export type Mail = AnswerOf<'outbox', 'list'>['mails'][number]
export type CallList = AnswerOf<'calls', 'list'>
export type CallEntry = CallList['calls'][number]
export type DocumentedStatus = CallEntry['statuses'][number]
export type Snapshot = AnswerOf<'snapshots', 'list'>['snapshots'][number]
export type WorldEntry = AnswerOf<'worlds', 'list'>['worlds'][number]
