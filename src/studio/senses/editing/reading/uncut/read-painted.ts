// Reads what somebody says of a thing and its colour wherever the words between them lead: "the banner behind the title navy, not red".
import { type Token, tokensOf } from '../../../../brief/tokens.ts'
import { refusedIn, type Span, spansIn, wordAt } from '../../sentence/colour-spans.ts'
import { articleBefore, articles, nounBefore, startBefore, subjectAt } from '../../sentence/painted-nouns.ts'
import type { NamedColour, Wish } from '../../wish.ts'

export interface PaintedRead {
  readonly wishes: readonly Wish[]
  readonly rest: string
}

/** Words that lead from a thing to its colour. */
const leads =
  /^(?:be|is|are|was|were|went|run|runs|done|drawn|both|to|toward|towards|in|into|as|of|a|an|the|and|have|has|had|with|painted|coloured|colored|glow|glowing|look|looking|become|turn|turned|changed|change|go|made|all|more|really|very|some|different|various|shades?|tones?|should|could|would|must|can|might|shine|rather|instead|only|just|completely|entirely|please|recoloured|kept|dyed|striped|lit|bright|deep|dark|light|pale|soft|rich|warm|cold)$/
const trailing = /^(?:stripes?|striped|tones?|shades?|colou?rs?|hues?|ones?|instead|please|now|foil|leaf|metallic)$/

/** Flowers and metals are called by words that are colours too: after "the", and with a colour to come, they are the thing. */
const isThing = (tokens: readonly Token[], { from, to }: Span, later: readonly Span[]): boolean =>
  to === from + 1 &&
  /^(?:bricks|roses?|violets?|oranges?|peach(?:es)?|plums?|lavender|lilacs?|poppy|poppies|cherry|cherries|lemons?|gold|silver|copper|sand|ice|smoke|flames?|fire)$/.test(
    wordAt(tokens, from),
  ) &&
  articles.test(wordAt(tokens, from - 1)) &&
  later.length > 0

/** "Paint the whole barn red": a thing that lends its name to a colour is the thing itself, right after its article. */
const besideThing = (tokens: readonly Token[], span: Span): Span => {
  const { from, to } = span
  const isWhole = /^(?:whole|entire)$/.test(wordAt(tokens, from - 1))
  const isNamed = articles.test(wordAt(tokens, isWhole ? from - 2 : from - 1))
  const isLast = to === tokens.length || tokens[to]?.afterComma || wordAt(tokens, to) === 'and'
  const [plain] = spansIn(tokens.slice(to - 1, to))
  if (to !== from + 2 || !isNamed || !isLast || !plain || subjectAt(tokens, from) === null) return span
  return { from: to - 1, to, colour: plain.colour }
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

/** The colours that are refused right after one is named: "silver instead of copper and brown". */
const refusedBeside = (end: number, refused: readonly Span[]): readonly Span[] => {
  const beside: Span[] = []
  for (const span of refused) {
    const gap = span.from - (beside.at(-1)?.to ?? end)
    if (gap >= 0 && gap <= (beside.length > 0 ? 2 : 6)) beside.push(span)
  }
  return beside
}

/** The end of what is said of a colour: "stripes", "instead of teal". */
const endOf = (tokens: readonly Token[], to: number, refused: readonly Span[]): number => {
  const pastTrailing = (from: number): number => {
    let end = from
    while (end < tokens.length && trailing.test(wordAt(tokens, end)) && !/^instead$/.test(wordAt(tokens, end))) end++
    return end
  }
  let end = pastTrailing(to)
  const last = refusedBeside(end, refused).at(-1)
  if (last) return pastTrailing(last.to)
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

const isPattern = /^(?:striped|checked|chequered|spotted|dotted|patterned)$/
/** A sunset in two colours is an hour, and the colours are those of all of the cover. */
const ofHours = /^(?:sunsets?|sunrise|dawn|dusk|sky|skies|mornings?|evenings?|nights?|twilight)$/

/** "A blue and white teacup": both colours are the cup's. */
const pairedBefore = (
  tokens: readonly Token[],
  { from, colour }: Span,
  { to: end, colour: also }: Span,
  refused: readonly Span[],
): Painting | null => {
  const to = isPattern.test(wordAt(tokens, end)) ? end + 1 : end
  if (ofHours.test(wordAt(tokens, to))) return null
  const subject = tokens[to]?.afterComma || tokens[to]?.opensSentence ? null : subjectAt(tokens, to)
  const isLast = to + 1 >= tokens.length || tokens[to + 1]?.afterComma || trailing.test(wordAt(tokens, to + 1))
  if (!subject || !isLast) return null
  const isNamed = /^(?:an?|the|some)$/.test(wordAt(tokens, from - 1))
  return {
    wish: { kind: 'paint-subject', subject, colour, also: [also] },
    from: isNamed ? from - 1 : from,
    to: endOf(tokens, to + 1, refused),
  }
}

const small =
  /^(?:rim|edges?|edging|trim|trimming|handle|lining|collar|eyes|nose|ears|paws|whiskers|buttons?|tips?|outlines?|spots?|stripes?|dots?)$/

/** "Brown with green leaves": what belongs to a thing that was painted, in a colour of its own. */
const besidesAt = (tokens: readonly Token[], { from, to, colour }: Span): Painting | null => {
  // "Blue with a white rim": no painter knows it, and it is no wish for all of the cover.
  const start = /^an?$/.test(wordAt(tokens, from - 1)) ? from - 2 : from - 1
  if (wordAt(tokens, start) === 'with' && small.test(wordAt(tokens, to))) {
    const said = `${colour.name} ${wordAt(tokens, to)}`
    return { wish: { kind: 'impossible', said, asked: 'painted' }, from: start, to: to + 1 }
  }
  const subject = wordAt(tokens, from - 1) === 'with' && /s$/.test(wordAt(tokens, to)) ? subjectAt(tokens, to) : null
  return subject ? { wish: { kind: 'paint-subject', subject, colour }, from: from - 1, to: to + 1 } : null
}

/** "Red, blue and green": the colours that are listed one after another. */
const listFrom = (
  tokens: readonly Token[],
  spans: readonly Span[],
  refused: readonly Span[],
  nth: number,
): readonly Span[] => {
  const listed: Span[] = []
  for (const span of spans.slice(nth)) {
    const to = listed.at(-1)?.to ?? span.from
    const isJoined = span.from === to + 1 && /^(?:and|or)$/.test(wordAt(tokens, to))
    const isNext = span.from === to && tokens[to]?.afterComma
    if (listed.length > 0 && (!(isJoined || isNext) || refused.includes(span))) break
    listed.push(span)
  }
  // "Make the door red, blue for the walls": without an "and" it is no list.
  const isList = listed.length === 1 || /^(?:and|or)$/.test(wordAt(tokens, (listed.at(-1)?.from ?? 1) - 1))
  return isList ? listed : listed.slice(0, 1)
}

/** "Mute the circle to teal", "cool the ring to blue": what is done to come to the colour. */
const shifting = /^(?:mute|lighten|darken|warm|cool|soften|deepen|brighten|fade|dim|strip|tone|push|bias|nudge|steer)$/

const withVerb = (tokens: readonly Token[], from: number): number =>
  shifting.test(wordAt(tokens, from - 1)) ? from - 1 : from

const paintingAt = (
  tokens: readonly Token[],
  spans: readonly Span[],
  allRefused: readonly Span[],
  nth: number,
): Painting | null => {
  const span = spans[nth]
  if (!span) return null
  const listed = listFrom(tokens, spans, allRefused, nth)
  const next = listed[1]
  const isPair = next !== undefined
  const last = listed.at(-1) ?? span
  const refused = allRefused.filter(({ from }) => from >= last.to)
  const lead = beforeLeads(tokens, span.from)
  const to = endOf(tokens, last.to, refused)
  const isStriped = /^(?:stripe|check|square|dot|spot)/.test(wordAt(tokens, last.to))
  const isGrey = isPair && !isStriped && /black|white/.test(span.colour.name) && /black|white/.test(next.colour.name)
  const colour = isGrey ? greys : span.colour
  const old = spans.find((other) => other.to === lead + 1 && other !== span)
  // "The mustard yellow changed to a pale blue": a colour is the thing.
  const isListed = old !== undefined && old.to === span.from - 1 && wordAt(tokens, old.to) === 'and'
  if (
    old &&
    !isListed &&
    lead + 1 < span.from &&
    !isThing(tokens, old, [span]) &&
    articles.test(wordAt(tokens, old.from - 1))
  )
    return { wish: { kind: 'recolour', from: old.colour, to: colour }, from: withVerb(tokens, old.from - 1), to }
  // "The woman's coral gown": the gown is coral.
  if (tokens[lead]?.possessive && lead === span.from - 1) return null
  if (isListed) return null
  const noun = nounBefore(tokens, lead)
  if (!noun && isPair && !isGrey) return pairedBefore(tokens, span, next, refused)
  if (!noun) return null
  const from = articleBefore(tokens, noun.at) ?? startBefore(tokens, noun.at)
  // "The red door" alone asks for nothing; what follows a colour at once is what has it.
  if (from === null || (last.to < tokens.length && to === last.to && subjectAt(tokens, to) && !tokens[to]?.afterComma))
    return null
  // "No more purple and pink ones": all of them change.
  const [first, second] = refusedBeside(last.to, refused)
  const onlyRefused = first && !second ? first.colour : undefined
  const near =
    spans.find((other) => other.to === noun.at && other.from > from)?.colour ?? (isPair ? undefined : onlyRefused)
  return {
    wish: {
      kind: 'paint-subject',
      subject: noun.subject,
      colour,
      ...(near ? { near } : {}),
      ...(isPair && !isGrey ? { also: listed.slice(1).map((other) => other.colour) } : {}),
    },
    from: lead < span.from - 1 ? withVerb(tokens, from) : from,
    to,
  }
}

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
    /(\s*,?\s+and\s+(?=(?:(?:make |turn |paint |tint )?(?:the|its|his|her|their))\s)|\s*,\s+(?=(?:the|make the|leave the|keep the|only the)\s))/i,
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
