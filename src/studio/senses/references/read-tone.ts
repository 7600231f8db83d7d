// The light and colour of a picture as a whole: key, contrast, temperature, how its hues are built, where its light comes from.
import { clamp, smooth } from '../../paint/curves.ts'
import { hueOf, type Raster } from './planes.ts'
import { type ReferenceColour, type ReferenceLight, rounded, type Tone } from './reading.ts'

export const readTone = ({ l }: Raster): Tone => {
  const [low, median, high] = [quantile(l, 0.05), quantile(l, 0.5), quantile(l, 0.95)]
  const mean = l.reduce((sum, value) => sum + value, 0) / Math.max(1, l.length)
  const middle = (median + mean) / 2
  return {
    key: middle < 0.4 ? 'low' : middle > 0.7 ? 'high' : 'mid',
    low: rounded(low),
    median: rounded(median),
    high: rounded(high),
    contrast: rounded(high - low),
  }
}

const steps = 1000

/** The lightness that this share of the pixels does not pass, to a thousandth. */
const quantile = (l: Float32Array, share: number): number => {
  const counts = new Uint32Array(steps + 1)
  for (let at = 0; at < l.length; at++) {
    const step = Math.round(clamp(l[at] ?? 0) * steps)
    counts[step] = (counts[step] ?? 0) + 1
  }
  let passed = 0
  const step = counts.findIndex((count) => {
    passed += count
    return passed >= share * l.length
  })
  return Math.max(0, step) / steps
}

/** Orange is the warmest hue; its opposite the coldest. */
const warmest = 60
const neutral = 0.02
const bins = 36
/** Below this share of all chroma a hue is a dash of colour, not part of the structure. */
const partOfStructure = 0.1

export const readColour = ({ a, b }: Raster): ReferenceColour => {
  const byHue = new Float64Array(bins)
  let sum = 0
  let warmth = 0
  for (let at = 0; at < a.length; at++) {
    const { c, h } = hueOf(a[at] ?? 0, b[at] ?? 0)
    sum += c
    if (c < neutral) continue
    warmth += c * Math.cos(((h - warmest) * Math.PI) / 180)
    const bin = Math.floor((h / 360) * bins) % bins
    byHue[bin] = (byHue[bin] ?? 0) + c
  }
  const saturation = sum / Math.max(1, a.length)
  const coloured = byHue.reduce((whole, value) => whole + value, 0)
  return {
    saturation: rounded(Math.min(0.5, saturation)),
    // A faint tint is no temperature: it grows with the colour there is.
    temperature: rounded(coloured === 0 ? 0 : clamp((warmth / coloured) * smooth(0.003, 0.03, saturation), -1, 1)),
    structure: structureOf(byHue, saturation),
  }
}

const structureOf = (byHue: Float64Array, saturation: number): ReferenceColour['structure'] => {
  if (saturation < 0.012) return 'neutral'
  const whole = byHue.reduce((sum, value) => sum + value, 0)
  const main = byHue.indexOf(Math.max(...byHue))
  const within = (reach: number): number => {
    let sum = 0
    for (let off = -reach; off <= reach; off++) sum += byHue[(main + off + bins) % bins] ?? 0
    return sum / Math.max(whole, 1e-9)
  }
  const opposite = byHue.reduce((sum, value, at) => {
    const away = Math.min((at - main + bins) % bins, (main - at + bins) % bins)
    return away >= 12 ? sum + value : sum
  }, 0)
  if (within(2) > 0.86) return 'mono'
  if (within(5) > 0.86) return 'analogous'
  return opposite / Math.max(whole, 1e-9) > partOfStructure && within(4) + opposite / whole > 0.7
    ? 'complementary'
    : 'varied'
}

/** A slope of lightness across the whole picture that eyes take for a direction. */
const plainSlope = 0.16

export const readLight = ({ width, height, l }: Raster): ReferenceLight => {
  const part = (fromX: number, toX: number, fromY: number, toY: number): number => {
    let sum = 0
    let count = 0
    for (let y = Math.floor(fromY * height); y < Math.max(fromY * height + 1, toY * height) && y < height; y++)
      for (let x = Math.floor(fromX * width); x < Math.max(fromX * width + 1, toX * width) && x < width; x++) {
        sum += l[y * width + x] ?? 0
        count++
      }
    return sum / Math.max(1, count)
  }
  const down = part(0, 1, 0, 0.35) - part(0, 1, 0.65, 1)
  const across = part(0, 0.35, 0, 1) - part(0.65, 1, 0, 1)
  const middle = part(0.3, 0.7, 0.3, 0.7)
  const corners =
    (part(0, 0.18, 0, 0.18) + part(0.82, 1, 0, 0.18) + part(0, 0.18, 0.82, 1) + part(0.82, 1, 0.82, 1)) / 4
  const vignette = clamp(middle - corners)
  return { from: directionOf(down, across, vignette), vignette: rounded(vignette) }
}

const directionOf = (down: number, across: number, vignette: number): ReferenceLight['from'] => {
  const most = Math.max(Math.abs(down), Math.abs(across))
  if (vignette > 0.15 && vignette > most * 0.9) return 'within'
  if (most < plainSlope) return 'even'
  if (Math.abs(down) >= Math.abs(across)) return down > 0 ? 'above' : 'below'
  return across > 0 ? 'left' : 'right'
}
