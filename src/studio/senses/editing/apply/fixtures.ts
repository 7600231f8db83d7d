// Scenery that is what a template is made of: it cannot be left out, only calmed.
import { z } from 'zod'
import data from '../lexicon/data/fixtures.json' with { type: 'json' }
import { expressions, setOf } from '../lexicon/word-table.ts'

const fixtures = new Map(
  Object.entries(z.record(z.string(), expressions).parse(data)).map(
    ([family, names]) => [family, setOf(names)] as const,
  ),
)

export const isFixture = (family: string, names: readonly string[]): boolean =>
  names.some((name) => fixtures.get(family)?.has(name))
