// What is known of the parts of a picture by whoever has only its canvas or a layer of it: drawings of things are laid by contexts alone.
import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Flood } from './flood-part.ts'
import type { PartName } from './part-names.ts'
import type { Player } from './player.ts'

export interface Parts {
  readonly without: ReadonlySet<string>
  readonly flood: Flood | null
  /** The names of all parts that were painted. */
  readonly named: Set<PartName>
  /** What was drawn: ids of motifs and characters, and of what falls from the sky. */
  readonly things: Set<string>
  /** The people who were painted, each once. */
  readonly players: Map<number, Player>
}

const byContext = new WeakMap<SKRSContext2D, Parts>()

export const knowParts = (ctx: SKRSContext2D, parts: Parts): void => {
  byContext.set(ctx, parts)
}

/** Undefined on canvases that are no easel's. */
export const partsOn = (ctx: SKRSContext2D): Parts | undefined => byContext.get(ctx)
