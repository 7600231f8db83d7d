// Every motif of the studio, by id.
import { askedFor } from './asked-for/index.ts'
import { creatures } from './creatures/index.ts'
import type { Motif } from './motif.ts'
import { noHero } from './no-hero.ts'
import { objects } from './objects/index.ts'
import { groups } from './people/groups.ts'
import { people } from './people/index.ts'
import { places } from './places/index.ts'
import { plants } from './plants/index.ts'
import { skyAndSymbols } from './sky-and-symbols/index.ts'
import { sportsAndTools } from './sports-and-tools/index.ts'
import { vehicles } from './vehicles/index.ts'

export const motifs: readonly Motif[] = [
  ...creatures,
  ...objects,
  ...people,
  ...places,
  ...plants,
  ...skyAndSymbols,
  ...sportsAndTools,
  ...vehicles,
]

/** Those that no family gives a book of itself are found too. */
const byId = new Map([...motifs, ...askedFor, ...groups, noHero].map((motif) => [motif.id, motif]))

export const findMotif = (id: string): Motif | undefined => byId.get(id)
