// What is told beside a request is its reason: "the acorns look black, could they be brown" asks for brown acorns, and for no black ones.
import type { Mark } from '../lexicon/mark.ts'
import { complaintsTold } from '../phrasings/complaints.ts'
import { rephrased } from '../phrasings/rephrasings.ts'
import { clausesOf } from '../sentence/clauses.ts'
import { lastThingIn } from '../sentence/last-thing.ts'
import { readMarks } from '../sentence/read-marks.ts'
import { complains, cuts, isRequest } from '../sentence/requests.ts'
import { hasColour, isColour, startsInColour } from '../sentence/said-colours.ts'
import { isOfMyself, type Statement, statementIn } from './statements.ts'

const ofType =
  /\b(?:title|subtitle|tagline|name|author|byline|text|font|lettering|letters|typeface|type|words|serifs?|capitals|script)\b/i

/** What is somebody's and stands on no cover: "my surgeon", "our other readers". */
const isElsewhere = (about: string): boolean =>
  /^(?:my|our)\s/i.test(about) && !ofType.test(about) && !/\b(?:cover|picture|image|book|background)$/i.test(about)

/** How something is said to be wrong. */
const isComplaint = (said: string, about: string | null): boolean =>
  !(about !== null && isElsewhere(about)) &&
  (complains.test(said) ||
    /\b(?:tiny|huge|enormous|invisible|unreadable|illegible|hard|difficult|wrong|missing)\b/i.test(said) ||
    complaintsTold(said) !== said ||
    rephrased(said) !== said)

/** Things whose names are colours too, where there are several of them. */
const things = /^(?:the|these|those)\s+(?:bricks|roses|plums|peaches|cherries|lemons|poppies|olives|oranges)$/i

const isOfColour = (about: string): boolean => isColour(about) && !things.test(about)

/** The word that points back to what was told of. */
const pointing =
  /\b(?:it|they|them|him|(?<=\b(?:make|turn|paint|colou?r|recolou?r)\s)(?:these|those)(?=\s+\w)|(?:this|that|these|those)(?=\s*(?:$|[,.;!?])|\s+(?:be|go|should|could|can|to|in|out|off|away|please|a|an)\b)|the (?:same )?one)\b(?!['’]s\b)/i

/** "Make it night", "let it snow": no thing is meant. */
const ofNothing =
  /\b(?:make|let|have|could|can)\s+it\s+(?:all\s+)?(?:be\s+)?(?:night|day|dawn|dusk|winter|summer|spring|autumn|snow|snowing|rain|raining|look|feel)\b/i

const namesThing = (words: string): boolean =>
  /\b(?:the|my|an?|his|her)\s+(?!bit\b|little\b|touch\b|tad\b|lot\b|good\b|great\b)\w/i.test(words)

const thingOf = (about: string): string =>
  about
    .replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())
    // "The tagline in capitals": how it is now is not its name.
    .replace(/\s+(?:in|with|as)\s+(?!the\b|front\b|his\b|her\b|my\b).*$/i, '')
    // "The title's swirls": the title.
    .replace(/^(the (?:sub)?title|my name|the author|the tagline)['’]s\s+.*$/i, '$1')
    // "The ribbons behind the runner", "the subtitle under the title": where it is.
    .replace(/\s+(?:behind|beside|around)\s+the\s+[\w-]+$/i, '')
    .replace(/\b(subtitle|tagline|my name)\s+(?:under|below|above|beneath)\s+(?:the|my)\s+[\w-]+$/i, '$1')

/** "Bigger, please", "try a cold grey": said of what was told of, though nothing points to it. */
const ofTold =
  /^\W*(?:and\s+|so\s+)?(?:(?:i['’]d (?:go for|go with|rather have|like|love|choose|pick|prefer)|maybe|perhaps|rather|please|try|use|go for|go with|something|preferably|i['’]d prefer|how about|what about)\s+)*(an?\s+)?(?=[a-z])/i

const ofLetters: ReadonlySet<Mark['is']> = new Set(['lettering', 'setting', 'size', 'tracking', 'effect', 'colour'])
const besides: ReadonlySet<Mark['is']> = new Set(['more', 'less', 'amount', 'instead', 'verb', 'link', 'count', 'tone'])

const saysOfLetters = (words: string): boolean => {
  const marks = clausesOf(words).flatMap(({ tokens }) => readMarks(tokens))
  return (
    marks.some(({ mark }) => ofLetters.has(mark.is)) &&
    marks.every(({ mark }) => ofLetters.has(mark.is) || besides.has(mark.is))
  )
}

const saidOfTold = (request: string, thing: string): string | null => {
  const rest = request.replace(ofTold, '')
  if (
    /^(?:much |a lot |a bit |far )?(?:bigger|smaller|larger|bolder|thinner|higher|lower|heavier|stronger)\b/i.test(rest)
  ) {
    return namesThing(rest) ? null : `make ${thing} ${rest}`
  }
  // "The flowers crowd his feet. Fewer, please."
  if (/^(?:fewer|less of them)\b\W*(?:please\W*)?$/i.test(rest))
    return `fewer ${thing.replace(/^(?:the|those|these)\s+/i, '')}`
  // "The subtitle looks timid; italics and a bit more size": what is said of letters is said of that line.
  if (ofType.test(thing) && saysOfLetters(rest)) return `${thing} in ${rest}`
  const isOffer = rest !== request && !/^\W*(?:use|go)\b/i.test(request) && rest.split(/\s+/).length <= mostOfColour
  return isOffer && !namesThing(rest) && hasColour(rest) ? `make ${thing} ${rest}` : null
}

/** Words that a colour is said in: "cold slate grey please". */
const mostOfColour = 4

/** A request that speaks of what was told of, with its name in it; null where it speaks of something else. */
const named = (request: string, { about, told }: Statement): string | null => {
  // "Our colour is teal, please use that for the background".
  const isOurs = about !== null && isColour(about) && /\bcolou?rs?\W*$/i.test(told)
  const colour = isOurs ? about : /\bcolou?rs?$/i.test(about ?? '') && startsInColour(told) ? told : null
  if (colour !== null && /\b(?:use|try|take|with|in)\s+(?:that|it|this)\b/i.test(request))
    return request.replace(/\b(use|try|take|with|in)\s+(?:that|it|this)\b/i, `$1 ${colour}`)
  if (about === null || isOfColour(about) || isElsewhere(about)) return null
  const thing = thingOf(about)
  const found = pointing.exec(request)
  if (!found) return saidOfTold(request, thing)
  if (ofNothing.test(request) || namesThing(request.slice(0, found.index))) return null
  // "The title says GIRL and you've given me a man. Replace him": no line of type is he.
  const person = /^him$/i.test(found[0]) && ofType.test(thing) ? lastThingIn(told) : null
  return `${request.slice(0, found.index)}${person === null ? thing : `the ${person}`}${request.slice(found.index + found[0].length)}`
}

interface Piece {
  readonly cut: string
  readonly said: string
  readonly end: string
}

const piecesOf = (wish: string): readonly Piece[] =>
  wish.split(/(?<=[.!?\n])\s+/).flatMap((sentence) => {
    const [, body = '', end = ''] = /^([\s\S]*?)([.!?]*)$/.exec(sentence) ?? []
    const parts = body.split(cuts)
    const said = parts.flatMap((part, at) => (at % 2 === 0 ? [{ cut: parts[at - 1] ?? '', said: part, end: '' }] : []))
    return said.map((piece, at) => (at === said.length - 1 ? { ...piece, end: end === '' ? '.' : end } : piece))
  })

const joined = (pieces: readonly Piece[]): string => {
  let told = ''
  let isOpen = false
  for (const { cut, said, end } of pieces) {
    if (said.trim() !== '') {
      told += `${isOpen ? (cut === '' ? ', ' : cut) : told === '' ? '' : ' '}${said}`
      isOpen = true
    }
    if (end !== '' && isOpen) {
      told += end
      isOpen = false
    }
  }
  return told
}

const isToldOnly = ({ said }: Piece): boolean => statementIn(said) !== null || isOfMyself(said)

const likened =
  /^(?:(?:looks?|feels?|seems?|reads?)\s+)?(?:(?:a bit|a little|rather|almost|too much|more|just|kind of)\s+)*(?:like|as)\b/i

/** Whether a statement, told after what was asked or before it, only says why. */
const isReason = (pieces: readonly Piece[], at: number, { about, told, isPlain }: Statement): boolean => {
  const { said, cut } = pieces[at] ?? { said: '', cut: '' }
  const before = pieces.slice(0, at).filter((each) => each.said.trim() !== '' && !isToldOnly(each))
  const isAsked = pieces.some((each, other) => other !== at && isRequest(each.said) && !isToldOnly(each))
  const isWrong = isComplaint(said, about)
  if (about === null) {
    if (!isWrong || likened.test(told)) return before.length > 0 || isAsked
    // "Too dark, make it lighter": what would help is said.
    const next = pieces.slice(at + 1, at + 3).find((each) => !isToldOnly(each))
    if (before.length === 0)
      return (
        next !== undefined &&
        isRequest(next.said) &&
        /\bit\b/i.test(next.said) &&
        !/\btoo (?:much )?\w+/i.exec(told)?.[0].split(' ').slice(-1).some(startsInColour)
      )
    // "More blue, it is too green": the colour that gives way is said with it.
    return cut !== '' && !startsInColour(told.replace(/^.*?\btoo (?:much )?/i, ''))
  }
  if (!isAsked && before.length === 0) return false
  // "The green isn't me": a colour that is told of gives way, unless another was asked for already.
  if (isOfColour(about)) return before.some((each) => hasColour(each.said))
  if (!isAsked) return false
  if (/\bones?$/i.test(about)) return true
  const last = before.at(-1)
  if (isWrong) return last !== undefined && cut !== '' && ofType.test(about) && ofType.test(last.said)
  // "The moon is red" beside a request may be one too.
  return !(isPlain && startsInColour(told)) || isElsewhere(about)
}

/** Whether a piece that asks for nothing comes before a "so" with a request of its own in the same sentence. */
const isBeforeRequest = (pieces: readonly Piece[], at: number): boolean => {
  const { said = '', end = '' } = pieces[at] ?? {}
  if (said.trim() === '' || end !== '' || isRequest(said) || isComplaint(said, null)) return false
  const last = pieces.findIndex((each, other) => other >= at && each.end !== '')
  const so = pieces.findIndex(
    (each, other) => other > at && other <= last && /\bso\b/i.test(`${each.cut} ${each.said.slice(0, 4)}`),
  )
  const request = pieces[so]?.said ?? ''
  return so > at && isRequest(request) && namesThing(request) && !pointing.test(request)
}

/** The requests of a wish, each with the name of what it speaks of; statements that only give reasons are left out. */
export const withoutReasons = (wish: string): string => {
  const pieces = [...piecesOf(wish)]
  let isChanged = false
  for (const [at, piece] of pieces.entries()) {
    const statement = statementIn(piece.said)
    const isMine =
      statement === null && isOfMyself(piece.said) && pieces.some((each) => each !== piece && isRequest(each.said))
    // "Mrs Pettigrew takes tea, never coffee, so the purple cup must go": before such a request all is why.
    if (!statement && !isMine && isBeforeRequest(pieces, at)) {
      pieces.splice(at, 1, { ...piece, said: '' })
      isChanged = true
      continue
    }
    if (!statement && !isMine) continue
    const next = pieces.findIndex((each, other) => other > at && each.said.trim() !== '' && !isToldOnly(each))
    const request = pieces[next]
    // "The title is wonderful, but my name is small. Make it bigger": the last that was told of is meant.
    const isOfLater = pieces.slice(at + 1, next).some(({ said }) => statementIn(said)?.about)
    const renamed =
      statement && request && next - at <= 2 && !isOfLater && !/^\s*(?:and|but)\b/i.test(request.cut)
        ? named(request.said, statement)
        : null
    if (request && renamed !== null) pieces.splice(next, 1, { ...request, said: renamed })
    const isDropped = isMine || renamed !== null || (statement !== null && isReason(pieces, at, statement))
    // "Pink is wrong for it": the pink that is there.
    if (
      !isDropped &&
      statement?.about &&
      isColour(statement.about) &&
      !/^(?:the|this|that|all|these|those)\b/i.test(statement.about)
    ) {
      pieces.splice(at, 1, { ...piece, said: `the ${piece.said.trim()}` })
      isChanged = true
    }
    if (!isDropped) continue
    pieces.splice(at, 1, { ...piece, said: '' })
    isChanged = true
  }
  const told = joined(pieces)
  return isChanged && told !== '' ? told : wish
}
