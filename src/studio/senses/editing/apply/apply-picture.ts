// Applies wishes about the picture as a whole: feeling, hour, season, place, manner, frame and layout.

import { withArticle } from '../../../../contract/article.ts'
import type { Setting } from '../../../brief/setting.ts'
import { lchOf, oklch } from '../../../colour/colour.ts'
import { type Adjustments, mostExtras } from '../../../direction/adjustments.ts'
import type { Look } from '../../../families/family.ts'
import { metalColour } from '../../../paint/materials/metal.ts'
import { fullMoonId } from '../../../press/adjust/extras/full-moon.ts'
import { artOf, differ } from '../../../press/changes-art.ts'
import { firstSeen } from '../../../press/find-named.ts'
import { groundSeen } from '../../../press/find-part.ts'
import { groundNames, leastGround } from '../../../press/scene-parts.ts'
import type { Feeling, NamedColour, Wish } from '../wish.ts'
import { applyGrade, applyTint } from './apply-grades.ts'
import { without } from './apply-things.ts'
import { cleanTint } from './clean-tint.ts'
import { adjusted, type Draft, directed, documentFrom, noted, owned, reread, within, withSetting } from './draft.ts'
import { feelings } from './feelings.ts'
import { leaveOut } from './leave-out.ts'

const withoutBorder = (draft: Draft): Draft => {
  const { border, without } = draft.direction.adjustments
  const bare = adjusted(draft, { border: null, without: [...new Set([...without, 'border'])] })
  if (border !== null || differ(artOf(documentFrom(draft)), artOf(documentFrom(bare))))
    return noted(bare, 'the border is gone, but for lines that hold the picture itself')
  const frameless = leaveOut(bare, 'frame')
  return frameless
    ? noted(frameless, 'the border is gone')
    : owned(draft, 'no border could be taken out of this picture', 'not_in_picture')
}

export const applyBorder = (draft: Draft, colour: NamedColour | null): Draft => {
  if (colour === null) return withoutBorder(draft)
  const metal = colour.name === 'gilt' ? draft.direction.palette.metal : colour.metal
  return noted(
    adjusted(draft, { border: metal === null ? colour.hex : metalColour(metal) }),
    `the cover has ${withArticle(colour.name)} border`,
  )
}

/** What moods are stained with in the cold. */
const cold = '#123a5c'

/** Feelings that stains would spoil. */
const turnsClean = (feeling: Feeling, isLess: boolean): boolean =>
  isLess ? feeling === 'scary' : /^(?:uplifting|calm|playful|romantic|cosy|dreamy)$/.test(feeling)

export const applyFeeling = (draft: Draft, feeling: Feeling, isLess: boolean, share = 1): Draft => {
  const { mood, grade, tint: stain, vignette = 0, stains = 0, air = [], said } = feelings[feeling]
  const by = isLess ? -share : share
  const turned = Object.fromEntries(Object.entries(grade).map(([key, value]: [string, number]) => [key, value * by]))
  let next = applyGrade(draft, 'whole', turned)
  // What no longer should frighten is clean again.
  if (turnsClean(feeling, isLess)) next = adjusted(next, { stains: 0 })
  if (isLess) return noted(next, `the picture is less ${feeling}`)
  // Whoever asks for cold and fear asks for no red.
  const isCold = draft.direction.adjustments.grades.whole.temperature < -0.2 && stain !== undefined
  const palette = isCold ? next.direction.palette : cleanTint(next.direction.palette, mood)
  next = directed(reread(next, { mood }), { mood, palette })
  next = { ...next, brief: { ...next.brief, wishes: { ...next.brief.wishes, mood } } }
  // "Sickly green and more menacing": the colour that was asked for is that of the mood.
  const isColoured =
    draft.direction.adjustments.grades.whole.tint !== null || draft.notes.some((note) => /lean to/.test(note))
  if (stain && !isColoured) next = applyTint(next, 'whole', isCold ? cold : stain.colour, stain.strength)
  if (vignette > 0) next = adjusted(next, { vignette: Math.max(vignette, next.direction.adjustments.vignette) })
  if (stains > 0) next = adjusted(next, { stains })
  for (const [name, strength] of air)
    next = adjusted(next, { air: { ...next.direction.adjustments.air, [name]: strength } })
  return noted(next, `the mood is ${said}`)
}

const hourNames = { dawn: 'early morning', day: 'broad day', dusk: 'sunset', night: 'night' } as const

/** Pictures in which sun and moon are those of a sky, not what the cover is made of. */
const underSky: ReadonlySet<Look> = new Set(['landscape', 'cityscape', 'interior', 'figure'])

/** By night no sun is seen; by day and at sunset no moon. */
const withLightOf = (draft: Draft, hour: NonNullable<Setting['time']>): Draft => {
  const { without, extras } = draft.direction.adjustments
  const gone = hour === 'night' ? 'sun' : hour === 'dawn' ? null : 'moon'
  const others = without.filter((name) => name !== 'sun' && name !== 'moon')
  const isAsked = extras.some(({ motif }) => motif === gone || (gone === 'moon' && motif === fullMoonId))
  if (!underSky.has(draft.family.look) || gone === null || isAsked) return draft
  return adjusted(draft, { without: [...others, gone] })
}

export const applyHour = (draft: Draft, hour: NonNullable<Setting['time']>): Draft => {
  const next = withLightOf(adjusted(withSetting(draft, { time: hour }), { hour }), hour)
  const { stars: _stars, ...air } = next.direction.adjustments.air
  return noted(hour === 'day' ? adjusted(next, { air }) : next, `it is ${hourNames[hour]}`)
}

/** What a cover on a black ground is laid on in spring: no grade makes black fresh. */
const freshGround = oklch(0.9, 0.055, 130)
const blackest = 0.27

const groundOfSeason = (draft: Draft, season: NonNullable<Setting['season']>): string | null => {
  const { ground } = draft.direction.adjustments
  if (season !== 'spring' || ground !== null || underSky.has(draft.family.look)) return ground
  const seen = groundSeen(documentFrom(draft))
  return seen !== null && lchOf(seen).l < blackest ? freshGround : null
}

export const applySeason = (draft: Draft, season: NonNullable<Setting['season']>): Draft => {
  const ground = groundOfSeason(draft, season)
  const next = noted(adjusted(withSetting(draft, { season }), { season, ground }), `it is ${season}`)
  const hasGround = season !== 'winter' || firstSeen(documentFrom(draft), groundNames, leastGround) !== undefined
  return hasGround
    ? next
    : owned(next, 'no ground could be told apart, so snow falls and does not lie', 'not_in_picture')
}

/** A thing that says the place where a family paints no scenery. */
const signs: Readonly<Record<NonNullable<Setting['place']>, readonly [motif: string, count: number, where: string]>> = {
  sea: ['sailboat', 1, 'by the sea'],
  forest: ['pine', 3, 'in a forest'],
  mountains: ['mountain', 1, 'in the mountains'],
  city: ['skyline', 1, 'in a city'],
  village: ['cottage', 2, 'in a village'],
  desert: ['palm', 2, 'in the desert'],
  space: ['planet', 1, 'in space'],
  house: ['house', 1, 'at a house'],
  school: ['academy', 1, 'at a school'],
  countryside: ['barn', 1, 'in the country'],
  river: ['bridge', 1, 'by a river'],
  underground: ['lantern', 2, 'underground'],
}

export const applyScene = (draft: Draft, place: NonNullable<Setting['place']>): Draft => {
  const [motif, count, where] = signs[place]
  const { extras } = draft.direction.adjustments
  const sign = { motif, count, scale: 1.1, colour: null, place: null, by: [] }
  const next = withSetting(draft, { place })
  const isPainted = differ(artOf(documentFrom(draft)), artOf(documentFrom(next)))
  // A second barn beside the barn of the cover tells no more than the first.
  const bare = documentFrom(without(draft, [motif]))
  const isThere =
    draft.direction.setting.place === place || isPainted || differ(artOf(documentFrom(draft)), artOf(bare))
  const isShown = isThere || extras.length >= mostExtras || extras.some((extra) => extra.motif === motif)
  return noted(isShown ? next : adjusted(next, { extras: [...extras, sign] }), `the scene is set ${where}`)
}

export const applyFrame = (draft: Draft, { change, said }: Extract<Wish, { kind: 'frame' }>): Draft => {
  const { frame, hero } = draft.direction.adjustments
  const isOut = change.zoom === 1
  const next: Adjustments['frame'] = {
    mirror: change.mirror ? !frame.mirror : frame.mirror,
    zoom: isOut ? 1 : within(frame.zoom * (change.zoom ?? 1), 1, 2),
    x: change.x ?? frame.x,
    y: change.y ?? frame.y,
    slide: frame.slide,
  }
  // Nothing is painted beyond the sheet: from further away means a smaller hero.
  const scale = isOut && frame.zoom === 1 ? within(hero.scale * 0.72, 0.4, 2.5) : hero.scale
  return noted(adjusted(draft, { frame: next, hero: { ...hero, scale } }), `the picture is ${said}`)
}

export const applyVignette = (draft: Draft, by: number): Draft =>
  noted(
    adjusted(draft, { vignette: within(by < 0 ? -1 : Math.max(by, draft.direction.adjustments.vignette), -1, 1) }),
    by < 0 ? 'the edges are lighter' : 'the edges are darker',
  )

/** What families paint over their pictures, left out. Smooth paint and hard light show it also where a picture is made of it. */
export const applyWithout = (draft: Draft, what: 'glow' | 'texture' | 'glitch', said: string): Draft => {
  const { without, manner } = draft.direction.adjustments
  const kept =
    what === 'glitch' && manner === 'glitch' ? null : what === 'texture' && manner === 'grain' ? null : manner
  const next = adjusted(draft, {
    without: [...new Set([...without, what])],
    manner: kept,
    ...(what === 'glow' ? { glow: null } : what === 'texture' ? { stains: 0 } : {}),
  })
  return noted(what === 'glow' ? applyGrade(next, 'whole', { lightness: -0.24, contrast: 0.3 }) : next, said)
}

/** What makes ornament step back. */
const quiet = { contrast: -0.6, saturation: -0.45, lightness: 0.14 }

export const applyManner = (draft: Draft, { manner, said }: Extract<Wish, { kind: 'manner' }>): Draft => {
  // Ornament is all there is: left out around the hero, it would only be torn.
  const isOrnament = draft.family.look === 'pattern' || draft.family.templateType === 'ornamental'
  if (manner === 'simplified' && isOrnament)
    return noted(applyGrade(draft, 'whole', quiet), 'the ornament stays, in quieter colours')
  const next = adjusted(draft, { manner })
  if (manner === 'photographic')
    return owned(next, 'a photograph cannot be taken of a painted cover; it is nearer to one', 'cannot_be_drawn')
  return noted(next, `the picture is made ${said}`)
}

/** More to look at: companions of the book, sparks and stronger drawing. */
export const applyBusier = (draft: Draft): Draft => {
  const { adjustments, companions, hero } = draft.direction
  const shown = new Set([hero, ...adjustments.extras.map(({ motif }) => motif)])
  const more = [...companions, ...draft.family.heroes].filter((motif) => !shown.has(motif)).slice(0, 2)
  const extras = [
    ...adjustments.extras,
    ...more.map((motif) => ({ motif, count: 2, scale: 0.8, colour: null, place: null, by: [] })),
  ]
  const next = adjusted(draft, { extras: extras.slice(0, mostExtras), air: { ...adjustments.air, sparks: 0.6 } })
  return noted(applyGrade(next, 'whole', { contrast: 0.2 }), 'there is more to see')
}
