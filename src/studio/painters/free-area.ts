// Where a picture may be painted over, as one channel: 255 where it may, 0 where it must stay, and shares of both between.
import { sharp } from '../../pictures/decoders.ts'
import type { ArtExtension } from './painter.ts'
import { largestPixels } from './picture.ts'

export interface FreeArea {
  readonly width: number
  readonly height: number
  readonly channel: Uint8Array
}

/** From a mask that is transparent where it may be painted. */
export const freeAreaOf = async (
  mask: Uint8Array,
  { width, height }: { readonly width: number; readonly height: number },
): Promise<FreeArea> => {
  const channel = await sharp(mask, { limitInputPixels: largestPixels })
    .ensureAlpha()
    .extractChannel(3)
    .resize(width, height, { fit: 'fill' })
    .negate()
    .raw()
    .toBuffer()
  return { width, height, channel }
}

/** Of the shorter side: so far does the new part reach into the old one, so that no edge shows where they meet. */
const overlapShare = 0.02

/** Free around a picture of this size. */
export const areaAround = (
  { width, height }: { readonly width: number; readonly height: number },
  margins: ArtExtension['margins'],
): FreeArea => {
  const overlap = Math.max(1, Math.round(Math.min(width, height) * overlapShare))
  const across = keptAlong(width, margins.left, margins.right, overlap)
  const down = keptAlong(height, margins.top, margins.bottom, overlap)
  const channel = new Uint8Array(across.length * down.length)
  for (let y = 0, at = 0; y < down.length; y += 1) {
    const row = down[y] ?? 0
    for (let x = 0; x < across.length; x += 1, at += 1) channel[at] = 255 - Math.round((across[x] ?? 0) * row * 255)
  }
  return { width: across.length, height: down.length, channel }
}

/** How much of the old picture is kept at each place along a side: 1 inside, falling to 0 where something is added. */
const keptAlong = (length: number, before: number, after: number, overlap: number): Float32Array => {
  const kept = new Float32Array(before + length + after)
  for (let at = 0; at < length; at += 1) {
    const first = before === 0 ? 1 : Math.min(1, (at + 0.5) / overlap)
    const last = after === 0 ? 1 : Math.min(1, (length - at - 0.5) / overlap)
    kept[before + at] = Math.min(first, last)
  }
  return kept
}

/** As the providers want it: `transparent` or `white` where they may paint. */
export type MaskForm = 'transparent' | 'white'

export const maskPng = ({ width, height, channel }: FreeArea, form: MaskForm): Promise<Uint8Array> => {
  const raw = { width, height, channels: 1 } as const
  if (form === 'white') return sharp(channel, { raw }).toColourspace('b-w').png().toBuffer()
  const black = { create: { width, height, channels: 3, background: 'black' } } as const
  return sharp(black)
    .joinChannel(Buffer.from(channel.map((free) => 255 - free)), { raw })
    .png()
    .toBuffer()
}
