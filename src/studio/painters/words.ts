// What a painter is told: the art direction of the document without what it says about type, put into the prompts beside this file.
import { readFileSync } from 'node:fs'
import type { CoverDocument } from '../document.ts'

type PromptName = 'paint' | 'edit' | 'extend' | 'avoid'

const read = new Map<PromptName, string>()

const promptOf = (name: PromptName): string => {
  const text = read.get(name) ?? readFileSync(new URL(`./prompts/${name}.md`, import.meta.url), 'utf8').trim()
  read.set(name, text)
  return text
}

/** Texts are put in as they are: nothing in them is looked at for placeholders again. */
const filled = (name: PromptName, values: Readonly<Record<string, string>>): string =>
  promptOf(name).replaceAll(/\{\{(\w+)\}\}/g, (_, key: string) => {
    const value = values[key]
    if (value === undefined) throw new Error(`the prompt ${name} asks for {{${key}}}, which nobody gives it`)
    return value
  })

/** What models with a negative prompt are told to leave out. */
export const wordsToAvoid = (): string => promptOf('avoid')

/** Longer words are cut: some providers refuse them. */
const longestWords = 2000

/** What a family says about its pictures. */
export interface Manner {
  readonly technique: string
  /** Of the layout that the document has; null where the family has none of that name. */
  readonly layout: string | null
}

export const paintWords = (
  document: CoverDocument,
  manner: Manner | null,
  { width, height }: { readonly width: number; readonly height: number },
): string =>
  filled('paint', {
    genre: document.brief.book.genre.replaceAll('-', ' '),
    format: width < height ? 'portrait' : width > height ? 'landscape' : 'square',
    direction: directionWithoutType(document, manner?.technique ?? null),
    composition: compositionOf(manner?.layout ?? null),
  })

export const editWords = (words: string): string => filled('edit', { words: shortened(words) })

/** The scene may be told by a whole art direction. What it quotes is the title, or a wish for the part that is painted already. */
export const extendWords = (words: string): string =>
  filled('extend', { words: shortened(withoutType(words.replaceAll(/“[^”]*”/g, 'the story'))) })

const shortened = (words: string): string => words.slice(0, longestWords)

/** Sentences that speak of the title's place, its letters or the template tell a model to paint letters. */
const aboutType =
  /\b(title|letters|lettering|typeface|type is set|template|capitals|composed? (it )?with|in the manner of “)/i

const directionWithoutType = ({ prompt, brief }: CoverDocument, technique: string | null): string => {
  const nameless = prompt.replaceAll(`“${brief.book.title}”`, 'the story')
  return shortened(withoutType(withoutLetteredTechnique(nameless, technique)))
}

const withoutType = (words: string): string =>
  words
    // Told of a cover, models paint a book that lies on a table.
    .replaceAll('A front cover', 'A picture')
    .split(/(?<=[.!?]”?)\s+/)
    .filter((sentence) => !aboutType.test(sentence))
    .join(' ')
    // What stands in quotation marks is taken for an inscription.
    .replaceAll(/[“”"]/g, '')

const plainTechnique = 'bold graphic picture with large, simple shapes'

/** Some families are made of letters. Their sentence also names the subject, so that it cannot be left out. */
const withoutLetteredTechnique = (prompt: string, technique: string | null): string => {
  if (technique === null || !aboutType.test(technique)) return prompt
  const capital = technique.charAt(0).toUpperCase() + technique.slice(1)
  return prompt.replaceAll(technique, `a ${plainTechnique}`).replaceAll(capital, `A ${plainTechnique}`)
}

const calmAbove = 'the subject in the lower two thirds and a calm, empty area in the upper third'

const titles = /\b(the|a|an) ((huge|great|large|centred|broken) )*title( block)?\b/g
const letters = /\b(title|author|letters?|lettering|capitals|words|type|lines?|level bars)\b/

/** Where the family sets its title, nothing shall stand. Layouts that are made of letters say nothing about a picture. */
const compositionOf = (layout: string | null): string => {
  const emptied = (layout ?? '').replaceAll(titles, 'a calm, empty area').replaceAll(/\bthe hero\b/g, 'the subject')
  if (emptied === '' || letters.test(emptied)) return calmAbove
  return emptied.includes('calm, empty area') ? emptied : `${emptied}, with a calm, empty area in the upper third`
}
