// A scene in the light of its book: its palette moved to the book's hour and weather, and the manner in which it is painted.
import type { Scene } from '../families/family.ts'
import { type Conditions, conditionsOf } from './conditions.ts'
import { type Manner, mannerOf } from './manner.ts'
import { relit } from './relight.ts'
import type { Hour } from './skyline/inks.ts'

export interface LitScene extends Scene {
  readonly conditions: Conditions
  readonly manner: Manner
}

/** `natural` are the hours that the picture is painted for: at any other its colours move. */
export const inLight = (scene: Scene, natural: readonly [Hour, ...Hour[]]): LitScene => {
  const conditions = conditionsOf(scene, natural)
  return { ...scene, conditions, manner: mannerOf(scene), palette: relit(scene.palette, conditions, natural) }
}
