// Ideas that offend where they meet: a child, desire and a book of it; a people, a duty and its death; in whatever words.
import { type Phrase, PhraseBook, phrases, type Span, type Words } from './phrases.ts'
import type { Token } from './tokens.ts'
import type { Voice } from './voices.ts'

/** Where an idea stands in a text. */
export type Idea = (tokens: readonly Token[]) => readonly Span[]

export interface Meeting {
  readonly voices: readonly Voice[]
  /** All of them must stand there, each at most so many words from the one before it. */
  readonly ideas: readonly [Idea, ...Idea[]]
  readonly within: number
  /** Whether they must come in the order in which they are listed. */
  readonly inOrder: boolean
}

const nowhere: readonly Span[] = []

/** Ideas as phrases, looked for together: one walk through a text finds the places of all of them. */
export class Ideas {
  readonly #classes: Readonly<Record<string, Words>>
  readonly #numbers = new Map<Phrase, number>()
  #count = 0
  #book: PhraseBook | undefined
  readonly #places = remembered((tokens) => this.#read(tokens))

  constructor(classes: Readonly<Record<string, Words>>) {
    this.#classes = classes
  }

  idea(lines: string): Idea {
    const number = this.#count++
    for (const phrase of phrases(this.#classes, lines)) this.#numbers.set(phrase, number)
    return (tokens) => this.#places(tokens)[number] ?? nowhere
  }

  /** The phrases of all ideas; asked for when the last one has been named. */
  get book(): PhraseBook {
    this.#book ??= new PhraseBook([...this.#numbers.keys()])
    return this.#book
  }

  #read(tokens: readonly Token[]): readonly (readonly Span[] | undefined)[] {
    const places: Span[][] = []
    this.book.eachIn(tokens, (phrase, span) => {
      const number = this.#numbers.get(phrase) ?? 0
      const known = places[number]
      if (known === undefined) places[number] = [span]
      else known.push(span)
    })
    return places
  }
}

/** Several meetings ask for one idea in one text after another: the last answer is kept. */
export const remembered = <Answer>(
  ask: (tokens: readonly Token[]) => Answer,
): ((tokens: readonly Token[]) => Answer) => {
  let last: { readonly tokens: readonly Token[]; readonly answer: Answer } | undefined
  return (tokens) => {
    if (last?.tokens !== tokens) last = { tokens, answer: ask(tokens) }
    return last.answer
  }
}

export const inAnyOrder = (voices: readonly Voice[], within: number, ...ideas: [Idea, ...Idea[]]): Meeting => ({
  voices,
  ideas,
  within,
  inOrder: false,
})

export const inThisOrder = (voices: readonly Voice[], within: number, ...ideas: [Idea, ...Idea[]]): Meeting => ({
  voices,
  ideas,
  within,
  inOrder: true,
})

/** The places where ideas meet; in a blurb in one sentence, elsewhere in one field. */
export const meetingsIn = (tokens: readonly Token[], voice: Voice, listed: readonly Meeting[]): readonly Span[] => {
  return listed
    .filter(({ voices }) => voices.includes(voice))
    .flatMap((meeting) => {
      let met: readonly Span[] = meeting.ideas[0](tokens)
      for (const idea of meeting.ideas.slice(1)) {
        if (met.length === 0) return []
        met = joined(tokens, voice, met, idea(tokens), meeting)
      }
      return met
    })
}

/** Each place grown to the nearest one of the next idea, if there is one. */
const joined = (
  tokens: readonly Token[],
  voice: Voice,
  ones: readonly Span[],
  others: readonly Span[],
  { within, inOrder }: Meeting,
): readonly Span[] => {
  if (others.length === 0) return []
  const starts = new Map(others.map((span) => [span.start, span]))
  const ends = new Map(others.map((span) => [span.end, span]))
  return ones.flatMap((one) => {
    if (!inOrder && isInside(one, starts)) return [one]
    const after = ahead(tokens, voice, one.end, within, starts)
    if (after !== undefined) return [{ start: one.start, end: after.end }]
    const before = inOrder ? undefined : behind(tokens, voice, one.start, within, ends)
    return before === undefined ? [] : [{ start: before.start, end: one.end }]
  })
}

const isInside = ({ start, end }: Span, starts: ReadonlyMap<number, Span>): boolean => {
  for (let at = start; at < end; at++) if (starts.has(at)) return true
  return false
}

const ahead = (
  tokens: readonly Token[],
  voice: Voice,
  from: number,
  within: number,
  starts: ReadonlyMap<number, Span>,
): Span | undefined => {
  for (let at = from; at <= from + within && at < tokens.length; at++) {
    if (isParted(tokens[at], voice)) return undefined
    const found = starts.get(at)
    if (found !== undefined) return found
  }
  return undefined
}

const behind = (
  tokens: readonly Token[],
  voice: Voice,
  from: number,
  within: number,
  ends: ReadonlyMap<number, Span>,
): Span | undefined => {
  for (let at = from; at >= from - within && at > 0; at--) {
    if (isParted(tokens[at], voice)) return undefined
    const found = ends.get(at)
    if (found !== undefined) return found
  }
  return undefined
}

const isParted = (token: Token | undefined, voice: Voice): boolean =>
  token?.startsField === true || (voice === 'telling' && token?.startsSentence === true)
