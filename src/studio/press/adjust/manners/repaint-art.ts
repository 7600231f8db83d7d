// Paints or prints the finished art again in another manner: watercolour, oils, woodcut, halftone and their like.
import { lchOf, mix } from '../../../colour/colour.ts'
import type { Palette } from '../../../colour/palette.ts'
import type { Manner } from '../../../direction/adjustments.ts'
import { paintGrade } from '../../../paint/atmosphere/grade.ts'
import { paintGrain } from '../../../paint/atmosphere/grain.ts'
import { paintVignette } from '../../../paint/atmosphere/vignette.ts'
import type { Easel } from '../../../paint/easel.ts'
import { engrave } from '../../../paint/materials/engraving.ts'
import type { Field } from '../../../paint/materials/grid.ts'
import { halftone } from '../../../paint/materials/halftone.ts'
import { paper } from '../../../paint/materials/paper.ts'
import { darknessOf, readPicture } from '../../../paint/materials/picture.ts'
import { type Brush, gouache, oils, restroke } from '../../../paint/materials/restroke.ts'
import { risograph } from '../../../paint/materials/risograph.ts'
import { woodcut } from '../../../paint/materials/woodcut.ts'
import type { Mask } from '../mask.ts'
import { toneOfSheet } from '../tone-of-art.ts'
import { agePaper } from './age-paper.ts'
import { breakSignal } from './break-signal.ts'
import { chalkArt } from './chalk-art.ts'
import { drawChart } from './chart-art.ts'
import { comicArt } from './comic-art.ts'
import { crayonArt } from './crayon-art.ts'
import { flatArt } from './flat-art.ts'
import { loseHatching } from './lose-hatching.ts'
import { agedPaper } from './paper-of-manner.ts'
import { pixelArt } from './pixel-art.ts'
import { posterArt } from './poster-art.ts'
import { sketchArt } from './sketch-art.ts'
import { soil } from './soil-art.ts'
import { washArt } from './wash-art.ts'
import { wearArt } from './wear-art.ts'

/** Darkness spread over the whole range around its middle: a technique of lines shows little on art that is all dark or all pale. */
const spreadDarkness = (easel: Easel, step: number): Field => {
  const darkness = darknessOf(readPicture(easel, step))
  const { light, unrest } = toneOfSheet(easel)
  const gain = Math.min(2.6, 0.28 / Math.max(0.05, unrest))
  const middle = 1 - light
  return (x, y) => Math.min(1, Math.max(0, 0.5 + (darkness(x, y) - middle) * gain))
}

/** Ink and paper for techniques with one ink: the darkest and the lightest the palette has, kept apart. */
const inkOf = ({ deep }: Palette): string => (lchOf(deep).l > 0.4 ? mix(deep, '#000000', 0.6) : deep)
const paperOf = ({ light, soft }: Palette): string => mix(lchOf(light).l > 0.75 ? light : soft, '#f6efdf', 0.5)

const draw = (
  easel: Easel,
  filter: string,
  laying: { blend?: 'screen' | 'multiply' | 'soft-light'; alpha?: number } = {},
): void =>
  easel.spend(
    easel.layer((ctx) => {
      ctx.filter = filter
      ctx.drawImage(easel.canvas, 0, 0, easel.w, easel.h)
    }),
    laying,
  )

const watercolour = (easel: Easel, palette: Palette): void => {
  washArt(easel, mix(paperOf(palette), '#ffffff', 0.6))
  paper(easel, { kind: 'laid', strength: 0.8 })
}

const woodcutPrint = (easel: Easel, palette: Palette): void => {
  const spread = spreadDarkness(easel, 4)
  const [fine, coarse] = [darknessOf(readPicture(easel, 4)), darknessOf(readPicture(easel, 48))]
  // Shapes are cut clean against what is around them, and the gouge runs along their forms: hatching is left for calm middle tones.
  const darkness: Field = (x, y) => {
    const tone = spread(x, y)
    return tone + (tone - 0.5) * 0.5 + (fine(x, y) - coarse(x, y)) * 3.2
  }
  using colour = easel.layer((ctx) => {
    ctx.filter = `blur(${6 * easel.scale}px) saturate(1.3)`
    ctx.drawImage(easel.canvas, 0, 0, easel.w, easel.h)
  })
  easel.fill(paperOf(palette))
  easel.lay(colour, { blend: 'multiply', alpha: 0.45 })
  woodcut(easel, darkness, {
    ink: inkOf(palette),
    spacing: 14,
    flow: (x, y) => y * 0.92 - x * 0.32 + coarse(x, y) * 420,
  })
}

const engraving = (easel: Easel, palette: Palette): void => {
  const darkness = spreadDarkness(easel, 3)
  easel.fill(paperOf(palette))
  engrave(easel, darkness, { colour: inkOf(palette), spacing: 9, angle: 0.35 })
}

const pencil = (easel: Easel, palette: Palette): void => {
  sketchArt(easel, { paper: mix(paperOf(palette), '#ffffff', 0.4), lead: '#2f2d2e' })
  paper(easel, { kind: 'laid', strength: 0.5 })
}

const parchment = '#e4cf9f'
const sepia = '#4a2d14'

/** Hand-coloured engraving on parchment, as charts were. */
const chart = (easel: Easel): void => {
  const spread = spreadDarkness(easel, 3)
  const [fine, coarse] = [darknessOf(readPicture(easel, 3)), darknessOf(readPicture(easel, 60))]
  // Forms are drawn, and what is dark all over stays bare parchment.
  const darkness: Field = (x, y) =>
    Math.min(0.92, Math.max(0, spread(x, y) * 0.14 + Math.max(0, fine(x, y) - coarse(x, y)) * 3.4))
  using colour = easel.layer((ctx) => {
    ctx.filter = `blur(${10 * easel.scale}px) sepia(0.6) saturate(0.8)`
    ctx.drawImage(easel.canvas, 0, 0, easel.w, easel.h)
  })
  easel.fill(parchment)
  easel.lay(colour, { blend: 'multiply', alpha: 0.1 })
  engrave(easel, darkness, { colour: sepia, spacing: 9, angle: 0.35 })
  drawChart(easel)
  paper(easel, { kind: 'aged', stain: '#6b4a22', strength: 0.45 })
  paintVignette(easel, { colour: '#5a3a18', strength: 0.2, clear: 0.5 })
}

const dots = (easel: Easel, palette: Palette): void => {
  const darkness = spreadDarkness(easel, 3)
  const { light } = toneOfSheet(easel)
  // Ink on dark art is lost: it is laid over itself as light until its colours are those of cheap bright paper, and what shines is not blinding.
  draw(easel, 'saturate(1.7) brightness(1.1)')
  const opening = Math.min(2, Math.max(0, 0.62 / Math.max(0.1, light) - 1.1))
  for (const alpha of [opening, opening - 1])
    if (alpha > 0) draw(easel, 'none', { blend: 'screen', alpha: Math.min(1, alpha) })
  halftone(easel, (x, y) => darkness(x, y) * 0.85, {
    colour: inkOf(palette),
    pitch: 24,
    blend: 'multiply',
    alpha: 0.85,
  })
}

const riso = (easel: Easel, palette: Palette): void =>
  risograph(easel, { paper: paperOf(palette), inks: [palette.accent, palette.counter, inkOf(palette)], misregister: 6 })

const vintage = (easel: Easel, palette: Palette): void => {
  // Faded, but in the colours that it was printed in.
  draw(easel, 'sepia(0.2) saturate(0.88) contrast(0.92)')
  paintGrade(easel, { shadows: '#3a2a18', highlights: '#f3e2bd', strength: 0.4 })
  paper(easel, { kind: 'aged', stain: mix(palette.dark, '#6b4a22', 0.75), strength: 0.9 })
  wearArt(easel)
}

/** Tooth and folds of rough paper over colours that stay as they are: grain alone is lost at the size of a preview. */
const roughen = (easel: Easel, palette: Palette): void => {
  paper(easel, { kind: 'kraft', stain: mix(palette.deep, '#5a4a3a', 0.5), strength: 0.9 })
  paper(easel, { kind: 'creased', strength: 1, random: easel.random.sub('folds') })
  paintGrain(easel, { strength: 0.5, size: 4 })
}

const softFocus = (easel: Easel): void => {
  draw(easel, `blur(${16 * easel.scale}px) brightness(1.15)`, { blend: 'screen', alpha: 0.5 })
  draw(easel, `blur(${5 * easel.scale}px)`, { alpha: 0.6 })
}

const photographic = (easel: Easel): void => {
  draw(easel, `blur(${10 * easel.scale}px) brightness(1.1)`, { blend: 'soft-light', alpha: 0.85 })
  draw(easel, 'contrast(1.22) saturate(0.8)')
  paintVignette(easel, { colour: '#000000', strength: 0.5, clear: 0.3 })
  paintGrain(easel, { strength: 0.5 })
}

/** Somebody small would be blots under broad brushes: what is fine is gone over with a fine one. */
const fine: readonly Brush[] = [
  { width: 10, spread: 0.62, detail: 14, mends: 48 },
  { width: 5, spread: 0.7, detail: 22, mends: 40 },
]

const painters: Readonly<
  Record<Exclude<Manner, 'simplified'>, (easel: Easel, palette: Palette, hero: Mask | null) => void>
> = {
  watercolour,
  oils: (easel) => restroke(easel, { brushes: [...oils, ...fine], stray: 12, body: 0.9 }),
  gouache: (easel) => restroke(easel, { brushes: [...gouache, ...fine], stray: 7, body: 0.1 }),
  woodcut: woodcutPrint,
  engraving,
  halftone: dots,
  comic: (easel, palette, hero) => comicArt(easel, mix(inkOf(palette), '#000000', 0.6), hero),
  flat: flatArt,
  'screen-print': posterArt,
  risograph: riso,
  vintage,
  'aged-paper': (easel, palette) => agePaper(easel, palette, agedPaper),
  grain: roughen,
  grit: soil,
  glitch: breakSignal,
  pencil,
  crayon: crayonArt,
  chalk: chalkArt,
  chart,
  pixel: pixelArt,
  'soft-focus': softFocus,
  photographic,
}

/** What is painted with a brush or printed in areas has no hatching under it. */
const inAreas: ReadonlySet<Manner> = new Set<Manner>(['watercolour', 'oils', 'gouache', 'screen-print', 'photographic'])

/** `hero` is where the hero is, where it must be told apart. */
export const repaintArt = (
  easel: Easel,
  manner: Exclude<Manner, 'simplified'>,
  palette: Palette,
  hero: Mask | null = null,
): void => {
  if (inAreas.has(manner)) loseHatching(easel)
  painters[manner](easel, palette, hero)
}
