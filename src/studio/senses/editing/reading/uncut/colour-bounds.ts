// How far what is said of a colour goes: back over the words that lead to it, on over those that belong to it, and along a list.
import type { Token } from '../../../../brief/tokens.ts'
import { type Span, spansIn, wordAt } from '../../lexicon/colour-spans.ts'
import { articles, subjectAt } from '../../sentence/painted-nouns.ts'

/** Words that lead from a thing to its colour. */
const leads =
  /^(?:be|is|are|was|were|went|run|runs|done|drawn|both|to|toward|towards|in|into|as|of|a|an|the|and|have|has|had|with|painted|coloured|colored|glow|glowing|look|looking|become|turn|turned|changed|change|go|made|all|more|really|very|some|different|various|shades?|tones?|should|could|would|must|can|might|shine|rather|instead|only|just|completely|entirely|please|recoloured|kept|dyed|striped|lit|bright|deep|dark|light|pale|soft|rich|warm|cold)$/
export const trailing =
  /^(?:stripes?|striped|tones?|shades?|colou?rs?|hues?|ones?|instead|please|now|foil|leaf|metallic)$/

/** Flowers and metals are called by words that are colours too: after "the", and with a colour to come, they are the thing. */
export const isThing = (tokens: readonly Token[], { from, to }: Span, later: readonly Span[]): boolean =>
  to === from + 1 &&
  /^(?:bricks|roses?|violets?|oranges?|peach(?:es)?|plums?|lavender|lilacs?|poppy|poppies|cherry|cherries|lemons?|gold|silver|copper|sand|ice|smoke|flames?|fire)$/.test(
    wordAt(tokens, from),
  ) &&
  articles.test(wordAt(tokens, from - 1)) &&
  later.length > 0

/** "Paint the whole barn red": a thing that lends its name to a colour is the thing itself, right after its article. */
export const besideThing = (tokens: readonly Token[], span: Span): Span => {
  const { from, to } = span
  const isWhole = /^(?:whole|entire)$/.test(wordAt(tokens, from - 1))
  const isNamed = articles.test(wordAt(tokens, isWhole ? from - 2 : from - 1))
  const isLast = to === tokens.length || tokens[to]?.afterComma || wordAt(tokens, to) === 'and'
  const [plain] = spansIn(tokens.slice(to - 1, to))
  if (to !== from + 2 || !isNamed || !isLast || !plain || subjectAt(tokens, from) === null) return span
  return { from: to - 1, to, colour: plain.colour }
}

/** From a colour back over the words that lead to it. */
export const beforeLeads = (tokens: readonly Token[], from: number): number => {
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

/** The colours that are refused right after one is named: "silver instead of copper and brown". */
export const refusedBeside = (end: number, refused: readonly Span[]): readonly Span[] => {
  const beside: Span[] = []
  for (const span of refused) {
    const gap = span.from - (beside.at(-1)?.to ?? end)
    if (gap >= 0 && gap <= (beside.length > 0 ? 2 : 6)) beside.push(span)
  }
  return beside
}

/** The end of what is said of a colour: "stripes", "instead of teal". */
export const endOf = (tokens: readonly Token[], to: number, refused: readonly Span[]): number => {
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

/** "Red, blue and green": the colours that are listed one after another. */
export const listFrom = (
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
