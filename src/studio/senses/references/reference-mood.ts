// The mood a picture's light and colour suggest, and the hour they look like.
import type { Mood } from '../../../catalog/moods.ts'
import { moods } from '../../../catalog/moods.ts'
import type { Setting } from '../../brief/setting.ts'
import { smooth } from '../../paint/curves.ts'
import type { ReferenceReading, Subject } from './reading.ts'

const signs: Readonly<Record<Mood, (reading: ReferenceReading) => number>> = {
  intense: ({ tone, colour }) =>
    smooth(0.55, 0.8, tone.contrast) * smooth(0.06, 0.14, colour.saturation) * (tone.key === 'high' ? 0.4 : 1),
  mysterious: ({ tone, colour }) =>
    (1 - smooth(0.25, 0.45, tone.median)) * (1 - smooth(0.3, 0.9, colour.temperature)) * 0.9,
  romantic: ({ tone, colour }) =>
    smooth(0.2, 0.7, colour.temperature) *
    smooth(0.5, 0.75, tone.median) *
    (1 - smooth(0.08, 0.16, colour.saturation)) *
    0.8,
  intellectual: ({ textures, colour }) =>
    (textures.flat + textures.line) * (1 - smooth(0.02, 0.1, colour.saturation)) * 0.8,
  uplifting: ({ tone, colour }) => smooth(0.55, 0.8, tone.median) * smooth(0.04, 0.1, colour.saturation),
  epic: ({ tone, composition, subjects }) =>
    (composition.horizon === null ? 0.3 : 0.7) * smooth(0.5, 0.8, tone.contrast) * (subjects.length > 0 ? 1 : 0.5),
  melancholic: ({ tone, colour }) =>
    (1 - smooth(0.02, 0.07, colour.saturation)) *
    (1 - smooth(0, 0.5, colour.temperature)) *
    (tone.key === 'mid' ? 0.85 : 0.5),
}

const leastSign = 0.5

/** Null where the picture does not say. */
export const moodOfReference = (reading: ReferenceReading): Mood | null => {
  const best = moods.reduce((one, other) => (signs[other](reading) > signs[one](reading) ? other : one))
  return signs[best](reading) >= leastSign ? best : null
}

const surely = 0.55

/** What the picture tells of time, weather and place; null where it tells nothing. */
export const settingOfReference = ({ subjects, tone, colour }: ReferenceReading): Setting => {
  const has = (name: Subject): boolean => subjects.some((found) => found.name === name && found.confidence >= surely)
  const isNight = has('night-lights') || (tone.median < 0.24 && colour.temperature < 0.3)
  return {
    time: has('sunset') ? 'dusk' : isNight ? 'night' : has('sky') && tone.key !== 'low' ? 'day' : null,
    weather: has('snow') ? 'snow' : null,
    season: has('snow') ? 'winter' : null,
    place: has('sea') ? 'sea' : has('forest') ? 'forest' : null,
    era: null,
  }
}
