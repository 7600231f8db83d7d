// What drawings are called in languages other than English.
import { z } from 'zod'
import french from '../../../art/names/french.json' with { type: 'json' }
import german from '../../../art/names/german.json' with { type: 'json' }
import italian from '../../../art/names/italian.json' with { type: 'json' }
import spanish from '../../../art/names/spanish.json' with { type: 'json' }
import { ExpressionIndex } from '../brief/expression-index.ts'

const umlauts: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' }

/** Accents are folded in any case; German writes ü as ue where it lacks the key. */
const spellingsOf = (name: string): readonly string[] => [
  name,
  name.replace(/[äöü]/g, (letter) => umlauts[letter] ?? letter),
]

const indexOf = (data: unknown): ExpressionIndex<string> => {
  const index = new ExpressionIndex<string>()
  for (const [id, names] of Object.entries(z.record(z.string(), z.array(z.string())).parse(data)))
    for (const name of names.flatMap(spellingsOf)) index.add(name, id)
  return index
}

export const foreignNames: ReadonlyMap<string, ExpressionIndex<string>> = new Map([
  ['german', indexOf(german)],
  ['french', indexOf(french)],
  ['spanish', indexOf(spanish)],
  ['italian', indexOf(italian)],
])
