// Expressions of one or more words, kept as a tree of words, so that a text is read once whatever their number.
import { type Token, tokensOf } from './tokens.ts'

interface Branch<Meaning> {
  readonly next: Map<string, Branch<Meaning>>
  readonly meanings: Meaning[]
}

export interface Match<Meaning> {
  /** First token and the one after the last. */
  readonly from: number
  readonly to: number
  readonly meanings: readonly Meaning[]
}

const none: readonly never[] = []

/** `harbour` as Americans write it; not `mourning`, which would become `morning`. */
const americanSpelling = (word: string): string =>
  word.length < 6
    ? word
    : word.replace(/our(?=(?:s|ed|ing|ful|hood)?$)/, 'or').replace(/is(?=(?:e|es|ed|ing|er|ers|ation)$)/, 'iz')

const branch = <Meaning>(): Branch<Meaning> => ({ next: new Map(), meanings: [] })

export class ExpressionIndex<Meaning> {
  readonly #root = branch<Meaning>()

  /** Adds comma-separated expressions that mean the same. A singular finds its plural too, British spelling American. */
  add(expressions: string, meaning: Meaning): void {
    for (const expression of expressions.split(',')) {
      const words = tokensOf(expression).map(({ word }) => word)
      if (words.length === 0) continue
      this.#addOne(words, meaning)
      const american = words.map(americanSpelling)
      if (american.some((word, at) => word !== words[at])) this.#addOne(american, meaning)
    }
  }

  #addOne(words: readonly string[], meaning: Meaning): void {
    let at = this.#root
    for (const word of words) {
      const known = at.next.get(word) ?? branch<Meaning>()
      at.next.set(word, known)
      at = known
    }
    if (!at.meanings.includes(meaning)) at.meanings.push(meaning)
  }

  /** All that is said at one token, longest first; words of two sentences are never one expression. */
  matchesAt(tokens: readonly Token[], from: number): readonly Match<Meaning>[] {
    const token = tokens[from]
    if (token === undefined || !(this.#root.next.has(token.word) || this.#root.next.has(token.singular))) return none
    const found: Match<Meaning>[] = []
    this.#follow(this.#root, tokens, from, from, found)
    return found.length < 2 ? found : found.toSorted((one, other) => other.to - one.to)
  }

  #follow(at: Branch<Meaning>, tokens: readonly Token[], from: number, now: number, found: Match<Meaning>[]): void {
    const token = tokens[now]
    if (token === undefined || (now > from && token.opensSentence)) return
    const forms = token.singular === token.word ? [token.word] : [token.word, token.singular]
    for (const form of forms) {
      const step = at.next.get(form)
      if (step === undefined) continue
      if (step.meanings.length > 0) found.push({ from, to: now + 1, meanings: step.meanings })
      this.#follow(step, tokens, from, now + 1, found)
    }
  }

  /** The longest expression at each token that no earlier one covers. */
  read(tokens: readonly Token[]): readonly Match<Meaning>[] {
    const found: Match<Meaning>[] = []
    for (let at = 0; at < tokens.length; ) {
      const [longest] = this.matchesAt(tokens, at)
      if (longest !== undefined) found.push(longest)
      at = longest?.to ?? at + 1
    }
    return found
  }
}
