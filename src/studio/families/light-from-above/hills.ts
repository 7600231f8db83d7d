// Rolling farmland and a path that climbs to the crest where the hero stands.

import { type Colour, mix, withAlpha } from '../../colour/colour.ts'
import { asPart } from '../../paint/as-part.ts'
import { paintFog } from '../../paint/atmosphere/fog.ts'
import { lerp } from '../../paint/curves.ts'
import type { Easel } from '../../paint/easel.ts'
import { paintFields } from '../../paint/scenery/fields.ts'
import { paintGrass } from '../../paint/scenery/grass.ts'
import { groundPath, type Line } from '../../paint/scenery/ridge-line.ts'
import { paintFootpath } from './footpath.ts'
import { nearBlack, paintBreak, paintHeaps, paintHeaven, paintShafts, stampHero, type Vista } from './sky.ts'

interface Hill {
  readonly line: Line
  readonly colour: Colour
  readonly depth: number
}

const paintHill = asPart('hills', (easel: Easel, { line, colour, depth }: Hill, { palette, light }: Vista): void => {
  const { ctx } = easel
  ctx.save()
  ctx.clip(groundPath(easel, line))
  const top = Math.min(line(0), line(easel.w / 2), line(easel.w)) - 60
  const shade = ctx.createLinearGradient(0, top, 0, top + lerp(300, 760, depth))
  shade.addColorStop(0, mix(colour, palette.accent, 0.32 * (1 - depth * 0.6)))
  shade.addColorStop(0.3, colour)
  shade.addColorStop(1, mix(colour, palette.deep, 0.5))
  ctx.fillStyle = shade
  ctx.fillRect(0, top - 200, easel.w, easel.h)
  const glow = ctx.createRadialGradient(light.x, top, 0, light.x, top, easel.w * 0.75)
  glow.addColorStop(0, withAlpha(mix(palette.accent, palette.light, 0.3), 0.55 * (1 - depth * 0.7)))
  glow.addColorStop(1, withAlpha(palette.accent, 0))
  ctx.fillStyle = glow
  ctx.fillRect(0, top - 200, easel.w, easel.h)
  ctx.restore()
})

/** As shares of the width and the height: how soon the fall of the crest ends beyond the sheet, and how high the land rolls there. */
const fallEnds = 0.34
const rolling = 0.022
/** Units that the outline of the land begins beside the sheet. */
const besideSheet = 160

/** The crest falls away from the hero; beyond the sheet it becomes rolling land, where it would fall out of the picture. */
const crestLine = ({ ground, hero }: Vista, w: number, h: number): Line => {
  const fall = (x: number): number => ((x - hero.x) / w) ** 2 * h * 0.17
  const steepness = (2 * (hero.x + besideSheet) * h * 0.17) / w
  return (x) => {
    if (x >= -besideSheet) return ground + fall(x)
    const out = -(x + besideSheet) / w
    const level = fall(-besideSheet) + steepness * fallEnds * (1 - Math.exp(-out / fallEnds))
    return ground + level - h * rolling * (1 - Math.cos(out * 5.2))
  }
}

/** Rolling hills; a path climbs to the crest where the hero stands against the light. */
export const paintHills = (easel: Easel, vista: Vista): void => {
  const { palette, hero, light } = vista
  const { h, w } = easel
  paintHeaven(easel, vista, h * 0.64)
  paintHeaps(easel, vista, h * 0.6, h * 0.12)
  paintBreak(easel, vista, 1)
  paintShafts(easel, vista, 0.3)
  const crestAt = vista.ground
  const grass = mix(palette.counter, palette.deep, 0.34)
  paintFields(easel, {
    from: h * 0.605,
    to: crestAt + h * 0.03,
    count: 4,
    crops: [
      mix(palette.counter, palette.soft, 0.35),
      mix(palette.counter, palette.accent, 0.4),
      mix(palette.counter, palette.deep, 0.2),
      mix(palette.soft, palette.accent, 0.4),
    ],
    hedge: mix(palette.counter, palette.deep, 0.6),
    haze: mix(palette.soft, palette.light, 0.35),
    light,
    lit: mix(palette.accent, palette.light, 0.3),
    height: h * 0.055,
  })
  paintFog(easel, {
    colour: mix(palette.soft, palette.light, 0.5),
    from: h * 0.6,
    to: crestAt + h * 0.03,
    strength: 0.4,
    seed: 2,
  })
  const crest = crestLine(vista, w, h)
  paintHill(easel, { line: crest, colour: grass, depth: 0.5 }, vista)
  stampHero(easel, vista)
  easel.ctx.save()
  easel.ctx.clip(groundPath(easel, (x) => crest(x) - 10))
  paintGrass(easel, {
    from: crestAt + 14,
    to: h,
    far: mix(grass, palette.accent, 0.14),
    near: mix(grass, palette.deep, 0.6),
    height: 80,
    density: 1.1,
    wind: 0.2,
  })
  easel.ctx.restore()
  paintFootpath(easel, {
    from: { x: hero.x, y: crestAt + 8 },
    to: { x: w * 0.48, y: h * 1.02 },
    farWidth: w * 0.012,
    nearWidth: w * 0.34,
    swing: w * 0.13 * (hero.x > w / 2 ? -1 : 1),
    far: mix(palette.light, palette.accent, 0.35),
    near: mix(mix(palette.soft, palette.accent, 0.45), palette.deep, 0.55),
    verge: mix(grass, palette.deep, 0.55),
  })
  paintGrass(easel, {
    from: h * 0.93,
    far: mix(grass, palette.deep, 0.6),
    near: nearBlack(palette),
    height: 190,
    wind: 0.18,
  })
}
