// A variation: the same style, palette, hero and prompt, composed anew.
import type { CoverDocument, Direction } from '../document.ts'
import { factsOfFamily } from '../families/facts.ts'
import type { Family } from '../families/family.ts'
import { findFamily } from '../families/index.ts'
import { findMotif } from '../motifs/find-motif.ts'
import { noHero } from '../motifs/no-hero.ts'
import { Random } from '../paint/random.ts'
import { settledLayouts } from './settled-layouts.ts'

/** The `nth` sibling (from 1) of a cover. */
export const varyDocument = (source: CoverDocument, nth: number): CoverDocument => {
  const family = findFamily(source.template)
  if (!family) throw new TypeError(`expected a known template but received ${source.template}`)
  const seed = new Random(source.seed).sub(`variation ${nth}`).whole(0, 0xffffffff)
  const layouts = layoutsFor(family, source)
  const at = layouts.indexOf(source.direction.layout)
  const layout = layouts[(at + nth) % layouts.length] ?? source.direction.layout
  // A picture that is composed in one way only is set in other faces, or its siblings could not be told apart.
  const pairing = layouts.length > 1 ? source.direction.pairing : pairingAfter(family, source, nth)
  return { ...source, seed, direction: { ...source.direction, layout, pairing } }
}

const pairingAfter = (
  { pairings }: Family,
  { direction: { pairing } }: CoverDocument,
  nth: number,
): Direction['pairing'] => {
  const at = pairings.findIndex(({ title, text }) => title === pairing.title && text === pairing.text)
  return pairings[(at + nth) % pairings.length] ?? pairing
}

/** Without a hero only layouts like the one it has: others would stand empty, or be peopled by somebody else. */
const layoutsFor = (family: Family, { direction: { hero, layout } }: CoverDocument): readonly string[] => {
  const motif = findMotif(hero)
  if (motif !== undefined && hero !== noHero.id) {
    const settled = settledLayouts(family, motif)
    return settled.length > 0 ? settled : [layout]
  }
  const { bare, own } = factsOfFamily(family)
  return [bare, ...own.map(({ layouts }) => layouts)].find((layouts) => layouts.includes(layout)) ?? [layout]
}
