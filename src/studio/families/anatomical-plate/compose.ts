// The plates: how specimen, growth and furniture stand on the sheet in each layout.
import { type Colour, mix, withAlpha } from '../../colour/colour.ts'
import { asPart } from '../../paint/as-part.ts'
import { paintGlow } from '../../paint/atmosphere/glow.ts'
import { type Box, Easel } from '../../paint/easel.ts'
import { paper } from '../../paint/materials/paper.ts'
import { castShadow } from '../../paint/materials/shadow.ts'
import { stampMotif } from '../../paint/stamp.ts'
import type { Scene } from '../family.ts'
import { paintEngraving, paintScraped, type Specimen } from './engraved-hero.ts'
import { drawGrowth, type Growth, type GrowthInks } from './growths.ts'
import { drawDial, drawFrame, drawLeaders } from './plate.ts'

const paperOf = ({ palette }: Scene): Colour => mix(palette.light, '#ffffff', 0.12)

/** The room that type leaves between its upper and its lower lines. */
const roomOf = ({ w, h }: Scene, zones: readonly Box[]): Box => {
  const top = Math.max(h * 0.07, ...zones.filter((zone) => zone.y + zone.h / 2 < h / 2).map((zone) => zone.y + zone.h))
  const bottom = Math.min(h * 0.94, ...zones.filter((zone) => zone.y + zone.h / 2 >= h / 2).map(({ y }) => y))
  return { x: 0, y: top, w, h: bottom - top }
}

const specimenIn = ({ hero }: Scene, box: Box): Specimen => {
  const height = Math.min(box.h, box.w / hero.width)
  return { motif: hero, x: box.x + box.w / 2, y: box.y + (box.h + height) / 2, height }
}

/** Aged paper is soft: half the fineness of the sheet suffices for it. */
const layPaper = (easel: Easel, scene: Scene): void => {
  const seed = easel.random.sub('paper').whole(0, 2 ** 31)
  const box = easel.extent
  const sheet = new Easel(easel, easel.scale / 2, seed, new Set(), box)
  const stain = mix(scene.palette.soft, scene.palette.mid, 0.3)
  paper(sheet, { kind: 'aged', colour: paperOf(scene), stain, strength: 0.8 })
  easel.lay({ canvas: sheet.canvas, box, scale: sheet.scale })
}

const growthOf = (easel: Easel): Growth => easel.random.sub('growth').pick(['roots', 'eyes', 'fungi', 'roots'])

/** Shoots that leave the specimen at its edge, most of them upwards or out to the sides. */
const paintGrowth = asPart(
  'roots',
  (easel: Easel, { x, y, height, motif }: Specimen, inks: GrowthInks, reach: number, side: number): void => {
    const random = easel.random.sub('shoots')
    const growth = growthOf(easel)
    const shoots = growth === 'roots' ? 11 : 9
    for (let shoot = 0; shoot < shoots; shoot++) {
      const turn =
        growth === 'roots'
          ? Math.PI * (0.06 + (0.88 * (shoot + random.next())) / shoots)
          : -Math.PI * (0.02 + (0.96 * (shoot + random.next())) / shoots)
      const lean = side === 0 ? Math.cos(turn) : Math.abs(Math.cos(turn)) * side
      drawGrowth(
        easel.ctx,
        growth,
        {
          x: x + lean * height * motif.width * 0.36,
          y: y - height / 2 + Math.sin(turn) * height * 0.34,
          heading: Math.atan2(Math.sin(turn), lean) + random.bell() * 0.15,
          length: reach * random.between(0.55, 1),
          width: random.between(7, 15),
          forks: growth === 'roots' ? 3 : 1,
        },
        random.sub(`shoot ${shoot}`),
        inks,
      )
    }
  },
)

export const paintPlate = (easel: Easel, scene: Scene, zones: readonly Box[]): void => {
  const { palette, w, h } = scene
  const room = roomOf(scene, zones)
  const margin = Math.min(w, h) * 0.045
  layPaper(easel, scene)
  easel.part('frame', () =>
    drawFrame(easel.ctx, { x: margin, y: margin, w: w - margin * 2, h: h - margin * 2 }, palette.deep),
  )
  const specimen = specimenIn(scene, { x: w * 0.15, y: room.y + room.h * 0.1, w: w * 0.7, h: room.h * 0.8 })
  const inks = { colour: palette.accent, ink: palette.deep, pale: paperOf(scene) }
  paintGrowth(easel, specimen, inks, Math.min(w, room.h) * 0.2, 0)
  paintEngraving(easel, specimen, { ink: palette.deep, ground: paperOf(scene), tint: palette.accent })
  const wide = Math.min(w * 0.8, Math.max(specimen.height * scene.hero.width * 1.5, w * 0.66))
  const around = { x: w / 2 - wide / 2, y: specimen.y - specimen.height, w: wide, h: specimen.height }
  easel.part('lines', () => drawLeaders(easel.ctx, around, palette.deep, easel.random.sub('leaders')))
}

export const paintSpecimen = (easel: Easel, scene: Scene, zones: readonly Box[]): void => {
  const { palette, w } = scene
  const room = roomOf(scene, zones)
  layPaper(easel, scene)
  const bleed = { x: w * 0.05, y: room.y - room.h * 0.03, w: w * 0.9, h: room.h * 0.98 }
  const specimen = specimenIn(scene, bleed)
  paintGrowth(
    easel,
    specimen,
    { colour: palette.accent, ink: palette.deep, pale: paperOf(scene) },
    Math.min(w, room.h) * 0.17,
    0,
  )
  paintEngraving(easel, specimen, { ink: palette.deep, ground: paperOf(scene), tint: palette.accent })
}

export const paintNocturne = (easel: Easel, scene: Scene, zones: readonly Box[]): void => {
  const { palette, w, h } = scene
  const room = roomOf(scene, zones)
  const black = mix(palette.deep, '#000000', 0.2)
  easel.fill(black)
  const radius = Math.min(w * 0.44, room.h * 0.48)
  const y = room.y + room.h / 2
  paintGlow(easel, { x: w / 2, y, radius: h * 0.45, colour: mix(palette.deep, palette.mid, 0.5), strength: 0.7 })
  easel.part('rings', () => drawDial(easel.ctx, w / 2, y, radius, withAlpha(palette.soft, 0.75)))
  const specimen = specimenIn(scene, {
    x: w / 2 - radius * 0.74,
    y: y - radius * 0.74,
    w: radius * 1.48,
    h: radius * 1.48,
  })
  const loud = mix(palette.accent, palette.light, 0.08)
  paintGrowth(easel, specimen, { colour: loud, ink: black, pale: palette.light }, radius * 0.42, 0)
  paintScraped(easel, specimen, { ink: mix(palette.light, '#ffffff', 0.2), ground: black, tint: loud })
}

/** One half a dry engraving, the other flat and loud: the plate is turning into something. */
export const paintHalved = (easel: Easel, scene: Scene, zones: readonly Box[]): void => {
  const { palette, w } = scene
  const room = roomOf(scene, zones)
  layPaper(easel, scene)
  const specimen = specimenIn(scene, { x: w * 0.1, y: room.y + room.h * 0.085, w: w * 0.8, h: room.h * 0.83 })
  paintEngraving(easel, specimen, { ink: palette.deep, ground: paperOf(scene), tint: paperOf(scene) })
  using half = easel.fresh()
  const { ctx } = half
  ctx.fillStyle = palette.accent
  const panel = { x: w / 2, y: room.y + room.h * 0.045, w: w / 2, h: room.h * 0.91 }
  ctx.fillRect(panel.x, panel.y, panel.w, panel.h)
  ctx.beginPath()
  ctx.rect(panel.x, panel.y, panel.w, panel.h)
  ctx.clip()
  paintGrowth(
    half,
    specimen,
    { colour: mix(palette.light, '#ffffff', 0.2), ink: palette.deep, pale: palette.light },
    specimen.height * 0.32,
    1,
  )
  const black = mix(palette.deep, '#000000', 0.2)
  stampMotif(half, specimen.motif, {
    ...specimen,
    tones: {
      body: black,
      shade: black,
      light: mix(black, palette.accent, 0.3),
      accent: palette.light,
      line: palette.accent,
    },
    random: half.random.sub('specimen'),
  })
  const layer = { canvas: half.canvas, box: half.extent, scale: easel.scale }
  castShadow(easel, layer, { blur: 22, dx: -6, dy: 0, alpha: 0.35 })
  easel.lay(layer)
}
