// The hero in glass: leaded all around, in bright pot-metal tones with streaks, the light behind it.
import { mix, withAlpha } from '../../colour/colour.ts'
import { tau } from '../../paint/curves.ts'
import type { Context, Easel } from '../../paint/easel.ts'
import { silhouette, type Tones } from '../../paint/pen.ts'
import { drawMotif } from '../../paint/stamp.ts'
import type { Scene } from '../family.ts'

export interface HeroPlace {
  readonly x: number
  readonly y: number
  readonly height: number
}

/** Drawn light and dark streaks, as glass drawn by hand has. */
const streak = (ctx: Context, easel: Easel, { x, y, height }: HeroPlace): void => {
  const random = easel.random.sub('streaks')
  ctx.globalCompositeOperation = 'source-atop'
  ctx.lineCap = 'round'
  for (let at = 0; at < 130; at++) {
    const [startX, startY] = [x + random.between(-1, 1) * height, y - random.next() * height * 1.1]
    const length = height * random.between(0.08, 0.4)
    ctx.strokeStyle = withAlpha(random.chance(0.6) ? '#ffffff' : '#000000', random.between(0.03, 0.11))
    ctx.lineWidth = height * random.between(0.006, 0.035)
    ctx.beginPath()
    ctx.moveTo(startX, startY)
    ctx.quadraticCurveTo(
      startX + length * 0.5,
      startY + random.bell() * length * 0.25,
      startX + length,
      startY + length * 0.35,
    )
    ctx.stroke()
  }
}

export const paintGlassHero = (easel: Easel, scene: Scene, place: HeroPlace, lead: string): void => {
  const { hero, palette } = scene
  const { hues, accent, light, deep, dark } = palette
  const tones: Tones = {
    body: mix(hues[1], dark, 0.16),
    shade: mix(hues[2], deep, 0.3),
    light: mix(light, accent, 0.16),
    accent: mix(accent, light, 0.1),
    line: lead,
  }
  const draw = (ctx: Context, used: Tones, dx = 0, dy = 0): void =>
    drawMotif(ctx, hero, { ...place, x: place.x + dx, y: place.y + dy, tones: used, random: easel.random.sub('hero') })
  const came = Math.max(7, place.height * 0.011)
  const reach = place.height * Math.max(0.75, hero.width * 0.65)
  const box = { x: place.x - reach, y: place.y - place.height * 1.12, w: reach * 2, h: place.height * 1.24 }
  easel.spend(
    easel.layer(
      (ctx) => {
        for (let at = 0; at < 16; at++)
          draw(ctx, silhouette(lead), Math.cos((at / 16) * tau) * came, Math.sin((at / 16) * tau) * came)
      },
      { box },
    ),
  )
  using glass = easel.layer(
    (ctx) => {
      draw(ctx, tones)
      streak(ctx, easel, place)
      const glow = ctx.createRadialGradient(
        place.x,
        place.y - place.height * 0.55,
        0,
        place.x,
        place.y - place.height * 0.5,
        place.height * 0.7,
      )
      glow.addColorStop(0, withAlpha(light, 0.3))
      glow.addColorStop(1, withAlpha(deep, 0.12))
      ctx.fillStyle = glow
      ctx.fillRect(box.x, box.y, box.w, box.h)
    },
    { box },
  )
  easel.lay(glass)
}
