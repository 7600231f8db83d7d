// What drawings are called in languages other than English.
import { z } from 'zod'
import { ExpressionIndex } from '../brief/expression-index.ts'
import { nameData } from './name-data.ts'

const umlauts: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' }

/** Accents are folded in any case; German writes ü as ue where it lacks the key. */
const spellingsOf = (name: string): readonly string[] => [
  name,
  name.replace(/[äöü]/g, (letter) => umlauts[letter] ?? letter),
]

const indexOf = (language: string): ExpressionIndex<string> => {
  const index = new ExpressionIndex<string>()
  const namesById = z.record(z.string(), z.array(z.string())).parse(nameData(language))
  for (const [id, names] of Object.entries(namesById))
    for (const name of names.flatMap(spellingsOf)) index.add(name, id)
  return index
}

export const foreignNames: ReadonlyMap<string, ExpressionIndex<string>> = new Map(
  ['german', 'french', 'spanish', 'italian'].map((language) => [language, indexOf(language)]),
)
