// The hero of a painted place: set into the light of the picture, with a shadow on its ground.
import { type Colour, mix, withAlpha } from '../../colour/colour.ts'
import { luminanceOf } from '../../colour/contrast.ts'
import { softly } from '../../paint/atmosphere/softly.ts'
import { withinSheet } from '../../paint/atmosphere/within-sheet.ts'
import { grown } from '../../paint/boxes.ts'
import type { Box, Context, Easel } from '../../paint/easel.ts'
import type { Random } from '../../paint/random.ts'
import { drawMotif, spareOf } from '../../paint/stamp.ts'
import type { Scene } from '../family.ts'
import type { Daylight } from './daylight.ts'

export interface Standing {
  readonly x: number
  readonly y: number
  readonly height: number
  /** Where the light stands. */
  readonly lightX: number
  readonly flip?: boolean
}

/** As tall as asked for, or as the width allows. */
export const heroHeight = ({ hero, w, h }: Scene, tall: number, broad: number): number =>
  Math.min(h * tall * (hero.kind === 'place' || hero.id === 'tree' ? 1 : 0.82), (w * broad) / hero.width)

const paintShadow = (easel: Easel, { hero, palette }: Scene, { x, y, height, lightX }: Standing): void => {
  const reach = (height * Math.min(hero.width, 1.4)) / 2
  const away = Math.sign(x - lightX) * reach * 0.5
  const box = withinSheet(easel, { x: x - reach * 2.4, y: y - 80, w: reach * 4.8, h: 190 })
  softly(easel, { blur: 16, box, alpha: 0.55 }, (ctx) => {
    ctx.fillStyle = mix(palette.deep, palette.dark, 0.2)
    ctx.beginPath()
    ctx.ellipse(x + away, y + height * 0.012, reach * 1.25, height * 0.035, 0, 0, Math.PI * 2)
    ctx.fill()
  })
}

/** Short strokes over what is drawn, so that flat faces of colour become paint. */
const dabOver = (ctx: Context, box: Box, random: Random, colours: readonly [Colour, ...Colour[]]): void => {
  ctx.lineCap = 'round'
  for (let dab = 0; dab < 420; dab++) {
    const x = box.x + random.next() * box.w
    const y = box.y + random.next() * box.h
    const turn = random.between(-0.5, 0.5) + (random.chance(0.5) ? Math.PI / 2 : 0)
    const long = random.between(0.012, 0.045) * box.h
    ctx.strokeStyle = withAlpha(random.pick(colours), random.between(0.05, 0.2))
    ctx.lineWidth = long * random.between(0.2, 0.4)
    ctx.beginPath()
    ctx.moveTo(x, y)
    ctx.lineTo(x + Math.cos(turn) * long, y + Math.sin(turn) * long)
    ctx.stroke()
  }
}

export const paintHero = (easel: Easel, scene: Scene, day: Daylight, standing: Standing): void => {
  const { hero, palette } = scene
  const { x, y, height, lightX } = standing
  if (hero.rests === 'ground') paintShadow(easel, scene, standing)
  const half = (height * hero.width) / 2
  const box = withinSheet(
    easel,
    grown({ x: x - half * 1.4, y: y - height * 1.1, w: half * 2.8, h: height * 1.2 }, spareOf(height, hero)),
  )
  const isPlant = hero.kind === 'plant'
  // Pale clothes or fur would fade into a pale sky.
  const isAlive = hero.kind === 'person' || (hero.kind === 'creature' && luminanceOf(day.sky[2]) > 0.4)
  const body = isPlant ? mix(palette.counter, palette.deep, 0.25) : mix(palette.dark, palette.accent, 0.42)
  using layer = easel.layer(
    (ctx) => {
      drawMotif(ctx, hero, {
        x,
        y,
        height,
        ...(standing.flip ? { flip: true } : {}),
        random: easel.random.sub('hero'),
        tones: {
          body,
          shade: mix(palette.deep, body, 0.35),
          light: isAlive ? mix(palette.accent, palette.soft, 0.45) : mix(palette.light, palette.soft, 0.22),
          accent: day.isNight ? mix(palette.accent, palette.light, 0.45) : palette.accent,
          line: withAlpha(palette.deep, 0.55),
        },
      })
      ctx.globalCompositeOperation = 'source-atop'
      dabOver(ctx, box, easel.random.sub('dabs'), [day.glow, palette.deep, palette.soft, body])
      const side = Math.sign(x - lightX) || 1
      const light = ctx.createLinearGradient(x - side * half, y - height, x + side * half, y)
      light.addColorStop(0, withAlpha(day.glow, 0.34))
      light.addColorStop(0.5, withAlpha(day.glow, 0))
      light.addColorStop(0.55, withAlpha(palette.deep, 0))
      light.addColorStop(1, withAlpha(palette.deep, 0.46))
      ctx.fillStyle = light
      ctx.fillRect(box.x, box.y, box.w, box.h)
    },
    { box },
  )
  easel.lay(layer)
}
