// Extends a picture beyond its edges, never stretching it: mirrored at the edge, then softer and darker with distance. A bleed keeps
// its detail, since most of it is trimmed away. A wide side of calm texture stays nearly sharp; one that would mirror a subject
// is dissolved into its colours. What cannot be done: nothing new is drawn; `complete` is false where a wide side is only colour.
import { sharp } from '../../../pictures/decoders.ts'
import { lightOf, type Picture } from './picture.ts'
import { findSaliency, type Saliency } from './saliency.ts'

export interface Sides {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

export interface Extended {
  readonly picture: Picture
  /** Whether every side was filled with what plausibly continues the picture. */
  readonly complete: boolean
}

type Side = keyof Sides

/** Up to this share of the picture a side is bleed. */
const bleedShare = 0.04
/** A mirror image wider than this share of the picture shows itself. */
const mirrorShare = 0.4
/** Mean saliency of a strip up to which it reads as ground. */
const calmBelow = 0.2

/** How far into the picture each side is mirrored, again and again: no further than its subject begins. */
type Depths = Sides

/** Folds a place before 0 or behind the end back into the picture. */
const folded = (at: number, length: number, before: number, behind: number): number => {
  if (at >= 0 && at < length) return at
  const [beyond, depth] = at < 0 ? [-1 - at, before] : [at - length, behind]
  const within = beyond % (depth * 2)
  const inside = within < depth ? within : depth * 2 - 1 - within
  return at < 0 ? inside : length - 1 - inside
}

const mirrored = (picture: Picture, { left, right, top, bottom }: Sides, depths: Depths): Picture => {
  const width = picture.width + left + right
  const height = picture.height + top + bottom
  const columns = Int32Array.from(
    { length: width },
    (_, x) => folded(x - left, picture.width, depths.left, depths.right) * 3,
  )
  const rgb = new Uint8Array(width * height * 3)
  for (let y = 0; y < height; y++) {
    const row = folded(y - top, picture.height, depths.top, depths.bottom) * picture.width * 3
    for (let x = 0; x < width; x++) {
      const from = row + (columns[x] ?? 0)
      const to = (y * width + x) * 3
      rgb[to] = picture.rgb[from] ?? 0
      rgb[to + 1] = picture.rgb[from + 1] ?? 0
      rgb[to + 2] = picture.rgb[from + 2] ?? 0
    }
  }
  return { width, height, rgb }
}

/** Blurred by `sigma` pixels; strong blurs are made on a small copy, which looks the same and takes a fraction. */
const blurred = async ({ width, height, rgb }: Picture, sigma: number): Promise<Uint8Array> => {
  const by = Math.max(1, Math.floor(sigma / 4))
  const [w, h] = [Math.max(1, Math.round(width / by)), Math.max(1, Math.round(height / by))]
  const raw = { width, height, channels: 3 } as const
  const small = await sharp(rgb, { raw })
    .resize(w, h, { fit: 'fill' })
    .blur(Math.max(0.3, sigma / by))
    .raw()
    .toBuffer()
  if (by === 1) return new Uint8Array(small)
  const back = sharp(small, { raw: { width: w, height: h, channels: 3 } })
  return new Uint8Array(await back.resize(width, height, { fit: 'fill', kernel: 'cubic' }).raw().toBuffer())
}

/** Mean saliency of each row or column, from a side inwards. */
const inwards = ({ width, height, weight }: Saliency, side: Side): number[] => {
  const across = side === 'left' || side === 'right' ? width : height
  const sums = Array.from({ length: across }, () => 0)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const from = { left: x, right: width - 1 - x, top: y, bottom: height - 1 - y }[side]
      sums[from] = (sums[from] ?? 0) + (weight[y * width + x] ?? 0) / (weight.length / across)
    }
  }
  return sums
}

/** Where the ground at a side ends: the first row or column that draws the eye clearly more than the ones before it. */
const groundDepth = (profile: readonly number[], length: number): number => {
  let sum = 0
  for (const [at, value] of profile.entries()) {
    sum += value
    const share = at / profile.length
    if (share > 0.08 && value > Math.max(calmBelow * 0.6, (sum / (at + 1)) * 1.4)) return Math.floor(length * share)
  }
  return length
}

interface Treatment {
  /** How much of the full softness the far end of the side gets. */
  readonly softness: number
  readonly darkness: number
  readonly depth: number
  readonly complete: boolean
}

const treat = (pixels: number, length: number, profile: readonly number[]): Treatment => {
  const share = pixels / length
  if (share <= bleedShare) return { softness: 0.3, darkness: 0, depth: length, complete: true }
  const ground = Math.max(1, Math.min(groundDepth(profile, length), pixels))
  const strip = profile.slice(0, Math.max(1, Math.round((ground / length) * profile.length)))
  const calm = strip.reduce((sum, value) => sum + value, 0) / strip.length <= calmBelow
  // Where the subject reaches the edge itself, only what is next to the edge is repeated, and dissolved.
  const depth = calm ? ground : Math.min(ground, Math.ceil(length * 0.1))
  const enough = depth >= pixels / 2 && share <= mirrorShare
  return { softness: calm ? 0.5 : 1, darkness: calm ? 0.2 : 0.35, depth, complete: calm && enough }
}

/** Mean light of a picture, 0 to 1: darkening a light one would look like bars. */
const meanLight = (picture: Picture): number =>
  lightOf(picture).reduce((sum, light) => sum + light, 0) / picture.width / picture.height / 255

const clampByte = (value: number): number => Math.max(0, Math.min(255, Math.round(value)))

const eased = (share: number): number => share * share * (3 - 2 * share)

/** `source` is what is mirrored, of the same size: the picture itself, or a copy without its text. */
export const extend = async (picture: Picture, sides: Sides, source: Picture = picture): Promise<Extended> => {
  const saliency = await findSaliency(source)
  const lengths = { left: picture.width, right: picture.width, top: picture.height, bottom: picture.height }
  const treatmentOf = (side: Side): Treatment => treat(sides[side], lengths[side], inwards(saliency, side))
  const treatments = {
    left: treatmentOf('left'),
    right: treatmentOf('right'),
    top: treatmentOf('top'),
    bottom: treatmentOf('bottom'),
  }
  const depths = {
    left: treatments.left.depth,
    right: treatments.right.depth,
    top: treatments.top.depth,
    bottom: treatments.bottom.depth,
  }
  const canvas = mirrored(source, sides, depths)
  const shade = 1 - 0.85 * meanLight(picture)
  const { width, height, rgb } = canvas
  const unit = Math.min(picture.width, picture.height)
  const fine = await blurred(canvas, Math.max(0.6, unit * 0.0015))
  const soft = await blurred(canvas, Math.max(1, unit * 0.012))
  const softest = await blurred(canvas, Math.max(2, unit * 0.05))
  for (let y = 0; y < height; y++) {
    const beyondY = y < sides.top ? sides.top - y : Math.max(0, y - sides.top - picture.height + 1)
    const vertical: Side = y < sides.top ? 'top' : 'bottom'
    for (let x = 0; x < width; x++) {
      const beyondX = x < sides.left ? sides.left - x : Math.max(0, x - sides.left - picture.width + 1)
      const to = (y * width + x) * 3
      if (beyondX === 0 && beyondY === 0) {
        const from = ((y - sides.top) * picture.width + x - sides.left) * 3
        for (let channel = 0; channel < 3; channel++) rgb[to + channel] = picture.rgb[from + channel] ?? 0
        continue
      }
      const horizontal: Side = x < sides.left ? 'left' : 'right'
      const side = beyondX * sides[vertical] >= beyondY * sides[horizontal] && beyondX > 0 ? horizontal : vertical
      const { softness, darkness } = treatments[side]
      const far = Math.min(1, Math.max(beyondX, beyondY) / sides[side])
      // Softness comes quickly, so that no mirrored shape can be read next to the edge.
      const level = softness * 2 * Math.min(1, far * 2.5)
      const dark = 1 - darkness * shade * eased(far)
      for (let channel = 0; channel < 3; channel++) {
        const [sharpest, middle, last] = [rgb[to + channel] ?? 0, soft[to + channel] ?? 0, softest[to + channel] ?? 0]
        const grain = Math.max(-12, Math.min(12, sharpest - (fine[to + channel] ?? 0)))
        const mixed = level < 1 ? sharpest + (middle - sharpest) * level : middle + (last - middle) * (level - 1)
        rgb[to + channel] = clampByte((mixed + grain * Math.min(1, level)) * dark)
      }
    }
  }
  const used = (['left', 'right', 'top', 'bottom'] as const).filter((side) => sides[side] > 0)
  return { picture: canvas, complete: used.every((side) => treatments[side].complete) }
}
