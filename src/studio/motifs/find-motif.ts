// Every motif of the studio, by id.
import { somePeople } from '../figures/people-motif.ts'
import { coded } from './coded/index.ts'
import type { Motif } from './motif.ts'
import { noHero } from './no-hero.ts'
import { codedRecords } from './records.ts'
import { fromShelf } from './shelf.ts'
import { restsOf } from './ways.ts'

const withFacts = coded.map((motif): Motif => {
  const record = codedRecords.get(motif.id)
  if (!record) throw new TypeError(`expected a record of ${motif.id} in coded/motifs.jsonl`)
  return { ...motif, kind: record.kind, rests: restsOf(record) }
})

const byId = fromShelf(
  (shelf): ReadonlyMap<string, Motif> =>
    new Map([
      ...[...withFacts, somePeople].map((motif) => [motif.id, motif] as const),
      ...[...shelf].map(([id, { motif }]) => [id, motif] as const),
    ]),
)

/** All that can be shown. */
export const allMotifs = (): readonly Motif[] => [...byId().values()]

export const findMotif = (id: string): Motif | undefined => (id === noHero.id ? noHero : byId().get(id))
