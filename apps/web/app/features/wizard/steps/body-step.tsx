import { readDraft } from '../../../shared/creation/draft.ts'
import { BodyFigure } from '../body-figure.tsx'
import { ChoiceField } from '../choice-field.tsx'
import { useWizard } from '../wizard-context.ts'

/** Height and build, drawn as a mannequin; nothing more is shown than the words say. */
export function BodyStep() {
  const { draft } = useWizard()
  const { gender = 'non-binary', body, bodyType } = draft
  const figure = (id: string, field: 'body' | 'bodyType') => {
    const shown = {
      body,
      bodyType,
      ...(field === 'body' ? { body: readDraft({ body: id }).body } : { bodyType: readDraft({ bodyType: id }).bodyType }),
    }
    return <BodyFigure gender={gender} body={shown.body ?? 'average'} bodyType={shown.bodyType ?? 'average'} />
  }
  return (
    <>
      <ChoiceField field="body" variant="tile" className="max-w-xl grid-cols-3" renderFigure={(id) => figure(id, 'body')} />
      <ChoiceField
        field="bodyType"
        variant="tile"
        className="grid-cols-3 sm:max-w-xl xl:max-w-none xl:grid-cols-6"
        renderFigure={(id) => figure(id, 'bodyType')}
      />
      <ChoiceField field="breastSize" />
    </>
  )
}
