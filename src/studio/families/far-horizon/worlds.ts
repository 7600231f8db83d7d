// Lands of other worlds: bare dunes under a planet, and an outpost of domes with its dishes and panels.
import { type Colour, mix, withAlpha } from '../../colour/colour.ts'
import { findMotif } from '../../motifs/find-motif.ts'
import { paintStars } from '../../paint/atmosphere/stars.ts'
import type { Easel } from '../../paint/easel.ts'
import { stampMotif } from '../../paint/stamp.ts'
import { paintDune, paintMesas, paintWorld } from '../../places/far.ts'
import { bloom, fillDisc, fillGround, fillRidge, fillSky } from '../../places/ground.ts'
import type { LitScene } from '../../places/in-light.ts'
import { settlePlace } from '../../places/painted/settle-place.ts'
import { dimFoot } from './dim-foot.ts'
import { seededAcross } from './lands.ts'
import { somebodySmall } from './somebody-small.ts'

const skyOfWorld = (easel: Easel, scene: LitScene, horizon: number): void => {
  const { palette, random, w, h } = scene
  const { deep, dark, mid, soft, light, accent } = palette
  const across = seededAcross(scene)
  fillSky(easel, horizon, [
    [0, mix(deep, '#000000', 0.25)],
    [0.5, dark],
    [0.85, mid],
    [1, mix(soft, accent, 0.35)],
  ])
  paintStars(easel, { colours: [light, '#ffffff'], to: horizon * 0.85, count: 700, size: 1.4 })
  const own = random.sub('world')
  paintWorld(easel, {
    x: across(own.between(0.56, 0.7)),
    y: h * own.between(0.46, 0.49),
    r: Math.min(w * 0.3, h * 0.18) * own.between(0.72, 1),
    light: mix(light, accent, 0.2),
    body: mix(accent, mid, 0.35),
    dark: mix(deep, dark, 0.6),
    ring: random.sub('ring').chance(0.5) ? light : null,
  })
  fillDisc(easel, 'moon', across(0.2), h * 0.4, Math.min(w, h) * 0.03, mix(light, soft, 0.3))
}

export const world = (easel: Easel, scene: LitScene): void => {
  const { palette, conditions, manner, random, w, h } = scene
  const { deep, dark, mid, soft, accent } = palette
  const horizon = h * 0.74
  const across = seededAcross(scene)
  const turn = across(0) === 0 ? 1 : -1
  skyOfWorld(easel, scene, horizon)
  fillGround(easel, 'sand', horizon - 2, [
    [0, mix(accent, mid, 0.5)],
    [1, mix(deep, dark, 0.5)],
  ])
  const seed = random.sub('ground').whole(0, 60)
  paintMesas(easel, {
    ground: horizon + 2,
    height: h * 0.09,
    lit: mix(mid, soft, 0.4),
    shade: mix(mid, dark, 0.3),
    seed: 21 + seed,
  })
  paintDune(easel, {
    x: across(0.16),
    y: h * 0.735,
    footX: across(0.34),
    footY: h * 0.86,
    height: h * 0.06,
    half: w * 0.6,
    lit: mix(accent, mid, 0.5),
    shade: mix(dark, mid, 0.4),
    seed: 6 + seed,
  })
  const back = paintDune(easel, {
    x: across(0.7),
    y: h * 0.8,
    footX: across(0.3),
    footY: h * 1.05,
    height: h * 0.11,
    half: w * 0.85,
    lit: mix(accent, dark, 0.42),
    shade: mix(deep, dark, 0.5),
    seed: 8 + seed,
  })
  settlePlace(easel, { manner, palette, conditions, horizon, light: null, ground: turn * 0.3 })
  const x = across(0.66)
  somebodySmall(easel, scene, { x, y: back(x) + h * 0.006, height: h * 0.1, side: turn })
  dimFoot(easel, deep, 0.85)
}

interface Hull {
  readonly shell: Colour
  readonly shade: Colour
  readonly glow: Colour
}

/** A pressure dome on its ring, with a row of lit ports and the tube that joins it to the next. */
const dome = (easel: Easel, x: number, ground: number, r: number, { shell, shade, glow }: Hull): void =>
  easel.part('buildings', () => {
    const { ctx } = easel
    const round = ctx.createRadialGradient(x - r * 0.4, ground - r * 0.75, r * 0.1, x, ground, r * 1.2)
    round.addColorStop(0, mix(shell, '#ffffff', 0.35))
    round.addColorStop(0.5, shell)
    round.addColorStop(1, shade)
    ctx.fillStyle = round
    ctx.beginPath()
    ctx.ellipse(x, ground, r, r * 0.82, 0, Math.PI, 0)
    ctx.fill()
    ctx.strokeStyle = withAlpha(shade, 0.55)
    ctx.lineWidth = r * 0.02
    for (const share of [0.28, 0.55]) {
      ctx.beginPath()
      ctx.ellipse(x, ground - r * 0.82 * share, r * Math.sqrt(1 - share * share), r * 0.07, 0, 0, Math.PI)
      ctx.stroke()
    }
    for (const share of [-0.5, 0, 0.5]) {
      ctx.beginPath()
      ctx.ellipse(
        x,
        ground,
        r * Math.abs(share),
        r * 0.82,
        0,
        Math.PI * 1.5,
        share < 0 ? Math.PI : Math.PI * 2,
        share < 0,
      )
      ctx.stroke()
    }
    ctx.fillStyle = shade
    ctx.fillRect(x - r * 1.04, ground - r * 0.07, r * 2.08, r * 0.09)
    ctx.fillStyle = glow
    for (const at of [-0.62, -0.36, -0.1, 0.42, 0.66]) ctx.fillRect(x + r * at, ground - r * 0.24, r * 0.13, r * 0.1)
    bloom(ctx, x + r * 0.2, ground - r * 0.18, r * 0.8, glow, 0.35)
  })

const craters = (easel: Easel, horizon: number, rim: Colour, pit: Colour): void =>
  easel.part('rock', () => {
    const { ctx, extent, h, w } = easel
    const random = easel.random.sub('craters')
    for (let nth = 0; nth < (26 * extent.w) / w; nth++) {
      const near = random.next() ** 1.4
      const [x, y] = [extent.x + random.next() * extent.w, horizon + h * 0.03 + near * (h * 0.94 - horizon)]
      const r = w * (0.012 + near * 0.06) * random.between(0.6, 1.2)
      ctx.fillStyle = withAlpha(rim, 0.5)
      ctx.beginPath()
      ctx.ellipse(x, y, r, r * 0.24, 0, 0, 7)
      ctx.fill()
      ctx.fillStyle = withAlpha(pit, 0.75)
      ctx.beginPath()
      ctx.ellipse(x, y + r * 0.045, r * 0.9, r * 0.19, 0, 0, 7)
      ctx.fill()
    }
    for (let stone = 0; stone < (110 * extent.w) / w; stone++) {
      const near = random.next() ** 1.6
      const [x, y] = [extent.x + random.next() * extent.w, horizon + h * 0.02 + near * (h - horizon)]
      const r = 2 + near * 13
      ctx.fillStyle = withAlpha(pit, 0.6)
      ctx.beginPath()
      ctx.ellipse(x + r * 0.5, y + r * 0.2, r * 1.3, r * 0.4, 0, 0, 7)
      ctx.fill()
      ctx.fillStyle = rim
      ctx.beginPath()
      ctx.ellipse(x, y - r * 0.1, r, r * 0.6, 0.2, 0, 7)
      ctx.fill()
    }
  })

export const outpost = (easel: Easel, scene: LitScene): void => {
  const { palette, conditions, manner, random, w, h } = scene
  const { deep, dark, mid, soft, light, accent, counter } = palette
  const horizon = h * 0.66
  const across = seededAcross(scene)
  const turn = across(0) === 0 ? 1 : -1
  skyOfWorld(easel, scene, horizon)
  const soil = mix(accent, mid, 0.45)
  const seed = random.sub('ground').whole(0, 60)
  paintMesas(easel, {
    ground: horizon + 4,
    height: h * 0.085,
    lit: mix(soil, soft, 0.35),
    shade: mix(mid, dark, 0.3),
    seed: 31 + seed,
  })
  fillRidge(
    easel,
    { base: horizon + h * 0.02, height: h * 0.02, length: w * 0.8, seed },
    mix(soil, soft, 0.2),
    soil,
    'sand',
  )
  fillGround(easel, 'sand', horizon + h * 0.02, [
    [0, soil],
    [1, mix(deep, dark, 0.4)],
  ])
  craters(easel, horizon, mix(soil, light, 0.25), mix(dark, deep, 0.4))
  settlePlace(easel, { manner, palette, conditions, horizon, light: null })
  const hull = { shell: mix(light, soft, 0.25), shade: mix(dark, mid, 0.4), glow: mix(counter, '#ffd98a', 0.6) }
  const base = horizon + h * 0.035
  easel.part('buildings', () => {
    const { ctx } = easel
    ctx.fillStyle = mix(hull.shell, hull.shade, 0.45)
    ctx.fillRect(Math.min(across(0.3), across(0.72)), base - h * 0.016, w * 0.42, h * 0.016)
  })
  for (const [x, r] of [
    [0.3, 0.055],
    [0.72, 0.075],
    [0.5, 0.105],
  ] as const)
    dome(easel, across(x), base + r * w * 0.06, w * r, hull)
  const mast = findMotif('radio-dish')
  if (mast)
    stampMotif(easel, mast, {
      x: across(0.88),
      y: base + h * 0.012,
      height: h * 0.1,
      flip: turn < 0,
      tones: { body: mix(hull.shell, hull.shade, 0.3), shade: hull.shade, light: hull.shell, accent, line: hull.shade },
      random: easel.random.sub('dish'),
    })
  somebodySmall(easel, scene, { x: across(0.4), y: h * 0.85, height: h * 0.145, side: turn })
  dimFoot(easel, deep, 0.85)
}
