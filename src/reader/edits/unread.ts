// What a message asks for and no edit says. Each clause is read once more by itself: where it asks for something, and no edit of the whole
// message points at it, or where it names how much or what colour and no edit has that, those words were lost.
import { isAside, mayBeOrder } from './clauses.ts'
import type { Decoded, DecodedEdit, SlotSpan } from './decode.ts'
import { overlaps, type Span } from './spans.ts'

/** A clause as it is read by itself, its places counted from the start of the message. */
export interface Clause extends Span {
  readonly decoded: Decoded
}

/** Below this a clause by itself says nothing for certain. */
const sureEnough = 0.8

const within = ({ from, to }: Span, span: Span): boolean => from <= span.from && span.to <= to

/** What an edit is about where a clause by itself does not say it. */
const unsaid: ReadonlySet<string> = new Set(['picture', 'palette', 'background', 'hero'])

/** Whether an edit may be the one that a clause asks for: it was read there, or it does the same. */
const isOf =
  (clause: Clause, { edit: alone }: DecodedEdit) =>
  (decoded: DecodedEdit): boolean => {
    const { edit, spans } = decoded
    const isSameTarget = edit.target === alone.target
    const isSameKind = edit.op === alone.op || (edit.value !== null && edit.value === alone.value)
    return (
      spans.some((span) => overlaps(span, clause)) ||
      (isSameTarget && (edit.op === alone.op || spans.length === 0)) ||
      (unsaid.has(alone.target) && isSameKind)
    )
  }

const asksElse = ({ nothing }: Decoded): boolean => nothing === 'offtopic' || nothing === 'impossible'

/** Slots whose words are told where they are lost. */
const named: ReadonlySet<SlotSpan['slot']> = new Set<SlotSpan['slot']>(['colour', 'not', 'count', 'amount'])

const lostWords = (whole: readonly DecodedEdit[], { spans }: DecodedEdit): readonly Span[] => {
  const read = whole.flatMap((edit) => edit.spans)
  return spans.filter((span) => named.has(span.slot) && !read.some((each) => overlaps(each, span)))
}

const lostIn = (message: string, whole: Decoded, clause: Clause): readonly Span[] => {
  const read = [...whole.kept, ...whole.edits.flatMap(({ spans }) => spans)]
  const isRead = read.some((span) => overlaps(span, clause))
  const words = message.slice(clause.from, clause.to)
  const { edits } = clause.decoded
  if (edits.length === 0) return asksElse(clause.decoded) && !isRead && mayBeOrder(words) ? [clause] : []
  if (isAside(words)) return []
  const sure = edits.filter(({ edit }) => edit.confidence >= sureEnough)
  return sure.flatMap((alone) =>
    whole.edits.some(isOf(clause, alone)) ? lostWords(whole.edits, alone) : isRead ? [] : [clause],
  )
}

/** Places in the message, in its order, none within another. */
export const unreadIn = (message: string, whole: Decoded, clauses: readonly Clause[]): readonly Span[] => {
  const lost = clauses.flatMap((clause) => lostIn(message, whole, clause))
  return lost.filter(
    (span, at) => !lost.some((other, nth) => nth !== at && within(other, span) && (nth < at || !within(span, other))),
  )
}
