// What a stationer binds with: cloth, boards, elastic, ribbon, tabs, and sheets that are ruled or dotted.

import { type Colour, mix, withAlpha } from '../../colour/colour.ts'
import { asPart } from '../../paint/as-part.ts'
import { tau } from '../../paint/curves.ts'
import type { Box, Context, Easel } from '../../paint/easel.ts'
import { leather } from '../../paint/materials/leather.ts'
import { castShadow } from '../../paint/materials/shadow.ts'
import { weave } from '../../paint/materials/weave.ts'

/** A board covered in linen, a little lighter where the light falls. */
export const paintCloth = (easel: Easel, colour: Colour, box?: Box): void => {
  const { x, y, w, h } = box ?? { x: 0, y: 0, w: easel.w, h: easel.h }
  const { ctx } = easel
  const sheen = ctx.createLinearGradient(x, y, x + w, y + h)
  sheen.addColorStop(0, mix(colour, '#ffffff', 0.07))
  sheen.addColorStop(0.45, colour)
  sheen.addColorStop(1, mix(colour, '#000000', 0.12))
  ctx.fillStyle = sheen
  ctx.fillRect(x, y, w, h)
  weave(easel, { kind: 'linen', thread: 3.4, strength: 0.42, box: { x, y, w, h } })
}

export const paintSkin = (easel: Easel, colour: Colour): void => {
  easel.fill(colour)
  leather(easel, { grain: 10, strength: 0.5, worn: 0.1 })
}

/** The hinge: a groove beside the spine. */
export const paintHinge = (easel: Easel, x: number): void => {
  const { ctx, h } = easel
  for (const [at, colour, alpha] of [
    [-9, '#ffffff', 0.1],
    [0, '#000000', 0.26],
    [9, '#ffffff', 0.12],
  ] as const) {
    const groove = ctx.createLinearGradient(x + at - 10, 0, x + at + 10, 0)
    groove.addColorStop(0, withAlpha(colour, 0))
    groove.addColorStop(0.5, withAlpha(colour, alpha))
    groove.addColorStop(1, withAlpha(colour, 0))
    ctx.fillStyle = groove
    ctx.fillRect(x + at - 10, 0, 20, h)
  }
}

const laid = (easel: Easel, box: Box, draw: (ctx: Context) => void, lift: number): void => {
  using layer = easel.layer(draw, { box: { x: box.x - 40, y: box.y - 40, w: box.w + 80, h: box.h + 80 } })
  castShadow(easel, layer, { blur: lift, dx: lift * 0.35, dy: lift * 0.5, alpha: 0.42 })
  easel.lay(layer)
}

/** A woven elastic from head to foot. */
export const paintElastic = asPart('banner', (easel: Easel, x: number, width: number, colour: Colour): void => {
  const box = { x: x - width / 2, y: -30, w: width, h: easel.h + 60 }
  laid(
    easel,
    box,
    (ctx) => {
      const round = ctx.createLinearGradient(box.x, 0, box.x + width, 0)
      round.addColorStop(0, mix(colour, '#000000', 0.35))
      round.addColorStop(0.3, mix(colour, '#ffffff', 0.16))
      round.addColorStop(0.6, colour)
      round.addColorStop(1, mix(colour, '#000000', 0.4))
      ctx.fillStyle = round
      ctx.fillRect(box.x, box.y, width, box.h)
      ctx.fillStyle = withAlpha('#000000', 0.13)
      for (let cord = 1; cord < 6; cord++) ctx.fillRect(box.x + (width * cord) / 6 - 0.8, box.y, 1.6, box.h)
    },
    14,
  )
})

/** A silk marker that hangs out below. */
export const paintRibbon = asPart(
  'banner',
  (easel: Easel, x: number, from: number, width: number, colour: Colour): void => {
    const foot = easel.h - width * 0.55
    laid(
      easel,
      { x: x - width, y: from, w: width * 2, h: easel.h - from },
      (ctx) => {
        const silk = ctx.createLinearGradient(x - width / 2, 0, x + width / 2, 0)
        silk.addColorStop(0, mix(colour, '#000000', 0.2))
        silk.addColorStop(0.4, mix(colour, '#ffffff', 0.2))
        silk.addColorStop(1, mix(colour, '#000000', 0.16))
        ctx.fillStyle = silk
        ctx.beginPath()
        ctx.moveTo(x - width / 2, from)
        ctx.lineTo(x + width / 2, from)
        ctx.lineTo(x + width / 2, foot)
        ctx.lineTo(x, foot - width * 0.5)
        ctx.lineTo(x - width / 2, foot)
        ctx.fill()
      },
      9,
    )
  },
)

/** Index tabs down the fore edge, one colour each. */
export const paintTabs = asPart(
  'tabs',
  (easel: Easel, from: number, to: number, width: number, colours: readonly Colour[]): void => {
    const high = (to - from) / colours.length
    colours.forEach((colour, at) => {
      const box = { x: easel.w - width, y: from + at * high + high * 0.06, w: width + 40, h: high * 0.88 }
      laid(
        easel,
        box,
        (ctx) => {
          const round = ctx.createLinearGradient(box.x, 0, box.x + width, 0)
          round.addColorStop(0, mix(colour, '#ffffff', 0.12))
          round.addColorStop(1, mix(colour, '#000000', 0.08))
          ctx.fillStyle = round
          ctx.beginPath()
          ctx.roundRect(box.x, box.y, box.w, box.h, width * 0.22)
          ctx.fill()
        },
        8,
      )
    })
  },
)

/** Squared or dotted paper; on an open sheet it goes on beyond the edge. */
export const paintDots = (easel: Easel, box: Box, pitch: number, colour: Colour): void => {
  const { ctx } = easel
  ctx.fillStyle = colour
  ctx.beginPath()
  const columns = Math.floor(box.w / pitch)
  const rows = Math.floor(box.h / pitch)
  const [left, top] = [box.x + (box.w - columns * pitch) / 2, box.y + (box.h - rows * pitch) / 2]
  const first = easel.extent.x < 0 ? Math.floor((easel.extent.x - left) / pitch) : 0
  for (let row = 0; row <= rows; row++)
    for (let column = first; column <= columns; column++) {
      const [x, y] = [left + column * pitch, top + row * pitch]
      ctx.moveTo(x + pitch * 0.055, y)
      ctx.arc(x, y, pitch * 0.055, 0, tau)
    }
  ctx.fill()
}

/** Feint lines from `top` down, with a margin rule. */
export const paintRules = (
  easel: Easel,
  top: number,
  pitch: number,
  line: Colour,
  margin: { readonly x: number; readonly colour: Colour },
): void => {
  const { ctx, w, h } = easel
  easel.part('lines', () => {
    ctx.fillStyle = line
    for (let y = top; y < h; y += pitch) ctx.fillRect(0, y - 2, w, 4)
  })
  ctx.fillStyle = margin.colour
  ctx.fillRect(margin.x - 2.5, 0, 5, h)
}
