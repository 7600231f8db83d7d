// The house from close by: a wall of boards with one lit window.
import { mix, withAlpha } from '../../colour/colour.ts'
import { asPart } from '../../paint/as-part.ts'
import type { Box, Easel } from '../../paint/easel.ts'
import { leafColours } from '../../paint/flora/flora-colours.ts'
import { sprig } from '../../paint/flora/sprigs.ts'
import { drawBareTree } from '../../paint/scenery/bare-tree.ts'
import type { Scene } from '../family.ts'
import { paintBoards } from './boards.ts'
import { paintWeather } from './weather.ts'
import { paintLitWindow } from './window.ts'

/** Ivy that climbs in from a corner, darker than the wall. */
const hangIvy = asPart('leaves', (easel: Easel, { palette }: Scene, isLeft: boolean): void => {
  const { ctx, w, h } = easel
  const random = easel.random.sub('ivy')
  const leaf = leafColours(mix(palette.mid, palette.deep, 0.68), { light: mix(palette.mid, palette.deep, 0.3) })
  for (let stem = 0; stem < 13; stem++) {
    const x = isLeft ? random.between(-0.05, 0.1) * w : random.between(0.9, 1.05) * w
    const turn = Math.PI / 2 + (isLeft ? -1 : 1) * random.between(0.05, 0.6)
    sprig(
      ctx,
      'ivy',
      { x, y: h * random.between(0.36, 0.8), turn, length: h * random.between(0.1, 0.24) },
      { leaf, fruit: palette.accent },
      random,
    )
  }
})

const facadeWindow = ({ w, h }: { readonly w: number; readonly h: number }): Box => {
  const high = h * 0.4
  const wide = Math.min(high * 0.74, w * 0.52)
  return { x: w / 2 - wide / 2, y: h * 0.445, w: wide, h: high }
}

export const paintFacade = (easel: Easel, scene: Scene): void => {
  const { ctx, w, h } = easel
  const { palette } = scene
  const wall = mix(palette.deep, palette.dark, 0.7)
  const box = facadeWindow(scene)
  paintBoards(easel, { x: 0, y: 0, w, h }, wall, palette.mid, Math.min(w, h) * 0.05)
  const dusk = ctx.createLinearGradient(0, 0, 0, h)
  dusk.addColorStop(0, withAlpha(mix(palette.deep, '#000000', 0.3), 0.78))
  dusk.addColorStop(0.42, withAlpha(palette.deep, 0.3))
  dusk.addColorStop(1, withAlpha(mix(palette.deep, '#000000', 0.3), 0.8))
  easel.fill(dusk)
  paintLitWindow(easel, scene, box, mix(palette.dark, palette.soft, 0.32))
  const isLeft = scene.random.sub('ivy').chance(0.5)
  hangIvy(easel, scene, isLeft)
  const tree = mix(palette.deep, '#000000', 0.55)
  const random = easel.random.sub('branches')
  if (!easel.without.has('tree'))
    easel.part(
      'trees',
      () =>
        drawBareTree(ctx, {
          x: isLeft ? w * 1.02 : -w * 0.02,
          y: h * 1.02,
          height: h * 0.6,
          width: w * 0.05,
          colour: tree,
          random,
          lean: isLeft ? -0.22 : 0.22,
          gnarl: 0.7,
        }),
      ctx,
    )
  paintWeather(easel, scene)
}
