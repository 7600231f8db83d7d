// Sweet and harmless things that share the names of dangerous ones: bath bombs, a crack in the wall, a speed boat.
import { precededBy, type Span, words } from './phrases.ts'
import type { Token } from './tokens.ts'

const before = words(`
  bath seed fat cocoa chocolate glitter photo love cherry smoke stink time logic f sex paint water truth zip email jager
`)
const after = words(
  'shelter cyclone calorimeter detector ivy oak free reading bike boat up proof disposal squad of survivors',
)

export const isHarmlessThing = (tokens: readonly Token[], { start, end }: Span): boolean => {
  const next = tokens[end]
  if (next !== undefined && !next.startsClause && after.has(next.word)) return true
  return precededBy(tokens, end, end - start, before)
}
