// Plans the hour, the season and the weather.
import type { Edit } from '../../../../contract/edit.ts'
import type { Air } from '../../../direction/adjustments.ts'
import type { Draft } from '../../../senses/editing/apply/draft.ts'
import { alreadySo, granted, type Plan, unclear, undrawable } from '../../plan.ts'
import { paintable } from '../things/add.ts'
import { airAt, isInAir } from '../things/air.ts'

const hours = {
  afternoon: 'day',
  dawn: 'dawn',
  dusk: 'dusk',
  midnight: 'night',
  morning: 'dawn',
  night: 'night',
  noon: 'day',
  sunset: 'dusk',
} as const

const isHour = (value: string | null): value is keyof typeof hours => value !== null && value in hours

export const planHour = ({ value }: Edit, draft: Draft): Plan => {
  if (!isHour(value)) return unclear('which hour is meant was not said')
  const hour = hours[value]
  if (draft.direction.adjustments.hour === hour) return alreadySo(`it is ${value} on this cover`)
  return granted([{ kind: 'hour', hour }])
}

const seasons = { autumn: 'autumn', spring: 'spring', summer: 'summer', winter: 'winter' } as const

const isSeason = (value: string | null): value is keyof typeof seasons => value !== null && value in seasons

export const planSeason = ({ value }: Edit, draft: Draft): Plan => {
  if (!isSeason(value)) return unclear('which season is meant was not said')
  return draft.direction.adjustments.season === value
    ? alreadySo(`it is ${value} on this cover`)
    : granted([{ kind: 'season', season: seasons[value] }])
}

/** Strengths of what hangs or falls in the air. */
const strengths = { slight: 0.35, usual: 0.65, much: 1 } as const

const strengthOf = (amount: string | null): number =>
  amount === 'slight' ? strengths.slight : amount === 'much' ? strengths.much : strengths.usual

const airs: Readonly<Record<string, Air>> = {
  cloudy: 'clouds',
  fog: 'fog',
  lightning: 'lightning',
  rain: 'rain',
  snow: 'snow',
}

/** What a clear sky is without. */
const bad: readonly Air[] = ['fog', 'ground-fog', 'rain', 'snow', 'lightning', 'clouds']

const cleared = (draft: Draft): Plan => {
  const there = bad.filter((air) => isInAir(draft, air))
  if (there.length === 0) return alreadySo('the weather is clear')
  return granted(there.map((air) => ({ kind: 'air', air, strength: 0, isLess: false })))
}

export const planWeather = (edit: Edit, draft: Draft): Plan => {
  const { value, amount } = edit
  const air = airs[value ?? '']
  if (air !== undefined)
    return granted([{ kind: 'air', air: airAt(air, edit), strength: strengthOf(amount), isLess: false }])
  switch (value) {
    case 'clear':
      return cleared(draft)
    case 'storm':
      return granted([{ kind: 'storm' }])
    case 'rainbow': {
      const subject = paintable('rainbow')
      if (subject === null) return undrawable('nobody has drawn a rainbow yet')
      const where = { count: 1, scale: 1.6, colour: null, place: 'sky', by: null } as const
      return granted([{ kind: 'add', subject, ...where }])
    }
    case 'wind':
      return undrawable('wind itself cannot be drawn; leaves or petals that drift through the picture can')
    default:
      return unclear('which weather is meant was not said')
  }
}
