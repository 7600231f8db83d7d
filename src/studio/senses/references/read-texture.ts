// Names the technique of a picture from the marks of its surface, as shares, since most pictures show more than one.
import { smooth } from '../../paint/curves.ts'
import type { Raster } from './planes.ts'
import { type ReferenceReading, rounded, type Texture, type Textures, textures } from './reading.ts'
import { type TextureMarks, textureMarks } from './texture-marks.ts'

const below = (from: number, to: number, value: number): number => 1 - smooth(from, to, value)

/** Ranges are of marks counted on painted, drawn, printed and photographed pictures of 512 px. */
const signs: Readonly<Record<Texture, (marks: TextureMarks) => number>> = {
  flat: ({ flat, fewColours, gentle }) =>
    smooth(0.4, 0.72, flat) * smooth(0.68, 0.86, fewColours) * below(0.3, 0.7, gentle),
  smooth: ({ gentle, brush, edges }) =>
    smooth(0.28, 0.62, gentle) * below(0.004, 0.015, brush) * below(0.03, 0.16, edges),
  painterly: ({ flat, brush, fewColours, grain, edges, strokes }) =>
    (0.45 + 0.55 * below(0.12, 0.5, flat)) *
    below(0.18, 0.25, edges) *
    below(0.18, 0.3, strokes) *
    smooth(0.009, 0.019, brush) *
    below(0.78, 0.92, fewColours) *
    smooth(0.7, 1.4, brush / Math.max(grain, 0.001)),
  grain: ({ grain, edges, grainRuns, flat }) =>
    smooth(0.004, 0.012, grain) * below(0.02, 0.12, edges) * below(0.35, 0.7, grainRuns) * below(0.1, 0.5, flat),
  line: ({ edges, fewColours, grain, strokes }) =>
    smooth(0.15, 0.3, edges) * smooth(0.7, 0.84, fewColours) * Math.max(smooth(0.008, 0.016, grain), strokes),
  photographic: ({ fewColours, edges, flat, crispness, gentle, brush }) =>
    0.75 *
      below(0.5, 0.88, fewColours) *
      below(0.16, 0.3, edges) *
      smooth(0.1, 0.35, flat + gentle / 3) *
      below(0.012, 0.024, brush) +
    0.25 * below(0.6, 0.78, crispness) * smooth(0.2, 0.5, gentle),
}

/** No sign at all leaves a picture that could be anything, a photograph first. */
const doubt: Readonly<Record<Texture, number>> = {
  smooth: 0.03,
  flat: 0.03,
  painterly: 0.03,
  grain: 0.03,
  line: 0.02,
  photographic: 0.06,
}

export const readTexture = (raster: Raster): Pick<ReferenceReading, 'textures' | 'edges'> => {
  const marks = textureMarks(raster)
  const scores = textures.map((texture) => signs[texture](marks) + doubt[texture])
  const whole = scores.reduce((sum, score) => sum + score, 0)
  const share = (texture: Texture): number => rounded((scores[textures.indexOf(texture)] ?? 0) / whole)
  const shown: Textures = {
    smooth: share('smooth'),
    flat: share('flat'),
    painterly: share('painterly'),
    grain: share('grain'),
    line: share('line'),
    photographic: share('photographic'),
  }
  return { textures: shown, edges: edgesOf(marks) }
}

const edgesOf = ({ edges, crispness, grain }: TextureMarks): ReferenceReading['edges'] => {
  if (edges < 0.012 || crispness < 0.6) return 'soft'
  return grain > 0.009 && edges > 0.08 ? 'broken' : 'crisp'
}
