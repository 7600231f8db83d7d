// Torn paper: sheets of paper torn open on a scene in one loud colour.

import { type Colour, mix, withAlpha } from '../colour/colour.ts'
import { luminanceOf } from '../colour/contrast.ts'
import type { Palette } from '../colour/palette.ts'
import { isGrim, isHomely, isModern, isNoble, isOfKind, isOneThing, sizeOf } from '../motifs/suits.ts'
import type { Box, Easel } from '../paint/easel.ts'
import type { LineItem, Stack, TitleItem, TypePlan } from '../type/plan.ts'
import type { Design, Family, Scene } from './family.ts'
import { paintOpening } from './torn-paper/opening.ts'
import { palettes } from './torn-paper/palettes.ts'
import { layBands, laySlant, laySlit, layStrip, type SheetInks } from './torn-paper/sheets.ts'
import { band } from './zones.ts'

const sheetOf = ({ palette, layout }: Scene): SheetInks => {
  const white = mix(palette.light, '#ffffff', 0.3)
  // The slanting sheet is loud itself; the scene beside it shares its colour.
  const isLoud = layout === 'slant'
  return {
    paper: isLoud ? palette.counter : white,
    under: isLoud ? white : palette.counter,
    core: mix(white, '#ffffff', 0.5),
    stain: isLoud ? mix(palette.counter, palette.deep, 0.4) : mix(palette.soft, palette.light, 0.4),
  }
}

const inkOn = (paper: Colour, { deep, light }: Palette): Colour =>
  luminanceOf(paper) > 0.3 ? mix(deep, '#000000', 0.2) : mix(light, '#ffffff', 0.4)

const titleOf = (scene: Scene, ink: Colour): TitleItem => ({
  kind: 'title',
  face: scene.pairing.title,
  case: 'upper',
  lockup: 'block',
  minor: { scale: 0.48 },
  maxSize: 640,
  leading: 0.9,
  ink,
  gap: 34,
})

const subtitleOf = ({ pairing }: Scene, ink: Colour): LineItem => ({
  kind: 'line',
  role: 'subtitle',
  face: pairing.text,
  case: 'as-given',
  size: 58,
  maxLines: 2,
  ink,
  gap: 34,
})

const authorOf = ({ pairing }: Scene, ink: Colour): LineItem => ({
  kind: 'line',
  role: 'author',
  face: pairing.text,
  case: 'upper',
  size: 98,
  ink,
})

const planType = (scene: Scene): TypePlan => {
  const { palette, layout, h } = scene
  const sheet = sheetOf(scene)
  const ink = inkOn(sheet.paper, palette)
  const onScene = palette.ink
  const upper = (from: number, to: number): Stack => ({
    box: band(scene, from, to, 0.075),
    align: 'center',
    anchor: 'top',
    items: [subtitleOf(scene, layout === 'slant' ? ink : mix(palette.accent, palette.deep, 0.25)), titleOf(scene, ink)],
  })
  const lower = (colour: Colour): Stack => ({
    box: band(scene, 0.885, 0.955, 0.08),
    align: 'center',
    anchor: 'bottom',
    items: [authorOf(scene, colour)],
  })
  if (layout === 'label') {
    return {
      stacks: [
        {
          box: band(scene, 0.55, scene.w / h > 0.8 ? 0.8 : 0.83, 0.075),
          align: 'center',
          anchor: 'bottom',
          items: [titleOf(scene, ink), subtitleOf(scene, mix(palette.accent, palette.deep, 0.25))],
          backing: (easel, filled) =>
            easel.part('paper', () => layStrip(easel, sheet, filled.y - h * 0.035, filled.y + filled.h + h * 0.035)),
        },
        lower(onScene),
      ],
    }
  }
  if (layout === 'slant') return { stacks: [upper(0.05, 0.38), lower(onScene)] }
  return { stacks: [upper(0.05, layout === 'slit' ? 0.36 : 0.4), lower(ink)] }
}

const paintTorn = (easel: Easel, scene: Scene, zones: readonly Box[]): void => {
  const { w, h, layout, random } = scene
  const unit = Math.min(w, h * 0.625)
  const sheet = sheetOf(scene)
  const side = random.sub('lean').pick([-1, 1])
  const top =
    Math.max(h * 0.2, ...zones.filter((zone) => zone.y + zone.h / 2 < h / 2).map((zone) => zone.y + zone.h)) +
    unit * 0.06
  const bottom = Math.min(h * 0.93, ...zones.filter((zone) => zone.y > h * 0.7).map(({ y }) => y)) - unit * 0.05
  if (layout === 'label') {
    const low = zones[0]?.y ?? h * 0.6
    paintOpening(easel, scene, { top: 0, bottom: low, x: w / 2, height: low * 0.62, wide: unit * 0.82, mirrored: true })
    const foot = easel.ctx.createLinearGradient(0, low, 0, h * 0.9)
    const black = mix(scene.palette.deep, '#000000', 0.4)
    foot.addColorStop(0, withAlpha(black, 0))
    foot.addColorStop(1, withAlpha(black, 0.92))
    easel.ctx.fillStyle = foot
    easel.ctx.fillRect(0, low, w, h)
    return
  }
  if (layout === 'slant') {
    const slope = side * 0.2
    const y = top + Math.abs(slope) * w * 0.5
    paintOpening(easel, scene, {
      top: y - unit * 0.1,
      bottom: h * 0.9,
      x: w / 2 + side * -unit * 0.1,
      height: (h * 0.86 - y) * 0.8,
      wide: unit * 0.66,
    })
    const foot = easel.ctx.createLinearGradient(0, h * 0.8, 0, h)
    const black = mix(scene.palette.deep, '#000000', 0.4)
    foot.addColorStop(0, withAlpha(black, 0))
    foot.addColorStop(0.55, black)
    easel.ctx.fillStyle = foot
    easel.ctx.fillRect(0, h * 0.8, w, h)
    laySlant(easel, sheet, y, slope)
    return
  }
  const tall = bottom - top
  const frame = { x: w / 2, height: tall * (layout === 'slit' ? 0.62 : 0.7), wide: unit * 0.7 }
  if (layout === 'slit') {
    paintOpening(easel, scene, { ...frame, top: top + tall * 0.04, bottom: bottom - tall * 0.02 })
    laySlit(easel, sheet, { x: w / 2, y: (top + bottom) / 2, half: Math.min(w * 0.47, tall * 0.9), open: tall * 0.46 })
    return
  }
  paintOpening(easel, scene, { ...frame, top, bottom })
  layBands(easel, sheet, top, bottom, side * 0.05)
}

const design = (scene: Scene): Design => ({
  type: planType(scene),
  back: (easel, { zones }) => paintTorn(easel, scene, zones),
  grain: 0.4,
  vignette: 0.12,
})

export const tornPaper: Family = {
  id: 'torn-paper',
  name: 'Torn Paper',
  look: 'collage',
  templateType: 'graphic',
  genreBuckets: [
    'Thriller:domestic',
    'Mystery:domestic',
    'Thriller:psychological',
    'Mystery:psychological',
    'Thriller:procedural',
    'Mystery:procedural',
    'Thriller:true-crime',
    'Mystery:true-crime',
    'Thriller:*',
    'Mystery:*',
    'Horror:slasher',
  ],
  moods: ['intense', 'mysterious'],
  technique: 'torn sheets of paper with ragged white edges that open on a scene in one colour',
  lettering: 'heavy condensed capitals in black on paper',
  palettes,
  pairings: [
    { title: 'anton', text: 'oswald-medium' },
    { title: 'league-gothic', text: 'oswald-medium' },
    { title: 'sofia-extra-condensed', text: 'oswald-medium' },
    { title: 'oswald-bold', text: 'oswald-medium' },
  ],
  layouts: [
    {
      id: 'strip',
      phrase: 'two torn sheets that leave a band of the scene open between title and author',
      isEndless: true,
    },
    { id: 'slant', phrase: 'one loud sheet torn along a slant above the scene', isEndless: true },
    {
      id: 'label',
      phrase: 'the scene across the whole cover and the title on a torn strip',
      isEndless: true,
    },
    { id: 'slit', phrase: 'white paper that gapes open like an eye on the subject', isEndless: true },
  ],
  heroes: [
    'woman-in-gown',
    'house',
    'man-in-coat',
    'child',
    'hooded-figure',
    'runner',
    'detective',
    'cabin',
    'woman-standing',
    'couple-walking',
    'car',
    'wolf',
    'hand-reaching',
  ],
  sample: {
    title: 'Behind Her Silence',
    subtitle: 'She remembers everything',
    author: 'Rachel Voss',
    summary:
      'A photograph torn in half is all that is left of the summer the twins were seven. Someone has just posted the other half.',
  },
  shows: (motif) =>
    isOneThing(motif) &&
    !isHomely(motif) &&
    (isOfKind(motif, 'person', 'creature', 'vehicle') ||
      (motif.kind === 'place' && motif.rests !== 'held') ||
      (motif.kind === 'plant' && (sizeOf(motif) >= 5 || isNoble(motif))) ||
      isGrim(motif) ||
      (motif.kind === 'object' && sizeOf(motif) <= 1 && isNoble(motif) && !isModern(motif)) ||
      (motif.kind === 'symbol' && isNoble(motif))),
  design,
}
