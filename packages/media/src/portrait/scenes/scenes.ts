import type { Scene } from '../../look.ts'
import { createRandom } from '../random.ts'
import type { Subject } from '../subject.ts'
import { Backdrop } from './backdrop.ts'
import { drawCafe, drawGym, drawLibrary, drawLoft, drawNeon, drawOffice, drawRose, drawStudio } from './indoors.ts'
import { drawKitchen, drawStage } from './rooms.ts'
import { drawMarket, drawOldTown, drawRooftop, drawStation, drawStreet } from './towns.ts'
import { drawDesert, drawField, drawForest, drawSnow } from './wild.ts'
import { drawAurora, drawBeach, drawCityNight, drawGarden, drawMountain } from './outdoors.ts'

/** How each place is drawn. */
export const SCENE_DRAWERS: Readonly<Record<Scene, (backdrop: Backdrop) => string>> = {
  aurora: drawAurora,
  beach: drawBeach,
  cafe: drawCafe,
  citynight: drawCityNight,
  garden: drawGarden,
  gym: drawGym,
  library: drawLibrary,
  loft: drawLoft,
  mountain: drawMountain,
  neon: drawNeon,
  office: drawOffice,
  rose: drawRose,
  studio: drawStudio,
  forest: drawForest,
  street: drawStreet,
  kitchen: drawKitchen,
  station: drawStation,
  stage: drawStage,
  market: drawMarket,
  desert: drawDesert,
  snow: drawSnow,
  rooftop: drawRooftop,
  field: drawField,
  oldtown: drawOldTown,
}

/** Draws the place behind the sitter; each take of a place differs a little. */
export function drawScene({ look, canvas }: Subject): string {
  const random = createRandom(`${look.seed}|${look.scene}|${look.light ?? 0}`)
  return SCENE_DRAWERS[look.scene](new Backdrop(canvas, random))
}
