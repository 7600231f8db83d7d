// Soft shapes of colour and the line drawing over them, in four arrangements.
import { mix } from '../../colour/colour.ts'
import { centred, clothOn, heightIn, showTroupe, somebody, troupeFor } from '../../figures/covers/stage.ts'
import type { FigureLook } from '../../figures/look.ts'
import { peopleId } from '../../figures/people-motif.ts'
import { tau } from '../../paint/curves.ts'
import type { Context, Easel } from '../../paint/easel.ts'
import { paper } from '../../paint/materials/paper.ts'
import type { Scene } from '../family.ts'
import { groundOf, inkOf } from './inks.ts'
import { drawBranch, drawSitter, drawThread, type Sitter } from './line.ts'

/** A soft pebble; bumps are fixed shares, so that it is the same shape at every size. */
const pebble = (ctx: Context, x: number, y: number, rx: number, ry: number, turn: number): void => {
  const bumps = [1, 1.08, 0.94, 1.05, 0.9, 1.04]
  const points = bumps.map((bump, at) => {
    const angle = turn + (at / bumps.length) * tau
    return [x + Math.cos(angle) * rx * bump, y + Math.sin(angle) * ry * bump] as const
  })
  ctx.beginPath()
  for (let at = 0; at <= points.length; at++) {
    const [px, py] = points[at % points.length] ?? [x, y]
    const [nx, ny] = points[(at + 1) % points.length] ?? [x, y]
    if (at === 0) ctx.moveTo((px + nx) / 2, (py + ny) / 2)
    else ctx.quadraticCurveTo(px, py, (px + nx) / 2, (py + ny) / 2)
  }
  ctx.fill()
}

const arch = (ctx: Context, x: number, top: number, width: number, bottom: number): void => {
  ctx.beginPath()
  ctx.moveTo(x - width / 2, bottom)
  ctx.lineTo(x - width / 2, top + width / 2)
  ctx.arc(x, top + width / 2, width / 2, Math.PI, tau)
  ctx.lineTo(x + width / 2, bottom)
  ctx.fill()
}

const disc = (ctx: Context, x: number, y: number, radius: number): void => {
  ctx.beginPath()
  ctx.arc(x, y, radius, 0, tau)
  ctx.fill()
}

/** People of a book sit for their portrait themselves, in ink lines over a thin wash of their colours. */
const drawPeople = (easel: Easel, scene: Scene, { x, y, height }: Sitter): boolean => {
  const { palette, hero } = scene
  if (hero.id !== peopleId) return false
  const troupe = troupeFor(scene, { cloth: clothOn(palette, groundOf(scene)) }, somebody('a woman'))
  if (troupe === null) return false
  const broad = height * hero.width
  const high = heightIn(troupe, broad, height)
  const look: FigureLook = {
    manner: 'ink',
    light: [-0.7, -0.7],
    dark: inkOf(scene),
    air: mix(groundOf(scene), palette.light, 0.2),
    haze: 0.72,
  }
  showTroupe(easel, troupe, { x: centred(troupe, x, high), y, height: high, look })
  return true
}

const sitterIn = ({ hero }: Scene, x: number, y: number, tall: number, broad: number): Sitter => ({
  x,
  y,
  height: Math.min(tall, broad / hero.width),
})

/** Whether the hero stands or lies on something, so that a line may run to it. */
const isSeated = ({ hero }: Scene): boolean => hero.rests === 'ground' || hero.rests === 'water'

const finish = (easel: Easel, scene: Scene, sitter: Sitter): void => {
  const ink = inkOf(scene)
  if (!drawPeople(easel, scene, sitter)) drawSitter(easel, scene.hero, sitter, ink)
  const half = (sitter.height * scene.hero.width) / 2
  if (isSeated(scene)) easel.part('lines', () => drawThread(easel, sitter, half, ink, easel.random.sub('thread')))
}

const paintDisc = (easel: Easel, scene: Scene): void => {
  const { w, h, palette } = scene
  const { ctx } = easel
  const radius = Math.min(w * 0.36, h * 0.215)
  ctx.fillStyle = palette.soft
  easel.part('shapes', () => pebble(ctx, w * 0.27, h * 0.76, w * 0.34, h * 0.14, 0.4))
  ctx.fillStyle = palette.accent
  easel.part('disc', () => disc(ctx, w * 0.54, h * 0.61, radius))
  ctx.fillStyle = palette.counter
  easel.part('shapes', () => pebble(ctx, w * 0.8, h * 0.79, w * 0.2, h * 0.07, 1.2))
  const length = Math.min(w, h * 0.7) * 0.4
  easel.part('leaves', () =>
    drawBranch(ctx, { x: w * 0.07, y: h * 0.83, length, turn: -1.2 }, { ink: inkOf(scene), leaf: palette.counter }),
  )
  finish(easel, scene, sitterIn(scene, w * 0.53, h * 0.835, h * 0.43, w * 0.7))
}

const paintArch = (easel: Easel, scene: Scene): void => {
  const { w, h, palette } = scene
  const { ctx } = easel
  const width = Math.min(w * 0.56, h * 0.42)
  ctx.fillStyle = palette.soft
  easel.part('shapes', () => pebble(ctx, w * 0.36, h * 0.72, w * 0.33, h * 0.15, 0.2))
  ctx.fillStyle = palette.counter
  easel.part('arch', () => arch(ctx, w * 0.64, h * 0.42, width, h * 0.86))
  ctx.fillStyle = palette.accent
  easel.part('disc', () => disc(ctx, w * 0.3, h * 0.55, Math.min(w * 0.13, h * 0.09)))
  finish(easel, scene, sitterIn(scene, w * 0.56, h * 0.86, h * 0.41, w * 0.72))
}

const paintAbove = (easel: Easel, scene: Scene): void => {
  const { w, h, palette } = scene
  const { ctx } = easel
  ctx.fillStyle = palette.counter
  easel.part('shapes', () => pebble(ctx, w * 0.7, h * 0.2, w * 0.42, h * 0.2, 0.7))
  ctx.fillStyle = palette.soft
  easel.part('shapes', () => pebble(ctx, w * 0.22, h * 0.38, w * 0.34, h * 0.16, 0.1))
  ctx.fillStyle = palette.accent
  easel.part('disc', () => disc(ctx, w * 0.2, h * 0.17, Math.min(w * 0.12, h * 0.08)))
  const length = Math.min(w, h * 0.7) * 0.34
  easel.part('leaves', () =>
    drawBranch(ctx, { x: w * 0.93, y: h * 0.53, length, turn: -2 }, { ink: inkOf(scene), leaf: palette.accent }),
  )
  finish(easel, scene, sitterIn(scene, w * 0.47, h * 0.53, h * 0.44, w * 0.74))
}

const paintEvening = (easel: Easel, scene: Scene): void => {
  const { w, h, palette } = scene
  const { ctx } = easel
  const ground = groundOf(scene)
  ctx.fillStyle = mix(ground, palette.mid, 0.6)
  easel.part('shapes', () => pebble(ctx, w * 0.6, h * 0.66, w * 0.5, h * 0.21, 0.9))
  ctx.fillStyle = palette.accent
  easel.part('disc', () => disc(ctx, w * 0.34, h * 0.56, Math.min(w * 0.22, h * 0.15)))
  ctx.fillStyle = mix(ground, palette.counter, 0.72)
  easel.part('shapes', () => pebble(ctx, w * 0.34, h * 0.8, w * 0.36, h * 0.08, 0.3))
  finish(easel, scene, sitterIn(scene, w * 0.52, h * 0.83, h * 0.42, w * 0.72))
}

export const paintSheet = (easel: Easel, scene: Scene): void => {
  easel.fill(groundOf(scene))
  if (scene.layout === 'arch') paintArch(easel, scene)
  else if (scene.layout === 'above') paintAbove(easel, scene)
  else if (scene.layout === 'evening') paintEvening(easel, scene)
  else paintDisc(easel, scene)
  if (!easel.isProof) paper(easel, { kind: 'smooth', strength: 0.4 })
}
