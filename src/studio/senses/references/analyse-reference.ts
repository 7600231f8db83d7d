// Reads a reference picture: a thin decode, then a pure reading of its pixels.
import { decodeReference } from './decode-reference.ts'
import type { Raster } from './planes.ts'
import { readComposition } from './read-composition.ts'
import { readPalette } from './read-palette.ts'
import { readPeriod } from './read-period.ts'
import { readSubjects } from './read-subjects.ts'
import { readTexture } from './read-texture.ts'
import { readColour, readLight, readTone } from './read-tone.ts'
import type { ReferenceReading } from './reading.ts'

export const readRaster = (raster: Raster): ReferenceReading => {
  const seen = {
    palette: readPalette(raster),
    tone: readTone(raster),
    colour: readColour(raster),
    light: readLight(raster),
    composition: readComposition(raster),
    ...readTexture(raster),
  }
  return { ...seen, period: readPeriod(seen), subjects: readSubjects(raster, seen) }
}

/** Reads the art direction out of an encoded JPEG, PNG or WebP picture. */
export const analyseReference = async (bytes: Uint8Array): Promise<ReferenceReading> =>
  readRaster(await decodeReference(bytes))
