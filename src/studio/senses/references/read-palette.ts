// The colours a picture is remembered by: its pixels in five to seven groups, the largest first.
import { hueOf, type Raster } from './planes.ts'
import { rounded, type Swatch } from './reading.ts'

const most = 7
const rounds = 10
const samplesWanted = 4000
/** Groups nearer than this look like one colour. */
const alike = 0.045
/** A group as small as this is a speck, unless it is loud. */
const speck = 0.012
const loud = 0.12
/** Chroma counts more than lightness, so that a small red thing is a group before a third shade of grey is. */
const chromaReach = 1.6

interface Group {
  l: number
  a: number
  b: number
  /** Mean chroma of its members: that of their mean is less, where they differ in hue. */
  c: number
  weight: number
}

export const readPalette = (raster: Raster): readonly Swatch[] => {
  const samples = sampled(raster)
  const groups = merged(gathered(samples, farApart(samples)))
  const total = groups.reduce((sum, { weight }) => sum + weight, 0)
  const kept = groups.filter(({ weight, a, b }) => weight / total >= (Math.hypot(a, b) > loud ? speck / 3 : speck))
  const held = kept.reduce((sum, { weight }) => sum + weight, 0)
  return kept
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ l, a, b, c: ofMembers, weight }) => {
      const { c: ofMean, h } = hueOf(a, b)
      const c = (ofMean + ofMembers) / 2
      // A grey has a hue only by rounding; zero says so.
      return { l: rounded(l), c: rounded(c), h: c < 0.004 ? 0 : Math.round(h) % 360, weight: rounded(weight / held) }
    })
}

const sampled = ({ l, a, b }: Raster): readonly Group[] => {
  const step = Math.max(1, Math.floor(l.length / samplesWanted))
  const samples: Group[] = []
  for (let at = Math.floor(step / 2); at < l.length; at += step)
    samples.push({ l: l[at] ?? 0, a: a[at] ?? 0, b: b[at] ?? 0, c: Math.hypot(a[at] ?? 0, b[at] ?? 0), weight: 1 })
  return samples
}

const distance = (one: Group, other: Group): number => {
  const light = one.l - other.l
  const red = chromaReach * (one.a - other.a)
  const yellow = chromaReach * (one.b - other.b)
  return Math.sqrt(light * light + red * red + yellow * yellow)
}

/** The mean first, then always the sample that is worst served: starts that no luck decides. */
const farApart = (samples: readonly Group[]): Group[] => {
  const first = meanOf(samples)
  const starts = [first]
  const served = samples.map((sample) => distance(sample, first))
  while (starts.length < most) {
    let worst = 0
    for (let at = 1; at < served.length; at++) if ((served[at] ?? 0) > (served[worst] ?? 0)) worst = at
    const start = samples[worst]
    if (start === undefined || (served[worst] ?? 0) < alike) break
    starts.push({ ...start })
    for (const [at, sample] of samples.entries()) served[at] = Math.min(served[at] ?? 0, distance(sample, start))
  }
  return starts
}

const meanOf = (samples: readonly Group[]): Group => {
  const sum = { l: 0, a: 0, b: 0, c: 0, weight: 0 }
  for (const { l, a, b, c, weight } of samples) {
    sum.l += l * weight
    sum.a += a * weight
    sum.b += b * weight
    sum.c += c * weight
    sum.weight += weight
  }
  const whole = Math.max(sum.weight, 1e-9)
  return { l: sum.l / whole, a: sum.a / whole, b: sum.b / whole, c: sum.c / whole, weight: sum.weight }
}

const nearestOf = (groups: readonly Group[], sample: Group): number => {
  let nearest = 0
  let least = Number.POSITIVE_INFINITY
  for (let at = 0; at < groups.length; at++) {
    const group = groups[at]
    const far = group === undefined ? least : distance(sample, group)
    if (far < least) {
      nearest = at
      least = far
    }
  }
  return nearest
}

const gathered = (samples: readonly Group[], starts: readonly Group[]): readonly Group[] => {
  let groups = starts
  for (let round = 0; round < rounds; round++) {
    const members = groups.map((): Group[] => [])
    for (const sample of samples) {
      members[nearestOf(groups, sample)]?.push(sample)
    }
    groups = members.filter((some) => some.length > 0).map(meanOf)
  }
  return groups
}

const merged = (groups: readonly Group[]): readonly Group[] => {
  const kept: Group[] = []
  for (const group of groups.toSorted((one, other) => other.weight - one.weight)) {
    const near = kept.findIndex((other) => distance(group, other) < alike)
    const other = kept[near]
    if (other === undefined) kept.push(group)
    else kept[near] = meanOf([group, other])
  }
  return kept
}
