// Four collages of painted and cut paper with the hero as the largest piece.

import { type Colour, mix } from '../../colour/colour.ts'
import { luminanceOf } from '../../colour/contrast.ts'
import { asPart } from '../../paint/as-part.ts'
import { withinSheet } from '../../paint/atmosphere/within-sheet.ts'
import { grown } from '../../paint/boxes.ts'
import type { Box, Context, Easel } from '../../paint/easel.ts'
import { cutPaper } from '../../paint/materials/cut-paper.ts'
import { drawMotif, spareOf } from '../../paint/stamp.ts'
import type { Scene } from '../family.ts'
import { cutFrond, cutPebble, cutSlip, cutStrip, cutSun } from './shapes.ts'

export const groundOf = ({ palette, layout }: Scene): Colour =>
  layout === 'bold' ? palette.mid : layout === 'hills' ? palette.soft : palette.light

export const inkOn = (ground: Colour, { palette }: Scene): Colour =>
  luminanceOf(ground) > 0.3 ? palette.deep : palette.ink

/** Papers that differ from a ground, in an order of chance. */
const papersOn = (scene: Scene, ground: Colour, name: string): readonly [Colour, ...Colour[]] => {
  const { hues, accent, counter } = scene.palette
  const [first, ...rest] = scene.random
    .sub(name)
    .shuffled([...hues])
    .filter((hue) => hue !== ground && Math.abs(luminanceOf(hue) - luminanceOf(ground)) > 0.09)
  return [first ?? accent, ...rest, ...[accent, counter].filter((paper) => paper !== ground)]
}

const at = (papers: readonly [Colour, ...Colour[]], index: number): Colour => papers[index % papers.length] ?? papers[0]

interface Piece {
  readonly x: number
  readonly y: number
  readonly tall: number
  readonly broad: number
  readonly ground: Colour
}

const layHero = (easel: Easel, scene: Scene, { x, y, tall, broad, ground }: Piece): void => {
  const { hero, palette } = scene
  const height = Math.min(tall, broad / hero.width)
  const half = (height * hero.width) / 2
  const isLightGround = luminanceOf(ground) > 0.3
  const box = withinSheet(
    easel,
    grown({ x: x - half * 1.3, y: y - height * 1.08, w: half * 2.6, h: height * 1.16 }, spareOf(height, hero)),
  )
  cutPaper(
    easel,
    (ctx) =>
      drawMotif(ctx, hero, {
        x,
        y,
        height,
        random: easel.random.sub('hero'),
        tones: isLightGround
          ? {
              body: palette.dark,
              shade: palette.deep,
              light: palette.accent,
              accent: palette.hues[1],
              line: ground,
            }
          : {
              body: palette.light,
              shade: mix(palette.light, palette.counter, 0.5),
              light: palette.soft,
              accent: palette.accent,
              line: ground,
            },
      }),
    { lift: 9, tooth: 0.6, edge: 0.35, box },
  )
}

/** Scattered fronds: places as shares of the sheet, length as a share of the shorter side. */
type Spray = readonly (readonly [x: number, y: number, length: number, turn: number])[]

const layFronds = asPart(
  'leaves',
  (easel: Easel, spray: Spray, papers: readonly [Colour, ...Colour[]], name: string): void => {
    const { w, h } = easel
    const short = Math.min(w, h * 0.66)
    cutPaper(
      easel,
      (ctx) => {
        const random = easel.random.sub(name)
        for (const [index, [x, y, length, turn]] of spray.entries()) {
          ctx.fillStyle = at(papers, index)
          const sway = turn + random.between(-0.15, 0.15)
          cutFrond(ctx, { x: x * w, y: y * h, length: length * short, turn: sway, fingers: random.whole(3, 5) }, random)
        }
      },
      { lift: 6, tooth: 0.6 },
    )
  },
)

/** On an open sheet the patches go on, narrow and broad in turn. */
const patchBeyond = (
  { w, h, extent, random }: Easel,
  ctx: Context,
  papers: readonly [Colour, ...Colour[]],
  rows: readonly number[],
  top: number,
): void => {
  const chance = random.sub('beyond')
  for (let [right, column] = [0, -1]; right > extent.x; column--) {
    const wide = w * (column % 2 === 0 ? 0.27 : 0.46)
    for (let row = 0; row < 3; row++) {
      const y = top + (rows[row] ?? 0) * (h - top)
      const next = top + (rows[row + 1] ?? 1) * (h - top)
      ctx.fillStyle = at(papers, row - 2 * column)
      cutSlip(ctx, { x: right - wide - 8, y: y - 8, w: wide + 8, h: next - y + 16 }, 9, chance)
    }
    right -= wide
  }
}

export const paintPatchwork = (easel: Easel, scene: Scene): void => {
  const { w, h, palette } = scene
  easel.fill(palette.light)
  const top = h * 0.43
  const columns = [0, 0.27, 0.73, 1]
  const rows = [0, 0.34, 0.68, 1]
  const papers = papersOn(scene, palette.light, 'patches')
  const heroGround = palette.hues[0]
  cutPaper(
    easel,
    (ctx) => {
      const random = easel.random.sub('patches')
      for (let row = 0; row < 3; row++)
        for (let column = 0; column < 3; column++) {
          const x = (columns[column] ?? 0) * w
          const y = top + (rows[row] ?? 0) * (h - top)
          const next = { x: (columns[column + 1] ?? 1) * w, y: top + (rows[row + 1] ?? 1) * (h - top) }
          ctx.fillStyle = at(papers, row * 2 + column + (row === 1 ? 2 : 0))
          cutSlip(ctx, { x: x - 8, y: y - 8, w: next.x - x + 16, h: next.y - y + 16 }, 9, random)
        }
      patchBeyond(easel, ctx, papers, rows, top)
      ctx.fillStyle = heroGround
      cutSlip(ctx, { x: w * 0.2, y: top + (h - top) * 0.07, w: w * 0.6, h: (h - top) * 0.72 }, 14, random)
    },
    { lift: 5, tooth: 0.6 },
  )
  const spray: Spray = [
    [0.1, 0.6, 0.24, -1.5],
    [0.9, 0.63, 0.25, -1.6],
    [0.08, 0.8, 0.22, -1.3],
    [0.92, 0.83, 0.23, -1.9],
    [0.07, 0.99, 0.2, -1.2],
    [0.94, 0.995, 0.2, -1.9],
  ]
  layFronds(easel, spray, [palette.light, palette.deep, palette.soft], 'fronds')
  layHero(easel, scene, { x: w / 2, y: h * 0.825, tall: h * 0.35, broad: w * 0.52, ground: heroGround })
}

export const paintBold = (easel: Easel, scene: Scene): void => {
  const { w, h, palette } = scene
  const ground = groundOf(scene)
  easel.fill(ground)
  const papers = papersOn(scene, ground, 'fronds')
  const short = Math.min(w, h)
  const spray: Spray = [
    [0.0, 0.5, 0.3, 0.15],
    [1.0, 0.47, 0.3, 2.95],
    [-0.01, 0.68, 0.26, 0.2],
    [1.01, 0.66, 0.27, 3.3],
    [0.02, 0.86, 0.28, -0.5],
    [0.98, 0.86, 0.28, 3.6],
  ]
  layFronds(easel, spray, papers, 'fronds')
  const disc = palette.light
  const cutDisc = (ctx: Context): void => {
    ctx.fillStyle = disc
    cutPebble(ctx, w / 2, h * 0.635, Math.min(w * 0.37, short * 0.4), h * 0.21, easel.random.sub('pebble'))
  }
  easel.part('disc', () => cutPaper(easel, cutDisc, { lift: 7, tooth: 0.6 }))
  layHero(easel, scene, { x: w / 2, y: h * 0.815, tall: h * 0.37, broad: w * 0.66, ground: disc })
}

export const paintGarland = (easel: Easel, scene: Scene, title: Box): void => {
  const { w, h, palette } = scene
  easel.fill(palette.counter)
  const papers = papersOn(scene, palette.counter, 'fronds')
  const spray: Spray = [
    [0.02, 0.02, 0.34, 0.9],
    [0.34, -0.01, 0.26, 1.4],
    [0.66, -0.01, 0.27, 1.8],
    [0.99, 0.02, 0.33, 2.3],
    [-0.02, 0.33, 0.26, 0.2],
    [1.02, 0.32, 0.26, 2.9],
    [-0.02, 0.52, 0.26, 0.1],
    [1.02, 0.53, 0.26, 3.1],
    [-0.02, 0.7, 0.3, -0.1],
    [1.02, 0.7, 0.3, 3.3],
    [0.02, 0.97, 0.36, -0.95],
    [0.98, 0.97, 0.36, -2.2],
  ]
  layFronds(easel, spray, papers, 'fronds')
  const far = easel.extent.x / w
  const corners: Spray = [
    [far + 0.02, 0.97, 0.36, -0.95],
    [far + 0.02, 0.02, 0.34, 0.9],
  ]
  if (far < 0) layFronds(easel, corners, [mix(palette.counter, palette.deep, 0.16)], 'beyond')
  const slip = { x: w * 0.1, y: h * 0.12, w: w * 0.8, h: h * 0.77 }
  cutPaper(
    easel,
    (ctx) => {
      ctx.fillStyle = palette.light
      cutSlip(ctx, slip, 20, easel.random.sub('slip'))
    },
    { lift: 8, tooth: 0.6 },
  )
  const foot = h * 0.79
  const tall = Math.min(h * 0.36, foot - title.y - title.h - h * 0.03)
  const box = { x: w * 0.15, y: foot - tall, w: w * 0.7, h: tall * 1.06 }
  cutPaper(
    easel,
    (ctx) => {
      ctx.fillStyle = palette.soft
      cutSun(ctx, w / 2, foot - tall * 0.48, tall * 0.55, 18, easel.random.sub('sun'))
    },
    { lift: 4, tooth: 0.5, box },
  )
  layHero(easel, scene, { x: w / 2, y: foot, tall: tall * 0.94, broad: w * 0.6, ground: palette.light })
}

export const paintHills = (easel: Easel, scene: Scene): void => {
  const { w, h, palette } = scene
  const ground = groundOf(scene)
  easel.fill(ground)
  const radius = Math.min(w * 0.23, h * 0.12)
  cutPaper(
    easel,
    (ctx) => {
      ctx.fillStyle = palette.accent
      cutSun(ctx, w * 0.69, h * 0.535, radius, 20, easel.random.sub('sun'))
      ctx.fillStyle = mix(palette.accent, palette.light, 0.65)
      cutPebble(ctx, w * 0.69, h * 0.535, radius * 0.56, radius * 0.56, easel.random.sub('disc'))
    },
    { lift: 5, tooth: 0.6 },
  )
  const [first, second, third, fourth] = [palette.hues[1], palette.counter, palette.mid, palette.dark]
  const strip = (top: number, colour: Colour, name: string): void =>
    cutPaper(
      easel,
      (ctx) => {
        ctx.fillStyle = colour
        cutStrip(ctx, w, -easel.extent.x, h * top, h + 60, h * 0.024, easel.random.sub(name))
      },
      { lift: 8, tooth: 0.6, box: { x: 0, y: h * (top - 0.04), w, h: h * (1.04 - top) } },
    )
  strip(0.61, first, 'far')
  strip(0.69, second, 'middle')
  layHero(easel, scene, { x: w * 0.42, y: h * 0.765, tall: h * 0.34, broad: w * 0.62, ground })
  strip(0.765, third, 'near')
  const spray: Spray = [
    [0.06, 0.92, 0.34, -1.35],
    [0.93, 0.93, 0.38, -1.8],
  ]
  layFronds(easel, spray, [palette.deep, palette.accent, palette.light], 'fronds')
  strip(0.865, fourth, 'foot')
}
