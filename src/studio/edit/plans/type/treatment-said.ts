// The treatment that a message asks for by its plain words, in the part of it that speaks of lettering: "the title should look frozen".
import { type BendName, bendNames } from '../../../type/lockups/bends.ts'
import { type TreatmentName, treatmentNames, treatments } from '../../../type/treatments/treatments.ts'
import { targetOf } from '../../target.ts'
import bendWords from './bend-words.json' with { type: 'json' }

const clauseEnds = /[.;!?,\n]+|\s(?:and|but|while|then)\s/giu

const wordsIn = (text: string): readonly string[] =>
  text.toLowerCase().match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu) ?? []

const pronouns: ReadonlySet<string> = new Set(['it', 'its', 'them', 'they', 'their'])

const namesLines = (words: readonly string[]): boolean => words.some((word) => targetOf(word).is === 'lines')

/** The words of each part of a message that is about lettering, also where it is only pointed back to; all parts where none names it. */
const ofLettering = (message: string): readonly (readonly string[])[] => {
  let isBefore = false
  const clauses = message.split(clauseEnds).map(wordsIn)
  const meant = clauses.filter((words) => {
    isBefore = namesLines(words) || (isBefore && words.some((word) => pronouns.has(word)))
    return isBefore
  })
  return meant.length > 0 ? meant : clauses
}

const byWord: ReadonlyMap<string, TreatmentName> = new Map(
  treatmentNames.flatMap((name) => treatments[name].words.map((word) => [word, name] as const)),
)

const said = new Map<string, string>(Object.entries(bendWords))
const bendByWord: ReadonlyMap<string, BendName> = new Map(
  bendNames.flatMap((name) => (said.get(name) ?? '').split(', ').map((word) => [word, name] as const)),
)

const first = <Name>(message: string, names: ReadonlyMap<string, Name>): Name | null => {
  for (const words of ofLettering(message))
    for (const word of words) {
      const name = names.get(word)
      if (name !== undefined) return name
    }
  return null
}

/** The first that is named; null where none is. */
export const treatmentSaid = (message: string): TreatmentName | null => first(message, byWord)

export const bendSaid = (message: string): BendName | null => first(message, bendByWord)

/** Words that a reader copied, or a name of its own. */
export const treatmentCalled = (value: string): TreatmentName | null => {
  const name = treatmentNames.find((each) => each === value)
  if (name !== undefined) return name
  const word = wordsIn(value).find((each) => byWord.has(each))
  return word === undefined ? null : (byWord.get(word) ?? null)
}
