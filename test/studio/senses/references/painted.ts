// Paints small covers for tests, as bytes and as what is read in them.

import type { CoverDocument } from '../../../../src/studio/document.ts'
import { paintCover } from '../../../../src/studio/press/paint-cover.ts'
import { sheetOf } from '../../../../src/studio/press/sheet.ts'
import { analyseReference } from '../../../../src/studio/senses/references/analyse-reference.ts'
import type { ReferenceReading } from '../../../../src/studio/senses/references/reading.ts'

const sheet = sheetOf(1600, 2560)

/** The art of a cover, as a thumbnail. */
const paintedBytes = async (document: CoverDocument): Promise<Uint8Array> => {
  const { easel } = await paintCover(document, { sheet, pixels: { w: 140, h: 224 }, text: false })
  return easel.canvas.toBuffer('image/png')
}

export const readingOfCover = async (document: CoverDocument): Promise<ReferenceReading> =>
  analyseReference(await paintedBytes(document))
