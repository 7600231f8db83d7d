// Reads what somebody says of a thing and its colour wherever the words between them lead: "the banner behind the title navy, not red".
import { type Token, tokensOf } from '../../../../brief/tokens.ts'
import { refusedIn, spansIn } from '../../lexicon/colour-spans.ts'
import type { Wish } from '../../wish.ts'
import { besideThing, isThing } from './colour-bounds.ts'
import { besidesAt, type Painting, paintingAt } from './paintings.ts'

export interface PaintedRead {
  readonly wishes: readonly Wish[]
  readonly rest: string
}

const rejoined = (tokens: readonly Token[], isRead: (at: number) => boolean): string =>
  tokens
    .map((token, at) => (isRead(at) ? '' : `${token.afterComma ? ', ' : ' '}${token.text}`))
    .join('')
    .trim()

const readSentence = (sentence: string): PaintedRead => {
  const tokens = tokensOf(sentence)
  const all = spansIn(tokens)
  const spans = all
    .filter((span, at) => !isThing(tokens, span, all.slice(at + 1)))
    .map((span) => besideThing(tokens, span))
  const refused = refusedIn(tokens, spans)
  const read: Painting[] = []
  for (let nth = 0; nth < spans.length; nth++) {
    const span = spans[nth]
    if (!span || refused.includes(span) || read.some(({ to }) => span.from < to)) continue
    const painting = (read.length > 0 ? besidesAt(tokens, span) : null) ?? paintingAt(tokens, spans, refused, nth)
    if (painting && !read.some(({ to }) => painting.from < to)) read.push(painting)
  }
  if (read.length === 0) return { wishes: [], rest: sentence }
  return {
    wishes: read.map(({ wish }) => wish),
    rest: rejoined(tokens, (at) => read.some(({ from, to }) => at >= from && at < to)),
  }
}

/** Sentences that speak of more or less of a colour, or of what goes and comes, are read elsewhere. */
const otherwise =
  /\b(?:less|remove|without|swap|replace|add|delete|keep|leave|bigger|smaller|larger|give|do(?:n['’]?t| not)|never|should(?:n['’]?t| not))\b/i

/** "Make the title bigger and the spotlight yellow": where one wish of a sentence is read elsewhere, another may be of a thing in a colour. */
const readPieces = (sentence: string): PaintedRead => {
  const pieces = sentence.split(
    /(\s*,?\s+and\s+(?=(?:(?:make |turn |paint |tint |remove |delete |add |keep |leave |give )?(?:the|its|his|her|their)|(?:remove|delete|add)\s(?:an?|all|any|some|those|that))\s)|\s*,\s+(?=(?:the|make the|leave the|keep the|only the)\s))/i,
  )
  const wishes: Wish[] = []
  let rest = ''
  for (let at = 0; at < pieces.length; at += 2) {
    const [joint = '', piece = ''] = [pieces[at - 1], pieces[at]]
    const read = !otherwise.test(piece) ? readSentence(piece) : { wishes: [], rest: piece }
    wishes.push(...read.wishes)
    const left = read.wishes.length > 0 ? read.rest.replace(/^(?:make|turn|paint)\b/i, '').trim() : read.rest
    rest += left === '' ? '' : rest === '' ? left : `${joint}${left}`
  }
  return { wishes, rest }
}

export const readPainted = (wish: string): PaintedRead => {
  const parts = wish
    .split(/(?<=[.;!?])\s+/)
    .map((sentence) => (otherwise.test(sentence) ? readPieces(sentence) : readSentence(sentence)))
  return { wishes: parts.flatMap(({ wishes }) => wishes), rest: parts.map(({ rest }) => rest).join('. ') }
}
