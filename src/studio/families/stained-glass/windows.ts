// The windows: a lancet in a dark wall, a rose, and a leaded panel that fills the sheet.

import { Path2D } from '@napi-rs/canvas'
import { mix, withAlpha } from '../../colour/colour.ts'
import { asPart } from '../../paint/as-part.ts'
import { paintGlow } from '../../paint/atmosphere/glow.ts'
import { tau } from '../../paint/curves.ts'
import type { Box, Easel } from '../../paint/easel.ts'
import { type Pane, stainedGlass } from '../../paint/materials/stained-glass.ts'
import { drawMasonry } from '../../paint/scenery/masonry.ts'
import { pointedArch } from '../../paint/scenery/pointed-arch.ts'
import type { Scene } from '../family.ts'
import { paintGlassHero } from './glass-hero.ts'
import { borderPanes, groundPanes, rayPanes, wordPane } from './panes.ts'

export interface WindowPlan {
  readonly kind: 'lancet' | 'rose' | 'panel'
  /** The opening. */
  readonly glass: Box
  /** Calm panes for words; only in a panel. */
  readonly words: readonly Box[]
}

const leadOf = ({ palette }: Scene): string => mix(palette.deep, '#000000', 0.72)

/** Panes set over the rays: glass with a fall of light in it, then its lead. */
const setPanes = (easel: Easel, panes: readonly Pane[], lead: string, { y, h }: Box): void => {
  const { ctx } = easel
  for (const { shape, colour } of panes) {
    const fall = ctx.createLinearGradient(0, y, 0, y + h)
    for (let at = 0; at <= 24; at++)
      fall.addColorStop(at / 24, mix(colour, at % 2 ? '#ffffff' : '#000000', at % 3 ? 0.07 : 0.13))
    ctx.fillStyle = fall
    ctx.fill(shape)
  }
  for (const [width, colour] of [
    [20, withAlpha('#000000', 0.22)],
    [10, lead],
  ] as const) {
    ctx.strokeStyle = colour
    ctx.lineWidth = width
    easel.part('lead', () => {
      for (const { shape } of panes) ctx.stroke(shape)
    })
  }
}

/** What the picture has for itself: in a panel, the room between the panes for words. */
const roomOf = ({ glass, words }: WindowPlan): Box => {
  const [head, foot] = words
  if (!head || !foot) return glass
  const top = head.y + head.h
  return { x: head.x, y: top, w: head.w, h: foot.y - top }
}

const landOf = ({ hero, palette: { mid, dark, deep, hues, counter } }: Scene): string[] =>
  hero.rests === 'water'
    ? [mix(mid, hues[0], 0.4), mid, mix(mid, dark, 0.5), dark]
    : [mix(counter, mid, 0.25), mix(counter, dark, 0.35), mix(counter, dark, 0.62), mix(dark, deep, 0.4)]

/** How broad the border of a panel is. */
const thickOf = ({ w, h }: Box): number => Math.min(w, h) * 0.055

const borderOf = ({ palette: { hues, dark, mid, accent } }: Scene, panel: Box, thick: number): Pane[] =>
  borderPanes(panel, thick, [mix(hues[2], dark, 0.15), mix(hues[3], mid, 0.2), accent])

const plain = ({ x, y, w, h }: Box): Path2D => {
  const shape = new Path2D()
  shape.rect(x, y, w, h)
  return shape
}

/** Glass over all of a box: light, land and hero. */
const paintGlass = asPart('glass', (easel: Easel, scene: Scene, plan: WindowPlan): void => {
  const { glass, kind, words } = plan
  const { hero, palette } = scene
  const lead = leadOf(scene)
  const room = roomOf(plan)
  const { x, y, w, h } = room
  const middle = x + w / 2
  const isRose = kind === 'rose'
  const stands = !isRose && (hero.rests === 'ground' || hero.rests === 'water')
  const tall = isRose ? 0.54 : kind === 'panel' ? 0.8 : 0.58
  const height = Math.min(h * tall, (w * (isRose ? 0.58 : 0.8)) / hero.width)
  const ground = y + h * (kind === 'panel' ? 0.92 : 0.84)
  const foot = stands ? ground + height * 0.02 : y + h * (kind === 'lancet' ? 0.53 : 0.5) + height / 2
  const light = { x: middle, y: foot - height * 0.55 }
  const random = easel.random.sub('cuts')
  const radius = Math.min(w * 0.36, Math.max(w * 0.27, height * 0.52))
  const { dark, deep } = palette
  stainedGlass(easel, rayPanes(light, palette, { radius, reach: Math.hypot(glass.w, glass.h) * 0.95, random }), {
    lead,
    width: 10,
    light: { ...light, reach: Math.hypot(w, h) * 0.75 },
  })
  if (stands)
    setPanes(
      easel,
      groundPanes({ ...glass, h: room.y + room.h - glass.y }, ground - h * 0.015, landOf(scene), random),
      lead,
      glass,
    )
  paintGlow(easel, { x: light.x, y: light.y, radius: radius * 1.7, colour: palette.light, strength: 0.32 })
  if (kind === 'panel') {
    setPanes(easel, borderOf(scene, glass, thickOf(glass)), lead, glass)
  }
  paintGlassHero(easel, scene, { x: middle, y: foot, height }, lead)
  const calm = mix(deep, dark, 0.3)
  setPanes(
    easel,
    words.map((box) => wordPane(box, calm)),
    lead,
    glass,
  )
  if (kind === 'panel' && easel.extent.x < 0) {
    // On an open sheet a second panel stands beside it, all of it one pane for words.
    const beside = { ...glass, x: easel.extent.x, w: glass.x - easel.extent.x }
    easel.ctx.fillStyle = calm
    easel.ctx.fill(plain(beside))
    setPanes(easel, borderOf(scene, beside, thickOf(glass)), lead, beside)
  }
})

const paintWall = asPart('wall', (easel: Easel, { palette }: Scene, { glass }: WindowPlan): void => {
  const light = { x: glass.x + glass.w / 2, y: glass.y + glass.h / 2 }
  const stone = mix(palette.deep, '#000000', 0.35)
  drawMasonry(easel.ctx, {
    box: { x: 0, y: 0, w: easel.w, h: easel.h },
    stone,
    joint: mix(stone, '#000000', 0.5),
    lit: mix(palette.dark, palette.mid, 0.25),
    light,
    reach: Math.max(glass.w, glass.h) * 0.62,
    course: 105,
    beyond: -easel.extent.x,
    random: easel.random.sub('wall'),
  })
  const shade = easel.ctx.createRadialGradient(
    light.x,
    light.y,
    glass.w * 0.45,
    light.x,
    light.y,
    Math.hypot(easel.w, easel.h) * 0.62,
  )
  shade.addColorStop(0, withAlpha(stone, 0))
  shade.addColorStop(0.55, withAlpha(mix(stone, '#000000', 0.4), 0.72))
  shade.addColorStop(1, withAlpha(mix(stone, '#000000', 0.5), 0.94))
  easel.fill(shade)
})

/** Coloured light that the window throws on wall and floor around it. */
const paintSpill = (easel: Easel, { palette }: Scene, { glass }: WindowPlan): void => {
  const [one, two, three] = palette.hues
  const places = [
    [0.5, 0.45, 0.95, palette.accent, 0.32],
    [0.1, 1.06, 0.5, two, 0.3],
    [0.9, 1.06, 0.5, one, 0.34],
    [0.5, 1.1, 0.5, three, 0.26],
  ] as const
  for (const [x, y, reach, colour, strength] of places)
    paintGlow(easel, { x: glass.x + glass.w * x, y: glass.y + glass.h * y, radius: glass.w * reach, colour, strength })
}

const shapeOf = ({ kind, glass }: WindowPlan): Path2D => {
  const { x, y, w, h } = glass
  if (kind === 'lancet') return pointedArch(x + w / 2, y + h, w, h, 0.75)
  const round = new Path2D()
  round.arc(x + w / 2, y + h / 2, w / 2, 0, tau)
  return round
}

/** Mouldings of the stone around an opening: from the outer shadow to the lit edge at the glass. */
const paintMouldings = asPart('frame', (easel: Easel, { palette }: Scene, shape: Path2D): void => {
  const { ctx } = easel
  const stone = mix(palette.dark, palette.deep, 0.4)
  ctx.lineJoin = 'miter'
  for (const [width, colour] of [
    [170, withAlpha('#000000', 0.35)],
    [140, mix(stone, palette.soft, 0.1)],
    [126, mix(stone, '#000000', 0.35)],
    [96, mix(stone, palette.soft, 0.22)],
    [86, mix(stone, '#000000', 0.2)],
    [52, mix(stone, palette.soft, 0.42)],
    [44, mix(stone, '#000000', 0.3)],
    [18, mix(palette.soft, palette.accent, 0.3)],
  ] as const) {
    ctx.strokeStyle = colour
    ctx.lineWidth = width
    ctx.stroke(shape)
  }
})

/** Stone spokes and rings of the rose, thin and lit at one side. */
const paintTracery = asPart('frame', (easel: Easel, scene: Scene, { glass }: WindowPlan): void => {
  const { palette } = scene
  const { ctx } = easel
  const [x, y, radius] = [glass.x + glass.w / 2, glass.y + glass.h / 2, glass.w / 2]
  const petals = 12
  const tracery = new Path2D()
  for (let at = 0; at < petals; at++) {
    const turn = (at / petals) * tau
    const [cx, cy] = [x + Math.cos(turn) * radius * 0.815, y + Math.sin(turn) * radius * 0.815]
    tracery.moveTo(cx + radius * 0.185, cy)
    tracery.arc(cx, cy, radius * 0.185, 0, tau)
  }
  tracery.moveTo(x + radius * 0.615, y)
  tracery.arc(x, y, radius * 0.615, 0, tau)
  const stone = mix(palette.dark, palette.deep, 0.35)
  for (const [width, colour] of [
    [34, withAlpha('#000000', 0.35)],
    [26, mix(stone, '#000000', 0.35)],
    [16, mix(stone, palette.soft, 0.2)],
    [5, mix(stone, palette.soft, 0.5)],
  ] as const) {
    ctx.strokeStyle = colour
    ctx.lineWidth = width
    ctx.stroke(tracery)
  }
})

export const paintWindow = (easel: Easel, scene: Scene, plan: WindowPlan): void => {
  if (plan.kind === 'panel') {
    paintGlass(easel, scene, plan)
    return
  }
  paintWall(easel, scene, plan)
  const shape = shapeOf(plan)
  paintSpill(easel, scene, plan)
  paintMouldings(easel, scene, shape)
  using picture = easel.fresh()
  paintGlass(picture, scene, plan)
  if (plan.kind === 'rose') paintTracery(picture, scene, plan)
  const { ctx } = easel
  ctx.save()
  ctx.clip(shape)
  ctx.drawImage(picture.canvas, 0, 0, easel.w, easel.h)
  ctx.strokeStyle = withAlpha('#000000', 0.5)
  ctx.lineWidth = 26
  ctx.stroke(shape)
  ctx.restore()
  paintGlow(easel, {
    x: plan.glass.x + plan.glass.w / 2,
    y: plan.glass.y + plan.glass.h * 0.5,
    radius: plan.glass.w * 0.95,
    colour: scene.palette.accent,
    strength: 0.16,
  })
}
