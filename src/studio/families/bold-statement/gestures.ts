// The one gesture of each statement: bars under the lines, a slanted band, a ring of paint, a giant in the ground.

import { type Colour, mix } from '../../colour/colour.ts'
import type { Motif } from '../../motifs/motif.ts'
import { asPart } from '../../paint/as-part.ts'
import { middleOf } from '../../paint/boxes.ts'
import { tau } from '../../paint/curves.ts'
import type { Box, Easel } from '../../paint/easel.ts'
import { drawBrushStroke } from '../../paint/materials/dry-brush.ts'
import { silhouette, type Tones } from '../../paint/pen.ts'
import { stampMotif } from '../../paint/stamp.ts'
import type { Run, SetType } from '../../type/set-type.ts'

/** The lines of the title. */
export const titleRuns = (type: SetType): readonly Run[] =>
  type.stacks.flatMap(({ items }) =>
    items.flatMap((item) => (item.kind === 'lines' && item.role === 'title' ? item.runs : [])),
  )

/** One bar per line, from the left edge of the sheet to a little past the last letter. */
export const barsUnder = (type: SetType): Box[] =>
  titleRuns(type).map(({ box, size, baseline }) => {
    const top = Math.min(box.y, baseline - size * 0.74) - size * 0.12
    const foot = Math.max(box.y + box.h, baseline + size * 0.02) + size * 0.12
    return { x: 0, y: top, w: box.x + box.w + size * 0.2, h: foot - top }
  })

/** Where bars and bands begin on an open sheet, as a share of what is open: past a usual spine, and before the text of the back. */
const beginning = 0.15

export const paintBars = asPart('banner', (easel: Easel, bars: readonly Box[], colours: readonly Colour[]): void => {
  const random = easel.random.sub('beyond')
  bars.forEach(({ x, y, w, h }, at) => {
    easel.ctx.fillStyle = colours[at % colours.length] ?? '#000000'
    const further = -easel.extent.x * (beginning + random.between(-0.025, 0.025))
    easel.ctx.fillRect(x, y, w, h)
    // On an open sheet: a rectangle as wide as the sheet would be laid over all of it.
    if (further > 0) easel.ctx.fillRect(x - further, y, further + Math.min(w, easel.w * 0.5), h)
  })
})

/** A band across the sheet, as wide as what it carries and turned with it. */
export const paintBand = asPart('banner', (easel: Easel, type: SetType, colour: Colour, shade: Colour): void => {
  const [stack] = type.stacks
  if (!stack) return
  const { x, y } = middleOf(stack.filled)
  const half = stack.filled.h / 2 + easel.w * 0.07
  const { ctx, extent } = easel
  const left = extent.x < 0 ? extent.x * beginning - x : -easel.w * 2
  ctx.save()
  ctx.translate(x, y)
  ctx.rotate(stack.tilt)
  const lay = (ink: Colour, top: number, high: number): void => {
    ctx.fillStyle = ink
    ctx.beginPath()
    ctx.rect(left, top, easel.w * 2 - left, high)
    ctx.fill()
  }
  lay(shade, half * 0.2, half * 0.8 + easel.w * 0.045)
  lay(colour, -half, half * 2)
  ctx.restore()
})

/** A ring of paint drawn by hand around a box, ends crossing. */
export const paintRing = asPart('rings', (easel: Easel, around: Box, width: number, colour: Colour): void => {
  const random = easel.random.sub('ring')
  const { x, y } = middleOf(around)
  const [rx, ry] = [around.w / 2, around.h / 2]
  const start = random.between(-2.5, -2.1)
  drawBrushStroke(easel.ctx, easel, {
    curve: (share) => {
      const angle = start + share * tau * 1.07
      const drift = 1 + (share - 0.5) * 0.11
      return { x: x + Math.cos(angle) * rx * drift, y: y + Math.sin(angle) * ry * drift + (share - 0.5) * width * 0.7 }
    },
    width,
    colour,
    dryness: 0.34,
    random,
  })
})

/** A sweep of paint under something. */
export const paintUnderline = asPart(
  'banner',
  (easel: Easel, from: number, to: number, y: number, width: number, colour: Colour): void => {
    const random = easel.random.sub('underline')
    drawBrushStroke(easel.ctx, easel, {
      curve: (share) => ({
        x: from + (to - from) * share,
        y: y + Math.sin(share * 2.6) * -width * 0.3 + (share - 0.5) * -width * 0.5,
      }),
      width,
      colour,
      dryness: 0.45,
      random,
    })
  },
)

/** The subject as large as the sheet, in the colour of the ground only a little changed. */
export const paintGiant = (
  easel: Easel,
  hero: Motif,
  tones: Tones,
  placing: { x: number; y: number; height: number },
): void => stampMotif(easel, hero, { ...placing, tones, random: easel.random.sub('hero') })

export const toneOnTone = (ground: Colour, towards: Colour, share: number): Tones => ({
  ...silhouette(mix(ground, towards, share)),
  light: mix(ground, towards, share * 0.72),
  accent: mix(ground, towards, share * 0.72),
  line: ground,
})
