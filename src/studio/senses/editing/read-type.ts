// What is said of type: size, lettering, case, spacing, effects and place.
import type { Colour } from '../../colour/colour.ts'
import type { Corner, Manner, Place } from '../../direction/adjustments.ts'
import type { TypeRole } from '../../type/plan.ts'
import { amountOf, factorOf, has, isOfLetters, isTurned, ofLetters, rolesOf, type Said } from './clause.ts'
import type { Placed, Target } from './lexicon/mark.ts'
import type { Feeling, Lettering, TypeChange, Wish } from './wish.ts'

/** How much larger and smaller letters become where nobody says by how much. */
const steps = [1.35, 0.72] as const

/** Letterings that are only for a title: a whole cover in them cannot be read. */
const displays: ReadonlySet<Lettering> = new Set([
  'script',
  'handwritten',
  'blackletter',
  'horror',
  'playful',
  'deco',
  'retro',
  'other',
])

/** Whoever wants less of these wants serifs. */
const notSans: ReadonlySet<Lettering> = new Set(['modern', 'sans', 'futuristic', 'playful', 'condensed'])

const effectChange = (effect: 'shadow' | 'outline' | 'glow' | 'foil' | 'flat', isOff: boolean): TypeChange => {
  if (effect === 'shadow') return { shadow: !isOff }
  if (effect === 'outline') return { outline: !isOff }
  if (effect === 'glow') return { glow: !isOff }
  if (effect === 'foil') return isOff ? { flat: true, metal: null } : { metal: 'gold' }
  return { flat: true }
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

const changeOf = (mark: Placed['mark'], marks: readonly Placed[], isDenied: boolean): TypeChange | null => {
  const turned = isTurned(marks)
  const amount = amountOf(marks)
  // "Use the room for a bigger title": the title is bigger, not the room.
  if (mark.is === 'space') return has(marks, 'size') ? null : { scale: (turned ? steps[0] : steps[1]) ** 0.8 }
  if (mark.is === 'size') return { scale: factorOf(marks, mark.isLarger !== turned, steps) }
  if (mark.is === 'lettering') {
    if (turned || isDenied)
      return mark.lettering === 'bold'
        ? { lettering: 'thin' }
        : mark.lettering === 'thin'
          ? { lettering: 'bold' }
          : { lettering: notSans.has(mark.lettering) ? 'serif' : 'sans' }
    return { lettering: mark.lettering }
  }
  if (mark.is === 'setting')
    return (isDenied || turned) && mark.change.case === 'upper' ? { case: 'as-given' } : mark.change
  if (mark.is === 'feeling' && isOfLetters(marks)) {
    const lettering = turned || isDenied ? 'serif' : letteringOf[mark.feeling]
    return lettering === undefined ? null : { lettering }
  }
  if (mark.is === 'tracking') return { tracking: (turned && mark.by > 0 ? -0.06 : mark.by) * amount }
  if (mark.is === 'effect') return effectChange(mark.effect, isDenied || turned)
  return null
}

const alwaysType: ReadonlySet<Placed['mark']['is']> = new Set(['lettering', 'setting', 'tracking'])

const rolesFor = (mark: Placed['mark'], targets: readonly Target[]): readonly TypeRole[] => {
  const named = targets.flatMap(rolesOf)
  if (mark.is === 'lettering' && displays.has(mark.lettering) && named.length > 1) return ['title']
  if (named.length > 0) return named
  if (mark.is === 'effect' && mark.effect !== 'glow') return ['title', 'subtitle', 'author']
  if (!alwaysType.has(mark.is)) return []
  if (
    mark.is === 'lettering' &&
    (displays.has(mark.lettering) || mark.lettering === 'bold' || mark.lettering === 'thin')
  )
    return ['title']
  return mark.is === 'tracking' ? ['title'] : ['title', 'subtitle', 'author']
}

/** "A thin gold border", "a bold lion", "the thick outline": weights of what comes next. */
const isOfNext = ({ mark, from, said }: Placed, marks: readonly Placed[]): boolean => {
  if (mark.is !== 'lettering' || ofLetters.test(said)) return false
  const next = marks.find((other) => other.from > from && !['colour', 'lettering', 'tone'].includes(other.mark.is))
  return next !== undefined && ['border', 'motif', 'air', 'lines', 'effect'].includes(next.mark.is)
}

const above = /^(?:above|over|on top of|on top)(?: the)?$/
const below = /^(?:below|beneath|underneath|under)(?: the)?$/

/** "The author above the title": where one line stands beside another. Null where the clause says nothing of the sort. */
const besideLine = (
  { from, to, said }: Placed,
  marks: readonly Placed[],
  inherited: TypeRole | undefined,
): readonly Wish[] | null => {
  const isAbove = above.test(said)
  if (!isAbove && !below.test(said)) return null
  const roleIn = (placed: Placed | undefined): TypeRole | undefined =>
    placed?.mark.is === 'target' && placed.mark.target !== 'text' ? rolesOf(placed.mark.target)[0] : undefined
  const one = roleIn(marks.findLast((each) => each.to <= from && each.mark.is === 'target')) ?? inherited
  const other = roleIn(marks.find((each) => each.from >= to && each.mark.is === 'target'))
  if (one === undefined || other === undefined || other === 'year' || one === other) return null
  // The title stays: what stands beside it moves.
  const [role, isOver, by] = one === 'title' ? ([other, !isAbove, one] as const) : ([one, isAbove, other] as const)
  return [{ kind: 'type', role, change: { place: isOver ? `above-${by}` : `below-${by}` } }]
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
  vintage: 'retro',
  risograph: 'retro',
}

const inManner = (manner: Manner, said: string): TypeChange | null => {
  if (/^flat/.test(said)) return { flat: true }
  const lettering = letteringIn[manner]
  return lettering === undefined ? null : { lettering }
}

/** What a place means for letters. */
const placedAt: Readonly<Record<Place | Corner, TypeChange>> = {
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

/** "With a black outline", "outlined in black", "a strong dark shadow": the colour of what is laid around letters. */
const colourAround = ({ from, to }: Placed, marks: readonly Placed[]): Colour | null => {
  const before = marks.find(({ mark, to: end }) => mark.is === 'colour' && from - end <= 1 && end <= from)
  const after = marks.find(({ mark, from: start }) => mark.is === 'colour' && start >= to && start - to <= 1)
  const told = before?.mark.is === 'colour' && marks[0] !== before ? before.mark : after?.mark
  if (told?.is === 'colour') return told.colour.hex
  const isDark = marks.some(
    ({ mark, to: end }) => mark.is === 'tone' && (mark.change.lightness ?? 0) < 0 && end <= from && from - end <= 2,
  )
  return isDark ? '#000000' : null
}

/** What is laid around letters, in the colour that is named for it. */
const withColour = (change: TypeChange, placed: Placed, marks: readonly Placed[]): TypeChange => {
  const colour = placed.mark.is === 'effect' ? colourAround(placed, marks) : null
  if (colour === null) return change
  return change.outline === true
    ? { ...change, edge: colour }
    : change.shadow === true
      ? { ...change, shade: colour }
      : change
}

export const typeWishes = ({ placed, targets }: Said, marks: readonly Placed[], isDenied: boolean): readonly Wish[] => {
  const { mark } = placed
  if (mark.is === 'place' || mark.is === 'upon' || mark.is === 'beside') {
    const beside = besideLine(placed, marks, targets.flatMap(rolesOf)[0])
    if (beside) return beside
  }
  if (mark.is === 'manner' && (isDenied || isTurned(marks)))
    return targets.flatMap(rolesOf).map((role) => ({ kind: 'type', role, change: { flat: true } }))
  if (mark.is === 'manner' && isOfLetters(marks)) {
    const change = inManner(mark.manner, placed.said)
    return change === null ? [] : targets.flatMap(rolesOf).map((role) => ({ kind: 'type', role, change }))
  }
  if (mark.is === 'frame' && /^tighter$|^closer$/.test(placed.said) && isOfLetters(marks))
    return targets.flatMap(rolesOf).map((role) => ({ kind: 'type', role, change: { tracking: -0.06 } }))
  if (mark.is === 'place') {
    const roles = targets.flatMap(rolesOf)
    if (roles.length === 0 || has(marks, 'space')) return []
    return roles.map((role) => ({ kind: 'type', role, change: placedAt[mark.place] }))
  }
  // "A plain serif" is a serif.
  if (mark.is === 'plain' && has(marks, 'lettering')) return []
  if (mark.is === 'plain' && !isTurned(marks)) {
    // "Plain white": the ink is plain, whatever the face.
    const isOfInk = marks.some(
      (other) => other.mark.is === 'colour' && other.from >= placed.to && other.from - placed.to <= 1,
    )
    const change: TypeChange = isOfInk ? { flat: true } : { lettering: 'modern', flat: true }
    return targets.flatMap(rolesOf).map((role) => ({ kind: 'type', role, change }))
  }
  // "More elegant", "modern" and the like, said of no type, are said of the cover.
  const isOfCover =
    mark.is === 'lettering' &&
    ['elegant', 'modern', 'futuristic', 'deco'].includes(mark.lettering) &&
    targets.flatMap(rolesOf).length === 0 &&
    !ofLetters.test(placed.said)
  // "The snow less heavy" is said of the snow.
  const isOfAir =
    mark.is === 'lettering' &&
    (mark.lettering === 'bold' || mark.lettering === 'thin') &&
    !isOfLetters(marks) &&
    (has(marks, 'air') || has(marks, 'border') || has(marks, 'lines'))
  if (isOfCover || isOfAir || isOfNext(placed, marks)) return []
  const change = changeOf(mark, marks, isDenied)
  if (change === null) return []
  const whole = withColour(change, placed, marks)
  return rolesFor(mark, targets).map((role) => ({ kind: 'type', role, change: whole }))
}
