// Small drawings for tests.
import { type Drawing, readDrawing } from '../../../src/studio/motifs/drawing.ts'

export const plainShape = '<path class="body" fill="#336699" d="M-400 0L400 0L0 -1000Z"/>'

export const svgOf = (inner: string, box = '-500 -1000 1000 1000'): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" viewBox="${box}">\n${inner}\n</svg>`

export const drawingOf = (inner: string): Drawing => readDrawing('thing.svg', svgOf(inner))
