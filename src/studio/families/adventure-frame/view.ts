// The view in the frame: a moonlit land with the goal of the adventure in the distance and children with a lantern before it.

import { type Colour, mix, withAlpha } from '../../colour/colour.ts'
import { findMotif } from '../../motifs/find-motif.ts'
import type { Motif } from '../../motifs/motif.ts'
import { drawGlow } from '../../paint/atmosphere/glow.ts'
import { paintMoon } from '../../paint/atmosphere/moon.ts'
import { paintMotes } from '../../paint/atmosphere/motes.ts'
import { paintStars } from '../../paint/atmosphere/stars.ts'
import type { Box, Easel } from '../../paint/easel.ts'
import { paintLitMotif } from '../../paint/lit-motif.ts'
import { silhouette } from '../../paint/pen.ts'
import { paintPineEdge } from '../../paint/scenery/pines.ts'
import { groundPath, ridgeLine } from '../../paint/scenery/ridge-line.ts'
import { drawMotif } from '../../paint/stamp.ts'
import type { Scene } from '../family.ts'
import { ownThing } from '../own-things.ts'

const paintAir = (easel: Easel, { palette }: Scene, view: Box): void => {
  const { ctx } = easel
  const wash = ctx.createLinearGradient(0, view.y, 0, view.y + view.h)
  wash.addColorStop(0, mix(palette.deep, palette.dark, 0.4))
  wash.addColorStop(0.38, palette.dark)
  wash.addColorStop(0.62, palette.mid)
  wash.addColorStop(0.82, mix(palette.soft, palette.counter, 0.35))
  ctx.fillStyle = wash
  ctx.fillRect(view.x, view.y, view.w, view.h)
  paintStars(easel, {
    colours: [palette.light],
    from: view.y,
    to: view.y + view.h * 0.5,
    count: 160,
    haloed: 10,
    crossed: true,
  })
}

/** A ridge with its edge of pines, and mist at its foot. */
const paintRank = (
  easel: Easel,
  view: Box,
  rank: { base: number; height: number; pines: number; colour: Colour; mist: Colour; name: string },
): void => {
  const { ctx } = easel
  const random = easel.random.sub(rank.name)
  const line = ridgeLine(easel, {
    base: view.y + view.h * rank.base,
    height: view.h * rank.height,
    span: view.w * 0.5,
    sharpness: 0.3,
    seed: random.whole(1, 9999),
  })
  ctx.fillStyle = rank.colour
  ctx.fill(groundPath(easel, line))
  if (rank.pines > 0)
    paintPineEdge(easel, { line, colour: rank.colour, height: view.h * rank.pines, density: 0.8, random })
  const top = view.y + view.h * rank.base
  const veil = ctx.createLinearGradient(0, top, 0, top + view.h * 0.16)
  veil.addColorStop(0, withAlpha(rank.mist, 0))
  veil.addColorStop(1, withAlpha(rank.mist, 0.42))
  ctx.fillStyle = veil
  ctx.fillRect(view.x, top, view.w, view.y + view.h - top)
}

/** What the children look at: large before the moon, its windows alight. */
const paintGoal = (
  easel: Easel,
  { palette }: Scene,
  goal: Motif,
  x: number,
  foot: number,
  tall: number,
  broad: number,
): void => {
  const isAloft = goal.rests === 'air' || goal.kind === 'sky'
  const height = Math.min(tall, broad / goal.width)
  const body = mix(palette.dark, palette.deep, 0.45)
  paintLitMotif(
    easel,
    goal,
    {
      x,
      y: isAloft ? foot - height * 0.35 : foot,
      height,
      tones: {
        body,
        shade: mix(body, palette.deep, 0.5),
        light: mix(body, palette.mid, 0.45),
        accent: palette.counter,
        line: mix(palette.deep, '#000000', 0.3),
      },
      random: easel.random.sub('goal'),
    },
    {
      rim: mix(palette.soft, palette.light, 0.55),
      towards: -0.9,
      width: Math.max(4, height * 0.009),
      softness: 1.2,
      falloff: palette.deep,
    },
  )
}

/** Two children seen from behind on a dark knoll, one with a lantern. */
const paintChildren = (easel: Easel, scene: Scene, x: number, foot: number, tall: number): void => {
  if (easel.without.has('child')) return
  const { ctx } = easel
  const { palette } = scene
  const child = findMotif('child')
  const lantern = findMotif('lantern')
  const friend =
    scene.companions.find(({ kind, rests }) => kind === 'creature' && rests === 'ground') ??
    ownThing(scene, scene.random.sub('pet').pick(['dog', 'cat', 'fox']))
  const warm = mix(palette.counter, palette.accent, 0.35)
  const lamp = { x: x + tall * 0.02, y: foot - tall * 0.3 }
  drawGlow(ctx, { x: lamp.x, y: lamp.y, radius: tall * 1.25, colour: warm, strength: 0.85 })
  const ink = mix(palette.deep, '#000000', 0.35)
  const tones = {
    body: ink,
    shade: mix(ink, '#000000', 0.3),
    light: mix(ink, warm, 0.32),
    accent: palette.accent,
    line: mix(ink, '#000000', 0.5),
  }
  const rim = { rim: mix(warm, palette.light, 0.4), width: Math.max(3, tall * 0.014), softness: 1, falloff: ink }
  if (child) {
    const random = easel.random.sub('children')
    paintLitMotif(easel, child, { x: x - tall * 0.3, y: foot, height: tall, tones, random }, { ...rim, towards: 0 })
    paintLitMotif(
      easel,
      child,
      { x: x + tall * 0.34, y: foot + tall * 0.02, height: tall * 0.8, flip: true, tones, random },
      { ...rim, towards: Math.PI },
    )
  }
  if (friend && !easel.without.has(friend.id))
    drawMotif(ctx, friend, {
      x: x + tall * 0.92,
      y: foot + tall * 0.04,
      height: Math.min(tall * 0.42, (tall * 0.62) / friend.width),
      flip: false,
      tones: silhouette(ink),
      random: easel.random.sub('friend'),
    })
  if (lantern && !easel.without.has('lantern'))
    drawMotif(ctx, lantern, {
      x: lamp.x,
      y: foot - tall * 0.12,
      height: tall * 0.34,
      tones: {
        body: ink,
        shade: ink,
        light: mix(palette.counter, palette.light, 0.5),
        accent: palette.light,
        line: ink,
      },
      random: easel.random.sub('lantern'),
    })
}

export const paintView = (easel: Easel, scene: Scene, view: Box): void => {
  const { ctx } = easel
  const { palette, hero } = scene
  const side = scene.random.sub('moon side').chance(0.5) ? 1 : -1
  const middle = view.x + view.w / 2
  const short = Math.min(view.w, view.h)
  const moon = { x: middle + side * view.w * 0.08, y: view.y + view.h * 0.42, radius: short * 0.27 }
  easel.part('sky', () => paintAir(easel, scene, view))
  paintMoon(easel, {
    ...moon,
    light: mix(palette.light, '#ffffff', 0.3),
    shade: mix(palette.light, palette.soft, 0.6),
    glow: mix(palette.soft, palette.counter, 0.4),
    glowStrength: 0.8,
  })
  const haze = mix(palette.soft, palette.counter, 0.3)
  easel.part('hills', () =>
    paintRank(easel, view, {
      base: 0.6,
      height: 0.08,
      pines: 0,
      colour: mix(palette.mid, haze, 0.3),
      mist: haze,
      name: 'far',
    }),
  )
  const isGoal = hero.kind !== 'person'
  const goal = isGoal
    ? hero
    : (scene.companions.find(({ kind }) => kind === 'place') ??
      ownThing(scene, scene.random.sub('goal').pick(['castle', 'tower', 'ruins', 'lighthouse'])))
  if (goal) paintGoal(easel, scene, goal, middle, view.y + view.h * 0.7, view.h * 0.46, view.w * 0.66)
  easel.part('hills', () =>
    paintRank(easel, view, {
      base: 0.7,
      height: 0.03,
      pines: 0.07,
      colour: mix(palette.dark, palette.mid, 0.35),
      mist: mix(palette.mid, haze, 0.4),
      name: 'middle',
    }),
  )
  easel.part('hills', () =>
    paintRank(easel, view, {
      base: 0.8,
      height: 0.03,
      pines: 0.12,
      colour: mix(palette.dark, palette.deep, 0.5),
      mist: palette.dark,
      name: 'near',
    }),
  )
  const knoll = view.y + view.h * 0.9
  ctx.fillStyle = mix(palette.deep, '#000000', 0.3)
  ctx.beginPath()
  ctx.ellipse(middle, knoll + view.h * 0.3, view.w * 0.85, view.h * 0.3, 0, 0, Math.PI * 2)
  ctx.fill()
  const tall = Math.min(view.h * 0.23, view.w * 0.3)
  if (isGoal) paintChildren(easel, scene, middle, knoll + tall * 0.03, tall)
  else {
    const height = Math.min(view.h * 0.36, (view.w * 0.5) / hero.width)
    drawGlow(ctx, {
      x: middle,
      y: knoll - height * 0.4,
      radius: height,
      colour: mix(palette.counter, palette.accent, 0.35),
      strength: 0.6,
    })
    paintGoal(
      easel,
      { ...scene, palette: { ...palette, dark: palette.deep } },
      hero,
      middle,
      knoll + height * 0.02,
      height,
      view.w,
    )
  }
  paintMotes(easel, {
    colour: mix(palette.counter, palette.light, 0.3),
    x: middle,
    y: knoll - view.h * 0.15,
    reach: short * 0.5,
    count: 46,
    size: 5,
    strength: 0.9,
  })
}
