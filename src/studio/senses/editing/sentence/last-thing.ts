// The last thing of a picture that is named in some words, which is what they point back to.
import { tokensOf } from '../../../brief/tokens.ts'
import { partsCalled } from '../lexicon/painted-words.ts'
import { readMarks } from './read-marks.ts'
import { hasColour, isColour } from './said-colours.ts'

/** Words for what is no thing of the picture, though pictures could show it. */
const ofBook =
  /^(?:books?|novels?|stor(?:y|ies)|heroines?|hero(?:es)?|characters?|editor|daughter|son|sister|brother|mother|father|wife|husband|readers?|children|people|idea|wedding|opinion|scene|view|end|life|head|mind|library|libraries|love|name|chapter|home|land|school|music|hope|nobody|time|front|back|bottom|top|half|side|sides|foot|picture|image|tape|line|lines|page|photograph|photo|journals?|planners?|diary|notebook|memoir|cover|yoga|goals?|orders|fans?|write|read|reads)$/i

export const lastThingIn = (words: string): string | null => {
  const tokens = tokensOf(words).map((token) => ({ ...token, isComparative: false }))
  const marks = readMarks(tokens)
  const isThing = (at: number): boolean => {
    const { word = '', singular = '' } = tokens[at] ?? {}
    if (ofBook.test(word) || isColour(word)) return false
    const mark = marks.find(({ from, to }) => from <= at && at < to)
    // "Those blossoms fight": of two words of which the second is unknown, the first is the thing.
    if (mark?.mark.is === 'motif' && mark.mark.isPart) return mark.to === at + 2
    if (mark?.mark.is === 'motif') return mark.mark.isExact && mark.to === at + 1
    return (mark === undefined || ['part', 'target', 'air', 'effect', 'verb'].includes(mark.mark.is)) &&
      !/^(?:that|this|it|all|everything)$/.test(word)
      ? partsCalled(word).length > 0 || partsCalled(singular).length > 0
      : false
  }
  // "The woman in the arch": the arch only says where.
  const isWhere = (nth: number): boolean =>
    /^(?:in|on|at|of|by|behind|under|above|near|from)$/.test(tokens[nth - 2]?.word ?? '') &&
    tokens[nth - 1]?.word === 'the'
  // "Gears say clockmaker to me": what comes to mind is not on the cover.
  const isMeant = (nth: number): boolean =>
    !/^(?:say|says|shouts?|means?|like|suggests?)$/.test(
      tokens[/^(?:an?|the)$/.test(tokens[nth - 1]?.word ?? '') ? nth - 2 : nth - 1]?.word ?? '',
    )
  const things = tokens.flatMap((_, nth) => (isThing(nth) && isMeant(nth) ? [nth] : []))
  const at = things.findLast((nth) => !isWhere(nth)) ?? things.at(-1) ?? -1
  const named = marks.find(({ mark, from, to }) => mark.is === 'motif' && from <= at && at < to)
  const isWhole = named?.mark.is === 'motif' && !named.mark.isPart && !hasColour(named.said)
  const said = isWhole ? named.said : tokens[at]?.text
  return at < 0 || said === undefined ? null : said.replace(/['’]s$/, '')
}
