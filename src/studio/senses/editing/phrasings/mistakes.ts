// What is taken for something else, told as an exchange: "it isn't a stag, it's a moose" is "replace the stag with a moose".

import { spelledAs } from '../lexicon/spelling.ts'
import { readMarks } from '../sentence/read-marks.ts'

const not = `(?:(?:it|that|this|he|she)(?:['’]s|\\s+is|\\s+was)?\\s*(?:n['’]t|not|shouldn['’]?t be|should not be)|not)`
const is = `(?:(?:it|that|this|he|she)(?:['’]s|\\s+is|\\s+was|\\s+should\\s+be|\\s+must\\s+be|\\s+ought\\s+to\\s+be)|make\\s+it|i\\s+(?:want|meant|need)|rather|but)`

/** "It isn't a stag, it's a moose", "not a stag, please. It's a wolf in the book". */
const mistaken = new RegExp(
  `(^|[.!?]\\s+)${not}\\s+an?\\s+([\\w-]+(?:\\s+[\\w-]+)?)(?:,?\\s*please)?\\s*[,.;!–-]+\\s*${is}\\s+(an?\\s+[\\w-]+(?:\\s+(?!in\\b|of\\b|so\\b|that\\b|who\\b|on\\b|at\\b|and\\b|please\\b)[\\w-]+)?)`,
  'gi',
)

/** "It's a wolf, not a stag." */
const mistakenLast =
  /(^|[.!?]\s+)(?:it|that|this|he|she)(?:['’]s|\s+is|\s+was|\s+should\s+be|\s+must\s+be)\s+(an?\s+[\w-]+(?:\s+[\w-]+)?),?\s+(?:and\s+)?not\s+an?\s+([\w-]+(?:\s+[\w-]+)?)(?=\s*(?:[,.;!?]|$))/gi

const isNoun = (words: string): boolean => readMarks(spelledAs(words)).some(({ mark }) => mark.is === 'motif')

/** What is taken for something else gives way to what it should be. */
export const mistakesTold = (wish: string): string =>
  wish
    .replace(mistaken, (found, start: string, wrong: string, right: string) =>
      isNoun(wrong) && isNoun(right) ? `${start}replace the ${wrong} with ${right}` : found,
    )
    .replace(mistakenLast, (found, start: string, right: string, wrong: string) =>
      isNoun(wrong) && isNoun(right) ? `${start}replace the ${wrong} with ${right}` : found,
    )
