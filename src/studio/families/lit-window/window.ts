// A window at night with somebody in it: warm panes, the hero against the light, curtains, bars and the glow on the wall outside.

import { type Colour, mix, withAlpha } from '../../colour/colour.ts'
import { asPart } from '../../paint/as-part.ts'
import { drawGlow } from '../../paint/atmosphere/glow.ts'
import type { Box, Context, Easel } from '../../paint/easel.ts'
import { silhouette } from '../../paint/pen.ts'
import { drawMotif } from '../../paint/stamp.ts'
import type { Scene } from '../family.ts'

export const lampOf = ({ palette }: Scene): Colour => mix(palette.accent, palette.light, 0.3)

/** People are seen from the waist, close to the glass; everything else stands on the sill. */
const drawSomebody = (ctx: Context, scene: Scene, box: Box): void => {
  const { hero, palette } = scene
  const isPerson = hero.kind === 'person'
  const height = isPerson
    ? Math.min(box.h * 1.28, (box.w * 0.86) / hero.width)
    : Math.min(box.h * 0.72, (box.w * 0.8) / hero.width)
  const foot = box.y + box.h + (isPerson ? Math.max(0, height - box.h * 0.8) : 0)
  const dark = mix(palette.deep, palette.accent, 0.08)
  drawMotif(ctx, hero, {
    x: box.x + box.w / 2,
    y: foot,
    height,
    tones: silhouette(dark, mix(dark, palette.accent, hero.kind === 'object' ? 0.7 : 0)),
    random: scene.random.sub('hero'),
  })
}

const drawCurtains = (ctx: Context, box: Box, cloth: Colour, shade: Colour): void => {
  for (const side of [-1, 1]) {
    const outer = side < 0 ? box.x : box.x + box.w
    const reach = -side * box.w * 0.27
    const folds = ctx.createLinearGradient(outer, 0, outer + reach, 0)
    for (let fold = 0; fold <= 8; fold++)
      folds.addColorStop(fold / 8, withAlpha(fold % 2 ? cloth : shade, 0.95 - fold * 0.06))
    ctx.fillStyle = folds
    ctx.beginPath()
    ctx.moveTo(outer, box.y)
    ctx.lineTo(outer + reach, box.y)
    ctx.bezierCurveTo(
      outer + reach * 0.95,
      box.y + box.h * 0.4,
      outer + reach * 0.45,
      box.y + box.h * 0.62,
      outer + reach * 0.5,
      box.y + box.h,
    )
    ctx.lineTo(outer, box.y + box.h)
    ctx.fill()
  }
}

export const paintLitWindow = asPart('window', (easel: Easel, scene: Scene, box: Box, frame: Colour): void => {
  const { ctx } = easel
  const { palette } = scene
  const lamp = lampOf(scene)
  const thick = box.w * 0.05
  ctx.fillStyle = withAlpha('#000000', 0.4)
  ctx.fillRect(box.x - thick * 1.5, box.y - thick * 1.4, box.w + thick * 3.6, box.h + thick * 3.4)
  ctx.fillStyle = frame
  ctx.fillRect(box.x - thick * 1.7, box.y - thick * 1.7, box.w + thick * 3.4, box.h + thick * 3.4)
  ctx.fillStyle = mix(frame, palette.accent, 0.14)
  ctx.fillRect(box.x - thick * 0.7, box.y - thick * 0.7, box.w + thick * 1.4, box.h + thick * 1.4)
  ctx.save()
  ctx.beginPath()
  ctx.rect(box.x, box.y, box.w, box.h)
  ctx.clip()
  const light = ctx.createRadialGradient(
    box.x + box.w * 0.5,
    box.y + box.h * 0.36,
    box.w * 0.06,
    box.x + box.w * 0.5,
    box.y + box.h * 0.45,
    box.h * 0.72,
  )
  light.addColorStop(0, mix(lamp, '#ffffff', 0.5))
  light.addColorStop(0.45, lamp)
  light.addColorStop(1, mix(palette.accent, palette.deep, 0.45))
  ctx.fillStyle = light
  ctx.fillRect(box.x, box.y, box.w, box.h)
  drawSomebody(ctx, scene, box)
  drawCurtains(ctx, box, mix(palette.accent, palette.deep, 0.35), mix(palette.accent, palette.deep, 0.68))
  ctx.restore()
  ctx.fillStyle = frame
  ctx.fillRect(box.x, box.y + box.h * 0.46, box.w, thick * 0.62)
  ctx.fillRect(box.x + box.w / 2 - thick * 0.2, box.y, thick * 0.4, box.h * 0.46)
  ctx.fillStyle = mix(frame, lamp, 0.32)
  ctx.fillRect(box.x - thick * 2.4, box.y + box.h + thick * 0.7, box.w + thick * 4.8, thick * 0.5)
  ctx.fillStyle = mix(frame, '#000000', 0.35)
  ctx.fillRect(box.x - thick * 2.4, box.y + box.h + thick * 1.2, box.w + thick * 4.8, thick * 0.9)
  const middle = { x: box.x + box.w / 2, y: box.y + box.h / 2, colour: lamp }
  drawGlow(ctx, { ...middle, radius: box.h * 1.15, strength: 0.3 })
  drawGlow(ctx, { ...middle, radius: box.h * 0.6, strength: 0.25 })
})
