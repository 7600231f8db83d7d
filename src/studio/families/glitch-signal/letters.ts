// Letters as a bad signal: a filling of slices and scan lines, and ghosts that slip out from behind some bands of the lines.
import { type Colour, mix, withAlpha } from '../../colour/colour.ts'
import type { Palette } from '../../colour/palette.ts'
import type { Box, Easel } from '../../paint/easel.ts'
import type { Random } from '../../paint/random.ts'
import type { Filling } from '../../type/effects/effect.ts'
import type { SetItem } from '../../type/set-type.ts'
import { traceItem } from '../../type/trace.ts'

/** Ink with bands of another ink and hair lines of the ground through it. */
export const brokenFilling = (ink: Colour, loud: Colour, ground: Colour, random: Random): Filling => ({
  kind: 'window',
  colour: ink,
  paint: ({ ctx, without }: Easel, { x, y, w, h }: Box) => {
    const stream = random.sub('letters')
    ctx.fillStyle = ink
    ctx.fillRect(x - 60, y - 60, w + 120, h + 120)
    if (without.has('glitch')) return
    for (let band = 0; band < 4; band++) {
      const at = y + h * stream.next()
      const deep = h * stream.between(0.01, 0.05)
      ctx.fillStyle = mix(ink, loud, stream.between(0.35, 0.7))
      ctx.fillRect(x - 60 + w * stream.between(0, 0.6), at, w * stream.between(0.2, 0.7), deep)
    }
    ctx.fillStyle = withAlpha(ground, 0.9)
    for (let cut = 0; cut < 6; cut++) ctx.fillRect(x - 60, y + h * stream.next(), w + 120, stream.between(3, 9))
    ctx.fillStyle = withAlpha(ground, 0.16)
    for (let line = y - 60; line < y + h + 60; line += 13) ctx.fillRect(x - 60, line, w + 120, 4)
  },
})

/** Bands of the title moved sideways in two colours, seen only where they leave the letters. */
export const paintLetterGhosts = (easel: Easel, items: readonly SetItem[], palette: Palette, random: Random): void => {
  const title = items.find((item) => item.kind === 'lines' && item.role === 'title')
  if (!title || easel.without.has('glitch')) return
  const { x, y, w, h } = title.box
  const box = { x: Math.max(0, x - 140), y: y - 20, w: Math.min(easel.w, w + 280), h: h + 40 }
  using layer = easel.layer(
    (ctx) => {
      const stream = random.sub('ghosts')
      for (let band = 0; band < 7; band++) {
        const top = y + h * stream.next()
        const deep = h * stream.between(0.015, 0.06)
        const slip = stream.between(34, 110) * stream.pick([-1, 1])
        for (const [share, colour] of [
          [1, palette.accent],
          [0.6, palette.counter],
        ] as const) {
          ctx.save()
          ctx.beginPath()
          ctx.rect(0, top, easel.w, deep)
          ctx.clip()
          ctx.translate(slip * share, 0)
          ctx.fillStyle = colour
          ctx.strokeStyle = colour
          traceItem(ctx, title)
          ctx.restore()
        }
      }
      ctx.globalCompositeOperation = 'destination-out'
      ctx.fillStyle = '#000000'
      ctx.strokeStyle = '#000000'
      traceItem(ctx, title)
    },
    { box },
  )
  easel.lay(layer)
}
