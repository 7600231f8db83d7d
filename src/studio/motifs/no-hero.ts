// The hero of a cover that shows no single thing: type, pattern or scenery alone.
import type { Motif } from './motif.ts'

export const noHero: Motif = {
  id: 'no-hero',
  kind: 'symbol',
  rests: 'held',
  width: 1,
  // Families leave the place of a hero free that is scaled away, as after an edit that removes it.
  altered: { scale: 0, dx: 0, dy: 0 },
  draw: () => {},
}
