// The three streets: two windows side by side, a lane between houses, a shop with its awning.
import { type Colour, lchOf, mix, withAlpha } from '../../colour/colour.ts'
import type { Palette } from '../../colour/palette.ts'
import { findMotif } from '../../motifs/find-motif.ts'
import type { Motif } from '../../motifs/motif.ts'
import { asPart } from '../../paint/as-part.ts'
import type { Box, Easel } from '../../paint/easel.ts'
import { paper } from '../../paint/materials/paper.ts'
import type { Tones } from '../../paint/pen.ts'
import type { Random } from '../../paint/random.ts'
import { stampMotif } from '../../paint/stamp.ts'
import type { SetType } from '../../type/set-type.ts'
import type { Scene } from '../family.ts'
import { drawAwning, drawBricks, drawLights, drawPane, paintPot, paintSill } from './street-furniture.ts'

/** The colour that lies under the title. */
export const wallOf = ({ palette, layout }: Scene): Colour =>
  layout === 'lane' ? mix(palette.soft, palette.light, 0.35) : palette.hues[0]

const skin = (palette: Palette): Colour => mix(palette.light, palette.accent, 0.2)

const clothes = (palette: Palette, cloth: Colour): Tones => ({
  body: cloth,
  shade: mix(palette.deep, cloth, 0.22),
  light: skin(palette),
  accent: palette.counter,
  line: mix(palette.deep, cloth, 0.3),
})

const thingTones = (palette: Palette, ground: Colour): Tones => {
  const isPale = lchOf(ground).l > 0.6
  return {
    body: palette.accent,
    shade: mix(palette.deep, palette.accent, isPale ? 0.35 : 0.55),
    light: palette.light,
    accent: palette.hues[2],
    line: mix(palette.deep, palette.accent, 0.2),
  }
}

const tonesOf = (motif: Motif, palette: Palette, ground: Colour): Tones =>
  motif.kind === 'person'
    ? { ...clothes(palette, palette.accent), accent: palette.counter }
    : thingTones(palette, ground)

const stand = (
  easel: Easel,
  motif: Motif,
  x: number,
  y: number,
  high: number,
  wide: number,
  tones: Tones,
  flip = false,
): void => {
  // What was left out casts no shadow.
  if (easel.without.has(motif.id) || motif.altered?.scale === 0) return
  const height = Math.min(high, wide / motif.width)
  const { ctx } = easel
  ctx.fillStyle = withAlpha('#000000', 0.16)
  ctx.beginPath()
  ctx.ellipse(x + height * 0.05, y, height * motif.width * 0.44, height * 0.035, 0, 0, Math.PI * 2)
  ctx.fill()
  stampMotif(easel, motif, { x, y, height, flip, tones, random: easel.random.sub(motif.id) })
}

/** Someone at a window: cut by the sill. */
const lean = (easel: Easel, id: string, pane: Box, tones: Tones, flip: boolean): void => {
  const motif = findMotif(id)
  if (!motif) return
  const height = pane.h * 1.5
  stampMotif(easel, motif, {
    x: pane.x + pane.w * 0.5,
    y: pane.y + pane.h + height * 0.47,
    height,
    flip,
    tones,
    random: easel.random.sub(id),
  })
}

const pavement = ({ ctx, w, h }: Easel, y: number, palette: Palette): void => {
  ctx.fillStyle = mix(palette.dark, palette.deep, 0.25)
  ctx.fillRect(0, y, w, h - y)
  ctx.fillStyle = mix(palette.soft, palette.light, 0.2)
  ctx.fillRect(0, y, w, h * 0.028)
  ctx.fillStyle = withAlpha('#000000', 0.18)
  ctx.fillRect(0, y + h * 0.028, w, h * 0.008)
}

const windows = (easel: Easel, scene: Scene, type: SetType): void => {
  const { w, h, ctx } = easel
  const { palette, hero } = scene
  const wall = wallOf(scene)
  const m = Math.min(w, h)
  const foot = h * 0.845
  const bricks = easel.random.sub('bricks')
  easel.part('wall', () => {
    easel.fill(wall)
    drawBricks(ctx, { x: 0, y: 0, w, h: foot }, mix(wall, palette.deep, 0.12), bricks, type.zones)
  })
  const wide = m * 0.3
  const panes = [w * 0.5 - wide * 1.32, w * 0.5 + wide * 0.32].map((x) => ({
    x,
    y: h * 0.405,
    w: wide,
    h: Math.min(wide * 1.35, h * 0.27),
  }))
  const isPerson = hero.kind === 'person'
  for (const [at, box] of panes.entries()) {
    const glass = mix(palette.hues[2], palette.light, at === 0 ? 0.25 : 0.5)
    drawPane(
      easel,
      { box, frame: palette.light, glass, curtain: mix(palette.counter, palette.light, 0.35), isArched: true },
      () => {
        if (at === 0) lean(easel, 'woman-standing', box, clothes(palette, palette.accent), false)
        else lean(easel, 'man-in-coat', box, clothes(palette, mix(palette.hues[1], palette.dark, 0.2)), true)
      },
    )
    paintSill(easel, box, palette.light, palette, easel.random.sub(`sill ${at}`))
  }
  easel.part('pavement', () => pavement(easel, foot, palette))
  const door = { x: w * 0.5 - m * 0.09, y: foot - h * 0.012, w: m * 0.18, h: m * 0.02 }
  ctx.fillStyle = mix(palette.soft, palette.light, 0.5)
  ctx.fillRect(door.x - m * 0.16, door.y, door.w + m * 0.32, h * 0.014)
  for (const side of [-1, 1]) paintPot(easel, w / 2 + side * w * 0.4, foot + h * 0.01, m * 0.11, palette)
  const tones = tonesOf(hero, palette, wall)
  stand(easel, hero, w / 2, foot + h * 0.012, isPerson ? h * 0.24 : h * 0.2, m * 0.5, tones)
}

const houseFront = asPart('buildings', (easel: Easel, palette: Palette, box: Box, wall: Colour, seed: string): void => {
  const { ctx } = easel
  const random = easel.random.sub(seed)
  ctx.fillStyle = wall
  ctx.fillRect(box.x, box.y, box.w, box.h)
  ctx.fillStyle = mix(wall, palette.light, 0.5)
  ctx.fillRect(box.x - 16, box.y - 26, box.w + 32, 34)
  ctx.fillStyle = withAlpha('#000000', 0.12)
  ctx.fillRect(box.x, box.y + 8, box.w, 14)
  const wide = box.w * 0.3
  const rows = Math.max(2, Math.floor((box.h * 0.7) / (wide * 2)))
  for (let row = 0; row < rows; row++)
    for (const column of [0.12, 0.58]) {
      const pane = { x: box.x + box.w * column, y: box.y + 80 + row * wide * 2.05, w: wide, h: wide * 1.4 }
      const isLit = random.chance(0.6)
      const glass = isLit ? mix(palette.hues[2], palette.light, 0.35) : mix(palette.mid, palette.soft, 0.4)
      drawPane(easel, { box: pane, frame: palette.light, glass, curtain: mix(wall, palette.light, 0.6) })
      if (random.chance(0.7)) paintSill(easel, pane, palette.light, palette, random)
    }
})

const lane = (easel: Easel, scene: Scene): void => {
  const { w, h, ctx } = easel
  const { palette, hero } = scene
  const m = Math.min(w, h)
  const foot = h * 0.85
  easel.part('sky', () => easel.fill(wallOf(scene)))
  ctx.fillStyle = mix(wallOf(scene), palette.hues[2], 0.6)
  ctx.beginPath()
  ctx.arc(w / 2, h * 0.62, m * 0.3, 0, Math.PI * 2)
  easel.part('sun', () => ctx.fill())
  const far = easel.random.sub('far')
  const build = (house: number, random: Random): void => {
    const x = w * 0.16 + (w * 0.68 * house) / 9
    const high = h * random.between(0.13, 0.22)
    ctx.fillStyle = mix(
      mix(palette.soft, house % 2 === 0 ? palette.hues[0] : palette.hues[1], 0.5),
      wallOf(scene),
      0.35,
    )
    ctx.fillRect(x, foot - high, w * 0.085, high)
    ctx.beginPath()
    ctx.moveTo(x - 8, foot - high)
    ctx.lineTo(x + w * 0.0425, foot - high - h * 0.035)
    ctx.lineTo(x + w * 0.085 + 8, foot - high)
    ctx.fill()
  }
  const beyond = far.sub('beyond')
  easel.part('buildings', () => {
    for (let house = Math.floor((easel.extent.x / w) * 13) - 3; house < 0; house++) build(house, beyond)
    for (let house = 0; house < 9; house++) build(house, far)
  })
  const wide = w * 0.27
  houseFront(easel, palette, { x: -w * 0.02, y: h * 0.36, w: wide, h: foot - h * 0.36 }, palette.hues[0], 'left')
  houseFront(easel, palette, { x: w * 1.02 - wide, y: h * 0.4, w: wide, h: foot - h * 0.4 }, palette.hues[1], 'right')
  const awning = { w: wide * 1.06, h: h * 0.045 }
  easel.part('awning', () => {
    drawAwning(ctx, { ...awning, x: -w * 0.03, y: foot - h * 0.16 }, [palette.accent, palette.light])
    drawAwning(ctx, { ...awning, x: w * 1.03 - awning.w, y: foot - h * 0.15 }, [palette.counter, palette.light])
  })
  const bulbs = [palette.hues[2], palette.light, palette.accent] as const
  const hang = (from: readonly [number, number], to: readonly [number, number], sag: number): void =>
    easel.part('lights', () => drawLights(ctx, from, to, sag, palette.dark, bulbs))
  hang([wide - w * 0.02, h * 0.41], [w * 1.02 - wide, h * 0.44], h * 0.05)
  // Where more of the lane is seen, its chains go on to the next house.
  const { x: open } = easel.extent
  if (open < 0)
    for (const [from, to] of [
      [0.45, 0.4],
      [0.5, 0.47],
    ] as const)
      hang([open - w * 0.04, h * from], [-w * 0.02, h * to], h * 0.07)
  hang([wide - w * 0.02, h * 0.5], [w * 1.02 - wide, h * 0.48], h * 0.055)
  easel.part('pavement', () => pavement(easel, foot, palette))
  for (const side of [-1, 1]) paintPot(easel, w / 2 + side * w * 0.36, foot + h * 0.012, m * 0.1, palette)
  stand(easel, hero, w / 2, foot + h * 0.014, h * 0.34, m * 0.5, tonesOf(hero, palette, wallOf(scene)))
}

const shop = (easel: Easel, scene: Scene, type: SetType): void => {
  const { w, h, ctx } = easel
  const { palette, hero } = scene
  const m = Math.min(w, h)
  const wall = wallOf(scene)
  const foot = h * 0.855
  const brick = mix(wall, palette.deep, 0.12)
  easel.part('wall', () => {
    easel.fill(wall)
    drawBricks(ctx, { x: 0, y: 0, w, h: h * 0.42 }, brick, easel.random.sub('bricks'), type.zones)
  })
  ctx.fillStyle = mix(palette.hues[1], palette.dark, 0.25)
  easel.part('buildings', () => ctx.fillRect(w * 0.06, h * 0.42, w * 0.88, foot - h * 0.42))
  const glass = { x: w * 0.11, y: h * 0.47, w: w * 0.78, h: h * 0.3 }
  const warm = ctx.createLinearGradient(0, glass.y, 0, glass.y + glass.h)
  warm.addColorStop(0, mix(palette.hues[2], palette.light, 0.35))
  warm.addColorStop(1, mix(palette.hues[2], palette.light, 0.7))
  ctx.fillStyle = warm
  easel.part('window', () => ctx.fillRect(glass.x, glass.y, glass.w, glass.h))
  ctx.save()
  ctx.beginPath()
  ctx.rect(glass.x, glass.y, glass.w, glass.h)
  ctx.clip()
  for (const [at, share] of [0.14, 0.5, 0.86].entries()) {
    const x = glass.x + glass.w * share
    ctx.fillStyle = palette.dark
    ctx.fillRect(x - 3, glass.y, 6, h * (at === 1 ? 0.05 : 0.07))
    ctx.fillStyle = at === 1 ? palette.accent : palette.counter
    ctx.beginPath()
    ctx.arc(x, glass.y + h * (at === 1 ? 0.05 : 0.07) + m * 0.045, m * 0.05, Math.PI, 0)
    ctx.fill()
  }
  ctx.restore()
  const height = Math.min(glass.h * 0.8, (glass.w * 0.62) / hero.width)
  stampMotif(easel, hero, {
    x: w / 2,
    y: glass.y + glass.h,
    height,
    tones: tonesOf(hero, palette, palette.hues[2]),
    random: easel.random.sub('hero'),
  })
  ctx.fillStyle = withAlpha('#ffffff', 0.16)
  ctx.beginPath()
  ctx.moveTo(glass.x + glass.w * 0.1, glass.y + glass.h)
  ctx.lineTo(glass.x + glass.w * 0.26, glass.y)
  ctx.lineTo(glass.x + glass.w * 0.36, glass.y)
  ctx.lineTo(glass.x + glass.w * 0.2, glass.y + glass.h)
  ctx.fill()
  const sill = { x: glass.x + glass.w * 0.083, y: glass.y, w: glass.w * 0.834, h: glass.h }
  paintSill(easel, sill, palette.light, palette, easel.random.sub('sill'))
  const awning = { x: w * 0.03, y: h * 0.415, w: w * 0.94, h: h * 0.06 }
  easel.part('awning', () => drawAwning(ctx, awning, [palette.accent, palette.light]))
  easel.part('pavement', () => pavement(easel, foot, palette))
  const [woman, man] = [findMotif('woman-standing'), findMotif('man-in-coat')]
  if (hero.kind !== 'person' && woman && man) {
    stand(easel, woman, w * 0.16, foot + h * 0.014, h * 0.3, m, clothes(palette, palette.accent))
    stand(
      easel,
      man,
      w * 0.85,
      foot + h * 0.014,
      h * 0.32,
      m,
      clothes(palette, mix(palette.hues[0], palette.deep, 0.35)),
      true,
    )
  } else for (const side of [-1, 1]) paintPot(easel, w / 2 + side * w * 0.4, foot + h * 0.012, m * 0.13, palette)
}

const compositions: Readonly<Record<string, (easel: Easel, scene: Scene, type: SetType) => void>> = {
  windows,
  lane,
  shop,
}

export const composeStreet = (easel: Easel, scene: Scene, type: SetType): void => {
  ;(compositions[scene.layout] ?? windows)(easel, scene, type)
  paper(easel, { kind: 'smooth', strength: 0.45 })
}
