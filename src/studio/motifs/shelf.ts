// The motifs that are drawn as files: those of the studio, and those of an operator, which add to them or take their place.
import { resolve } from 'node:path'
import { checkShelf } from './check-shelf.ts'
import { readShelf, type Shelf } from './read-shelf.ts'

export const ownArt = resolve(import.meta.dirname, '..', '..', '..', 'art', 'motifs')

let shelf: Shelf | null = null

export const drawnMotifs = (): Shelf => {
  shelf ??= readShelf(ownArt)
  return shelf
}

/** Adds the motifs of another folder, whose first fault is thrown; what is given back takes them away again. */
export const addArt = (directory: string): (() => void) => {
  const {
    shelved,
    faults: [fault],
  } = checkShelf(directory)
  if (fault) throw fault
  const before = drawnMotifs()
  shelf = new Map([...before, ...shelved.map((each) => [each.record.id, each] as const)])
  return () => {
    shelf = before
  }
}

/** What is worked out from all motifs once, and again when some were added. */
export const fromShelf = <Result>(workOut: (shelf: Shelf) => Result): (() => Result) => {
  let known: { readonly of: Shelf; readonly result: Result } | null = null
  return () => {
    const now = drawnMotifs()
    if (known?.of !== now) known = { of: now, result: workOut(now) }
    return known.result
  }
}
