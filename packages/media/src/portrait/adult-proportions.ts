import type { BodyMeasures, FaceMeasures } from './measures.ts'

/** Height of the crown over the eyes' line, and of the chin under it, in head units. */
const CROWN = 168
const CHIN = 152
/** Height of the trunk before it is scaled. */
const TRUNK = 604

/** What of a figure tells an adult from a child, as ratios. */
export interface Proportions {
  /** Width of the shoulders by the width of the head: children have less than two. */
  readonly shoulders: number
  /** Height of the trunk, from the root of the neck to the hip, by the height of the head: a child of ten has two. */
  readonly trunk: number
  /** Height of an open eye by the height of the head, and width of both by the width of the face. */
  readonly eyeHeight: number
  readonly eyeWidth: number
  /** How far down the head the eyes are: the younger, the lower. */
  readonly eyeLine: number
  /** From the nose to the chin, by the height of the head. */
  readonly lowerFace: number
  /** Width of the jaw by the width of the face. */
  readonly jaw: number
}

/** Measures a figure. */
export function proportionsOf(face: FaceMeasures, build: BodyMeasures): Proportions {
  const height = CROWN + CHIN + face.chinDrop
  return {
    shoulders: (build.shoulderHalfWidth * build.scale) / face.halfWidth,
    trunk: (TRUNK * build.scale) / height,
    eyeHeight: (face.eyeAbove + face.eyeBelow) / height,
    eyeWidth: (face.eyeHalfWidth * 2) / face.halfWidth,
    eyeLine: (CROWN + face.eyeY) / height,
    lowerFace: (CHIN + face.chinDrop - face.noseBase) / height,
    jaw: face.jaw / face.halfWidth,
  }
}

/** The least and the most of each that an adult has. */
const ADULT: Readonly<Record<keyof Proportions, readonly [least: number, most: number]>> = {
  shoulders: [2.1, 4],
  trunk: [2.2, 3],
  eyeHeight: [0.03, 0.095],
  eyeWidth: [0.36, 0.66],
  eyeLine: [0.45, 0.545],
  lowerFace: [0.24, 0.4],
  jaw: [0.56, 1],
}

/** The proportions of a figure that are not an adult's. */
export function childlikeProportions(face: FaceMeasures, build: BodyMeasures): (keyof Proportions)[] {
  const proportions = proportionsOf(face, build)
  const names: readonly (keyof Proportions)[] = ['shoulders', 'trunk', 'eyeHeight', 'eyeWidth', 'eyeLine', 'lowerFace', 'jaw']
  return names.filter((name) => proportions[name] < ADULT[name][0] || proportions[name] > ADULT[name][1])
}
