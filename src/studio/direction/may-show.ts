// Whether a family may show a thing that a book names: it can draw it well, and the thing suits its air.
import type { Family } from '../families/family.ts'
import type { Motif } from '../paint/motifs/motif.ts'

/** Of the farm, the kitchen and the nursery: on a cover of horror or of war they would be a joke. */
const homely: ReadonlySet<string> = new Set(
  `giraffe monkey penguin pig cow sheep hen rooster duck frog hedgehog squirrel snail parrot flamingo crab ladybird
  snowman teddy-bear carrot strawberry lemon cherries cupcake pizza ice-cream bread tractor camper-van trophy cactus
  paper-boat paper-plane kite christmas-tree ball-of-wool`.split(/\s+/),
)

export const mayShow = (family: Family, motif: Motif): boolean =>
  family.shows(motif) && (!homely.has(motif.id) || family.moods.includes('uplifting'))
