// Edits a cover by words: the same cover with what was asked for, and an honest account of what was understood.
import { findColours } from '../../brief/find-colours.ts'
import { findMood, moodOfShelf } from '../../brief/find-mood.ts'
import { oklch } from '../../colour/colour.ts'
import { documentOf } from '../../direction/make-cover.ts'
import type { CoverDocument } from '../../document.ts'
import { findFamily } from '../../families/index.ts'
import { applyColours } from './apply/apply-colours.ts'
import { applyFeeling } from './apply/apply-picture.ts'
import { applySeen } from './apply/apply-seen.ts'
import { applyWish } from './apply/apply-wish.ts'
import { withColoursBehind } from './apply/colours-behind.ts'
import { type Draft, noted, owned, reread } from './apply/draft.ts'
import { mergeNotes } from './apply/merge-notes.ts'
import { withTakenColours } from './apply/taken-colours.ts'
import { readWish } from './read-wish.ts'
import type { Wish } from './wish.ts'

export interface Edited {
  readonly document: CoverDocument
  /** The words that were read, and what was read in them. */
  readonly wish: string
  readonly wishes: readonly Wish[]
  /** Each a clause in plain words: `the title is gold`. */
  readonly understood: readonly string[]
  /** Nothing was understood for certain: the change is the nearest honest one. */
  readonly vague: boolean
}

/** Longer wishes than the contract allows are read no further. */
const longestWish = 2000

/** "Leave it as it is". */
const asItIs =
  /^\W*(?:please\s+)?(?:(?:leave|keep)\s+(?:it|this|everything|the cover|that|all)\b.{0,40}|(?:do not|don['’]?t)\s+change\s+(?:anything|a thing|it)|no changes?(?: needed)?)\W*$/i

/** Where no wish can be read: the mood and the colours that its words suggest, else the cover as it was. */
const nearestChange = (draft: Draft, wish: string): Draft => {
  const { book, reading } = draft.brief
  if (asItIs.test(wish)) return noted(draft, 'nothing was asked to change, so the cover is as it was')
  // What cannot be done is said; nothing else was asked for.
  if (draft.notes.length > 0) return draft
  const colours = findColours(wish).filter(({ wanted }) => wanted)
  const mood = findMood(null, { title: '', prompt: wish }, book)
  // The mood of its shelf is what is left of a book when no word of the wish says anything.
  const isTold = mood !== reading.mood && mood !== moodOfShelf(book)
  if (colours.length === 0 && !isTold)
    return owned(draft, 'nothing in the wish could be read, so the cover is as it was')
  const unread = owned(draft, 'nothing in the wish could be read for certain, so the nearest change was made')
  const felt = isTold ? applyFeeling(unread, mood, false) : unread
  const coloured = colours.map(({ name, l, c, h, metal }) => ({ name, hex: oklch(l, c, h), metal }))
  return coloured.length > 0 ? applyColours(felt, coloured) : felt
}

/** Things come before what is said of them, whatever the order of the words. */
const order: readonly Wish['kind'][] = [
  'reset',
  'text',
  'cut-text',
  'layout',
  'replace',
  'hero',
  'remove',
  // By night a sun is the moon, and the moon that is asked for is there.
  'hour',
  'add',
  'palette',
  'recolour',
  'colours',
  'feeling',
]

const ranked = (wishes: readonly Wish[]): readonly Wish[] => {
  // Cold that is asked for beside a feeling is the cold of that feeling.
  const isCold = (wish: Wish): boolean => wish.kind === 'grade' && (wish.change.temperature ?? 0) < 0
  const rank = (wish: Wish): number =>
    isCold(wish) ? order.indexOf('feeling') - 0.5 : order.includes(wish.kind) ? order.indexOf(wish.kind) : order.length
  return wishes.toSorted((one, other) => rank(one) - rank(other))
}

/** Strength from which a tint is meant for the whole cover, and how much of it is enough beside an exchange of colours. */
const ofWhole = 0.9
const leaning = 0.6

/** "Less pink, more mint", "cyan and orange rather than magenta": the colour that is wanted comes where the other gives way. */
const withExchangedColours = (wishes: readonly Wish[]): readonly Wish[] => {
  const refused = wishes.find((wish) => wish.kind === 'refuse-colour' || wish.kind === 'recolour')
  const wanted = wishes.filter((wish) => (wish.kind === 'tint' && wish.region === 'whole') || wish.kind === 'colours')
  const from = refused?.kind === 'refuse-colour' ? refused.colour : refused?.kind === 'recolour' ? refused.from : null
  const named = [
    ...wanted.flatMap((wish) => (wish.kind === 'tint' ? [wish.colour] : wish.kind === 'colours' ? wish.colours : [])),
    ...(refused?.kind === 'recolour' ? [refused.to] : []),
  ]
  const colours = named.filter(({ hex }, at) => named.findIndex((other) => other.hex === hex) === at)
  const ground = colours.find(({ metal }) => metal === null) ?? colours[0]
  if (!refused || !from || !ground || wanted.length === 0) return wishes
  const others = wishes.filter((wish) => wish !== refused && !wanted.includes(wish))
  const exchanged: Wish = { kind: 'recolour', from, to: ground }
  // "Not this purple, the whole cover in blue": all else leans to it as well.
  const whole = wishes.find((wish) => wish.kind === 'tint' && wish.strength >= ofWhole)
  if (colours.length === 1 && whole?.kind === 'tint') return [...others, exchanged, { ...whole, strength: leaning }]
  return colours.length === 1 ? [...others, exchanged] : [...others, exchanged, { kind: 'colours', colours }]
}

/** An art director's words for the picture stand as long as it shows what they tell. */
const toldScene = (source: CoverDocument, { brief, direction }: Draft): string | null => {
  const shownBy = ({ hero, setting, adjustments: { without, hour, season } }: CoverDocument['direction']) =>
    JSON.stringify([hero, setting, without, hour, season])
  return shownBy(source.direction) === shownBy(direction) ? brief.reading.scene : null
}

const sentence = (notes: readonly string[]): string => `Changed: ${notes.join('; ')}.`

/** `looks`: whether the cover is looked at after every wish, so that each shows; else the words alone decide. */
export const editDocument = (source: CoverDocument, wish: string, { looks = true } = {}): Edited => {
  const family = findFamily(source.template)
  if (!family) throw new TypeError(`expected a known template but received ${source.template}`)
  const start: Draft = {
    family,
    seed: source.seed,
    brief: source.brief,
    direction: source.direction,
    notes: [],
    missed: [],
  }
  const words = wish.slice(0, longestWish)
  const { title, subtitle, author, plannerYear: year } = source.brief.book
  const wishes = readWish(looks ? withColoursBehind(withTakenColours(words, start), start) : words, {
    title,
    subtitle,
    author,
    year,
  })
  const read = ranked(withExchangedColours(wishes)).reduce(looks ? applySeen : applyWish, start)
  const vague = wishes.every(({ kind }) => kind === 'impossible')
  const changed = vague ? nearestChange(read, words) : read
  const done = reread(changed, { scene: toldScene(source, changed) })
  const described = documentOf(family, done.brief, source.seed, done.direction)
  const understood = mergeNotes(done.notes)
  const prompt = `${described.prompt} ${sentence(understood)}`
  const { engineVersion, art } = source
  const document = { ...described, engineVersion, prompt, art }
  return { document, wish: words, wishes, understood, vague }
}
