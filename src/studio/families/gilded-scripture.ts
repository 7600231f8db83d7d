// Gilded scripture: leather, linen or parchment with a gilt emblem and border. A book to keep.

import { mix, withAlpha } from '../colour/colour.ts'
import { isGrim, isHomely, isModern, isOfKind, isOneThing, isWeapon } from '../motifs/suits.ts'
import { asPart } from '../paint/as-part.ts'
import { grown } from '../paint/boxes.ts'
import type { Box, Context, Easel } from '../paint/easel.ts'
import { emboss } from '../paint/materials/emboss.ts'
import { layGilt, layLeaf } from '../paint/materials/gilt.ts'
import { relief } from '../paint/materials/relief.ts'
import { inset, rule } from '../paint/ornament/frame.ts'
import { mandala } from '../paint/ornament/mandala.ts'
import { glory } from '../paint/ornament/rays.ts'
import type { PartName } from '../paint/part-names.ts'
import { spareOf } from '../paint/stamp.ts'
import type { Family, Scene } from './family.ts'
import { paintBoards } from './gilded-scripture/boards.ts'
import { cutBorder, cutEmblem, cutSurround, type Seal, type Surround, traceArch } from './gilded-scripture/gilding.ts'
import { palettes } from './gilded-scripture/palettes.ts'
import { planType } from './gilded-scripture/plan-type.ts'
import { paintVines } from './gilded-scripture/vines.ts'
import { isBroad } from './zones.ts'

const unitOf = ({ w, h }: Scene): number => Math.min(w, h)

const sheetOf = ({ w, h }: Scene): Box => ({ x: 0, y: 0, w, h })

const sealOf = (scene: Scene): Seal => {
  const { w, h, layout } = scene
  const heights: Readonly<Record<string, number>> = { emblem: 0.36, arch: 0.615, illuminated: 0.66, rosette: 0.62 }
  const wide = isBroad(scene)
  // On squatter pages than a screen's, the arch would rise into the subtitle.
  const unit = Math.min(w, h * (layout === 'arch' && !wide ? 0.63 : 0.68))
  const sizes: Readonly<Record<string, number>> = {
    emblem: wide ? 0.19 : 0.22,
    arch: wide ? 0.19 : 0.235,
    illuminated: wide ? 0.17 : 0.235,
    rosette: wide ? 0.17 : 0.2,
  }
  return {
    x: w / 2,
    y:
      h *
      ((heights[layout] ?? 0.4) - (wide && layout === 'emblem' ? 0.045 : wide && layout === 'illuminated' ? 0.05 : 0)),
    radius: unit * (sizes[layout] ?? 0.22),
  }
}

const surroundOf = ({ layout, random }: Scene): Surround =>
  layout === 'emblem' ? random.sub('surround').pick(['wreath', 'glory', 'halo']) : 'glory'

/** What is around the emblem, by its name; null where nothing is. */
const surroundName = (scene: Scene): PartName | null => {
  if (scene.layout === 'illuminated') return 'wreath'
  if (scene.layout === 'rosette') return 'rings'
  if (scene.layout !== 'emblem') return null
  return ({ wreath: 'wreath', glory: 'rays', halo: 'rings' } as const)[surroundOf(scene)]
}

const archOf = (scene: Scene): Box => {
  const { x, y, radius } = sealOf(scene)
  const half = radius * 1.5
  return { x: x - half, y: y - radius * 1.62, w: half * 2, h: radius * 3.2 }
}

/** Enamel behind the emblem, with rays pressed into it. */
const paintNiche = asPart('arch', (easel: Easel, scene: Scene): void => {
  const { ctx } = easel
  const { palette } = scene
  const arch = archOf(scene)
  const seal = sealOf(scene)
  const wash = ctx.createRadialGradient(seal.x, seal.y, 0, seal.x, seal.y, seal.radius * 2.1)
  wash.addColorStop(0, mix(palette.mid, palette.soft, 0.22))
  wash.addColorStop(1, mix(palette.dark, palette.deep, 0.5))
  ctx.save()
  traceArch(ctx, arch)
  ctx.fillStyle = wash
  ctx.fill()
  ctx.clip()
  ctx.fillStyle = withAlpha(palette.soft, 0.16)
  glory(ctx, seal.x, seal.y, seal.radius * 0.95, seal.radius * 3, seal.radius * 0.05, 64)
  ctx.restore()
})

/** Wreaths and rays around the emblem. */
const drawSurround = (ctx: Context, scene: Scene, { without }: Easel): void => {
  const { layout } = scene
  const seal = sealOf(scene)
  const hasWreath = !without.has('wreath')
  if (layout === 'emblem' && (hasWreath || surroundOf(scene) !== 'wreath')) cutSurround(ctx, surroundOf(scene), seal)
  if (layout === 'rosette') cutSurround(ctx, 'halo', seal)
  if (layout === 'illuminated' && hasWreath) cutSurround(ctx, 'wreath', { ...seal, radius: seal.radius * 0.98 })
}

/** Rules around the arch and the sheet. */
const drawRules = (ctx: Context, scene: Scene, { without }: Easel): void => {
  const { layout } = scene
  const unit = unitOf(scene)
  if (layout === 'arch') {
    ctx.lineWidth = unit * 0.011
    traceArch(ctx, archOf(scene))
    ctx.stroke()
    ctx.lineWidth = unit * 0.0035
    traceArch(ctx, inset(archOf(scene), -unit * 0.02))
    ctx.stroke()
  }
  if (without.has('border')) return
  if (layout === 'illuminated') {
    rule(ctx, inset(sheetOf(scene), unit * 0.128), unit * 0.004)
    rule(ctx, inset(sheetOf(scene), unit * 0.028), unit * 0.004)
  } else cutBorder(ctx, sheetOf(scene), unit)
}

const paintEmblem = (easel: Easel, scene: Scene): void => {
  const { palette, layout, hero } = scene
  const seal = sealOf(scene)
  const radius = seal.radius * (layout === 'rosette' ? 1 : 1.18)
  const box = grown(
    { x: seal.x - radius * 1.2, y: seal.y - radius * 1.2, w: radius * 2.4, h: radius * 2.4 },
    spareOf(radius * 1.7, hero),
  )
  relief(easel, (ctx) => cutEmblem(ctx, hero, { ...seal, radius }, scene.random.sub('emblem')), {
    metal: palette.metal,
    bevel: 5,
    shadow: layout === 'illuminated' ? 0.35 : 0.6,
    box,
  })
}

const paint = (easel: Easel, scene: Scene): void => {
  const { palette, layout } = scene
  const unit = unitOf(scene)
  paintBoards(easel, scene)
  const seal = sealOf(scene)
  if (layout === 'rosette')
    emboss(
      easel,
      (ctx) => {
        ctx.fillStyle = '#ffffff'
        mandala(ctx, {
          x: seal.x,
          y: seal.y,
          radius: seal.radius * 2,
          random: scene.random.sub('mandala'),
          fold: 16,
          weight: 0.014,
        })
      },
      { direction: 'pressed', bevel: 5, strength: 0.6 },
    )
  if (layout === 'arch') paintNiche(easel, scene)
  if (layout === 'illuminated') paintVines(easel, scene, inset(sheetOf(scene), unit * 0.078), unit)
  const surround = surroundName(scene)
  if (surround) easel.part(surround, () => layLeaf(easel, palette.metal, (ctx) => drawSurround(ctx, scene, easel)))
  layGilt(easel, palette.metal, (ctx) => drawRules(ctx, scene, easel))
  paintEmblem(easel, scene)
}

export const gildedScripture: Family = {
  id: 'gilded-scripture',
  name: 'Gilded Scripture',
  look: 'emblem',
  templateType: 'ornamental',
  genreBuckets: [
    'Religion & Spirituality:religion',
    'Religion & Spirituality:*',
    'Planner & Journal:faith',
    'Biography & Memoir:inspirational',
  ],
  moods: ['intellectual', 'uplifting', 'mysterious', 'romantic'],
  technique: 'gilt tooling on leather, linen or illuminated parchment',
  lettering: 'classical capitals in gilt',
  palettes,
  pairings: [
    { title: 'cinzel-bold', text: 'garamond' },
    { title: 'cormorant-sc', text: 'cormorant' },
    { title: 'forum', text: 'garamond' },
    { title: 'im-fell', text: 'im-fell' },
    { title: 'uncial-antiqua', text: 'garamond' },
  ],
  layouts: [
    { id: 'emblem', phrase: 'a gilt emblem above the title within a tooled border' },
    { id: 'arch', phrase: 'the emblem in an arched niche of enamel below the title' },
    { id: 'illuminated', phrase: 'an illuminated border of vines around a parchment page' },
    { id: 'rosette', phrase: 'the emblem in a pressed rosette below the title' },
  ],
  heroes: [
    'dove',
    'tree',
    'cross',
    'lantern',
    'book',
    'flame',
    'candle',
    'sun',
    'star',
    'lotus',
    'crown',
    'church',
    'sprig',
    'heart',
    'key',
  ],
  sample: {
    title: 'The Light That Remains',
    subtitle: 'Meditations on faith and mercy',
    author: 'Elias Marchetti',
    summary: 'Forty meditations on hope, prayer and the quiet work of grace.',
  },
  shows: (motif) =>
    isOneThing(motif) &&
    !isGrim(motif) &&
    !isWeapon(motif) &&
    !isModern(motif) &&
    !isHomely(motif) &&
    !isOfKind(motif, 'person', 'vehicle') &&
    motif.width < 2.2,
  design: (scene) => ({
    type: planType(scene),
    back: (easel) => paint(easel, scene),
    grain: 0.25,
    vignette: 0.22,
  }),
}
