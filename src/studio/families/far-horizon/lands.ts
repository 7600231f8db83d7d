// Wide lands under the open sky: dunes with or without a caravan, a road to the mesas, an open plain with its season.
import { type Colour, mix } from '../../colour/colour.ts'
import { findMotif } from '../../motifs/find-motif.ts'
import type { Easel } from '../../paint/easel.ts'
import { silhouette } from '../../paint/pen.ts'
import { stampMotif } from '../../paint/stamp.ts'
import { paintDune, paintMesas, paintRange } from '../../places/far.ts'
import { fillGround, fillRidge, fillSky } from '../../places/ground.ts'
import { paintHeaven } from '../../places/heaven.ts'
import type { LitScene } from '../../places/in-light.ts'
import { settlePlace } from '../../places/painted/settle-place.ts'
import { lying } from '../../places/relight.ts'
import { paintPines } from '../../places/wood.ts'
import { dimFoot } from './dim-foot.ts'
import { somebodySmall } from './somebody-small.ts'

/** Left and right changed by the seed, so that two books of one shelf do not share a picture. */
export const seededAcross = ({ w, random }: LitScene): ((share: number) => number) => {
  const isTurned = random.sub('side').chance(0.5)
  return (share) => w * (isTurned ? 1 - share : share)
}

const dunesUnderSun = (easel: Easel, scene: LitScene, sunUp: number, sunR: number) => {
  const { palette, conditions, manner, random, w, h } = scene
  const { dark, mid, soft, light, accent } = palette
  const across = seededAcross(scene)
  const turn = across(0) === 0 ? 1 : -1
  fillSky(easel, h * 0.7, [
    [0, mix(mid, dark, 0.3)],
    [0.6, mix(soft, accent, 0.15)],
    [1, mix(light, soft, 0.3)],
  ])
  const sand = lying(mix(soft, accent, 0.42), conditions)
  fillGround(easel, 'sand', h * 0.66, [
    [0, sand],
    [1, mix(dark, mid, 0.22)],
  ])
  const sun = { x: across(random.sub('sun').between(0.5, 0.72)), y: h * sunUp, r: Math.min(w, h * 0.7) * sunR }
  paintHeaven(easel, { ...sun, horizon: h * 0.6, palette, conditions, sun: mix(light, '#ffffff', 0.25) })
  const dune = (
    x: number,
    y: number,
    footX: number,
    footY: number,
    tall: number,
    half: number,
    lit: Colour,
    shade: Colour,
    seed: number,
  ) =>
    paintDune(easel, {
      x: across(x),
      y: h * y,
      footX: across(footX),
      footY: h * footY,
      height: h * tall,
      half: w * half,
      lit,
      shade,
      seed: seed + random.sub('dunes').whole(0, 90),
    })
  const far = dune(0.22, 0.575, 0.4, 0.74, 0.1, 0.62, mix(sand, light, 0.4), mix(mid, sand, 0.45), 1)
  dune(0.86, 0.62, 0.56, 0.86, 0.13, 0.66, mix(sand, light, 0.14), mix(mid, dark, 0.3), 2)
  const near = dune(0.36, 0.7, 0.8, 1.04, 0.2, 0.72, sand, mix(dark, mid, 0.22), 4)
  settlePlace(easel, {
    manner,
    palette,
    conditions,
    horizon: h * 0.6,
    light: { x: sun.x, y: sun.y, strength: 0.25 },
    ground: turn * 0.35,
  })
  return { across, turn, far, near }
}

export const dunes = (easel: Easel, scene: LitScene): void => {
  const { palette, h } = scene
  const { across, turn, near } = dunesUnderSun(easel, scene, 0.475, 0.27)
  dimFoot(easel, palette.deep, 0.75)
  const x = across(0.38)
  somebodySmall(easel, scene, { x, y: near(x) + h * 0.004, height: h * 0.075, side: -turn })
}

/** A file of camels along the crest of the far dune, one behind the other, each with its own step. */
export const caravan = (easel: Easel, scene: LitScene): void => {
  const { palette, h } = scene
  const { deep } = palette
  const { across, turn, far, near } = dunesUnderSun(easel, scene, 0.42, 0.19)
  const camel = findMotif('camel')
  const ink = mix(deep, palette.dark, 0.35)
  const random = easel.random.sub('caravan')
  for (let nth = 0; nth < 7 && camel; nth++) {
    const x = across(0.1 + nth * 0.078 + random.bell() * 0.006)
    const height = h * random.between(0.034, 0.04)
    stampMotif(easel, camel, {
      x,
      y: far(x) + height * 0.08,
      height,
      flip: turn < 0,
      turn: random.bell() * 0.03,
      tones: silhouette(ink),
      random: easel.random.sub('camel'),
    })
  }
  dimFoot(easel, deep, 0.75)
  const x = across(0.42)
  somebodySmall(easel, scene, { x, y: near(x) + h * 0.004, height: h * 0.082, side: -turn })
}

const roadway = (easel: Easel, { palette, w, h }: LitScene, horizon: number): void =>
  easel.part('road', () => {
    const { ctx } = easel
    const { deep, mid, soft, light, counter } = palette
    const [x, top, wide] = [w * 0.5, horizon + h * 0.01, w * 0.62]
    const fill = ctx.createLinearGradient(0, top, 0, h)
    fill.addColorStop(0, mix(mid, soft, 0.4))
    fill.addColorStop(1, deep)
    ctx.fillStyle = fill
    ctx.beginPath()
    ctx.moveTo(x - 3, top)
    ctx.lineTo(x + 3, top)
    ctx.lineTo(x + wide, h * 1.06)
    ctx.lineTo(x - wide, h * 1.06)
    ctx.fill()
    const drop = h * 1.06 - top
    const dash = (from: number, to: number, at: number, thick: number): void => {
      ctx.beginPath()
      ctx.moveTo(x + wide * from * (at - thick), top + drop * from)
      ctx.lineTo(x + wide * from * (at + thick), top + drop * from)
      ctx.lineTo(x + wide * to * (at + thick), top + drop * to)
      ctx.lineTo(x + wide * to * (at - thick), top + drop * to)
      ctx.fill()
    }
    ctx.fillStyle = mix(light, soft, 0.2)
    for (const side of [-0.93, 0.93]) dash(0, 1, side, 0.012)
    ctx.fillStyle = mix(counter, light, 0.3)
    for (let depth = 30; depth > 1.95; depth *= 0.78) dash(1 / depth, 1 / (depth * 0.88), 0, 0.018)
  })

export const road = (easel: Easel, scene: LitScene): void => {
  const { palette, conditions, manner, setting, random, w, h } = scene
  const { deep, dark, mid, soft, light, accent } = palette
  const horizon = h * 0.64
  fillSky(easel, horizon, [
    [0, dark],
    [0.45, mid],
    [0.8, mix(soft, accent, 0.3)],
    [1, light],
  ])
  paintHeaven(easel, {
    x: w * random.sub('sun').between(0.36, 0.64),
    y: horizon - h * 0.012,
    r: Math.min(w, h) * 0.075,
    horizon,
    palette,
    conditions,
    sun: mix(light, '#ffffff', 0.3),
  })
  const seed = random.sub('mesas').whole(0, 60)
  // Mesas are of the desert; elsewhere the road runs to the hills.
  if (setting.place === 'desert' || setting.place === null) {
    paintMesas(easel, {
      ground: horizon + 2,
      height: h * 0.1,
      lit: mix(soft, mid, 0.35),
      shade: mix(mid, soft, 0.35),
      seed: seed + 3,
    })
    paintMesas(easel, {
      ground: horizon + h * 0.012,
      height: h * 0.2,
      lit: mix(accent, mid, 0.35),
      shade: mix(dark, mid, 0.45),
      seed: seed + 10,
    })
  } else
    for (const [tall, tint] of [
      [0.12, 0.2],
      [0.06, 0.6],
    ] as const)
      fillRidge(
        easel,
        { base: horizon + 4, height: h * tall, length: w * 0.5, seed: seed + tall * 100, rough: 0.3 },
        lying(mix(mid, dark, tint), conditions, 0.4),
        mix(mid, soft, 0.5),
      )
  fillGround(easel, 'sand', horizon + h * 0.01, [
    [0, lying(mix(soft, accent, 0.35), conditions)],
    [0.35, lying(mix(accent, mid, 0.5), conditions)],
    [1, lying(mix(dark, deep, 0.5), conditions, 0.5)],
  ])
  roadway(easel, scene, horizon)
  settlePlace(easel, { manner, palette, conditions, horizon, light: null })
  somebodySmall(easel, scene, { x: w * 0.5, y: h * 0.8, height: h * 0.13, side: 1 })
}

/** Open country: fold behind fold, with its trees, under a wide sky. */
export const plain = (easel: Easel, scene: LitScene): void => {
  const { palette, conditions, manner, setting, random, w, h } = scene
  const { deep, dark, mid, soft, light, accent } = palette
  const across = seededAcross(scene)
  const turn = across(0) === 0 ? 1 : -1
  const horizon = h * 0.6
  fillSky(easel, horizon + h * 0.05, [
    [0, dark],
    [0.5, mid],
    [0.85, soft],
    [1, mix(light, accent, 0.12)],
  ])
  const sun = { x: across(random.sub('sun').between(0.58, 0.78)), y: h * 0.52, r: Math.min(w, h) * 0.1 }
  paintHeaven(easel, { ...sun, horizon, palette, conditions, sun: mix(light, '#ffffff', 0.3) })
  const seed = random.sub('folds').whole(0, 60)
  if (setting.place === 'mountains')
    paintRange(easel, {
      peaks: [
        [across(0.2) / w, h * 0.19],
        [across(0.46) / w, h * 0.13],
        [across(0.82) / w, h * 0.16],
      ],
      base: horizon + h * 0.03,
      rock: mix(mid, soft, 0.3),
      shade: mix(mid, dark, 0.35),
      snow: mix(light, '#ffffff', 0.3),
      seed,
    })
  const green = mix('#7d9a55', accent, 0.25)
  const grassOf = (share: number): Colour =>
    lying(
      mix(mix(mix(mid, soft, 0.4), green, conditions.hour === 'night' ? 0.15 : 0.4), mix(dark, deep, 0.5), share),
      conditions,
    )
  for (const [nth, base, tall] of [
    [0, 0.63, 0.05],
    [1, 0.69, 0.06],
    [2, 0.78, 0.08],
    [3, 0.93, 0.11],
  ] as const) {
    const share = nth / 3
    fillRidge(
      easel,
      { base: h * base, height: h * tall, length: w * (0.7 + nth * 0.2), seed: seed + nth * 5, rough: 0.05 },
      grassOf(share * 0.9),
      mix(grassOf(share), soft, 0.25 * (1 - share)),
      'grass',
    )
    if (nth === 1)
      paintPines(easel, {
        ground: () => h * 0.675,
        size: h * 0.05,
        colour: mix(grassOf(0.8), dark, 0.4),
        light: grassOf(0.2),
        snow: lying('#000000', conditions) === '#000000' ? 0 : 0.8,
        seed: `plain ${seed}`,
        open: [across(0.5) - w * 0.3, across(0.5) + w * 0.3],
      })
  }
  settlePlace(easel, {
    manner,
    palette,
    conditions,
    horizon,
    light: { x: sun.x, y: sun.y, strength: 0.35 },
    ground: turn * 0.12,
  })
  dimFoot(easel, deep, 0.75)
  somebodySmall(easel, scene, { x: across(0.36), y: h * 0.845, height: h * 0.12, side: -turn })
}
