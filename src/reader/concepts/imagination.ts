// The nouns that the reader can think of, and how it weighs them.
import { type Nouns, openNouns } from './nouns.ts'
import { openSubjectWeights, type SubjectWeights } from './subject-weights.ts'

export interface Imagination {
  readonly nouns: Nouns
  readonly weights: SubjectWeights
}

export const openImagination = async (): Promise<Imagination> => {
  const [nouns, weights] = await Promise.all([openNouns(), openSubjectWeights()])
  return { nouns, weights }
}
