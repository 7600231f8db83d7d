// What the tagger sees of a word: itself, its neighbours, the clause and the sentence it stands in, and whether anything is asked for
// there or elsewhere, as numbers.
import { hashText } from '../../../paint/random.ts'
import { isSign, type Piece } from './pieces.ts'

const endsSentence = /^[.!?;\n]$/
const endsClause = /^[,:()–—-]$/
/** Words with which a clause begins that hangs on another. */
const joins =
  /^(?:and|but|so|because|since|as|like|which|who|where|when|while|whereas|though|although|if|or|that|than|for|with|without|to|instead|rather|not|just|leaving|keeping|otherwise)$/
export const asks =
  /^(?:please|pls|could|can|can't|should|shouldn't|must|mustn't|want|wants|wanted|need|needs|would|wouldn't|i'd|we'd|let|let's|prefer|rather|how|what|why|maybe|perhaps|may|might|have|wish|hope|possible|instead)$/
/** Verbs with which a sentence tells somebody what to do. */
export const orders =
  /^(?:make|give|put|add|remove|take|get|lose|drop|change|turn|swap|replace|move|set|use|try|paint|colou?r|recolou?r|show|bring|keep|leave|go|cut|widen|narrow|erase|delete|place|tuck|shift|scrap|soften|sharpen|crop|flip|mirror|rotate|tilt|darken|lighten|brighten|dim|straighten|thin|thicken|tone|bump|push|pull|raise|lower|enlarge|shrink|reduce|increase|double|halve|fill|cover|hide|draw|write|align|cent(?:re|er)|stretch|space|spread|tighten|bleach|blur|fade|warm|cool|tint|dye|ditch|kill|strip|clear|clean|simplify|start|stop|include|exchange|trade|pick|choose|match|mute|age|frame|line|light|open|close|fix|redo|rework|wrap|scatter|sprinkle|dress|don't|do|no|more|less|fewer|bigger|smaller|larger|darker|lighter|brighter|softer|warmer|colder|cooler|without)$/

interface Span {
  readonly from: number
  readonly to: number
}

/** Where each piece's run begins and ends, when runs end after or begin with certain pieces. */
const spansBy = (
  pieces: readonly Piece[],
  isEnd: (piece: Piece) => boolean,
  isStart: (piece: Piece) => boolean,
): readonly Span[] => {
  const spans: Span[] = []
  let from = 0
  const close = (to: number): void => {
    for (let at = from; at < to; at++) spans.push({ from, to })
    from = to
  }
  for (const [at, piece] of pieces.entries()) {
    if (at > from && isStart(piece)) close(at)
    if (isEnd(piece)) close(at + 1)
  }
  close(pieces.length)
  return spans
}

/** Words of a clause that are looked at by themselves. */
const mostWords = 14

/** The features of every piece of a message. */
export const featuresOf = (pieces: readonly Piece[]): readonly (readonly number[])[] => {
  const wordAt = (at: number): string => pieces[at]?.word ?? (at < 0 ? '^' : '$')
  const sentences = spansBy(
    pieces,
    ({ word }) => endsSentence.test(word),
    () => false,
  )
  const clauses = spansBy(
    pieces,
    ({ word }) => endsSentence.test(word) || endsClause.test(word),
    ({ word }) => joins.test(word),
  )
  const isOrder = (at: number): boolean =>
    orders.test(wordAt(at)) &&
    (at === 0 ||
      isSign(pieces[at - 1] ?? { word: '.', from: 0, to: 0 }) ||
      joins.test(wordAt(at - 1)) ||
      wordAt(at - 1) === 'please')
  const asked = pieces.map(({ word }, at) => asks.test(word) || isOrder(at))
  const asksIn = ({ from, to }: Span): number => asked.slice(from, to).filter(Boolean).length
  const all = asksIn({ from: 0, to: pieces.length })
  const ofClause = new Map<number, readonly string[]>()
  const clauseFeatures = (clause: Span, sentence: Span): readonly string[] => {
    const known = ofClause.get(clause.from)
    if (known) return known
    const words = pieces.slice(clause.from, clause.to).filter((piece) => !isSign(piece))
    const [first = '', second = '', third = ''] = words.map(({ word }) => word)
    const before = wordAt(clause.from - 1)
    const asking = `${Math.min(2, asksIn(clause))}${Math.min(2, asksIn(sentence) - asksIn(clause))}${Math.min(2, all - asksIn(sentence))}`
    const [start, next] = [wordAt(sentence.from), wordAt(sentence.from + 1)]
    const features = [
      `c1 ${first}`,
      `c2 ${first} ${second}`,
      `c3 ${first} ${second} ${third}`,
      `cb ${before} ${first}`,
      `ca ${asking}`,
      `cx ${asking} ${first}`,
      `ce ${wordAt(clause.to - 1)}`,
      `cn ${wordAt(clause.to)}`,
      `s1 ${start}`,
      `s2 ${start} ${next}`,
      `sa ${asking} ${start}`,
      `so ${isOrder(sentence.from)} ${asking}`,
      `co ${isOrder(clause.from) || isOrder(clause.from + 1)} ${asking}`,
      `sp ${sentence.from === 0} ${sentence.to === pieces.length}`,
      `cl ${Math.min(8, words.length)}`,
      ...words.slice(0, mostWords).map(({ word }) => `cw ${word}`),
      ...words.slice(0, mostWords).map(({ word }) => `cy ${asking} ${word}`),
    ]
    ofClause.set(clause.from, features)
    return features
  }
  return pieces.map(({ word }, at) => {
    const [clause, sentence] = [clauses[at], sentences[at]]
    const around = clause && sentence ? clauseFeatures(clause, sentence) : []
    const [two, one, next, after] = [wordAt(at - 2), wordAt(at - 1), wordAt(at + 1), wordAt(at + 2)]
    return [
      'b',
      `0 ${word}`,
      `- ${one}`,
      `+ ${next}`,
      `-0 ${one} ${word}`,
      `0+ ${word} ${next}`,
      `-- ${two} ${one}`,
      `++ ${next} ${after}`,
      `-+ ${one} ${word} ${next}`,
      ...around,
    ].map(hashText)
  })
}
