// Whose a context is: what draws on a layer can so tell what its easel is asked to leave out or to paint over.
import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Flood } from './flood-part.ts'
import type { PartName } from './part-names.ts'

/** What an easel is asked for, and told of, by whoever draws. */
interface Asking {
  readonly flood: Flood | null
  readonly without: ReadonlySet<string>
  readonly named: Set<PartName>
}

const easels = new WeakMap<SKRSContext2D, Asking>()

export const belongsTo = (ctx: SKRSContext2D, easel: Asking): void => {
  easels.set(ctx, easel)
}

export const easelOf = (ctx: SKRSContext2D): Asking | undefined => easels.get(ctx)
