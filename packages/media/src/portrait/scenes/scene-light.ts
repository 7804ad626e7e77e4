import type { Scene } from '../../look.ts'

/** The light of a place, mixed into skin, hair and cloth so that a person belongs there. */
export interface SceneLight {
  /** Colour of the main light, from the upper left. */
  readonly key: string
  /** Colour of what falls into the shadows. */
  readonly ambient: string
  /** Edge light from behind, left and right. */
  readonly rimLeft: string
  readonly rimRight: string
}

/** Light per scene. */
export const SCENE_LIGHTS: Readonly<Record<Scene, SceneLight>> = {
  aurora: { key: '#e2fff4', ambient: '#0d1f3a', rimLeft: '#6fffd2', rimRight: '#a98bff' },
  beach: { key: '#ffe0b8', ambient: '#4a2a55', rimLeft: '#ffdf9f', rimRight: '#ffb07a' },
  cafe: { key: '#ffdcae', ambient: '#3a1f14', rimLeft: '#ffcf94', rimRight: '#ffb36b' },
  citynight: { key: '#dfe2ff', ambient: '#171a3c', rimLeft: '#7fb2ff', rimRight: '#ff6fc2' },
  garden: { key: '#fbffdf', ambient: '#1c3020', rimLeft: '#e9ffb8', rimRight: '#d2f0a0' },
  gym: { key: '#f0f0ff', ambient: '#1d1c2b', rimLeft: '#bcd4ff', rimRight: '#ff8a5a' },
  library: { key: '#ffe1b6', ambient: '#2e1a1a', rimLeft: '#ffd49c', rimRight: '#d98e5a' },
  loft: { key: '#ffe9d0', ambient: '#33232e', rimLeft: '#ffe0bd', rimRight: '#ffb48f' },
  mountain: { key: '#fff0dc', ambient: '#2b3050', rimLeft: '#ffe8c6', rimRight: '#b9d6ff' },
  neon: { key: '#ffd8f0', ambient: '#210f3a', rimLeft: '#3fe0ff', rimRight: '#ff4fa8' },
  office: { key: '#f4f4ff', ambient: '#272a44', rimLeft: '#dbe9ff', rimRight: '#9fc4ff' },
  rose: { key: '#ffe0dc', ambient: '#3a1530', rimLeft: '#ffc9c9', rimRight: '#ff6f9f' },
  desert: { key: '#ffe4b0', ambient: '#4a2a20', rimLeft: '#ffe6b0', rimRight: '#ff9f5a' },
  field: { key: '#fff3cc', ambient: '#2e2a4a', rimLeft: '#fff0b8', rimRight: '#d9c2ff' },
  forest: { key: '#eaffd0', ambient: '#12281c', rimLeft: '#d8ffb0', rimRight: '#9fd68a' },
  kitchen: { key: '#fff4e0', ambient: '#3a3230', rimLeft: '#fff0d8', rimRight: '#d8e6f0' },
  market: { key: '#ffeccf', ambient: '#3a2418', rimLeft: '#ffdca0', rimRight: '#ffb27a' },
  oldtown: { key: '#ffe9c8', ambient: '#33283a', rimLeft: '#ffe2b4', rimRight: '#c9b4ff' },
  rooftop: { key: '#ffdcc8', ambient: '#2a2044', rimLeft: '#ffc2a0', rimRight: '#ff86a8' },
  snow: { key: '#f4f8ff', ambient: '#2c3a5a', rimLeft: '#ffffff', rimRight: '#c2dcff' },
  stage: { key: '#ffe6f6', ambient: '#1a0c28', rimLeft: '#ffd38a', rimRight: '#c26bff' },
  station: { key: '#f2f4ff', ambient: '#22263a', rimLeft: '#dfe8ff', rimRight: '#ffcf8a' },
  street: { key: '#f3f1f4', ambient: '#2a2c3c', rimLeft: '#e6ecff', rimRight: '#ffd6a8' },
  studio: { key: '#ffe2cf', ambient: '#2b1a3a', rimLeft: '#ffd9bd', rimRight: '#b98cff' },
}
