// What a shop sells: the trade of the book's place, else that of its things, else those things alone.
import { z } from 'zod'
import { places } from '../../contract/concept-vocabulary.ts'
import type { Scene } from '../families/family.ts'
import { findMotif } from '../motifs/find-motif.ts'
import type { Motif } from '../motifs/motif.ts'
import { drawnMotifs } from '../motifs/shelf.ts'
import data from './trades.json' with { type: 'json' }

const trades = z
  .array(
    z.object({
      id: z.string(),
      places: z.array(z.enum(places)).readonly(),
      goods: z.array(z.string()).readonly(),
    }),
  )
  .parse(data)

/** In metres: what is larger stands in no shop window. */
const largest = 1.9

/** Whether it can be bought over a counter. */
export const isSold = ({ id, kind }: Motif): boolean => {
  const record = drawnMotifs().get(id)?.record
  return (
    record !== undefined &&
    (kind === 'object' || kind === 'plant') &&
    record.rests !== 'flies' &&
    record.size <= largest
  )
}

const tradeWith = (ids: readonly string[]) => trades.find(({ goods }) => ids.some((id) => goods.includes(id)))

/** Goods for the window, what the book is about first; empty where the book does not say what is sold. */
export const goodsOfBook = ({ hero, companions, brief }: Scene): readonly Motif[] => {
  const own = [hero, ...companions].filter(isSold)
  const place = brief.reading.concept?.place ?? null
  const trade = trades.find((one) => place !== null && one.places.includes(place)) ?? tradeWith(own.map(({ id }) => id))
  const sold = (trade?.goods ?? []).map(findMotif).filter((motif) => motif !== undefined)
  const all = [...own, ...sold.filter(isSold)]
  return all.filter(({ id }, at) => all.findIndex((other) => other.id === id) === at)
}
