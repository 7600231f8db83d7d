// Reads what somebody says of a thing and its colour wherever the words between them lead: "the banner behind the title navy, not red".
import { type Token, tokensOf } from '../../brief/tokens.ts'
import { vocabularyFor } from '../../brief/vocabulary.ts'
import { refusedIn, type Span, spansIn, wordAt } from './colour-spans.ts'
import { partsCalled } from './lexicon/painted-words.ts'
import { thingAt } from './read-thing.ts'
import { type NamedColour, type Subject, theHero, type Wish } from './wish.ts'

export interface PaintedRead {
  readonly wishes: readonly Wish[]
  readonly rest: string
}

/** Words that lead from a thing to its colour. */
const leads =
  /^(?:be|is|are|was|to|in|into|as|of|a|an|the|and|have|has|had|with|painted|coloured|colored|glow|glowing|look|looking|become|turn|turned|changed|change|go|made|all|more|really|very|some|different|various|shades?|tones?|should|could|would|must|can|might|shine|rather|instead|only|just|completely|entirely|please|recoloured|kept|dyed|lit|bright|deep|dark|light|pale|soft|rich|warm|cold)$/
/** Words that part a thing from where it is. */
const places =
  /^(?:behind|around|in|at|on|under|over|above|below|of|near|beside|from|outside|across|round|beneath|along|between|through|among|inside|within)$/
const articles = /^(?:the|those|these|that|this|all|her|his|its|their|my|our)$/
/** What is read elsewhere: letters, and all of the cover. */
const elsewhere =
  /^(?:title|titles|subtitle|tagline|name|author|text|texts|letters|lettering|font|type|words|background|backdrop|cover|colou?rs?|palette|whole|everything|picture|image|it|one|scheme|mood|tones?|accents?|dress|gown)$/
const trailing = /^(?:stripes?|striped|tones?|shades?|colou?rs?|hues?|ones?|instead|please|now)$/

/** Flowers and metals are called by words that are colours too: after "the", and with a colour to come, they are the thing. */
const isThing = (tokens: readonly Token[], { from, to }: Span, later: readonly Span[]): boolean =>
  to === from + 1 &&
  /^(?:roses?|violets?|oranges?|peach(?:es)?|plums?|lavender|lilacs?|poppy|poppies|cherry|cherries|lemons?|gold|silver|copper|sand|ice|smoke|flames?|fire)$/.test(
    wordAt(tokens, from),
  ) &&
  articles.test(wordAt(tokens, from - 1)) &&
  later.length > 0

const subjectAt = (tokens: readonly Token[], at: number): Subject | null => {
  const word = wordAt(tokens, at)
  if (elsewhere.test(word)) return null
  const spelled = tokens.map((token) => ({ ...token, isComparative: false }))
  const thing = thingAt(spelled, at, vocabularyFor(tokens))
  const isWhole = thing?.to === at + 1 && thing.mark.isExact
  const isShine = /^(?:glow|aura|halo)$/.test(word)
  const text = (tokens[at]?.text ?? word).replace(/['’]s$/, '')
  if (partsCalled(word).length > 0 || isWhole || isShine)
    return {
      ...theHero,
      ...(thing && isWhole ? { motif: thing.mark.motif, kin: thing.mark.kin } : { motif: word }),
      said: text,
    }
  return null
}

interface Noun {
  readonly at: number
  readonly subject: Subject
}

/** The thing before the words that lead to its colour: not the one that only says where it is. */
const nounBefore = (tokens: readonly Token[], last: number): Noun | null => {
  for (let at = last; at > Math.max(0, last - 4); at--) {
    const word = wordAt(tokens, at)
    if (!places.test(word)) continue
    const subject = subjectAt(tokens, at - 1)
    if (subject) return { at: at - 1, subject }
    // Somebody's part that is not known by name is read with its owner.
    return null
  }
  const subject = subjectAt(tokens, last)
  return subject ? { at: last, subject } : null
}

const articleBefore = (tokens: readonly Token[], at: number): number | null => {
  for (let from = at - 1; from >= Math.max(0, at - 3); from--) {
    if (articles.test(wordAt(tokens, from))) return from
    if (tokens[from + 1]?.afterComma || tokens[from]?.possessive) return null
  }
  return null
}

/** From a colour back over the words that lead to it. */
const beforeLeads = (tokens: readonly Token[], from: number): number => {
  let at = from - 1
  // "A bright barn red", "a sickly green".
  for (const back of [1, 2, 3])
    if (/^an?$/.test(wordAt(tokens, from - back))) {
      at = from - back - 1
      break
    }
  // "The glow should be blue": after an article it is no verb.
  const isNamed = (place: number): boolean =>
    wordAt(tokens, place) === 'glow' && articles.test(wordAt(tokens, place - 1))
  const isLead = (place: number): boolean =>
    leads.test(wordAt(tokens, place)) && !tokens[place + 1]?.afterComma && !isNamed(place)
  // "In autumn browns", "be snowy white".
  if (at === from - 1 && !isLead(at) && isLead(at - 1) && !articles.test(wordAt(tokens, at - 1))) at--
  while (at >= 0 && isLead(at)) at--
  return at
}

const rejoined = (tokens: readonly Token[], isRead: (at: number) => boolean): string =>
  tokens
    .map((token, at) => (isRead(at) ? '' : `${token.afterComma ? ', ' : ' '}${token.text}`))
    .join('')
    .trim()

/** The end of what is said of a colour: "stripes", "instead of teal". */
const endOf = (tokens: readonly Token[], to: number, refused: readonly Span[]): number => {
  const pastTrailing = (from: number): number => {
    let end = from
    while (end < tokens.length && trailing.test(wordAt(tokens, end)) && !/^instead$/.test(wordAt(tokens, end))) end++
    return end
  }
  let end = pastTrailing(to)
  const [first] = refused
  if (first && first.from >= end && first.from - end <= 6) return pastTrailing(refused.at(-1)?.to ?? first.to)
  // "Rust red like Mars", "golden like ripe wheat": what it is like is not asked for.
  if (wordAt(tokens, end) !== 'like') return end
  while (end < tokens.length && wordAt(tokens, end) !== 'and' && !(end > to && tokens[end]?.afterComma)) end++
  return end
}

/** A thing in black and white is grey, with all of its lights and depths. */
const greys: NamedColour = { name: 'black and white', hex: '#8c8c8c', metal: null }

interface Painting {
  readonly wish: Wish
  readonly from: number
  readonly to: number
}

const paintingAt = (
  tokens: readonly Token[],
  spans: readonly Span[],
  allRefused: readonly Span[],
  nth: number,
): Painting | null => {
  const span = spans[nth]
  if (!span) return null
  const next = spans[nth + 1]
  const isPair =
    next !== undefined &&
    next.from === span.to + 1 &&
    /^(?:and|or)$/.test(wordAt(tokens, span.to)) &&
    !allRefused.includes(next)
  const last = isPair ? next : span
  const refused = allRefused.filter(({ from }) => from >= last.to)
  const lead = beforeLeads(tokens, span.from)
  const to = endOf(tokens, last.to, refused)
  const isStriped = /^(?:stripe|check|square|dot|spot)/.test(wordAt(tokens, last.to))
  const isGrey = isPair && !isStriped && /black|white/.test(span.colour.name) && /black|white/.test(next.colour.name)
  const colour = isGrey ? greys : span.colour
  const old = spans.find((other) => other.to === lead + 1 && other !== span)
  // "The mustard yellow changed to a pale blue": a colour is the thing.
  if (old && lead + 1 < span.from && !isThing(tokens, old, [span]) && articles.test(wordAt(tokens, old.from - 1)))
    return { wish: { kind: 'recolour', from: old.colour, to: colour }, from: old.from - 1, to }
  const noun = nounBefore(tokens, lead)
  if (!noun) return null
  const from = articleBefore(tokens, noun.at)
  // "The red door" alone asks for nothing; what follows a colour at once is what has it.
  if (from === null || (last.to < tokens.length && to === last.to && subjectAt(tokens, to) && !tokens[to]?.afterComma))
    return null
  // "No more purple and pink ones": all of them change.
  const onlyRefused = refused.length === 1 ? refused[0]?.colour : undefined
  const near = spans.find((other) => other.to === noun.at && other.from > from)?.colour ?? onlyRefused
  return {
    wish: {
      kind: 'paint-subject',
      subject: noun.subject,
      colour,
      ...(near ? { near } : {}),
      ...(isPair && !isGrey ? { also: next.colour } : {}),
    },
    from,
    to,
  }
}

const readSentence = (sentence: string): PaintedRead => {
  const tokens = tokensOf(sentence)
  const all = spansIn(tokens)
  const spans = all.filter((span, at) => !isThing(tokens, span, all.slice(at + 1)))
  const refused = refusedIn(tokens, spans)
  const read: Painting[] = []
  for (let nth = 0; nth < spans.length; nth++) {
    const span = spans[nth]
    if (!span || refused.includes(span) || read.some(({ to }) => span.from < to)) continue
    const painting = paintingAt(tokens, spans, refused, nth)
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
    /(\s*,?\s+and\s+(?=(?:the|make the|turn the|paint the)\s)|\s*,\s+(?=(?:the|make the|leave the|keep the|only the)\s))/i,
  )
  const wishes: Wish[] = []
  let rest = ''
  for (let at = 0; at < pieces.length; at += 2) {
    const [joint = '', piece = ''] = [pieces[at - 1], pieces[at]]
    const read = !otherwise.test(piece) ? readSentence(piece) : { wishes: [], rest: piece }
    wishes.push(...read.wishes)
    const left = read.wishes.length > 0 ? read.rest.replace(/^(?:make|turn|paint)\b/i, '').trim() : read.rest
    rest += left === '' ? '' : `${joint}${left}`
  }
  return { wishes, rest }
}

export const readPainted = (wish: string): PaintedRead => {
  const parts = wish
    .split(/(?<=[.;!?])\s+/)
    .map((sentence) => (otherwise.test(sentence) ? readPieces(sentence) : readSentence(sentence)))
  return { wishes: parts.flatMap(({ wishes }) => wishes), rest: parts.map(({ rest }) => rest).join('. ') }
}
