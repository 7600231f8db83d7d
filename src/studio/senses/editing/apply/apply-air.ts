// Applies wishes about weather and light in the air: what falls or hangs there, storms and clear skies.
import type { Setting } from '../../../brief/setting.ts'
import type { Air } from '../../../direction/adjustments.ts'
import { artOf, differ } from '../../../press/changes-art.ts'
import { applyGrade } from './apply-grades.ts'
import { adjusted, type Draft, documentFrom, noted, owned, within, withSetting } from './draft.ts'
import { leaveOut, thinAir, withoutAir } from './leave-out.ts'

const weathers: Partial<Readonly<Record<Air, NonNullable<Setting['weather']>>>> = {
  fog: 'fog',
  rain: 'rain',
  snow: 'snow',
  lightning: 'storm',
}

const airNames: Readonly<Record<Air, readonly [present: string, name: string]>> = {
  fog: ['fog lies over the picture', 'fog'],
  'ground-fog': ['fog lies low', 'fog'],
  rain: ['it rains', 'rain'],
  snow: ['it snows', 'snow'],
  stars: ['there are stars', 'stars'],
  sparks: ['sparks drift through the picture', 'sparks'],
  clouds: ['there are clouds', 'clouds'],
  lightning: ['lightning strikes', 'lightning'],
  rays: ['rays of light fall in', 'rays of light'],
  leaves: ['leaves are falling', 'falling leaves'],
  petals: ['petals are falling', 'petals'],
  aurora: ['northern lights hang in the sky', 'northern lights'],
}

const setAir = (draft: Draft, air: Air, strength: number): Draft => {
  const { adjustments, setting } = draft.direction
  const { [air]: _before, ...others } = adjustments.air
  const without = adjustments.without.filter((name) => name !== air)
  const weather = weathers[air]
  if (strength > 0) {
    const next = adjusted(draft, { air: { ...others, [air]: within(strength, 0, 1) }, without })
    return weather === undefined ? next : withSetting(next, { weather })
  }
  const next = adjusted(draft, { air: others, without: [...without, air] })
  return weather !== undefined && setting.weather === weather ? withSetting(next, { weather: 'clear' }) : next
}

export const applyAir = (draft: Draft, air: Air, strength: number, isLess: boolean): Draft => {
  const [present, name] = airNames[air]
  // Fog that goes or thins is whichever there is.
  const isLow = air === 'fog' && (strength === 0 || isLess) && (draft.direction.adjustments.air['ground-fog'] ?? 0) > 0
  if (isLow) return applyAir(draft, 'ground-fog', strength, isLess)
  const now = draft.direction.adjustments.air[air] ?? 0
  const thinned = isLess && now === 0 ? thinAir(draft, air) : null
  if (thinned) return noted(thinned, `there is less of the ${air === 'leaves' ? air : name}`)
  // Green that hangs or lies there is meant as well as what falls.
  const bare = air === 'leaves' && strength === 0 && now === 0 ? leaveOut(draft, air) : null
  if (bare) return noted(bare, 'the leaves are gone')
  // Less of what the family painted by itself, and does not say the name of, is none of it: it cannot be thinned.
  if (isLess)
    return noted(
      setAir(draft, air, now * 0.45),
      now > 0 ? `there is less of the ${name}` : `the picture is without ${name}`,
    )
  return strength > 0 ? noted(setAir(draft, air, Math.max(now, strength)), present) : clearedOf(draft, air)
}

/** What is too fine for a small look to tell whether it is there. */
const fine: ReadonlySet<Air> = new Set<Air>(['rain', 'snow', 'stars', 'sparks'])

/** The picture without what hangs in its air, whoever has put it there. */
const clearedOf = (draft: Draft, air: Air): Draft => {
  const { air: asked, hour, season } = draft.direction.adjustments
  const [, name] = airNames[air]
  const cleared = setAir(draft, air, 0)
  const isLess = (next: Draft): boolean => differ(artOf(documentFrom(draft)), artOf(documentFrom(next)))
  // Painters that know the air by its name paint what is behind it; a part that is only left out may leave a hole.
  const isMade = (asked[air] ?? 0) > 0 || hour !== null || season !== null
  const bare = isMade || isLess(cleared) ? cleared : (withoutAir(cleared, air) ?? cleared)
  const isSeen = isMade || fine.has(air) || isLess(bare)
  return isSeen
    ? noted(bare, `the picture is without ${name}`)
    : owned(draft, `no ${name} could be taken out of this picture`, 'not_in_picture')
}

export const applyStorm = (draft: Draft): Draft => {
  const dark = applyGrade(draft, 'whole', { lightness: -0.14, saturation: -0.3, contrast: 0.1, temperature: -0.12 })
  const sky = applyGrade(dark, 'upper', { lightness: -0.3, temperature: -0.2 })
  return noted(setAir(setAir(setAir(sky, 'clouds', 0.9), 'rain', 0.4), 'lightning', 0.8), 'a storm is breaking')
}
