// The motifs that can be painted: the names under which a model may call for them. Read from their records, without loading a single drawing.
import { motifRecords } from '../motifs/records.ts'
import { fromShelf } from '../motifs/shelf.ts'

/** As sentences name them, separated by commas; their other names are understood as well. */
export const paintable = fromShelf((): string =>
  [...motifRecords().keys()].map((id) => id.replaceAll('-', ' ')).join(', '),
)
