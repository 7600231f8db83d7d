// What one word changes of letters: their size, lettering, case, spacing, effects or place.
import type { Corner, Manner, Place } from '../../../../direction/adjustments.ts'
import type { Placed } from '../../lexicon/mark.ts'
import { amountOf, factorOf, has, isOfLetters, isTurned } from '../../sentence/clause.ts'
import type { Feeling, Lettering, TypeChange } from '../../wish.ts'

/** How much larger and smaller letters become where nobody says by how much. */
const steps = [1.35, 0.72] as const

/** Letters that are hard to read: whoever wants less of them wants plain ones that suit the book. */
const ornate: ReadonlySet<Lettering> = new Set(['script', 'handwritten', 'blackletter', 'horror', 'elegant'])

/** Whoever wants less of these wants serifs. */
const notSans: ReadonlySet<Lettering> = new Set(['modern', 'sans', 'futuristic', 'playful', 'condensed'])

const effectChange = (effect: 'shadow' | 'outline' | 'glow' | 'foil' | 'flat', isOff: boolean): TypeChange => {
  if (effect === 'shadow') return { shadow: !isOff }
  if (effect === 'outline') return { outline: !isOff }
  if (effect === 'glow') return { glow: !isOff }
  if (effect === 'foil') return isOff ? { flat: true, metal: null } : { metal: 'gold' }
  return { flat: true }
}

/** "Not in capitals", "not at a slant": the plain setting that is left. */
const settingChange = (change: TypeChange, isOff: boolean): TypeChange | null => {
  if (!isOff) return change
  if (change.case === 'upper') return { case: 'as-given' }
  if (change.tilt !== undefined) return change.tilt === 0 ? null : { tilt: 0 }
  return change.lines === undefined ? change : null
}

/** Letters that have a feeling. */
const letteringOf: Partial<Readonly<Record<Feeling, Lettering>>> = {
  playful: 'playful',
  uplifting: 'playful',
  scary: 'horror',
  romantic: 'script',
  dreamy: 'script',
  intellectual: 'serif',
  epic: 'serif',
  mysterious: 'serif',
  calm: 'thin',
  melancholic: 'thin',
  intense: 'bold',
  tense: 'condensed',
}

export const changeOf = (mark: Placed['mark'], marks: readonly Placed[], isDenied: boolean): TypeChange | null => {
  const turned = isTurned(marks)
  const amount = amountOf(marks)
  // "Use the room for a bigger title": the title is bigger, not the room.
  if (mark.is === 'space') return has(marks, 'size') ? null : { scale: (turned ? steps[0] : steps[1]) ** 0.8 }
  if (mark.is === 'size') return { scale: factorOf(marks, mark.isLarger !== turned, steps) }
  if (mark.is === 'lettering') {
    // "No italics": the letters stand upright.
    if ((turned || isDenied) && mark.lettering === 'italic') return { tilt: 0 }
    if (turned || isDenied)
      return mark.lettering === 'bold'
        ? { lettering: 'thin' }
        : mark.lettering === 'thin'
          ? { lettering: 'bold' }
          : { lettering: ornate.has(mark.lettering) ? 'readable' : notSans.has(mark.lettering) ? 'serif' : 'sans' }
    return { lettering: mark.lettering }
  }
  if (mark.is === 'setting') return settingChange(mark.change, isDenied || turned)
  if (mark.is === 'feeling' && isOfLetters(marks)) {
    const lettering = turned || isDenied ? 'serif' : letteringOf[mark.feeling]
    return lettering === undefined ? null : { lettering }
  }
  if (mark.is === 'tracking') return { tracking: (turned && mark.by > 0 ? -0.06 : mark.by) * amount }
  if (mark.is === 'effect') return effectChange(mark.effect, isDenied || turned)
  return null
}

/** Letters in the manner of a picture. */
const letteringIn: Partial<Readonly<Record<Manner, Lettering>>> = {
  watercolour: 'script',
  oils: 'script',
  gouache: 'handwritten',
  pencil: 'handwritten',
  woodcut: 'slab',
  engraving: 'serif',
  halftone: 'retro',
  comic: 'retro',
  vintage: 'retro',
  risograph: 'retro',
}

export const inManner = (manner: Manner, said: string): TypeChange | null => {
  if (/^flat/.test(said)) return { flat: true }
  if (/\b(?:glow|glowing|bloom)\b/.test(said)) return { glow: true }
  const lettering = letteringIn[manner]
  return lettering === undefined ? null : { lettering }
}

/** What a place means for letters. */
export const placedAt: Readonly<Record<Place | Corner, TypeChange>> = {
  left: { align: 'left' },
  right: { align: 'right' },
  middle: { align: 'center' },
  top: { place: 'top' },
  bottom: { place: 'bottom' },
  corner: { place: 'bottom', align: 'right' },
  'top-left': { place: 'top', align: 'left' },
  'top-right': { place: 'top', align: 'right' },
  'bottom-left': { place: 'bottom', align: 'left' },
  'bottom-right': { place: 'bottom', align: 'right' },
}

/** Share of the sheet's height that is a little. */
const slightShift = 0.05

const onlyWays = /^(?:up|upwards|higher|higher up|raised|raise|raise the|down|downwards|lower|lower down|lower the)$/

/** "A little lower", "up a bit": a step, and no place of the sheet. */
export const slightlyPlaced = ({ mark, said, from, to }: Placed, marks: readonly Placed[]): TypeChange | null => {
  if (mark.is !== 'place' || !onlyWays.test(said)) return null
  const isSlight = marks.some(
    (other) =>
      other.mark.is === 'amount' &&
      other.mark.share < 1 &&
      (/^(?:raise|lower)/.test(said) || (from - other.to >= 0 && from - other.to <= 2) || other.from === to),
  )
  if (!isSlight) return null
  return { shift: mark.place === 'top' ? -slightShift : slightShift }
}
