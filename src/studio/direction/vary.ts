// A variation: the same style, palette, hero and prompt, composed anew.
import type { CoverDocument } from '../document.ts'
import { findFamily } from '../families/index.ts'
import { Random } from '../paint/random.ts'

/** The `nth` sibling (from 1) of a cover. */
export const varyDocument = (source: CoverDocument, nth: number): CoverDocument => {
  const family = findFamily(source.template)
  if (!family) throw new TypeError(`expected a known template but received ${source.template}`)
  const seed = new Random(source.seed).sub(`variation ${nth}`).whole(0, 0xffffffff)
  const layouts = family.layouts.map(({ id }) => id)
  const at = layouts.indexOf(source.direction.layout)
  const layout = layouts[(at + nth) % layouts.length] ?? source.direction.layout
  return { ...source, seed, direction: { ...source.direction, layout } }
}
