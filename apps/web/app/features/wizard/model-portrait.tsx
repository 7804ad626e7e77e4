import type { Gender } from '@moonlit/sdk/rules'
import { Picture } from '@moonlit/ui/picture'
import type { Draft } from '../../shared/creation/draft.ts'
import { portraitAddress } from '../../shared/creation/portrait.ts'
import { useWizard } from './wizard-context.ts'

/** The people that stand for a choice, before and beside one's own. */
const MODELS = {
  female: { hairStyle: 'wavy', hairColor: 'chestnut', eyeColor: 'hazel', bodyType: 'slim' },
  male: { hairStyle: 'side-part', hairColor: 'dark-brown', eyeColor: 'blue', bodyType: 'athletic' },
  'non-binary': { hairStyle: 'shag', hairColor: 'black', eyeColor: 'green', bodyType: 'average' },
} as const satisfies Record<Gender, Draft>
const COMMON = { age: 27, ethnicity: 'european', body: 'average', style: 'realistic' } as const satisfies Draft

interface ModelPortraitProps {
  /** What the choice is about. */
  show: Draft
  ratio: number
}

/** The picture of a choice: a model of the chosen gender, style and origin with it. Everybody sees the same, so each is drawn once. */
export function ModelPortrait({ show, ratio }: ModelPortraitProps) {
  const { options, draft } = useWizard()
  const { gender = 'female', style = COMMON.style, ethnicity = COMMON.ethnicity } = { ...draft, ...show }
  const model: Draft = { ...COMMON, ...MODELS[gender], gender, style, ethnicity, ...show }
  return <Picture src={portraitAddress(options.portraitUrl, model, 'tile') ?? ''} alt="" ratio={ratio} loading="lazy" />
}
