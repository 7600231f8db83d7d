// Reads an edit: texts first, letter by letter; then, told plainly and without what is not asked, things in a colour and the rest clause by
// clause. What was read is settled.
import { singleSpaced } from '../../../contract/white-space.ts'
import { withoutAsides, withoutOpinions } from './only-asked/asides.ts'
import { withoutKeepings } from './only-asked/keepings.ts'
import { onlyAsked } from './only-asked/only-asked.ts'
import { coloursTold } from './phrasings/colours/colour-phrasings.ts'
import { withSharedColours } from './phrasings/colours/shared-colours.ts'
import { complaintsTold } from './phrasings/complaints.ts'
import { withLowFog } from './phrasings/low-fog.ts'
import { type OwnTexts, withoutOwnWords, withoutQuotes } from './phrasings/own-words.ts'
import { plainly } from './phrasings/plainly.ts'
import { rephrased } from './phrasings/rephrasings.ts'
import { readClauses } from './reading/read-clauses.ts'
import { cutTexts } from './reading/uncut/cut-texts.ts'
import { readGlows } from './reading/uncut/read-glows.ts'
import { readPainted } from './reading/uncut/read-painted.ts'
import { readSwap } from './reading/uncut/read-swap.ts'
import { saidTexts } from './reading/uncut/said-texts.ts'
import { isInEnglish } from './sentence/in-english.ts'
import { withJoinedParts } from './settling/join-parts.ts'
import { settled } from './settling/settle.ts'
import type { Wish } from './wish.ts'

/** What is asked; where nothing else is, what is told of the story is what should be seen. */
const readAsked = (said: string): readonly Wish[] => {
  const told = complaintsTold(rephrased(withoutOpinions(said)))
  const asked = withoutAsides(told)
  const wishes = readClauses(asked)
  return wishes.length > 0 || asked === told ? wishes : readClauses(told)
}

/** "Behind the big window" says where, and asks for no bigger one. */
const whereabouts = /\b(behind|through|beyond|outside|past) the (?:big|large|huge|tall|small|little|tiny|great) /gi

const thereAlready =
  /\bthe (?:lake|river|sea|ocean|water|forest|woods|city|village|mountains?|desert|beach|fields?|countryside|pond|garden|meadow|valley|street|alley|hills|woodland|harbour)\b/i

/** Words that are enough to know a wish again. */
const fewWords = 8

const startOf = (wish: string): string => {
  const words = wish.split(/[\s.]+/).filter((word) => word !== '')
  return words.length > fewWords ? `${words.slice(0, fewWords).join(' ')}…` : words.join(' ')
}

/** `texts` are those that stand on the cover. */
export const readWish = (wish: string, texts: OwnTexts = {}): readonly Wish[] => {
  const { wishes: cuts, rest: uncut } = cutTexts(singleSpaced(wish), texts)
  const { wishes: set, rest } = saidTexts(withLowFog(withoutOwnWords(uncut, texts).replace(whereabouts, '$1 the ')))
  const told = [...cuts, ...set]
  const unquoted = withoutQuotes(rest)
  if (!isInEnglish(unquoted)) return [...told, { kind: 'impossible', said: startOf(unquoted), asked: 'translated' }]
  const said = plainly(unquoted)
  const asked = onlyAsked(said)
  const wishes = readSaid(asked, told)
  // "Change the cover so that it is night": where nothing is asked beside it, what is told is asked.
  const isNothing = wishes.every(({ kind }) => kind === 'impossible')
  return asked !== said && isNothing ? readSaid(withoutKeepings(said), told) : wishes
}

const readSaid = (said: string, told: readonly Wish[]): readonly Wish[] => {
  const { wishes: glows, rest: unlit } = readGlows(said)
  const { wishes: swaps, rest: unswapped } = readSwap(withSharedColours(coloursTold(unlit)))
  const { wishes: painted, rest: unpainted } = readPainted(unswapped)
  const before = [...told, ...glows, ...swaps, ...painted]
  const asked = withoutAsides(complaintsTold(rephrased(withoutOpinions(unpainted))))
  const others = before.length > 0 ? readClauses(asked) : readAsked(unpainted)
  // "The sun is too orange, could it be yellow": the thing is coloured, and all else keeps its orange.
  const isWholly = (each: Wish): boolean =>
    each.kind === 'refuse-colour' && unswapped.toLowerCase().includes(`no ${each.colour.name}`)
  const kept = painted.length > 0 ? others.filter((each) => each.kind !== 'refuse-colour' || isWholly(each)) : others
  // What is "too brown" should not be brown.
  const isTooMuch = (each: Wish): boolean =>
    (each.kind === 'paint-part' || each.kind === 'paint-subject') &&
    each.colour !== null &&
    unswapped.toLowerCase().includes(`too ${each.colour.name}`)
  // "The lake darker": what is there already is no new scene.
  const isThere = (each: Wish): boolean =>
    each.kind === 'scene' && thereAlready.test(unswapped) && kept.some(({ kind }) => kind === 'grade')
  return withJoinedParts(settled([...before, ...kept.filter((each) => !isTooMuch(each) && !isThere(each))]))
}
