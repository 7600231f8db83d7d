// Prints the grid: flat bands, devices in two tones, and the slight wear of a paperback that has been read.
import { type Colour, mix } from '../../colour/colour.ts'
import { luminanceOf } from '../../colour/contrast.ts'
import type { Palette } from '../../colour/palette.ts'
import type { Motif } from '../../motifs/motif.ts'
import type { Box, Easel } from '../../paint/easel.ts'
import { paintVeil } from '../../paint/field.ts'
import type { Tones } from '../../paint/pen.ts'
import { stampMotif } from '../../paint/stamp.ts'
import type { Scene } from '../family.ts'
import type { Grid } from './grid.ts'

/** Two printed tones that stand out from the ground. */
const printed = (ground: Colour, { deep, light, accent, counter, soft }: Palette): Tones => {
  const isPale = luminanceOf(ground) > 0.32
  const body = isPale ? deep : light
  return {
    body,
    shade: mix(body, ground, isPale ? 0.14 : 0.2),
    light: isPale ? mix(accent, deep, 0.08) : mix(soft, light, 0.4),
    accent: isPale ? counter : mix(light, accent, 0.1),
    line: ground,
  }
}

const stampInto = (easel: Easel, motif: Motif, box: Box, tones: Tones, name: string): void => {
  const height = Math.min(box.h, box.w / motif.width)
  stampMotif(easel, motif, {
    x: box.x + box.w / 2,
    y: box.y + box.h / 2 + height / 2,
    height,
    tones,
    random: easel.random.sub(name),
  })
}

/** The fine mottling of flat inks on uncoated stock. */
const paintWear = (easel: Easel, { palette }: Scene): void =>
  paintVeil(
    easel,
    palette.deep,
    (x, y) => 0.05 * easel.noise.fractal(x / 340, y / 340, 3) + 0.05 * easel.noise.value(x / 7, y / 5) ** 3,
    { step: 3, blend: 'multiply' },
  )

const paintRules = (easel: Easel, { panels }: Grid, { palette }: Scene): void => {
  const { ctx } = easel
  ctx.fillStyle = palette.deep
  for (const { box } of panels.slice(1)) {
    if (box.w < easel.w || box.y === 0) continue
    ctx.fillRect(box.x, box.y + 14, box.w, 6)
  }
}

export const paintGrid = (easel: Easel, scene: Scene, grid: Grid): void => {
  for (const [at, { box, colour }] of grid.panels.entries()) {
    easel.ctx.fillStyle = colour
    // What touches the left edge goes on beyond it, where the sheet is open there.
    const beyond = box.x === 0 ? -easel.extent.x : 0
    const lay = (): void => easel.ctx.fillRect(box.x - 0.5 - beyond, box.y - 0.5, box.w + 1 + beyond, box.h + 1)
    if (at > 0) easel.part('panel', lay)
    else lay()
  }
  if (scene.layout === 'bands') paintRules(easel, grid, scene)
  const devices = [scene.hero, ...scene.companions]
  grid.devices.forEach(({ box, colour }, at) => {
    const motif = (at % 2 === 0 ? scene.hero : devices[Math.ceil(at / 2) % devices.length]) ?? scene.hero
    stampInto(easel, motif, box, printed(colour, scene.palette), `device ${at}`)
  })
  paintWear(easel, scene)
}
