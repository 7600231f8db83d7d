// Edits a cover by words: the same cover with what was asked for, and an honest account of what was understood.
import type { EditReport } from '../../../contract/edit-report.ts'
import { documentOf } from '../../direction/make-cover.ts'
import type { CoverDocument } from '../../document.ts'
import { findFamily } from '../../families/index.ts'
import { isSameCover } from '../../same-cover.ts'
import { applySeen } from './apply/apply-seen.ts'
import { applyWish } from './apply/apply-wish.ts'
import { withColoursBehind } from './apply/colours-behind.ts'
import { type Draft, reread } from './apply/draft.ts'
import { mergeNotes } from './apply/merge-notes.ts'
import { withTakenColours } from './apply/taken-colours.ts'
import { type Outcome, outcomeOf } from './outcome.ts'
import { readWish } from './read-wish.ts'
import type { Wish } from './wish.ts'

export interface Edited {
  readonly document: CoverDocument
  readonly report: EditReport
  /** The words that were read, and what came of each wish in them. */
  readonly wish: string
  readonly outcomes: readonly Outcome[]
  /** Each a clause in plain words: `the title is gold`. */
  readonly understood: readonly string[]
}

/** Longer wishes than the contract allows are read no further. */
const longestWish = 2000

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

/** Characters that are enough to know one's own words again. */
const longestStart = 120

const startOf = (words: string): string =>
  words.length > longestStart ? `${words.slice(0, longestStart).trimEnd()}…` : words

/** Words in which no wish was found are one that was not understood. */
const reportOf = (words: string, outcomes: readonly Outcome[]): EditReport =>
  outcomes.length === 0
    ? {
        done: [],
        notDone: [
          {
            asked: words,
            reason: 'not_understood',
            what: `no change of the cover could be read in “${startOf(words)}”`,
          },
        ],
      }
    : { done: outcomes.flatMap(({ done }) => done), notDone: outcomes.flatMap(({ notDone }) => notDone) }

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
  const apply = looks ? applySeen : applyWish
  const outcomes: Outcome[] = []
  let changed = start
  for (const each of ranked(withExchangedColours(wishes))) {
    const before = changed
    changed = apply(before, each)
    outcomes.push(outcomeOf(each, before, changed))
  }
  const understood = mergeNotes(changed.notes)
  const report = reportOf(words, outcomes)
  if (isSameCover(start, changed)) return { document: source, report, wish: words, outcomes, understood }
  const done = reread(changed, { scene: toldScene(source, changed) })
  const described = documentOf(family, done.brief, source.seed, done.direction)
  const prompt = `${described.prompt} ${sentence(understood)}`
  const { engineVersion, art } = source
  const document = { ...described, engineVersion, prompt, art }
  return { document, report, wish: words, outcomes, understood }
}
