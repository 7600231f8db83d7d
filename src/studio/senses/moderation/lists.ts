// The words and phrases that the rules look for: one file of data for each rule, read and checked once.
import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { fold } from './fold.ts'
import { type Phrase, PhraseBook, phrases, type Words } from './phrases.ts'

const fileSchema = z.strictObject({
  /** Each name with its words; `{name}` stands for another list, or for every word of some phrases. */
  words: z.record(z.string(), z.array(z.string())),
  /** Each name with its phrases, as phrases.ts reads them. */
  phrases: z.record(z.string(), z.array(z.string())),
})

/** Written in a phrase, it is a people in one word, `{people}`, or in two, `{kind} {folk}`. */
const group = '{group}'

/** What is asked for by name is made once. */
const madeOnce = <Made>(make: (name: string) => Made): ((name: string) => Made) => {
  const made = new Map<string, Made>()
  return (name) => {
    const known = made.get(name) ?? make(name)
    made.set(name, known)
    return known
  }
}

export class Lists {
  readonly #file: z.infer<typeof fileSchema>
  readonly #shared: readonly Lists[]
  readonly words = madeOnce((name) => this.#wordsNamed(name))
  readonly book = madeOnce((name) => new PhraseBook(this.#phrasesNamed(name)))

  /** Lists may name those of others. */
  constructor(name: string, shared: readonly Lists[]) {
    this.#file = fileSchema.parse(JSON.parse(readFileSync(new URL(`./lists/${name}.json`, import.meta.url), 'utf8')))
    this.#shared = shared
  }

  /** All phrases of the file. */
  get books(): readonly PhraseBook[] {
    return Object.keys(this.#file.phrases).map(this.book)
  }

  has(name: string): boolean {
    return name in this.#file.words || this.#shared.some((lists) => lists.has(name))
  }

  #wordsNamed(name: string): Words {
    const lines = this.#file.words[name]
    if (lines !== undefined)
      return new Set(lines.flatMap((line) => line.split(' ').flatMap((word) => this.#wordsOf(word))))
    if (name in this.#file.phrases) return this.book(name).vocabulary
    const other = this.#shared.find((lists) => lists.has(name))
    if (other === undefined) throw new Error(`no words are called ${name}`)
    return other.words(name)
  }

  #wordsOf(word: string): readonly string[] {
    return word.startsWith('{') ? [...this.words(word.slice(1, -1))] : [fold(word)]
  }

  #phrasesNamed(name: string): readonly Phrase[] {
    const lines = this.#file.phrases[name]
    if (lines === undefined) throw new Error(`no phrases are called ${name}`)
    const written = lines.flatMap((line) =>
      line.includes(group) ? [line.replaceAll(group, '{people}'), line.replaceAll(group, '{kind} {folk}')] : [line],
    )
    return phrases(this.words, written)
  }
}

export const all: Lists[] = []

const lists = (name: string, ...shared: readonly Lists[]): Lists => {
  const read = new Lists(name, shared)
  all.push(read)
  return read
}

export const minors = lists('minors')
export const toldAbuse = lists('told-abuse', minors)
export const sexualised = lists('sexualised-minors', minors, toldAbuse)
export const peoples = lists('peoples')
export const threats = lists('threats', peoples)
export const incitement = lists('incitement', peoples)
export const selfHarm = lists('self-harm')
export const slurs = lists('slurs')
export const hate = lists('hate', peoples, slurs)
export const frames = lists('frames')
export const goods = lists('dangerous-goods')
export const harmlessGoods = lists('harmless-goods', goods)
export const instructions = lists('harmful-instructions', goods)
export const imagery = lists('explicit-imagery')
export const reported = lists('reported-speech')
export const lettering = lists('lettering')
export const reading = lists('vocabulary', slurs)
