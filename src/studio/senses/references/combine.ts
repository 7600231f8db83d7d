// Several references as one: what they share is kept, and where they differ the one that says it most plainly is heard.
import { turnBetween } from '../../colour/recipe.ts'
import { mainTexture, type ReferenceReading, rounded, type Subject, type Swatch, type Textures } from './reading.ts'

const mostSwatches = 7
/** Colours of two references nearer than this are the same colour. */
const sameL = 0.08
const sameC = 0.05
const sameHue = 24
/** What the colours of the other references weigh beside those of the most colourful one. */
const agreeingShare = 0.6
const opposedShare = 0.15
/** Temperatures further apart than this cannot be mixed: warm and cold make mud. */
const opposed = 0.7

export const combineReadings = (readings: readonly ReferenceReading[]): ReferenceReading => {
  const [first, ...others] = readings
  if (first === undefined) throw new TypeError('expected one to four readings but received none')
  if (others.length === 0) return first
  const colourful = most(readings, ({ colour, palette }) => colour.saturation + 0.1 * loudest(palette))
  const composed = most(readings, ({ composition }) => composition.decided)
  const textured = most(readings, ({ textures }) => textures[mainTexture(textures)])
  const lit = most(readings, ({ light }) => (light.from === 'even' ? 0 : 1) + light.vignette)
  return {
    palette: mixedPalette(colourful, readings),
    tone: mixedTone(colourful, readings),
    colour: colourful.colour,
    light: lit.light,
    composition: composed.composition,
    textures: mixedTextures(readings),
    edges: textured.edges,
    period: most(readings, ({ period }) => period?.confidence ?? 0).period,
    subjects: mixedSubjects(readings),
  }
}

/** The reading with the highest worth; of equals the first that was sent. */
const most = (readings: readonly ReferenceReading[], worth: (reading: ReferenceReading) => number): ReferenceReading =>
  readings.reduce((best, other) => (worth(other) > worth(best) ? other : best))

const loudest = (palette: readonly Swatch[]): number => Math.max(...palette.map(({ c }) => c))

const isSame = (one: Swatch, other: Swatch): boolean =>
  Math.abs(one.l - other.l) < sameL &&
  Math.abs(one.c - other.c) < sameC &&
  (Math.min(one.c, other.c) < 0.02 || Math.abs(turnBetween(one.h, other.h)) < sameHue)

const mixedPalette = (lead: ReferenceReading, readings: readonly ReferenceReading[]): readonly Swatch[] => {
  const swatches = [...lead.palette]
  for (const reading of readings) {
    if (reading === lead) continue
    const apart = Math.abs(reading.colour.temperature - lead.colour.temperature) > opposed
    for (const swatch of reading.palette) {
      const weight = swatch.weight * (apart ? opposedShare : agreeingShare)
      const at = swatches.findIndex((known) => isSame(known, swatch))
      const known = swatches[at]
      if (known === undefined) swatches.push({ ...swatch, weight })
      else swatches[at] = { ...known, weight: known.weight + weight }
    }
  }
  const kept = swatches.toSorted((one, other) => other.weight - one.weight).slice(0, mostSwatches)
  const whole = kept.reduce((sum, { weight }) => sum + weight, 0)
  return kept.map((swatch) => ({ ...swatch, weight: rounded(swatch.weight / whole) }))
}

/** A dark and a bright reference average to grey: then the one that gives the colours gives the key as well. */
const mixedTone = (lead: ReferenceReading, readings: readonly ReferenceReading[]): ReferenceReading['tone'] => {
  const keys = new Set(readings.map(({ tone }) => tone.key))
  if (keys.has('low') && keys.has('high')) return lead.tone
  const mean = (part: (reading: ReferenceReading) => number): number =>
    rounded(readings.reduce((sum, reading) => sum + part(reading), 0) / readings.length)
  return {
    key: lead.tone.key,
    low: mean(({ tone }) => tone.low),
    median: mean(({ tone }) => tone.median),
    high: mean(({ tone }) => tone.high),
    contrast: mean(({ tone }) => tone.contrast),
  }
}

/** Each counts by how plainly it shows its own technique, so that a doubtful picture does not blur a clear one. */
const mixedTextures = (readings: readonly ReferenceReading[]): Textures => {
  const plainness = readings.map(({ textures }) => textures[mainTexture(textures)] ** 2)
  const whole = plainness.reduce((sum, weight) => sum + weight, 0)
  const mean = (part: (textures: Textures) => number): number =>
    rounded(readings.reduce((sum, { textures }, at) => sum + part(textures) * (plainness[at] ?? 0), 0) / whole)
  return {
    smooth: mean(({ smooth }) => smooth),
    flat: mean(({ flat }) => flat),
    painterly: mean(({ painterly }) => painterly),
    grain: mean(({ grain }) => grain),
    line: mean(({ line }) => line),
    photographic: mean(({ photographic }) => photographic),
  }
}

const mixedSubjects = (readings: readonly ReferenceReading[]): ReferenceReading['subjects'] => {
  const found = new Map<Subject, number>()
  for (const { name, confidence } of readings.flatMap(({ subjects }) => subjects))
    found.set(name, Math.max(found.get(name) ?? 0, confidence))
  return [...found]
    .map(([name, confidence]) => ({ name, confidence }))
    .toSorted((one, other) => other.confidence - one.confidence)
}
