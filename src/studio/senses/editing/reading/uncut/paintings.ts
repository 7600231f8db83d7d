// One thing and its colour in a sentence: which words say both, and what is wished by them.
import type { Token } from '../../../../brief/tokens.ts'
import { type Span, wordAt } from '../../lexicon/colour-spans.ts'
import { articleBefore, articles, nounBefore, startBefore, subjectAt } from '../../sentence/painted-nouns.ts'
import type { NamedColour, Wish } from '../../wish.ts'
import { beforeLeads, endOf, isThing, listFrom, refusedBeside, trailing } from './colour-bounds.ts'

/** A thing in black and white is grey, with all of its lights and depths. */
const greys: NamedColour = { name: 'black and white', hex: '#8c8c8c', metal: null }

export interface Painting {
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
export const besidesAt = (tokens: readonly Token[], { from, to, colour }: Span): Painting | null => {
  // "Blue with a white rim": no painter knows it, and it is no wish for all of the cover.
  const start = /^an?$/.test(wordAt(tokens, from - 1)) ? from - 2 : from - 1
  if (wordAt(tokens, start) === 'with' && small.test(wordAt(tokens, to))) {
    const said = `${colour.name} ${wordAt(tokens, to)}`
    return { wish: { kind: 'impossible', said, asked: 'painted' }, from: start, to: to + 1 }
  }
  const subject = wordAt(tokens, from - 1) === 'with' && /s$/.test(wordAt(tokens, to)) ? subjectAt(tokens, to) : null
  return subject ? { wish: { kind: 'paint-subject', subject, colour }, from: from - 1, to: to + 1 } : null
}

/** "Mute the circle to teal", "cool the ring to blue": what is done to come to the colour. */
const shifting = /^(?:mute|lighten|darken|warm|cool|soften|deepen|brighten|fade|dim|strip|tone|push|bias|nudge|steer)$/

const withVerb = (tokens: readonly Token[], from: number): number =>
  shifting.test(wordAt(tokens, from - 1)) ? from - 1 : from

export const paintingAt = (
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
