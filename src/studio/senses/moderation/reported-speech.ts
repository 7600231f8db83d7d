// Words that show a text tells of hatred instead of uttering it: histories, trials, memoirs and novels do.
import { reported as lists } from './lists.ts'
import { followedBy, precededBy } from './phrases.ts'
import type { Token } from './tokens.ts'
import type { Voice } from './voices.ts'

const reporting = lists.words('reporting')
const afterwards = lists.words('afterwards')

const naming = lists.words('naming')
const namedAfterwards = lists.words('namedAfterwards')

/** Whether what stands in a span is somebody else's saying. Who asks for a picture speaks for himself. */
export const isReported = (tokens: readonly Token[], start: number, end: number, voice: Voice): boolean =>
  voice !== 'asking' &&
  (precededBy(tokens, start, 10, reporting) ||
    followedBy(tokens, end, 4, afterwards) ||
    isQuotation(tokens, start, voice))

/** A quotation in a blurb is a voice in the book; in a title, quotation marks change nothing. */
const isQuotation = (tokens: readonly Token[], at: number, voice: Voice): boolean =>
  voice === 'telling' && tokens[at]?.quoted === true && tokens.some(({ quoted }) => !quoted)

/** Whether a word is what somebody was called, as in `called a … by his classmates`, or is spoken about. */
export const isWhatSomebodyWasCalled = (tokens: readonly Token[], at: number, voice: Voice): boolean =>
  voice !== 'asking' &&
  (precededBy(tokens, at, 5, naming) ||
    followedBy(tokens, at + 1, 4, afterwards) ||
    followedBy(tokens, at + 1, 1, namedAfterwards) ||
    isQuotation(tokens, at, voice))
