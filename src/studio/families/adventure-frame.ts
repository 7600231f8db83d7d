// Adventure frame: a moonlit goal and children with a lantern, seen through a gilded frame. The middle-grade adventure of the shelf.

import { mix, shift, withAlpha } from '../colour/colour.ts'
import { isAlone, isHomely, isNoble, isOneThing, isPlain, isSomebody, sizeOf } from '../motifs/suits.ts'
import type { Box, Context, Easel } from '../paint/easel.ts'
import { layLeaf } from '../paint/materials/gilt.ts'
import { leather } from '../paint/materials/leather.ts'
import { metalColour } from '../paint/materials/metal.ts'
import { sparkle } from '../paint/ornament/celestial.ts'
import { diamondRule } from '../paint/ornament/dividers.ts'
import { inset } from '../paint/ornament/frame.ts'
import { frames } from '../paint/ornament/frames.ts'
import { halo } from '../paint/ornament/rays.ts'
import type { TypePlan } from '../type/plan.ts'
import { palettes } from './adventure-frame/palettes.ts'
import { paintView } from './adventure-frame/view.ts'
import type { Family, Scene } from './family.ts'
import { band, isBroad } from './zones.ts'

/** The box of the picture within its frame. */
const viewOf = (scene: Scene): Box => {
  const { w, h, layout } = scene
  const m = Math.min(w, h)
  if (layout === 'page') return { x: 0, y: 0, w, h }
  if (layout === 'medallion') {
    const size = isBroad(scene) ? m * 0.42 : m * 0.66
    return { x: (w - size) / 2, y: h * (isBroad(scene) ? 0.375 : 0.4), w: size, h: size }
  }
  const margin = m * 0.095
  const top = h * (isBroad(scene) ? 0.31 : 0.315)
  return { x: margin, y: top, w: w - margin * 2, h: h * 0.885 - top }
}

/** An arch with shoulders over the picture. */
const traceArch = (ctx: Context, { x, y, w, h }: Box): void => {
  const rise = Math.min(h * 0.2, w * 0.24)
  ctx.moveTo(x, y + h)
  ctx.lineTo(x, y + rise)
  ctx.bezierCurveTo(x, y + rise * 0.35, x + w * 0.2, y + rise * 0.45, x + w * 0.32, y + rise * 0.16)
  ctx.quadraticCurveTo(x + w * 0.42, y, x + w / 2, y)
  ctx.quadraticCurveTo(x + w * 0.58, y, x + w * 0.68, y + rise * 0.16)
  ctx.bezierCurveTo(x + w * 0.8, y + rise * 0.45, x + w, y + rise * 0.35, x + w, y + rise)
  ctx.lineTo(x + w, y + h)
  ctx.closePath()
}

const traceWindow = ({ ctx, extent }: Pick<Easel, 'ctx' | 'extent'>, scene: Scene, view: Box): void => {
  ctx.beginPath()
  if (scene.layout === 'medallion') ctx.arc(view.x + view.w / 2, view.y + view.h / 2, view.w / 2, 0, Math.PI * 2)
  else if (scene.layout === 'page') ctx.rect(extent.x, extent.y, extent.w, extent.h)
  else traceArch(ctx, view)
}

const paintBoards = (easel: Easel, { palette }: Scene): void => {
  const { ctx, w, h } = easel
  const wash = ctx.createRadialGradient(w / 2, h * 0.4, 0, w / 2, h * 0.5, Math.max(w, h) * 0.72)
  wash.addColorStop(0, mix(palette.deep, palette.dark, 0.75))
  wash.addColorStop(1, mix(palette.deep, '#000000', 0.15))
  easel.fill(wash)
  leather(easel, { strength: 0.5, worn: 0.3 })
}

const drawBorder = (ctx: Context, { w, h, layout }: Scene): void => {
  const m = Math.min(w, h)
  const outer = inset({ x: 0, y: 0, w, h }, m * 0.03)
  frames[layout === 'page' ? 'celtic' : layout === 'arch' ? 'scooped' : 'notched'](ctx, outer, { weight: m * 0.0044 })
}

/** Two rules around the view. */
const drawSurround = (ctx: Context, scene: Scene, view: Box): void => {
  const { w, h } = scene
  const m = Math.min(w, h)
  ctx.lineJoin = 'round'
  for (const [grow, width] of [
    [m * 0.006, m * 0.012],
    [m * 0.022, m * 0.0035],
  ] as const) {
    ctx.lineWidth = width
    traceWindow({ ctx, extent: { x: 0, y: 0, w, h } }, scene, {
      x: view.x - grow,
      y: view.y - grow,
      w: view.w + grow * 2,
      h: view.h + grow * 2,
    })
    ctx.stroke()
  }
}

const drawRays = (ctx: Context, { w, h }: Scene, view: Box): void => {
  const m = Math.min(w, h)
  halo(ctx, view.x + view.w / 2, view.y + view.h / 2, view.w * 0.5 + m * 0.03, { weight: m * 0.004, points: 32 })
}

const drawSparkles = (ctx: Context, { w, h }: Scene, view: Box): void => {
  const rise = Math.min(view.h * 0.2, view.w * 0.24)
  for (const side of [0.075, 0.925]) sparkle(ctx, view.x + view.w * side, view.y + rise * 0.12, Math.min(w, h) * 0.03)
}

/** Everything of gold. */
const layGilding = (easel: Easel, scene: Scene, view: Box): void =>
  layLeaf(easel, scene.palette.metal, (gilt) => {
    easel.part('frame', () => drawBorder(gilt, scene))
    if (scene.layout === 'page') return
    easel.part('rings', () => drawSurround(gilt, scene, view))
    if (scene.layout === 'medallion') easel.part('rays', () => drawRays(gilt, scene, view))
    else easel.part('stars', () => drawSparkles(gilt, scene, view))
  })

const paint = (easel: Easel, scene: Scene): void => {
  const { ctx } = easel
  const { palette } = scene
  const view = viewOf(scene)
  if (scene.layout !== 'page') paintBoards(easel, scene)
  ctx.save()
  traceWindow(easel, scene, view)
  ctx.clip()
  paintView(easel, scene, scene.layout === 'page' ? { x: 0, y: scene.h * 0.16, w: scene.w, h: scene.h * 0.78 } : view)
  if (scene.layout === 'page') {
    const dusk = ctx.createLinearGradient(0, 0, 0, scene.h * 0.4)
    dusk.addColorStop(0, mix(palette.deep, palette.dark, 0.2))
    dusk.addColorStop(0.5, mix(palette.deep, palette.dark, 0.4))
    dusk.addColorStop(1, withAlpha(mix(palette.deep, palette.dark, 0.4), 0))
    ctx.fillStyle = dusk
    ctx.fillRect(0, 0, scene.w, scene.h * 0.4)
  } else {
    // The frame throws its shadow into the view.
    easel.pictured(view)
    ctx.shadowColor = withAlpha('#000000', 0.7)
    ctx.shadowBlur = 46 * easel.scale
    ctx.lineWidth = 30
    ctx.strokeStyle = shift(palette.deep, { l: -0.03 })
    traceWindow(easel, scene, { x: view.x - 14, y: view.y - 14, w: view.w + 28, h: view.h + 28 })
    ctx.stroke()
  }
  ctx.restore()
  layGilding(easel, scene, view)
}

const planType = (scene: Scene): TypePlan => {
  const { palette, pairing, layout } = scene
  const wide = isBroad(scene)
  const gold = metalColour(palette.metal)
  const gilt = [
    mix(gold, '#ffffff', 0.62),
    mix(gold, '#ffffff', 0.12),
    mix(gold, '#ffffff', 0.5),
    mix(gold, palette.accent, 0.22),
  ] as const
  const foil = {
    fill: { kind: 'gradient', colours: gilt },
    outline: { colour: mix(palette.deep, '#000000', 0.3), width: 0.03 },
    shadow: { colour: mix(palette.deep, '#000000', 0.6), blur: 0.07, drop: 0.03, alpha: 0.8 },
  } as const
  const title = {
    kind: 'title',
    lockup: 'block',
    face: pairing.title,
    case: 'upper',
    ink: palette.ink,
    maxSize: 430,
    maxLines: 5,
    leading: 0.96,
    gap: 30,
    minor: { scale: 0.5, rules: true },
    effect: foil,
  } as const
  const subtitle = {
    kind: 'line',
    role: 'subtitle',
    face: pairing.text,
    case: 'as-given',
    size: 62,
    ink: mix(palette.ink, '#ffffff', 0.25),
  } as const
  const flourish = {
    kind: 'ornament',
    height: 24,
    ink: mix(gold, '#ffffff', 0.3),
    gap: 26,
    draw: (ctx: Context, box: Box): void =>
      diamondRule(ctx, box.x + box.w / 2, box.y + box.h / 2, Math.min(box.w, 720), { weight: 3.6 }),
  } as const
  const author = {
    kind: 'line',
    role: 'author',
    face: pairing.text,
    case: 'upper',
    tracking: 0.1,
    size: 84,
    ink: palette.ink,
  } as const
  const bottom = layout === 'page' ? (wide ? 0.33 : 0.335) : layout === 'medallion' ? (wide ? 0.275 : 0.315) : 0.295
  return {
    stacks: [
      {
        box: band(scene, layout === 'page' ? 0.085 : 0.065, bottom, layout === 'page' ? 0.155 : 0.11),
        align: 'center',
        anchor: 'middle',
        items: [title, flourish, subtitle],
      },
      {
        box: band(scene, layout === 'page' ? 0.87 : 0.89, layout === 'page' ? 0.915 : 0.945, 0.15),
        align: 'center',
        anchor: 'middle',
        items: [author],
      },
    ],
  }
}

export const adventureFrame: Family = {
  id: 'adventure-frame',
  name: 'Adventure Frame',
  look: 'figure',
  templateType: 'illustrated',
  genreBuckets: ["Children's:middle-grade", "Children's:chapter-book", 'Young Adult:*'],
  moods: ['epic', 'mysterious', 'uplifting', 'intense'],
  technique: 'a moonlit adventure seen through a gilded frame',
  lettering: 'storybook capitals in foil',
  palettes,
  pairings: [
    { title: 'cinzel-decorative-bold', text: 'garamond' },
    { title: 'berkshire-swash', text: 'lora' },
    { title: 'yeseva-one', text: 'lora' },
    { title: 'uncial-antiqua', text: 'garamond' },
    { title: 'alegreya-black', text: 'lora' },
  ],
  layouts: [
    { id: 'arch', phrase: 'an arched window on the adventure and the title above it' },
    { id: 'page', phrase: 'the adventure across the whole page within a gilded border', isEndless: true },
    { id: 'medallion', phrase: 'the adventure in a round, rayed medallion' },
  ],
  heroes: [
    'castle',
    'dragon',
    'tall-ship',
    'tree',
    'lighthouse',
    'tower',
    'stag',
    'ruins',
    'manor',
    'wizard',
    'airplane',
    'volcano',
    'whale',
    'knight',
  ],
  sample: {
    title: 'The Keeper of Hollow Castle',
    subtitle: 'The first lantern mystery',
    author: 'Imogen Thackeray',
    summary: 'Two children and a stray dog follow a light that nobody else can see to the castle in the woods.',
  },
  shows: (motif) =>
    isOneThing(motif) &&
    isAlone(motif) &&
    (isSomebody(motif) ||
      motif.kind === 'vehicle' ||
      (motif.kind === 'creature' && sizeOf(motif) >= 0.4 && !isHomely(motif)) ||
      (motif.kind === 'place' && sizeOf(motif) >= 2 && !isPlain(motif)) ||
      (motif.kind === 'plant' && sizeOf(motif) >= 5) ||
      (motif.kind === 'sky' && isNoble(motif))),
  design: (scene) => ({
    type: planType(scene),
    back: (easel) => paint(easel, scene),
    grain: 0.3,
    vignette: 0.2,
  }),
}
