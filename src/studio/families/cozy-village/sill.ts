// From inside: a papered wall, curtains, the village behind the panes and the hero on the sill.

import { type Colour, mix, withAlpha } from '../../colour/colour.ts'
import { noHero } from '../../motifs/no-hero.ts'
import { heightBeside } from '../../motifs/real-size.ts'
import type { Box, Context, Easel } from '../../paint/easel.ts'
import { paintVillage } from '../../paint/scenery/village.ts'
import type { Scene } from '../family.ts'
import { ownThing } from '../own-things.ts'
import { type Air, paintAir, paintFlakes } from './air.ts'
import { standMotif } from './hero.ts'

const wallColour = ({ palette }: Scene): Colour => mix(mix(palette.dark, palette.counter, 0.16), palette.deep, 0.25)

const paintPaper = (easel: Easel, scene: Scene): void => {
  const { ctx, w, h } = easel
  const { palette } = scene
  const wall = wallColour(scene)
  easel.fill(wall)
  const stripe = w / 18
  ctx.fillStyle = withAlpha(mix(wall, palette.mid, 0.5), 0.28)
  const first = stripe / 2 - Math.ceil(-easel.extent.x / (stripe * 2)) * stripe * 2
  for (let x = first; x < w; x += stripe * 2) ctx.fillRect(x, 0, stripe, h)
  const shade = ctx.createRadialGradient(w / 2, h * 0.6, w * 0.2, w / 2, h * 0.55, h * 0.7)
  shade.addColorStop(0, withAlpha(palette.accent, 0.14))
  shade.addColorStop(1, withAlpha(palette.deep, 0.45))
  easel.fill(shade)
}

/** A curtain gathered to one side: folds of light and shade, tied low. */
const drawCurtain = (ctx: Context, box: Box, isLeft: boolean, cloth: Colour, shade: Colour): void => {
  const inner = isLeft ? box.x + box.w : box.x
  const outer = isLeft ? box.x : box.x + box.w
  const waist = outer + (inner - outer) * 0.42
  ctx.save()
  ctx.beginPath()
  ctx.moveTo(outer, box.y)
  ctx.lineTo(inner, box.y)
  ctx.bezierCurveTo(inner, box.y + box.h * 0.35, waist, box.y + box.h * 0.5, waist, box.y + box.h * 0.66)
  ctx.quadraticCurveTo(
    waist + (inner - waist) * 0.3,
    box.y + box.h * 0.85,
    waist + (inner - waist) * 0.35,
    box.y + box.h,
  )
  ctx.lineTo(outer, box.y + box.h)
  ctx.clip()
  const folds = ctx.createLinearGradient(outer, 0, inner, 0)
  for (let fold = 0; fold <= 10; fold++)
    folds.addColorStop(fold / 10, fold % 2 ? mix(cloth, shade, 0.45) : mix(cloth, '#ffffff', 0.06 + (fold % 4) * 0.03))
  ctx.fillStyle = folds
  ctx.fillRect(box.x, box.y, box.w, box.h)
  ctx.fillStyle = withAlpha(shade, 0.32)
  ctx.fillRect(box.x, box.y + box.h * 0.645, box.w, box.h * 0.03)
  ctx.restore()
}

export const paintSill = (easel: Easel, scene: Scene, air: Air): void => {
  const { ctx, w, h } = easel
  const { palette, hero, companions } = scene
  const short = Math.min(w, h)
  paintPaper(easel, scene)
  const view: Box = { x: w / 2 - short * 0.36, y: h * 0.425, w: short * 0.72, h: h * 0.39 }
  const frame = mix(palette.light, palette.soft, 0.25)
  ctx.fillStyle = mix(frame, palette.deep, 0.2)
  ctx.fillRect(view.x - 46, view.y - 46, view.w + 92, view.h + 92)
  ctx.fillStyle = frame
  ctx.fillRect(view.x - 34, view.y - 34, view.w + 68, view.h + 68)
  ctx.save()
  ctx.beginPath()
  ctx.rect(view.x, view.y, view.w, view.h)
  ctx.clip()
  paintAir(easel, scene, air, view.y + view.h * 0.6)
  const [one, two, three, four, five] = palette.hues
  paintVillage(easel, {
    from: view.y + view.h * 0.78,
    to: view.y + view.h * 0.99,
    rows: 2,
    size: short * 0.13,
    walls: [air.tint(one), air.tint(two), air.tint(three), air.tint(four), air.tint(five)],
    roofs: [air.tint(mix(palette.accent, palette.deep, 0.5)), air.tint(palette.dark)],
    trim: air.tint(palette.light),
    window: air.lamp,
    dark: palette.deep,
    haze: air.sky[3],
    lit: air.isDusk ? 0.75 : 0.2,
    ...(air.isSnowy ? { snow: palette.light } : {}),
  })
  if (hero.kind === 'place')
    standMotif(easel, scene, hero, {
      x: w / 2,
      y: view.y + view.h,
      height: Math.min(view.h * 0.72, (view.w * 0.7) / hero.width),
    })
  paintFlakes(easel, scene, air)
  ctx.restore()
  ctx.fillStyle = frame
  ctx.fillRect(w / 2 - 12, view.y, 24, view.h)
  ctx.fillRect(view.x, view.y + view.h * 0.36, view.w, 20)
  ctx.fillStyle = withAlpha(palette.deep, 0.25)
  ctx.fillRect(w / 2 + 12, view.y, 6, view.h)
  ctx.fillRect(view.x, view.y + view.h * 0.36 + 20, view.w, 6)
  const cloth = mix(palette.accent, palette.deep, 0.22)
  const drop = { y: view.y - 70, w: short * 0.26, h: view.h + 108 }
  drawCurtain(ctx, { ...drop, x: view.x - short * 0.09 }, true, cloth, palette.deep)
  drawCurtain(ctx, { ...drop, x: view.x + view.w + short * 0.09 - drop.w }, false, cloth, palette.deep)
  ctx.fillStyle = mix(palette.accent, palette.deep, 0.72)
  ctx.beginPath()
  ctx.roundRect(view.x - short * 0.13, view.y - 86, view.w + short * 0.26, 26, 13)
  ctx.fill()
  const sill = view.y + view.h + 8
  const board = ctx.createLinearGradient(0, sill, 0, sill + h * 0.04)
  board.addColorStop(0, mix(frame, '#ffffff', 0.3))
  board.addColorStop(0.55, frame)
  board.addColorStop(0.6, mix(frame, palette.deep, 0.35))
  board.addColorStop(1, mix(frame, palette.deep, 0.5))
  ctx.fillStyle = withAlpha('#000000', 0.25)
  ctx.fillRect(view.x - 90, sill + 20, view.w + 190, h * 0.04)
  ctx.fillStyle = board
  ctx.fillRect(view.x - 100, sill, view.w + 200, h * 0.04)
  const side = scene.random.sub('side').chance(0.5) ? 1 : -1
  const isOutside = hero.kind === 'place'
  const sitter = isOutside ? (ownThing(scene, 'cat') ?? noHero) : hero
  const height = Math.min(short * (isOutside ? 0.24 : 0.44), (short * 0.46) / sitter.width, view.h * 0.85)
  standMotif(easel, scene, sitter, {
    x: w / 2 + side * short * (isOutside ? 0.2 : 0.1),
    y: sill + h * 0.014,
    height,
    flip: side < 0,
  })
  const cup = companions.find(({ rests, kind }) => rests === 'ground' && kind === 'object') ?? ownThing(scene, 'teacup')
  if (cup && cup.id !== hero.id)
    standMotif(easel, scene, cup, {
      x: w / 2 - side * short * 0.24,
      y: sill + h * 0.018,
      height: Math.min(
        heightBeside(cup, sitter, height, { least: short * 0.07, most: short * 0.24 }),
        (short * 0.26) / cup.width,
      ),
    })
}
