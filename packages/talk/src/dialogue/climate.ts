/** What a place must have for something in a life to have happened there. */
type Need = 'snow' | 'sea'

/** What the lives of `data/<locale>/life.txt` need, by category and value: they are the same in every language. */
const NEEDS: Readonly<Record<string, Need>> = {
  'season.winter': 'snow',
  'scar.chin': 'snow',
  'childhood.snow-day': 'snow',
  'first-love.bus': 'snow',
  'holiday.big-table': 'snow',
  'hometown.sea': 'sea',
}

const slugsOf = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/u))

/** Characters of the catalogue by what the place where they live lacks. Places that exist nowhere have every weather. */
const LACKING: Readonly<Record<Need, ReadonlySet<string>>> = {
  snow: slugsOf(`
    amara anjali badr bayani beatriz calvin chanya citlali desta emeka florencia ghada girish hinemoa hoa iracema isagani ishani jacinta kemar
    kerubo kukua layla lerato linh luz makoa maris moacir morayo naima nayeli ousmane perrin quang quiteria ruwani tiresa weiling wira xolani
    yamile younes zawadi
  `),
  sea: slugsOf(`
    anjali aoi arden chanya citlali clemence desta dorota egon felix florencia fotis girish iraj jacinta kerubo lanying layla lerato livio
    mahnoor mirela nayeli pilar radek ranjit ruwani simran uliana wira
  `),
}

/** Whether something in a life may have happened to a character, by the climate of the place where it lives: nobody in Nairobi shovels snow. */
export function fitsClimate(slug: string, category: string, value: string): boolean {
  const need = NEEDS[`${category}.${value}`]
  return need === undefined || !LACKING[need].has(slug)
}
