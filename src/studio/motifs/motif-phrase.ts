// How a motif is named in a sentence.
import { withArticle } from '../../contract/article.ts'
import { factsOfMotif } from './records.ts'

/** `dragon` as `a dragon`, `coins` as its record has it. */
export const motifPhrase = (id: string): string => factsOfMotif(id).phrase ?? withArticle(id.replaceAll('-', ' '))
