// Makes a picture gritty: harder and paler colours, dirt in patches, scratches through everything, and coarse grain.
import { paintGrain } from '../../../paint/atmosphere/grain.ts'
import { paintVignette } from '../../../paint/atmosphere/vignette.ts'
import type { Context, Easel } from '../../../paint/easel.ts'
import type { Random } from '../../../paint/random.ts'

const harden = (easel: Easel): void =>
  easel.spend(
    easel.layer((ctx) => {
      ctx.filter = 'contrast(1.18) saturate(0.68)'
      ctx.drawImage(easel.canvas, 0, 0, easel.w, easel.h)
    }),
  )

/** Specks that lie thick in some places and thin in others. */
const drawSpecks = (ctx: Context, { w, h, noise }: Easel, random: Random, count: number): void => {
  for (let speck = 0; speck < count; speck++) {
    const [x, y] = [random.between(0, w), random.between(0, h)]
    const thick = noise.fractal(x / 420, y / 420, 3)
    if (random.between(0.42, 0.72) > thick) continue
    const size = random.between(1.2, 3) * (random.chance(0.06) ? random.between(2, 5) : 1)
    ctx.beginPath()
    ctx.ellipse(x, y, size, size * random.between(0.5, 1), random.between(0, Math.PI), 0, Math.PI * 2)
    ctx.fill()
  }
}

/** Long hair lines, mostly upright, each breaking off now and then. */
export const drawScratches = (ctx: Context, { w, h }: Easel, random: Random, count: number): void => {
  for (let scratch = 0; scratch < count; scratch++) {
    let [x, y] = [random.between(-0.05 * w, 1.05 * w), random.between(-0.1 * h, h)]
    const lean = random.between(-0.22, 0.22)
    const end = y + random.between(120, 900)
    ctx.lineWidth = random.between(1.2, 3.4)
    while (y < end) {
      const step = random.between(24, 90)
      if (random.chance(0.78)) {
        ctx.beginPath()
        ctx.moveTo(x, y)
        ctx.lineTo(x + lean * step, y + step)
        ctx.stroke()
      }
      x += lean * step + random.between(-2.5, 2.5)
      y += step
    }
  }
}

export const soil = (easel: Easel): void => {
  const random = easel.random.sub('grit')
  harden(easel)
  using dirt = easel.layer((ctx) => {
    ctx.fillStyle = '#0c0a08'
    drawSpecks(ctx, easel, random.sub('dirt'), 14000)
    ctx.strokeStyle = '#0c0a08'
    drawScratches(ctx, easel, random.sub('cuts'), 46)
  })
  easel.lay(dirt, { alpha: 0.62 })
  using wear = easel.layer((ctx) => {
    ctx.fillStyle = '#e9e2d4'
    drawSpecks(ctx, easel, random.sub('wear'), 4200)
    ctx.strokeStyle = '#e9e2d4'
    drawScratches(ctx, easel, random.sub('scratches'), 60)
  })
  easel.lay(wear, { alpha: 0.3 })
  paintVignette(easel, { colour: '#0c0a08', strength: 0.5, clear: 0.3 })
  paintGrain(easel, { strength: 0.6, size: 4 })
}
