// Where letters stand on a reference, by the network that finds text: they say where type goes, and are no part of the picture.
import type { InferenceSession } from 'onnxruntime-node'
import { findLargeLetters } from '../raster/find-lettering.ts'
import type { Mask, Picture } from '../raster/picture.ts'
import { drawQuad } from '../raster/quad.ts'
import { cells, columns, type Grid, roundedCell, rows } from './grid.ts'

/** The share of each cell that letters take; null where there are none. */
export const readLettering = async (picture: Picture, model: InferenceSession): Promise<Grid | null> => {
  const lines = await findLargeLetters(picture, model)
  if (lines.length === 0) return null
  const { width, height } = picture
  const mask: Mask = { width, height, bits: new Uint8Array(width * height) }
  for (const { quad } of lines) drawQuad(mask, quad)
  return cellShares(mask)
}

const cellShares = ({ width, height, bits }: Mask): Grid => {
  const [taken, all] = [new Float32Array(cells), new Float32Array(cells)]
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const cell = Math.floor((y * rows) / height) * columns + Math.floor((x * columns) / width)
      taken[cell] = (taken[cell] ?? 0) + (bits[y * width + x] ?? 0)
      all[cell] = (all[cell] ?? 0) + 1
    }
  return Array.from(taken, (count, cell) => roundedCell(count / Math.max(1, all[cell] ?? 0)))
}
