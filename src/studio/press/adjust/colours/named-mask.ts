// Where parts of the picture are that painters say the names of: painted over in black and in white, they are what differs.
import { smooth } from '../../../paint/curves.ts'
import type { Easel } from '../../../paint/easel.ts'
import type { Flood } from '../../../paint/flood-part.ts'
import { isOwn, leftOutPart, type PartName } from '../../../paint/part-names.ts'
import { type Mask, nowhere } from '../mask.ts'
import { maskOf, whereThing } from './colour-things.ts'

/** Difference of black and white (of 255) from which a pixel belongs to the part, and at which it does so wholly: veils may lie over it. */
interface Reach {
  readonly first: number
  readonly whole: number
}
const ofSolid: Reach = { first: 26, whole: 120 }
/** Sun, moon and flames shine on what is around them, which has their colour only as far as they do; a blush fades into its cheek. */
const ofShining: Reach = { first: 12, whole: 225 }
const shining: ReadonlySet<PartName> = new Set(['cheeks', 'flame', 'moon', 'sun'])
/** What is drawn with a thing may sink into the dark with it, but nothing else is painted over. */
const ofDrawn: Reach = { first: 5, whole: 30 }
/** The shadow of a thing is its silhouette as much as the thing is, but fainter. */
const ofShapes: Reach = { first: 90, whole: 190 }

const reachOf = (parts: readonly PartName[]): Reach =>
  parts.every((part) => shining.has(part)) ? ofShining : parts.every(isOwn) ? ofDrawn : ofSolid

/** Where two pictures differ that are alike but for what is black in the one and white in the other. */
export const maskBetween = (black: Easel, white: Easel, { first, whole } = ofSolid): Mask => {
  const { width } = white.canvas
  return maskOf(white, (top, rows, own) => {
    const dark = black.ctx.getImageData(0, top, width, rows).data
    return (at) =>
      smooth(
        first,
        whole,
        Math.max(
          (own[at] ?? 0) - (dark[at] ?? 0),
          (own[at + 1] ?? 0) - (dark[at + 1] ?? 0),
          (own[at + 2] ?? 0) - (dark[at + 2] ?? 0),
        ),
      )
  })
}

const isAnywhere = ({ shares }: Mask): boolean => shares.some((share) => share > 0)

/** The picture anew: with parts of it painted over, or without what is named. */
export type PaintAnew = (flood: Flood | null, without: readonly string[]) => Easel

export const maskNamed = (parts: readonly PartName[], paint: PaintAnew): Mask => {
  using black = paint({ parts, colour: 0 }, [])
  if (!parts.some((part) => black.named.has(part))) return nowhere(black.canvas)
  using white = paint({ parts, colour: 255 }, [])
  const mask = maskBetween(black, white, reachOf(parts))
  if (isAnywhere(mask)) return mask
  if (parts.every(isOwn)) {
    using dark = paint({ parts, colour: 0, isOfShapes: true }, [])
    using light = paint({ parts, colour: 255, isOfShapes: true }, [])
    const shape = maskBetween(dark, light, ofShapes)
    if (isAnywhere(shape)) return shape
  }
  // What is struck in foil is of metal whatever it is painted over in: it is what differs without it.
  using shown = paint(null, [])
  using bare = paint(null, parts.map(leftOutPart))
  return maskOf(shown, whereThing(bare))
}

/** Where motifs are that were drawn with more than their outlines. */
export const maskDrawn = (things: readonly string[], paint: PaintAnew): Mask => {
  using black = paint({ parts: [], things, colour: 0 }, [])
  using white = paint({ parts: [], things, colour: 255 }, [])
  return maskBetween(black, white, ofDrawn)
}

/** A mask, but for what stands before it. */
export const lessMask = ({ shares, ...mask }: Mask, before: Mask): Mask => ({
  ...mask,
  shares: shares.map((share, at) => (share * (255 - (before.shares[at] ?? 0))) / 255),
})

/** Where two masks are both. */
export const sharedMask = ({ shares, ...mask }: Mask, other: Mask): Mask => ({
  ...mask,
  shares: shares.map((share, at) => (share * (other.shares[at] ?? 0)) / 255),
})

/** Where either of two masks is. */
export const eitherMask = ({ shares, ...mask }: Mask, other: Mask): Mask => ({
  ...mask,
  shares: shares.map((share, at) => Math.max(share, other.shares[at] ?? 0)),
})

/** How much of the sheet a mask is. */
export const extentOf = ({ shares }: Mask): number =>
  shares.reduce((sum, share) => sum + share, 0) / 255 / Math.max(1, shares.length)
