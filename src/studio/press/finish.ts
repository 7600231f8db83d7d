// The last hand on a cover: the mood's grade over the art, before type is measured on it, and the grain over everything.
import type { Mood } from '../../catalog/moods.ts'
import { type Colour, mix } from '../colour/colour.ts'
import type { CoverDocument } from '../document.ts'
import type { Design } from '../families/family.ts'
import { type GradeOptions, paintGrade } from '../paint/atmosphere/grade.ts'
import { paintGrain } from '../paint/atmosphere/grain.ts'
import { paintVignette } from '../paint/atmosphere/vignette.ts'
import type { Easel } from '../paint/easel.ts'

interface Grade extends GradeOptions {
  /** Added to the family's own vignette. */
  readonly edges: number
}

const grades: Readonly<Record<Mood, Grade>> = {
  intense: { contrast: 0.45, shadows: '#1a0405', highlights: '#fff0e6', strength: 0.5, edges: 0.15 },
  mysterious: { shadows: '#050b1c', highlights: '#cdd8ea', strength: 0.6, saturation: -0.05, edges: 0.3 },
  romantic: { shadows: '#2a0a1c', highlights: '#ffe9e4', strength: 0.55, edges: 0 },
  intellectual: { highlights: '#f6eedd', strength: 0.6, saturation: -0.1, edges: 0 },
  uplifting: { shadows: '#2a1e08', highlights: '#fff8e2', strength: 0.5, contrast: 0.1, edges: -0.15 },
  epic: { contrast: 0.3, shadows: '#04101c', highlights: '#ffeccb', strength: 0.6, edges: 0.15 },
  melancholic: { shadows: '#0a1420', highlights: '#dbe4ee', strength: 0.5, saturation: -0.06, edges: 0.1 },
}

/** A mood that was asked for shows; one that was read between the lines only leans. */
const leaning = 0.35

const strengthOf = ({ brief }: CoverDocument): number => (brief.wishes.mood === null ? leaning : 1)

export interface Vignette {
  readonly colour: Colour
  readonly strength: number
}

/** What darkens the edges of a design; null where nothing does. */
export const vignetteOf = (design: Pick<Design, 'vignette'>, document: CoverDocument): Vignette | null => {
  const { direction } = document
  const { edges } = grades[direction.mood]
  const strength = (design.vignette ?? 0.25) + (design.vignette === 0 ? 0 : edges * strengthOf(document))
  if (direction.adjustments.vignette < 0 || strength <= 0) return null
  return { colour: mix(direction.palette.deep, '#000000', 0.5), strength }
}

/** Over the art alone; the proof gets it too, so that contrast is measured on what will be seen. */
export const finishArt = (easel: Easel, design: Design, document: CoverDocument): void => {
  const { edges: _, ...grade } = grades[document.direction.mood]
  const strength = strengthOf(document)
  paintGrade(easel, {
    ...grade,
    strength: (grade.strength ?? 0) * strength,
    contrast: (grade.contrast ?? 0) * strength,
    saturation: (grade.saturation ?? 0) * strength,
  })
  const vignette = vignetteOf(design, document)
  if (vignette) paintVignette(easel, vignette)
}

/** Over art and type alike, which binds them into one print. */
export const finishSheet = (easel: Easel, design: Design): void => {
  const grain = design.grain ?? 0.35
  if (grain > 0) paintGrain(easel, { strength: 0.3 * grain })
}
