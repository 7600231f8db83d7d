// Cutting the key block: a grey sketch becomes gouge marks that follow the forms, printed in one ink over the colour blocks.

import { type Colour, mix } from '../../colour/colour.ts'
import { asPart } from '../../paint/as-part.ts'
import type { Context, Easel } from '../../paint/easel.ts'
import { darknessOf, readPicture } from '../../paint/materials/picture.ts'
import { woodcut } from '../../paint/materials/woodcut.ts'
import { silhouette, type Tones } from '../../paint/pen.ts'
import { drawMotif, stampMotif } from '../../paint/stamp.ts'
import type { Scene } from '../family.ts'

/** How dark the key block is: 0 is cut away, 1 is solid ink. */
export const grey = (darkness: number): Colour => mix('#ffffff', '#000000', darkness)

/** Sketches in greys on a sheet of its own, then cuts along `flow` and prints. */
export const cutBlock = (
  easel: Easel,
  ink: Colour,
  sketch: (ctx: Context, easel: Easel) => void,
  cut: { readonly flow: (x: number, y: number) => number; readonly spacing: number; readonly chatter?: number },
): void => {
  using proof = easel.fresh()
  proof.fill('#ffffff')
  sketch(proof.ctx, proof)
  woodcut(easel, darknessOf(readPicture(proof, 4)), {
    ink,
    spacing: cut.spacing,
    chatter: cut.chatter ?? 0,
    flow: cut.flow,
  })
}

export interface Stand {
  readonly x: number
  readonly y: number
  readonly height: number
  readonly flip?: boolean
}

/** The hero as it is cut: solid ink, contours left as paper, lit parts in one colour block, a clean halo where it meets other ink. */
export const printHero = (
  easel: Easel,
  scene: Scene,
  stand: Stand,
  inks: { readonly ink: Colour; readonly paper: Colour; readonly halo?: Colour },
): void => {
  const { hero, palette, random } = scene
  const { ink, paper, halo } = inks
  if (halo) {
    const rim = stand.height * 0.009
    for (let at = 0; at < 10; at++) {
      const turn = (at / 10) * Math.PI * 2
      drawMotif(easel.ctx, hero, {
        ...stand,
        x: stand.x + Math.cos(turn) * rim,
        y: stand.y + Math.sin(turn) * rim,
        tones: silhouette(halo),
        random: random.sub('hero'),
      })
    }
  }
  const tones: Tones = {
    body: ink,
    shade: mix(ink, '#000000', 0.25),
    light: mix(paper, palette.soft, 0.3),
    accent: palette.accent,
    line: paper,
  }
  stampMotif(easel, hero, { ...stand, tones, random: random.sub('hero') })
}

/** The unprinted margin of the sheet, its edge as uneven as a hand-cut block. */
export const paintMargin = asPart('frame', (easel: Easel, paper: Colour, width: number): void => {
  const { ctx, w, h, noise } = easel
  const wander = (along: number, side: number): number =>
    width + (noise.fractal(along / 130, side * 7.3, 3) - 0.5) * width * 0.34
  ctx.fillStyle = paper
  ctx.beginPath()
  ctx.rect(-10, -10, w + 20, h + 20)
  const step = 14
  ctx.moveTo(wander(0, 1), wander(0, 2))
  for (let x = width; x < w - width; x += step) ctx.lineTo(x, wander(x, 2))
  for (let y = width; y < h - width; y += step) ctx.lineTo(w - wander(y, 3), y)
  for (let x = w - width; x > width; x -= step) ctx.lineTo(x, h - wander(x, 4))
  for (let y = h - width; y > width; y -= step) ctx.lineTo(wander(y, 1), y)
  ctx.closePath()
  ctx.fill('evenodd')
})
