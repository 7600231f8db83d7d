// Clauses that ask for something of which nothing could be read: the notes say so instead of passing over them.
import type { Clause } from '../sentence/clauses.ts'
import type { Wish } from '../wish.ts'

const courtesy =
  /^(?:and|also|but|so|then|please|could|can|would|you|we|i|i['’]?d|want|like|love|to|have|just|maybe|perhaps|do|don['’]?t|not|the|a|an|it|be|is|should)$/
const orders =
  /^(?:make|remove|take|get|lose|drop|delete|erase|add|put|place|replace|swap|exchange|change|turn|move|paint|colour|color|give|want|need|hide|show)$/

/** Orders that say by themselves what is to be done: one word more is what it is done to. */
const telling =
  /^(?:enlarge|shrink|recolou?r|tint|rotate|scale|reduce|increase|thicken|blur|crop|align|raise|lower|dim|extend|repeat|convert)$/

/** "And the lantern a little closer to him": how things are to each other, which nobody can change by words yet. */
const relations = /^(?:closer|nearer|apart|together|overlapping|rotated|sideways)$/

/** Words that say what an order is about, of which there must be some. */
const fewest = 2

/** Null where a clause asks for nothing, or says no more than that something is asked for. */
export const unreadIn = ({ tokens }: Clause): Wish | null => {
  const words = tokens.map(({ word }) => word)
  const first = words.findIndex((word) => !courtesy.test(word))
  const isOrder = orders.test(words[first] ?? '') || words.slice(0, Math.max(0, first)).some((word) => word === 'want')
  const rest = words.slice(first + 1).filter((word) => !courtesy.test(word))
  const isOfThings = words.some((word) => relations.test(word)) && /^(?:the|his|her|its|my)$/.test(words[0] ?? '')
  const isTold = telling.test(words[first] ?? '') && rest.length > 0
  return isTold || isOfThings || (isOrder && rest.length + (orders.test(words[first] ?? '') ? 0 : 1) >= fewest)
    ? { kind: 'impossible', said: words.join(' '), asked: 'read' }
    : null
}
