const SHOTS = 5

/** Which of its pictures a character sends first. */
const offsetOf = (slug: string): number => Array.from(slug).reduce((sum, character) => sum + (character.codePointAt(0) ?? 0), 0)

/** The picture a character sends along: 'chat-1' to 'chat-5', each in its turn. */
export const shotOf = (slug: string, shots: number): string => `chat-${((offsetOf(slug) + shots) % SHOTS) + 1}`
