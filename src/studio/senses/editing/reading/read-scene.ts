// What is said of the whole picture: hour, season, weather, feeling, palette, manner and frame.
import { type Air, isCorner, type Manner, type Place } from '../../../direction/adjustments.ts'
import type { Placed, Target } from '../lexicon/mark.ts'
import {
  allOf,
  amountOf,
  coloursOf,
  has,
  isOfLetters,
  isTurned,
  type MarkOf,
  ofLetters,
  rolesOf,
} from '../sentence/clause.ts'
import { type Lettering, theHero, type Wish } from '../wish.ts'

const airStrength = (marks: readonly Placed[]): number =>
  Math.min(1, 0.65 * amountOf(marks) * (has(marks, 'more') ? 1.3 : 1) * weightOf(marks))

/** "Heavier rain", "thick mist", "a thin haze". */
const weightOf = (marks: readonly Placed[]): number =>
  allOf(marks, 'lettering').reduce(
    (weight, { mark }) => weight * (mark.lettering === 'bold' ? 1.5 : mark.lettering === 'thin' ? 0.6 : 1),
    1,
  )

const air = (name: Air, marks: readonly Placed[], isDenied: boolean): Wish => ({
  kind: 'air',
  air: name,
  strength: isDenied ? 0 : airStrength(marks),
  isLess: !isDenied && (has(marks, 'less') || has(marks, 'too')),
})

const opposites: Readonly<Record<string, 'uplifting' | 'mysterious' | 'calm' | 'intense'>> = {
  scary: 'uplifting',
  mysterious: 'uplifting',
  intense: 'calm',
  melancholic: 'uplifting',
  uplifting: 'mysterious',
  playful: 'mysterious',
  calm: 'intense',
}

const feeling = ({ feeling: name }: MarkOf<'feeling'>, marks: readonly Placed[], isDenied: boolean): Wish => {
  const isLess = isDenied || isTurned(marks)
  const turned = isLess ? opposites[name] : undefined
  return { kind: 'feeling', feeling: turned ?? name, isLess: isLess && turned === undefined }
}

const frame = ({ frame: change }: MarkOf<'frame'>, marks: readonly Placed[]): Wish => {
  if (change === 'mirror') return { kind: 'frame', change: { mirror: true }, said: 'mirrored' }
  if (change === 'zoom-in')
    return { kind: 'frame', change: { zoom: 1 + 0.35 * amountOf(marks) }, said: 'seen from closer' }
  return { kind: 'frame', change: { zoom: 1 }, said: 'seen from further away' }
}

/** Room is made by moving the picture away from it. */
const roomAt = (marks: readonly Placed[]): readonly Wish[] => {
  const place = marks.flatMap(({ mark }) => (mark.is === 'place' ? [mark.place] : []))[0] ?? 'top'
  if (place === 'middle') return [{ kind: 'resize', subject: theHero, factor: 0.75 }]
  const change =
    place === 'top'
      ? { zoom: 1.28, y: -1 }
      : place === 'bottom'
        ? { zoom: 1.28, y: 1 }
        : place === 'left'
          ? { zoom: 1.28, x: -1 }
          : { zoom: 1.28, x: 1 }
  const where = place === 'top' || place === 'bottom' ? `at the ${place}` : `on the ${place}`
  return [{ kind: 'frame', change, said: `given more room ${where}` }]
}

/** The picture moved on the sheet: a little closer, so that nothing is missing at the other side. */
const panned = (place: Place): Wish => {
  const change = { left: { x: 1 }, right: { x: -1 }, top: { y: 1 }, bottom: { y: -1 }, middle: { x: 0, y: 0 } }[place]
  const where = { left: 'to the left', right: 'to the right', top: 'up', bottom: 'down', middle: 'to the middle' }[
    place
  ]
  return { kind: 'frame', change: { zoom: 1.28, ...change }, said: `moved ${where}` }
}

/** Manners of lettering that, said of a cover, mean its whole style. */
const styled = (lettering: Lettering): readonly Wish[] => {
  const type = (['title', 'subtitle', 'author'] as const).map(
    (role): Wish => ({ kind: 'type', role, change: { lettering } }),
  )
  const [title] = type
  if (lettering === 'elegant')
    return [
      ...(title ? [title] : []),
      { kind: 'grade', region: 'whole', change: { saturation: -0.3, contrast: 0.12 }, said: 'quieter' },
    ]
  if (lettering === 'modern') return [...type, { kind: 'manner', manner: 'simplified', said: 'in few flat tones' }]
  if (lettering === 'futuristic') return [...(title ? [title] : []), { kind: 'palette', palette: 'neon' }]
  if (lettering === 'deco') return [...(title ? [title] : []), { kind: 'palette', palette: 'metallic' }]
  return []
}

/** Lines are thicker or thinner by the weight that is said with them. */
const weighed = (marks: readonly Placed[]): readonly Wish[] => {
  const weight = marks.flatMap(({ mark }) => (mark.is === 'lettering' ? [mark.lettering] : []))[0]
  if (weight !== 'bold' && weight !== 'thin') return []
  return [{ kind: 'stroke', by: (weight === 'bold') !== isTurned(marks) ? 0.8 : -0.7 }]
}

/** What families lay over their pictures can be left off again. */
const leftOut = (manner: Manner): readonly Wish[] | null => {
  if (manner === 'grain') return [{ kind: 'without', what: 'texture', said: 'the texture is gone' }]
  return manner === 'glitch' ? [{ kind: 'without', what: 'glitch', said: 'the glitches are gone' }] : null
}

/** A border of no named colour takes the metal of the palette. */
const gilt = { name: 'gilt', hex: '#000000', metal: 'gold' } as const

/** Where the moon lights the night, it is seen. */
const fullMoon: Wish = {
  kind: 'add',
  subject: { ...theHero, motif: 'moon', kin: ['moon'], said: 'full moon' },
  count: 1,
  scale: 1,
  colour: null,
  place: null,
  by: null,
  isAsked: true,
}

/** "Not night": the other one. */
const isRefused = (placed: Placed, marks: readonly Placed[]): boolean =>
  marks[marks.indexOf(placed) - 1]?.mark.is === 'not'

/** Manners of lines, hatching and dots: without them a picture is made of areas. */
const inLines: ReadonlySet<Manner> = new Set<Manner>([
  'engraving',
  'woodcut',
  'pencil',
  'halftone',
  'comic',
  'chalk',
  'crayon',
])

const inked: Wish = { kind: 'manner', manner: 'comic', said: 'as a comic, with ink outlines' }

const tidy = /^(?:clean|cleaner|tidier|sleek|sleeker|refined)$/

const wishesOf = (placed: Placed, marks: readonly Placed[], isDenied: boolean, isOfType: boolean): readonly Wish[] => {
  const { mark } = placed
  switch (mark.is) {
    case 'hour':
      return isDenied || isRefused(placed, marks)
        ? [{ kind: 'hour', hour: mark.hour === 'night' ? 'day' : 'night' }]
        : [{ kind: 'hour', hour: mark.hour }, ...(/\bmoonli/.test(placed.said) ? [fullMoon] : [])]
    case 'season':
      return isDenied ? [] : [{ kind: 'season', season: mark.season }]
    case 'scene':
      return isDenied ? [] : [{ kind: 'scene', place: mark.place }]
    case 'air':
      return isOfType && !has(marks, 'verb') ? [] : [air(mark.air, marks, isDenied)]
    case 'storm':
      return [{ kind: isDenied || isTurned(marks) ? 'clear-sky' : 'storm' }]
    case 'clear-sky':
      return [{ kind: isDenied ? 'storm' : 'clear-sky' }]
    case 'vignette':
      return [{ kind: 'vignette', by: isDenied || isTurned(marks) ? -1 : 0.7 * amountOf(marks) }]
    case 'border':
      return [{ kind: 'border', colour: isDenied || isTurned(marks) ? null : (coloursOf(marks)[0] ?? gilt) }]
    case 'feeling':
      return isOfLetters(marks) ? [] : [feeling(mark, marks, isDenied)]
    case 'palette':
      if ((isDenied || isTurned(marks)) && (mark.palette === 'neon' || mark.palette === 'bold'))
        return [{ kind: 'grade', region: 'whole', change: { saturation: -0.5 }, said: 'less saturated' }]
      return isDenied || isTurned(marks)
        ? [{ kind: 'grade', region: 'whole', change: { saturation: 0.5 }, said: 'more saturated' }]
        : [{ kind: 'palette', palette: mark.palette }]
    case 'negative':
      return [{ kind: 'negative' }]
    case 'lines':
      return isDenied ? [{ kind: 'remove', subject: { ...theHero, motif: 'lines', said: 'lines' } }] : weighed(marks)
    case 'manner':
      if (isOfLetters(marks) || (isOfType && (isDenied || isTurned(marks)))) return []
      return isDenied || isTurned(marks)
        ? (leftOut(mark.manner) ?? [
            inLines.has(mark.manner)
              ? { kind: 'manner', manner: 'flat', said: 'in flat shapes' }
              : { kind: 'manner', manner: 'simplified', said: 'in few flat tones' },
          ])
        : [{ kind: 'manner', manner: mark.manner, said: mark.said }]
    case 'plain':
      // "Something plain with serifs": the letters are.
      if (isOfType || allOf(marks, 'lettering').some(({ said }) => /serif|script|capitals|letter|font/.test(said)))
        return []
      // "Too clean": dirt is missing, not things.
      if (isTurned(marks) && tidy.test(placed.said))
        return [{ kind: 'manner', manner: 'grit', said: 'gritty, with scratches and dirt' }]
      return isTurned(marks)
        ? [{ kind: 'busier' }]
        : [{ kind: 'manner', manner: 'simplified', said: 'in few flat tones' }]
    case 'busy':
      return isTurned(marks) || isDenied
        ? [{ kind: 'manner', manner: 'simplified', said: 'in few flat tones' }]
        : [{ kind: 'busier' }]
    case 'layout':
      return [{ kind: 'layout' }]
    case 'frame':
      return isOfLetters(marks) || has(marks, 'tracking') ? [] : [frame(mark, marks)]
    case 'space':
      if (isTurned(marks) && !isOfType) return [{ kind: 'frame', change: { zoom: 1.25 }, said: 'seen from closer' }]
      return isOfType ? [] : roomAt(marks)
    case 'lettering':
      return isOfType || allOf(marks, 'lettering').some(({ said }) => ofLetters.test(said))
        ? []
        : styled(mark.lettering)
    case 'effect':
      // "Heavy ink outlines": around all that is drawn, where no letters are named.
      if (/^(?:outlines|contours)$/.test(placed.said) && !isOfType) return isDenied || isTurned(marks) ? [] : [inked]
      if (mark.effect !== 'glow' || isOfType || (coloursOf(marks).length > 0 && !isDenied)) return []
      return isDenied || isTurned(marks)
        ? [
            { kind: 'without', what: 'glow', said: 'the glow is gone' },
            ...(['title', 'subtitle', 'author'] as const).map(
              (role): Wish => ({ kind: 'type', role, change: { glow: false } }),
            ),
          ]
        : [{ kind: 'manner', manner: 'soft-focus', said: 'glowing softly' }]
    default:
      return []
  }
}

/** The wishes about the picture as a whole. Manners said of type ("vintage title") are left to the type. */
export const sceneWishes = (
  marks: readonly Placed[],
  targets: readonly Target[],
  isDenied: boolean,
): readonly Wish[] => {
  const isOfType = targets.flatMap(rolesOf).length > 0
  const shift = marks.find(({ mark }) => mark.is === 'place')?.mark
  if (shift?.is === 'place' && shift.place === 'middle' && marks.some(({ said }) => /^(?:everything|all)$/.test(said)))
    return (['title', 'subtitle', 'author'] as const).map((role) => ({
      kind: 'type',
      role,
      change: { align: 'center' },
    }))
  if (shift?.is === 'place' && targets.includes('cover') && !isOfType && !has(marks, 'motif') && !has(marks, 'space'))
    return isCorner(shift.place) ? [] : [panned(shift.place)]
  return marks.flatMap((placed) => wishesOf(placed, marks, isDenied, isOfType))
}
