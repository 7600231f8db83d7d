// How a motif is named in a sentence.
import { factsOfMotif } from './records.ts'

/** `dragon` as `a dragon`, `coins` as its record has it. */
export const motifPhrase = (id: string): string => factsOfMotif(id).phrase ?? withArticle(id.replaceAll('-', ' '))

/** `a` or `an`, by the sound of the first letter as far as spelling tells. */
export const withArticle = (words: string): string =>
  `${/^(?:[aeio]|u(?!n[it]|s|f)|hour|heir|hon)/i.test(words) ? 'an' : 'a'} ${words}`
