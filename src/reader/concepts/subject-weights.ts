// What each sign of a subject weighs: fitted on books that the network has not learned from.
import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { weights } from '../network/weights.ts'
import { signNames } from './subject-signs.ts'

const fileSchema = z.strictObject({ signs: z.record(z.string(), z.number()) })

/** In the order of the signs. */
export type SubjectWeights = readonly number[]

export const subjectWeightsFile = weights('subjects.json')

export const openSubjectWeights = async (): Promise<SubjectWeights> => {
  const { signs } = fileSchema.parse(JSON.parse(await readFile(subjectWeightsFile, 'utf8')))
  return signNames.map((name) => {
    const weight = signs[name]
    if (weight === undefined) throw new Error(`expected a weight for ${name} in ${subjectWeightsFile.pathname}`)
    return weight
  })
}
