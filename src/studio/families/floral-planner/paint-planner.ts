// The pictures of the floral planner: bouquets around a clearing, a wreath or flowers all over, its gold and its label.

import { lchOf, mix, withAlpha } from '../../colour/colour.ts'
import { asPart } from '../../paint/as-part.ts'
import { holding } from '../../paint/boxes.ts'
import { tau } from '../../paint/curves.ts'
import type { Box, Easel } from '../../paint/easel.ts'
import { layGilt } from '../../paint/materials/gilt.ts'
import { leafFlakes } from '../../paint/materials/gold-leaf.ts'
import { paper } from '../../paint/materials/paper.ts'
import { inset, rule } from '../../paint/ornament/frame.ts'
import type { Random } from '../../paint/random.ts'
import type { Scene } from '../family.ts'
import { type Bouquet, Florist } from './bouquets.ts'

const isDark = ({ palette }: Scene): boolean => lchOf(palette.soft).l < 0.55

export const groundOf = (scene: Scene): string => (isDark(scene) ? scene.palette.deep : scene.palette.light)

const unitOf = ({ w, h }: Scene): number => Math.min(w, h * 0.7)

/** The clear place in the middle: everything grows around it. */
export const clearing = (scene: Scene): Box => {
  const { w, h, layout } = scene
  const unit = unitOf(scene)
  if (layout === 'wreath') {
    const size = unit * (h > w ? 0.64 : 0.7)
    return { x: (w - size) / 2, y: h * 0.5 - size / 2, w: size, h: size }
  }
  if (layout === 'garland') return { x: w * 0.13, y: h * 0.1, w: w * 0.74, h: h * 0.42 }
  if (layout === 'label') return { x: w * 0.17, y: h * 0.3, w: w * 0.66, h: h * 0.38 }
  return { x: w * 0.15, y: h * 0.34, w: w * 0.7, h: h * 0.31 }
}

const bouquetsOf = (scene: Scene): readonly Bouquet[] => {
  const { w, h, layout } = scene
  const unit = unitOf(scene)
  if (layout === 'garland')
    return [
      { x: w * 0.02, y: h * 0.8, radius: unit * 0.5, towards: -0.9, opening: 1.2, blooms: 6 },
      { x: w * 0.98, y: h * 0.8, radius: unit * 0.5, towards: -tau / 2 + 0.9, opening: 1.2, blooms: 6 },
      { x: w * 0.5, y: h * 0.93, radius: unit * 0.54, towards: -tau / 4, opening: 1.5, blooms: 8 },
    ]
  if (layout === 'wreath')
    return [
      { x: 0, y: 0, radius: unit * 0.3, towards: 0.9, opening: 0.9, blooms: 4 },
      { x: w, y: h, radius: unit * 0.3, towards: tau / 2 + 0.9, opening: 0.9, blooms: 4 },
      { x: w, y: 0, radius: unit * 0.24, towards: tau / 2 - 0.9, opening: 0.9, blooms: 3 },
      { x: 0, y: h, radius: unit * 0.24, towards: -0.9, opening: 0.9, blooms: 3 },
    ]
  return [
    { x: w * 0.93, y: h * 0.075, radius: unit * 0.49, towards: tau / 2 - 0.75, opening: 1.15, blooms: 7 },
    { x: w * 0.07, y: h * 0.925, radius: unit * 0.52, towards: -0.75, opening: 1.15, blooms: 8 },
    { x: w * 0.04, y: h * 0.04, radius: unit * 0.27, towards: 0.75, opening: 0.9, blooms: 3 },
    { x: w * 0.96, y: h * 0.96, radius: unit * 0.27, towards: tau / 2 + 0.75, opening: 0.9, blooms: 3 },
  ]
}

/** A ring of sprigs and blooms, heavy at the foot and light at the head. */
const paintWreath = (scene: Scene, florist: Florist, easel: Easel): void => {
  const box = clearing(scene)
  const [x, y, radius] = [box.x + box.w / 2, box.y + box.h / 2, box.w * 0.64]
  const random = easel.random.sub('wreath')
  for (let at = 0; at < 30; at++) {
    const angle = (at / 30) * tau
    const [px, py] = [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius]
    florist.sprig(px, py, angle + tau / 4 + (at % 2 ? 0.5 : -0.62), radius * random.between(0.34, 0.5))
  }
  for (let at = 0; at < 15; at++) {
    const angle = ((at + 0.5) / 15) * tau
    const weight = 0.5 + 0.5 * Math.sin(angle + 0.35)
    const out = radius * random.between(0.96, 1.06)
    florist.bloom(x + Math.cos(angle) * out, y + Math.sin(angle) * out, radius * (0.1 + weight * 0.16))
  }
}

interface Place {
  readonly column: number
  readonly row: number
}

/** Blooms in half drop, sprigs between them. */
const plant = (places: readonly Place[], pitch: number, florist: Florist, random: Random): void => {
  const at = ({ column, row }: Place) =>
    [(column - 0.25) * pitch, (row - 0.2 + Math.abs(column % 2) * 0.5) * pitch] as const
  for (const place of places) {
    const [x, y] = at(place)
    for (let side = 0; side < 4; side++) florist.sprig(x, y, random.next() * tau, pitch * random.between(0.55, 0.72))
  }
  for (const place of places) {
    const [x, y] = at(place)
    florist.leaf(x, y, random.next() * tau, pitch * 0.42)
    florist.bloom(x, y, pitch * ((place.column + place.row) % 2 ? 0.24 : 0.35))
    florist.bloom(x + pitch * 0.48, y + pitch * random.between(0.14, 0.28), pitch * 0.15)
  }
}

/** Flowers over all that is seen: first what grows before the sheet, so that the sheet's own are as they are without it. */
const paintAllOver = (scene: Scene, easel: Easel): void => {
  const { w, h } = scene
  const pitch = Math.min(w, h) / 3.3
  const rows = Array.from({ length: 10 }, (_, row) => row).filter((row) => (row - 0.5) * pitch < h + pitch)
  const placesOf = (columns: number[]): Place[] => rows.flatMap((row) => columns.map((column) => ({ column, row })))
  const before = Array.from({ length: Math.ceil(-easel.extent.x / pitch) }, (_, at) => -1 - at)
  const own = Array.from({ length: 6 }, (_, column) => column).filter((column) => (column - 0.5) * pitch < w + pitch)
  plant(placesOf(before), pitch, floristOf(scene, easel, 'florist before'), easel.random.sub('all over before'))
  plant(placesOf(own), pitch, floristOf(scene, easel, 'florist'), easel.random.sub('all over'))
}

const paintGround = (easel: Easel, scene: Scene): void => {
  const { ctx, w, h } = easel
  const { palette } = scene
  easel.fill(groundOf(scene))
  for (const [x, y, reach] of [
    [0.85, 0.1, 0.8],
    [0.12, 0.9, 0.85],
    [0.5, 0.5, 0.5],
  ] as const) {
    const radius = Math.max(w, h) * reach * 0.6
    const wash = ctx.createRadialGradient(w * x, h * y, 0, w * x, h * y, radius)
    wash.addColorStop(0, withAlpha(palette.soft, reach < 0.6 ? 0.2 : 0.85))
    wash.addColorStop(1, withAlpha(palette.soft, 0))
    ctx.fillStyle = wash
    ctx.fillRect(0, 0, w, h)
  }
  paper(easel, { kind: 'smooth', strength: 0.7 })
}

/** Gold: a thin frame or ring, and flakes that fell from the brush. */
const paintGold = (easel: Easel, scene: Scene): void => {
  const { palette, layout, w, h } = scene
  const box = clearing(scene)
  leafFlakes(easel, { metal: palette.metal, count: 90, size: 15, avoid: [box] })
  if (layout === 'label') return
  layGilt(easel, palette.metal, (ctx) => {
    if (layout === 'wreath') {
      ctx.lineWidth = 8
      ctx.beginPath()
      ctx.arc(box.x + box.w / 2, box.y + box.h / 2, box.w * 0.64, 0, tau)
      ctx.stroke()
    } else rule(ctx, inset({ x: 0, y: 0, w, h }, Math.min(w, h) * 0.045), 7)
  })
}

const floristOf = (scene: Scene, { ctx, random }: Easel, name: string): Florist =>
  new Florist(ctx, scene.palette, scene.hero.id, isDark(scene), random.sub(name))

export const paint = (easel: Easel, scene: Scene): void => {
  paintGround(easel, scene)
  if (scene.layout === 'label') {
    paintAllOver(scene, easel)
    return
  }
  const florist = floristOf(scene, easel, 'florist')
  paintGold(easel, scene)
  for (const bouquet of bouquetsOf(scene)) florist.bouquet(bouquet)
  if (scene.layout === 'wreath') paintWreath(scene, florist, easel)
}

/** A pasted label for the all-over pattern. */
export const paintLabel = asPart('panel', (easel: Easel, scene: Scene, filled: Box): void => {
  const { ctx } = easel
  const { palette } = scene
  const box = holding(clearing(scene), filled, 64)
  ctx.save()
  ctx.shadowColor = withAlpha('#000000', 0.4)
  ctx.shadowBlur = 40 * easel.scale
  ctx.shadowOffsetY = 12 * easel.scale
  ctx.fillStyle = labelColour(scene)
  ctx.beginPath()
  ctx.roundRect(box.x, box.y, box.w, box.h, 26)
  ctx.fill()
  ctx.restore()
  layGilt(easel, palette.metal, (gilt) => {
    rule(gilt, inset(box, 28), 6, 'round', 22)
    rule(gilt, inset(box, 42), 2.5, 'round', 16)
  })
})

export const labelColour = (scene: Scene): string =>
  isDark(scene) ? scene.palette.light : mix(scene.palette.light, '#ffffff', 0.4)
