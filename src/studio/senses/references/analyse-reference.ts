// Reads a reference picture: a thin decode, then a pure reading of its pixels.
import type { InferenceSession } from 'onnxruntime-node'
import { decodeReference, decodeWithLetters } from './decode-reference.ts'
import type { Grid } from './grid.ts'
import type { Raster } from './planes.ts'
import { readComposition } from './read-composition.ts'
import { readLettering } from './read-lettering.ts'
import { readPalette } from './read-palette.ts'
import { readPeriod } from './read-period.ts'
import { readSubjects } from './read-subjects.ts'
import { readTexture } from './read-texture.ts'
import { readColour, readLight, readTone } from './read-tone.ts'
import type { ReferenceReading } from './reading.ts'

export const readRaster = (raster: Raster, lettering: Grid | null = null): ReferenceReading => {
  const seen = {
    palette: readPalette(raster),
    tone: readTone(raster),
    colour: readColour(raster),
    light: readLight(raster),
    composition: readComposition(raster, lettering),
    ...readTexture(raster),
  }
  return { ...seen, period: readPeriod(seen), subjects: readSubjects(raster, seen) }
}

/** Reads the art direction out of an encoded JPEG, PNG or WebP picture. `model` finds letters; without it none are told apart. */
export const analyseReference = async (
  bytes: Uint8Array,
  model: InferenceSession | null = null,
): Promise<ReferenceReading> => {
  if (!model) return readRaster(await decodeReference(bytes))
  const { fine, raster } = await decodeWithLetters(bytes)
  return readRaster(raster, await readLettering(fine, model))
}
