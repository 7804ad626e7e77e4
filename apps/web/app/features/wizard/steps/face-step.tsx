import { readDraft } from '../../../shared/creation/draft.ts'
import { ChoiceField } from '../choice-field.tsx'
import { ModelPortrait } from '../model-portrait.tsx'
import { FAVOURITE_HAIR } from '../suggestions.ts'
import { Swatch } from '../swatch.tsx'
import { useWizard } from '../wizard-context.ts'

/** Hair and eyes. */
export function FaceStep() {
  const { draft } = useWizard()
  return (
    <>
      <ChoiceField field="hairColor" variant="swatch" renderFigure={(id) => <Swatch of="hair" id={id} />} />
      <ChoiceField field="eyeColor" variant="swatch" renderFigure={(id) => <Swatch of="eyes" id={id} />} />
      <ChoiceField
        field="hairStyle"
        variant="tile"
        first={FAVOURITE_HAIR[draft.gender ?? 'female']}
        fold={8}
        className="grid-cols-3 sm:grid-cols-4 xl:grid-cols-6"
        renderFigure={(id) => <ModelPortrait show={readDraft({ hairStyle: id })} ratio={1} />}
      />
    </>
  )
}
