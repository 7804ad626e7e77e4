export const moderate = (text: string): { verdict: 'ok' | 'inappropriate' | 'self-harm' } => ({ verdict: text === 'x' ? 'self-harm' : 'ok' })
