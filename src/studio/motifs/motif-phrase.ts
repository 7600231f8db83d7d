// How a motif is named in a sentence.
import { withArticle } from '../../contract/article.ts'
import { factsOfMotif } from './records.ts'

/** What the air of a picture shows, and nobody draws as a thing. */
const ofTheAir: ReadonlyMap<string, string> = new Map([
  ['rain', 'rain'],
  ['snow', 'falling snow'],
  ['aurora', 'northern lights'],
])

/** `dragon` as `a dragon`, `coins` as its record has it. */
export const motifPhrase = (id: string): string =>
  factsOfMotif(id).phrase ?? ofTheAir.get(id) ?? withArticle(id.replaceAll('-', ' '))
