// The motifs that are drawn as files: those of the studio, those of an operator, and those that came with a book. Each add to the ones before, or take
// their place.
import { AsyncLocalStorage } from 'node:async_hooks'
import { resolve } from 'node:path'
import { keepLast } from '../keep-last.ts'
import { checkShelf } from './check-shelf.ts'
import { readShelf, type Shelf, type ShelvedMotif } from './read-shelf.ts'

export const ownArt = resolve(import.meta.dirname, '..', '..', '..', 'art', 'motifs')

let shelf: Shelf | null = null

/** What a piece of work sees on the shelf besides what all see. */
const seenByWork = new AsyncLocalStorage<Shelf>()

const seenByAll = (): Shelf => {
  shelf ??= readShelf(ownArt)
  return shelf
}

export const drawnMotifs = (): Shelf => seenByWork.getStore() ?? seenByAll()

const mostKept = 8
let keptShelf = keepLast<Shelf>(mostKept)

/** Does work that sees more motifs, which `key` names, than other work at the same time. */
export const withMotifs = <Result>(key: string, added: readonly ShelvedMotif[], work: () => Result): Result => {
  const make = (): Shelf => new Map([...seenByAll(), ...added.map((each) => [each.record.id, each] as const)])
  return seenByWork.run(keptShelf(key, make), work)
}

/** Adds the motifs of another folder, whose first fault is thrown; what is given back takes them away again. */
export const addArt = (directory: string): (() => void) => {
  const {
    shelved,
    faults: [fault],
  } = checkShelf(directory)
  if (fault) throw fault
  const before = seenByAll()
  const lay = (next: Shelf): void => {
    shelf = next
    keptShelf = keepLast(mostKept)
  }
  lay(new Map([...before, ...shelved.map((each) => [each.record.id, each] as const)]))
  return () => lay(before)
}

/** What is worked out from all motifs once for each shelf. */
export const fromShelf = <Result>(workOut: (shelf: Shelf) => Result): (() => Result) => {
  const known = new WeakMap<Shelf, { readonly result: Result }>()
  return () => {
    const now = drawnMotifs()
    const { result } = known.get(now) ?? { result: workOut(now) }
    known.set(now, { result })
    return result
  }
}
