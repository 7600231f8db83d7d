// Contrasts over two clauses, told as one: "a tree, not acorns", "not a dog but a cat", "no couple, just a rose".
import type { Placed } from '../lexicon/mark.ts'
import { type SpelledToken, spelledAs } from '../lexicon/spelling.ts'
import type { Clause } from '../sentence/clauses.ts'
import { readMarks } from '../sentence/read-marks.ts'

const insteadOf: readonly SpelledToken[] = spelledAs('instead of')

const isOfThings = (marks: readonly Placed[]): boolean =>
  marks.some(({ mark }) => mark.is === 'motif' || mark.is === 'colour') &&
  marks.every(({ mark }) => ['motif', 'colour', 'count', 'target', 'link'].includes(mark.is))

/** What a clause refuses: the words after its "not" or "no", where they are things or colours. */
const refusedIn = ({ tokens }: Clause, opens: RegExp): readonly SpelledToken[] | null => {
  const [, ...rest] = tokens
  return opens.test(tokens[0]?.word ?? '') && rest.length > 0 && isOfThings(readMarks(rest)) ? rest : null
}

const isBare = ({ tokens }: Clause): boolean => isOfThings(readMarks(tokens))

const asInstead = (wanted: Clause, refused: readonly SpelledToken[]): Clause => ({
  ...wanted,
  tokens: [...wanted.tokens, ...insteadOf, ...refused.map((token) => ({ ...token, opensSentence: false }))],
})

const onlyWord = /^(?:just|only|instead|simply)$/

/** The things that a clause takes away, by whatever verb: "get rid of the couple". */
const takenIn = ({ tokens }: Clause): readonly SpelledToken[] | null => {
  const [verb, ...things] = readMarks(tokens)
  if (verb?.mark.is !== 'verb' || verb.mark.verb !== 'remove' || things.length === 0) return null
  return isOfThings(things) ? tokens.slice(verb.to) : null
}

const article = /^(?:an?|one)$/

/** "I want just a rose", "show a rose": what is asked for, without the asking. */
const askedFor = (clause: Clause): Clause => {
  const verb = readMarks(clause.tokens).find(({ mark }) => mark.is === 'verb')
  return verb?.mark.is === 'verb' && verb.mark.verb === 'add'
    ? { ...clause, tokens: clause.tokens.slice(verb.to) }
    : clause
}

/** "Just a rose", "a rose instead". */
const onlyIn = (clause: Clause): Clause | null => {
  const tokens = clause.tokens
    .filter(({ word }) => !onlyWord.test(word))
    .map((token, at) => ({ ...token, opensSentence: at === 0 }))
  return tokens.length < clause.tokens.length && isBare({ ...clause, tokens }) ? { ...clause, tokens } : null
}

const areThere = ({ tokens }: Clause): boolean => {
  const things = readMarks(tokens).filter(({ mark }) => mark.is === 'motif')
  return things.length > 0 && things.every(({ from }) => /^(?:the|my|that|this)$/.test(tokens[from - 1]?.word ?? ''))
}

const isLeft = (clause: Clause): boolean => clause.tokens.some(({ word }) => onlyWord.test(word)) && areThere(clause)

const coloursIn = ({ tokens }: Clause): readonly SpelledToken[] => {
  const colours = readMarks(tokens).filter(({ mark }) => mark.is === 'colour')
  return tokens.slice(colours[0]?.from ?? 0, colours.at(-1)?.to ?? 0)
}

const isOfColours = (clause: Clause, others: readonly string[]): boolean => {
  const marks = readMarks(clause.tokens)
  return (
    marks.some(({ mark }) => mark.is === 'colour') &&
    marks.every(({ mark, said }) => ['colour', ...others].includes(mark.is) || said === 'it')
  )
}

const isOffer = ({ tokens }: Clause): boolean =>
  tokens.some(({ word }) => /^(?:instead|try|go|use|prefer|maybe|switch|change|make|would|better)$/.test(word))

/** "Less red. Could you go for burgundy instead?": one colour for the other. */
const otherColour = (one: Clause, next: Clause): Clause | null => {
  const isRefused =
    isOfColours(one, ['less', 'too', 'amount', 'verb']) &&
    readMarks(one.tokens).some(({ mark }) => mark.is === 'less' || (mark.is === 'verb' && mark.verb === 'remove'))
  if (!isRefused || !isOffer(next) || !isOfColours(next, ['verb', 'link', 'count', 'tone'])) return null
  return asInstead({ ...one, tokens: coloursIn(next) }, coloursIn(one))
}

const told = (one: Clause, next: Clause): Clause | null => {
  const other = otherColour(one, next)
  if (other || !next.isJoined) return other
  const notNext = refusedIn(next, /^not$/)
  if (notNext && readMarks(one.tokens).some(({ mark }) => mark.is === 'motif' || mark.is === 'colour'))
    return asInstead(one, notNext)
  const notOne = refusedIn(one, /^not$/)
  if (notOne && isBare(next)) return asInstead({ ...next, isJoined: one.isJoined }, notOne)
  const noOne = takenIn(one) ?? refusedIn(one, /^not$/)
  if (!noOne) return null
  // "I just want the barn": it is there and stays, nothing comes.
  if (isLeft(next)) return one
  const asked = askedFor(next)
  const isNew = article.test(asked.tokens[0]?.word ?? '') && isBare(asked) && asked === next
  const only = onlyIn(asked) ?? (isNew ? asked : null)
  return only ? asInstead({ ...only, isJoined: one.isJoined }, noOne) : null
}

export const withContrasts = (clauses: readonly Clause[]): readonly Clause[] => {
  const merged: Clause[] = []
  let isLeaving = false
  for (const clause of clauses) {
    const before = merged.at(-1)
    // "Just the barn and the tree": the tree stays too.
    isLeaving = isLeaving && clause.isJoined && isBare(clause) && areThere(clause)
    if (isLeaving) continue
    const one = before ? told(before, clause) : null
    isLeaving = one !== null && one === before
    if (one) merged.splice(-1, 1, one)
    else merged.push(clause)
  }
  return merged
}
