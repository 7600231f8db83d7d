// Photographs in a file: the hero caught in grey light, on white-edged paper.
import { mix, withAlpha } from '../../colour/colour.ts'
import type { Palette } from '../../colour/palette.ts'
import type { Motif } from '../../motifs/motif.ts'
import { drawGlow } from '../../paint/atmosphere/glow.ts'
import type { Context, Easel } from '../../paint/easel.ts'
import { drawMotif } from '../../paint/stamp.ts'
import { type Lying, layFlat } from './papers.ts'

/** Blurred shapes behind the subject: posts of light and dark, as a long lens shows a street. */
const drawBackground = (ctx: Context, w: number, h: number, palette: Palette, easel: Easel, name: string): void => {
  const random = easel.random.sub(name)
  const air = ctx.createLinearGradient(0, -h / 2, 0, h / 2)
  air.addColorStop(0, mix(palette.mid, palette.soft, 0.7))
  air.addColorStop(0.6, mix(palette.soft, palette.light, 0.5))
  air.addColorStop(0.8, palette.mid)
  air.addColorStop(1, palette.dark)
  ctx.fillStyle = air
  ctx.fillRect(-w / 2, -h / 2, w, h)
  for (let post = 0; post < 11; post++) {
    const x = random.between(-0.55, 0.55) * w
    const wide = w * random.between(0.04, 0.16)
    const top = -h * random.between(0.1, 0.55)
    const tone = ctx.createLinearGradient(x - wide, 0, x + wide, 0)
    const dark = withAlpha(mix(palette.dark, palette.mid, random.next()), random.between(0.15, 0.4))
    tone.addColorStop(0, withAlpha(dark, 0))
    tone.addColorStop(0.3, dark)
    tone.addColorStop(0.7, dark)
    tone.addColorStop(1, withAlpha(dark, 0))
    ctx.fillStyle = tone
    ctx.fillRect(x - wide, top, wide * 2, h * 0.28 - top)
  }
  drawGlow(ctx, { x: w * 0.1, y: -h * 0.12, radius: w * 0.7, colour: palette.light, strength: 0.5 })
}

export const layPhotograph = (easel: Easel, place: Lying, hero: Motif, palette: Palette, name: string): void => {
  if (easel.without.has('photo')) return
  const { w, h } = place
  const edge = w * 0.055
  const foot = h * 0.13
  const [photoW, photoH] = [w - edge * 2, h - edge - foot]
  layFlat(easel, place, (ctx) => {
    ctx.fillStyle = mix(palette.light, '#ffffff', 0.5)
    easel.part('frame', () => ctx.fillRect(-w / 2, -h / 2, w, h), ctx)
    ctx.save()
    ctx.translate(0, -h / 2 + edge + photoH / 2)
    ctx.beginPath()
    ctx.rect(-photoW / 2, -photoH / 2, photoW, photoH)
    ctx.clip()
    easel.part('photo', () => drawBackground(ctx, photoW, photoH, palette, easel, name), ctx)
    const height = Math.min(photoH * 0.82, (photoW * 0.84) / hero.width)
    const isStanding = hero.rests === 'ground' || hero.rests === 'water'
    const y = isStanding ? photoH * 0.42 : height / 2
    ctx.save()
    ctx.filter = `blur(${Math.max(1, height * 0.012 * easel.scale)}px)`
    ctx.fillStyle = withAlpha(palette.deep, 0.5)
    ctx.beginPath()
    ctx.ellipse(height * 0.04, y, height * Math.min(hero.width, 1.2) * 0.5, height * 0.035, 0, 0, Math.PI * 2)
    if (isStanding) ctx.fill()
    ctx.restore()
    const figure = {
      x: 0,
      y,
      height,
      tones: {
        body: mix(palette.deep, palette.dark, 0.6),
        shade: mix(palette.deep, '#000000', 0.3),
        light: mix(palette.mid, palette.dark, 0.35),
        accent: palette.accent,
        line: mix(palette.deep, '#000000', 0.4),
      },
      random: easel.random.sub(`${name} hero`),
    }
    easel.part('photo', () => drawMotif(ctx, hero, figure), ctx)
    const sheen = ctx.createLinearGradient(-photoW / 2, -photoH / 2, photoW / 2, photoH / 2)
    sheen.addColorStop(0, withAlpha('#ffffff', 0.16))
    sheen.addColorStop(0.38, withAlpha('#ffffff', 0.02))
    sheen.addColorStop(0.62, withAlpha('#000000', 0.04))
    sheen.addColorStop(1, withAlpha('#000000', 0.24))
    ctx.fillStyle = sheen
    ctx.fillRect(-photoW / 2, -photoH / 2, photoW, photoH)
    ctx.restore()
  })
}
