// Hour, season and weather of a place: as the book says, else as the picture has them by nature.
import type { Scene } from '../families/family.ts'
import { hourOfBook } from './of-book.ts'
import type { Hour } from './skyline/inks.ts'

export interface Conditions {
  readonly hour: Hour
  readonly season: Scene['setting']['season']
  readonly weather: Scene['setting']['weather']
}

/** `natural` are the hours that suit the picture, of which the seed picks where the book says none. */
export const conditionsOf = (scene: Scene, natural: readonly [Hour, ...Hour[]]): Conditions => {
  const { season, weather } = scene.setting
  return { hour: hourOfBook(scene, natural), season, weather }
}

export const isWet = ({ weather }: Conditions): boolean => weather === 'rain' || weather === 'storm'

/** Snow that lies. Rain, and a season that is named and is not winter, leave none of it. */
export const isSnowy = ({ season, weather }: Conditions): boolean =>
  weather === 'snow' || (season === 'winter' && weather !== 'rain' && weather !== 'storm')

/** Whether sun or moon are hidden. */
export const isOvercast = (conditions: Conditions): boolean => isWet(conditions) || conditions.weather === 'snow'
