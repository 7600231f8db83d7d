// "Remove the band behind the subtitle", "no circle around the heart": what lies by the type or by a thing goes, and they stay.

import { wordAt } from '../../lexicon/colour-spans.ts'
import type { Placed } from '../../lexicon/mark.ts'
import { partsCalled } from '../../lexicon/painted-words.ts'
import { mayName } from '../../lexicon/small-words.ts'
import type { Clause } from '../../sentence/clauses.ts'
import { theHero, type Wish } from '../../wish.ts'

const around = /^(?:behind|under|underneath|beneath|below|around|round|above|over|across)$/
const attached = /^(?:on|beside|off|from|of)$/
const articles = /^(?:the|my|this|that|its|her|his)$/
const type = /^(?:title|titles|subtitle|tagline|author|name|text|letters|lettering|words|type)$/

/** Null where nothing that painters know by name lies there. */
export const partBeside = ({ tokens }: Clause, marks: readonly Placed[]): Wish | null => {
  const isMotif = (nth: number): boolean =>
    marks.some(({ mark, from, to }) => mark.is === 'motif' && from <= nth && nth < to)
  const at = tokens.findIndex(({ word }, nth) => {
    const said = wordAt(tokens, nth - 1)
    // The shadow of letters is theirs.
    const isByType = type.test(wordAt(tokens, articles.test(wordAt(tokens, nth + 1)) ? nth + 2 : nth + 1))
    // "The ornament beneath the subtitle": a name that nobody knows is looked for all the same.
    const isUnknown = isByType && mayName(said) && !marks.some(({ from, to }) => from <= nth - 1 && nth - 1 < to)
    if ((partsCalled(said).length === 0 && !isUnknown) || /^shadows?$/.test(said)) return false
    return isByType ? around.test(word) || attached.test(word) : around.test(word) && !isMotif(nth - 1)
  })
  const said = wordAt(tokens, at - 1)
  return at < 1 ? null : { kind: 'remove', subject: { ...theHero, motif: said, said } }
}
