// Parts of the picture that are called by their colour: "the yellow band should be red", "lose the red stamp".
import type { Part } from '../../../../direction/adjustments.ts'
import type { Placed, Verb } from '../../lexicon/mark.ts'
import { partPlace } from '../../lexicon/part-words.ts'
import { mayName } from '../../lexicon/small-words.ts'
import { allOf, has, isOfLetters } from '../../sentence/clause.ts'
import type { Clause } from '../../sentence/clauses.ts'
import { type NamedColour, theHero, type Wish } from '../../wish.ts'

/** Marks that a coloured part may be called by: `the purple smoke`, `the green stripes`. */
const naming: ReadonlySet<Placed['mark']['is']> = new Set([
  'air',
  'effect',
  'part',
  'tone',
  'palette',
  'border',
  'lines',
])

/** What is no part, but stands for the colours of all of the cover. */
const ofAll =
  /^(?:colou?rs?|tones?|tints?|hues?|shades?|palette|cast|bits?|parts?|areas?|stuff|things?|one|ones|elements?|accents?|hint|look|feel|theme|scheme|overhead|above|below|throughout|everywhere|instead)$/

/** The word that a colour is said of, right behind it; null where there is none, or one that is known by itself. */
const nounAfter = ({ tokens }: Clause, marks: readonly Placed[], { to }: Placed): string | null => {
  const token = tokens[to]
  if (!token || ofAll.test(token.word)) return null
  const mark = marks.find(({ from, to: end }) => from <= to && to < end)
  if (mark) return mark.from === to && (naming.has(mark.mark.is) || isStripe(mark) || isStrip(mark)) ? mark.said : null
  return mayName(token.word) ? token.text : null
}

/** "The pink strip" is no order to strip something. */
const isStrip = ({ mark, said }: Placed): boolean => mark.is === 'verb' && /^strips?$/.test(said)

const isStripe = ({ mark, said }: Placed): boolean =>
  mark.is === 'target' && mark.target === 'colours' && !ofAll.test(said.split(' ').at(-1) ?? '')

const pointing: ReadonlySet<Placed['mark']['is']> = new Set(['beside', 'upon'])

/** "Pastel pink wall", "red door": no more is said than a colour and what has it. */
export const barePart = (clause: Clause, marks: readonly Placed[]): Wish | null => {
  const { tokens } = clause
  const [colour] = allOf(marks, 'colour')
  const isOfColour = marks.every(({ mark }) => mark.is === 'colour' || mark.is === 'link')
  const noun = colour && (isOfColour || colour === marks[0]) ? nounAfter(clause, marks, colour) : null
  const [next] = marks.slice(1)
  // "Dusty blue wallpaper behind the frame": what comes after says where.
  const isLast =
    colour &&
    (next && !isOfColour ? next.from === colour.to + 1 && pointing.has(next.mark.is) : colour.to === tokens.length - 1)
  const isBare =
    colour && isLast && tokens.slice(0, colour.from).every(({ word }) => word.length < 4 || word === 'with')
  return colour && noun !== null && isBare
    ? { kind: 'paint-subject', subject: { ...theHero, motif: noun, said: noun }, colour: colour.mark.colour }
    : null
}

const partWish = (look: Part['look'] | null, noun: string, near: NamedColour, colour: NamedColour | null): Wish => ({
  kind: 'paint-part',
  part: { look: look ?? partPlace(noun).look, near: near.hex, isSingle: !/s$/.test(noun), top: 0, bottom: 1 },
  said: `${near.name === 'blood red' ? 'blood' : near.name} ${noun}`,
  owner: null,
  colour,
})

/** A part by its colour, given another or taken away; null where the clause speaks of none. */
export const colouredPart = (clause: Clause, marks: readonly Placed[], verb: Verb | null): Wish | null => {
  // "Fiery orange": the second word only says what sort of colour the first is.
  const colours = allOf(marks, 'colour').filter(({ from }, at, all) => all[at - 1]?.to !== from)
  const [old, come, another] = colours
  if (!old || another || has(marks, 'instead') || has(marks, 'motif') || old.from === old.to) return null
  const noun = nounAfter(clause, marks, old)
  // "The pink shadow on the title" is the title's.
  if (verb === 'remove' && has(marks, 'effect') && isOfLetters(marks)) return null
  if (verb === 'remove') return come || noun === null ? null : partWish(null, noun, old.mark.colour, null)
  const sky = allOf(marks, 'target').find(
    ({ from, mark }) => from === old.to && (mark.target === 'sky' || mark.target === 'low'),
  )
  if (sky && come && verb === 'change') return partWish('glow', sky.said, old.mark.colour, come.mark.colour)
  const isChanged = verb === 'change' || verb === 'replace' || (verb === null && has(marks, 'link'))
  // "The purple tie with a red scarf": another thing comes.
  const isThing = verb === 'replace' && come !== undefined && mayName(clause.tokens[come.to]?.word ?? '')
  return noun !== null && come && come.from > old.to && isChanged && !isThing
    ? partWish(null, noun, old.mark.colour, come.mark.colour)
    : null
}
