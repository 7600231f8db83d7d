// What is said of type: of which lines it is said, and what is not said of type at all.
import type { Colour } from '../../../../colour/colour.ts'
import type { TypeRole } from '../../../../type/plan.ts'
import type { Placed, Target } from '../../lexicon/mark.ts'
import { allOf, factorOf, has, isOfLetters, isTurned, ofLetters, rolesOf, type Said } from '../../sentence/clause.ts'
import type { Lettering, TypeChange, Wish } from '../../wish.ts'
import { changeOf, inManner, placedAt, slightlyPlaced } from './type-change.ts'

/** Small letters need more to be seen to change. */
const smallSteps = [1.5, 0.68] as const

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

const alwaysType: ReadonlySet<Placed['mark']['is']> = new Set(['lettering', 'setting', 'tracking'])

/** What only a title has, where no line is named: a slant, lines of several sizes. */
const ofTitle = ({ tilt, even, lines }: TypeChange): boolean =>
  tilt !== undefined || even !== undefined || lines !== undefined

const rolesFor = (mark: Placed['mark'], targets: readonly Target[]): readonly TypeRole[] => {
  const named = targets.flatMap(rolesOf)
  if (mark.is === 'lettering' && displays.has(mark.lettering) && named.length > 1) return ['title']
  if (named.length > 0) return named
  if (mark.is === 'effect' && mark.effect !== 'glow') return ['title', 'subtitle', 'author']
  if (!alwaysType.has(mark.is)) return []
  if (mark.is === 'setting' && ofTitle(mark.change)) return ['title']
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
  return next !== undefined && ['border', 'motif', 'air', 'lines', 'effect', 'manner'].includes(next.mark.is)
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

/** "His long shadow", "a shadow on the path": cast by a thing. */
const isCast = ({ from }: Placed, marks: readonly Placed[]): boolean =>
  marks.some(({ mark, from: start }) => (mark.is === 'beside' || mark.is === 'upon') && start > from)

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
    // "Right-align the text at the top": the place says which text.
    const isAligned = allOf(marks, 'setting').some((other) => other.mark.change.align !== undefined)
    if (roles.length === 0 || has(marks, 'space') || isAligned) return []
    const change = slightlyPlaced(placed, marks) ?? placedAt[mark.place]
    return roles.map((role) => ({ kind: 'type', role, change }))
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
  // "A tilted lamp", "a straight road", "a cape flowing behind it", "rain slanting down": said of a thing.
  const isLook =
    (mark.is === 'setting' && mark.change.tilt !== undefined) ||
    (mark.is === 'lettering' && !ofLetters.test(placed.said))
  const isOfThing =
    isLook &&
    targets.flatMap(rolesOf).length === 0 &&
    (has(marks, 'motif') || has(marks, 'part') || has(marks, 'air') || has(marks, 'hour'))
  if (isOfThing) return []
  // "Long shadows along the path", "a gradient from blue to pink", "heavy ink outlines": of the picture, where no line is named.
  const isOfPicture =
    mark.is === 'effect' &&
    targets.flatMap(rolesOf).length === 0 &&
    (mark.effect === 'flat' ||
      /^(?:shadows|outlines|contours?)$/.test(placed.said) ||
      (mark.effect === 'shadow' && isCast(placed, marks)))
  if (isOfPicture) return []
  const change = changeOf(mark, marks, isDenied)
  if (change === null) return []
  const whole = withColour(change, placed, marks)
  return rolesFor(mark, targets).map((role) => ({
    kind: 'type',
    role,
    change:
      mark.is === 'size' && role !== 'title'
        ? { ...whole, scale: factorOf(marks, mark.isLarger !== isTurned(marks), smallSteps) }
        : whole,
  }))
}
