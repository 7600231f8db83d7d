// The pictures that every template is compared by: a front of one seed and a square of another, with a fingerprint to compare and a thumbnail to
// look at.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { z } from 'zod'
import { sampleDocument } from '../../../src/studio/direction/sample.ts'
import type { Family } from '../../../src/studio/families/family.ts'
import { fingerprintOf } from '../../../src/studio/press/fingerprint.ts'
import { paintCover } from '../../../src/studio/press/paint-cover.ts'
import { sheetOf } from '../../../src/studio/press/sheet.ts'

/** Small, for speed: at this size all that a buyer sees in a shop's list is there. */
const shown = [
  { name: 'front', seed: 1, format: { sheet: sheetOf(1600, 2560), pixels: { w: 200, h: 320 }, text: true } },
  { name: 'square', seed: 2, format: { sheet: sheetOf(1600, 1600), pixels: { w: 200, h: 200 }, text: true } },
] as const

export interface ShownPicture {
  readonly name: string
  readonly canvas: Canvas
}

export const frontOf = async (family: Family, seed: number): Promise<Canvas> =>
  (await paintCover({ ...sampleDocument(family), seed }, shown[0].format)).easel.canvas

export const picturesOf = async (family: Family): Promise<readonly ShownPicture[]> => {
  const sample = sampleDocument(family)
  const pictures: ShownPicture[] = []
  for (const { name, seed, format } of shown)
    pictures.push({ name, canvas: (await paintCover({ ...sample, seed }, format)).easel.canvas })
  return pictures
}

const folder = join(import.meta.dirname, 'references')
export const fingerprintsFile = join(folder, 'fingerprints.json')
export const thumbnailsFile = (id: string): string => join(folder, `${id}.jpg`)

const fingerprintsSchema = z.record(z.string(), z.record(z.string(), z.string()))
export type Fingerprints = z.infer<typeof fingerprintsSchema>

export const storedFingerprints = (): Fingerprints =>
  fingerprintsSchema.parse(JSON.parse(readFileSync(fingerprintsFile, 'utf8')))

export const fingerprintsOf = (pictures: readonly ShownPicture[]): Fingerprints[string] =>
  Object.fromEntries(pictures.map(({ name, canvas }) => [name, fingerprintOf(canvas)]))

/** The pictures side by side, at half their size. */
export const thumbnailsOf = (pictures: readonly ShownPicture[]): Buffer => {
  const tall = Math.max(...pictures.map(({ canvas }) => canvas.height)) / 2
  const wide = pictures.reduce((sum, { canvas }) => sum + canvas.width / 2, 0)
  const strip = createCanvas(wide, tall)
  const ctx = strip.getContext('2d')
  ctx.imageSmoothingQuality = 'high'
  pictures.reduce((x, { canvas }) => {
    ctx.drawImage(canvas, x, 0, canvas.width / 2, canvas.height / 2)
    return x + canvas.width / 2
  }, 0)
  return strip.toBuffer('image/jpeg', 80)
}
