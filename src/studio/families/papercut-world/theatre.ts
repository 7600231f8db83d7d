// The paper theatre: four ways to stack cards around a light, with the hero cut from paper in the middle.
import { type Colour, mix, shift } from '../../colour/colour.ts'
import { asPart } from '../../paint/as-part.ts'
import { drawGlow } from '../../paint/atmosphere/glow.ts'
import type { Easel } from '../../paint/easel.ts'
import { paper } from '../../paint/materials/paper.ts'
import { sparkle } from '../../paint/ornament/celestial.ts'
import type { Scene } from '../family.ts'
import { layCard } from './card.ts'
import { type Cards, cardsOf } from './card-colours.ts'
import {
  cardColour,
  cutFir,
  cutRoundTree,
  cutSpray,
  hillLine,
  type Line,
  layCloud,
  layDisc,
  layLand,
  layOpening,
  waveLine,
} from './cards.ts'
import { companionsOn, footOf, heroHeight, heroHue, layHero } from './figures.ts'

const paintBackdrop = (easel: Easel, scene: Scene, cards: Cards, x: number, y: number): void => {
  const { w, h, ctx } = easel
  easel.part('sky', () => {
    easel.fill(cards.sky)
    drawGlow(ctx, { x, y, radius: Math.max(w, h) * 0.6, colour: cards.glow, strength: cards.isNight ? 0.75 : 0.9 })
  })
  if (!cards.isNight) return
  const random = easel.random.sub('paper stars')
  ctx.fillStyle = mix(scene.palette.light, scene.palette.counter, 0.25)
  easel.part('stars', () => {
    for (let star = 0; star < 34; star++)
      sparkle(ctx, random.next() * w, random.next() * h * 0.62, random.between(6, 20))
  })
}

const treesOn = (
  easel: Easel,
  line: Line,
  name: string,
  places: readonly (readonly [x: number, height: number])[],
  isFir: boolean,
) => {
  return (ctx: Easel['ctx']): void => {
    const random = easel.random.sub(name)
    for (const [x, height] of places) {
      const at = easel.w * (x + random.between(-0.012, 0.012))
      ;(isFir ? cutFir : cutRoundTree)(ctx, at, line(at) + height * 0.03, height)
    }
  }
}

const frameLeaves = asPart('leaves', (easel: Easel, scene: Scene, colour: Colour): void => {
  const { w, h } = easel
  const m = Math.min(w, h * 0.66)
  const warm = mix(colour, scene.palette.accent, 0.3)
  const pale = shift(colour, { l: 0.07 })
  // Left and right cards of two ranks each: the ranks throw shadows on each other.
  const ranks = [
    [
      [-0.03, 0.9, -0.7, 0.36, colour],
      [1.03, 0.92, -2.45, 0.38, colour],
      [0.16, 1.04, -1.3, 0.24, pale],
    ],
    [
      [0.02, 1.01, -0.9, 0.34, warm],
      [0.98, 1.02, -2.2, 0.31, warm],
      [0.84, 1.04, -1.85, 0.24, pale],
    ],
  ] as const
  for (const [at, rank] of ranks.entries()) {
    layCard(easel, { lift: 20, shadow: 0.46, box: { x: -60, y: h * 0.66, w: w + 120, h: h * 0.38 } }, (ctx, dye) => {
      const random = easel.random.sub(`sprays ${at}`)
      for (const [x, y, turn, length, tone] of rank)
        cutSpray(ctx, [w * x, h * y], turn + random.between(-0.12, 0.12), m * length, tone, random, dye)
    })
  }
})

type Theatre = (easel: Easel, scene: Scene, cards: Cards) => void

const hills: Theatre = (easel, scene, cards) => {
  const { w, h } = easel
  const m = Math.min(w, h * 0.66)
  const light = { x: w * (scene.random.sub('sun').chance(0.5) ? 0.68 : 0.32), y: h * 0.5 }
  paintBackdrop(easel, scene, cards, light.x, light.y)
  if (scene.hero.kind !== 'sky')
    layDisc(easel, light.x, light.y, m * 0.27, [cards.halo, cards.glow, mix(scene.palette.light, '#ffffff', 0.3)])
  const cloud = cards.isNight ? mix(cards.sky, scene.palette.soft, 0.4) : mix(scene.palette.light, '#ffffff', 0.5)
  layCloud(easel, w * 0.14, h * 0.47, m * 0.36, cloud)
  layCloud(easel, w * 0.9, h * 0.43, m * 0.3, cloud)
  for (let card = 0; card < 3; card++) {
    const line = hillLine(easel, h * (0.58 + card * 0.055), h * 0.03, `hill ${card}`)
    const isFir = scene.setting.place === 'mountains' || scene.setting.season === 'winter'
    const spots = [
      [0.06, 0.1],
      [0.14, 0.13],
      [0.9, 0.12],
      [0.8, 0.09],
    ] as const
    const trees = spots.map(([x, size]) => [x + card * 0.03, m * size * (1 + card * 0.4)] as const)
    layLand(easel, {
      line,
      colour: cardColour(cards.stops, 0.12 + card * 0.2),
      lift: 16 + card * 4,
      reach: m * 0.24,
      trim: treesOn(easel, line, `trees ${card}`, trees, isFir),
    })
  }
  const ridge: Line = (x) => h * 0.79 + h * 0.05 * ((x / w - 0.5) * 2) ** 2
  const height = heroHeight(scene.hero, h * 0.34, w * 0.66)
  layHero(
    easel,
    scene,
    scene.hero,
    { x: w * 0.5, y: footOf(scene, ridge(w * 0.5), height), height },
    heroHue(scene, cardColour(cards.stops, 0.4)),
  )
  companionsOn(easel, scene, ridge, [0.24, 0.78], { hero: height, tall: h * 0.13 })
  layLand(easel, { line: ridge, colour: cardColour(cards.stops, 0.72), lift: 22 })
  layLand(easel, {
    line: hillLine(easel, h * 0.91, h * 0.02, 'front'),
    colour: cardColour(cards.stops, 0.97),
    lift: 30,
    isFront: true,
  })
  frameLeaves(easel, scene, cardColour(cards.stops, 0.8))
}

const tunnel: Theatre = (easel, scene, cards) => {
  const { w, h } = easel
  const m = Math.min(w, h * 0.66)
  const middle = [w * 0.5, h * 0.62] as const
  paintBackdrop(easel, scene, cards, middle[0], middle[1])
  const inner = m * 0.4
  layDisc(easel, middle[0] + m * 0.1, middle[1] - inner * 0.35, inner * 0.62, [
    cards.halo,
    mix(cards.glow, scene.palette.light, 0.5),
  ])
  const back = hillLine(easel, middle[1] + inner * 0.22, h * 0.02, 'back')
  const spots = [
    [0.24, m * 0.15],
    [0.31, m * 0.2],
    [0.72, m * 0.18],
    [0.79, m * 0.23],
  ] as const
  layLand(easel, {
    line: back,
    colour: cardColour(cards.stops, 0.22),
    lift: 14,
    reach: m * 0.24,
    isFront: true,
    trim: treesOn(easel, back, 'back trees', spots, true),
  })
  const ground: Line = (x) => middle[1] + inner * 0.56 + Math.sin((x / w) * 7) * h * 0.006
  const height = heroHeight(scene.hero, inner * 1.22, inner * 1.36)
  layHero(
    easel,
    scene,
    scene.hero,
    { x: middle[0], y: footOf(scene, ground(middle[0]), height), height },
    heroHue(scene, cardColour(cards.stops, 0.2)),
  )
  layLand(easel, { line: ground, colour: cardColour(cards.stops, 0.42), lift: 18, isFront: true })
  companionsOn(easel, scene, (x) => ground(x) + inner * 0.2, [0.28, 0.73], {
    hero: height,
    tall: inner * 0.42,
  })
  for (let ring = 0; ring < 3; ring++) {
    const size = inner * (1 + ring * 0.17)
    layOpening(
      easel,
      [middle[0], middle[1]],
      size,
      Math.min(size * 1.16, h * 0.34 + ring * h * 0.02),
      cardColour(cards.stops, 0.55 + ring * 0.22),
      `ring ${ring}`,
      24 + ring * 4,
    )
  }
  frameLeaves(easel, scene, cardColour(cards.stops, 0.66))
}

const waves: Theatre = (easel, scene, cards) => {
  const { w, h } = easel
  const m = Math.min(w, h * 0.66)
  paintBackdrop(easel, scene, cards, w * 0.5, h * 0.36)
  if (scene.hero.kind !== 'sky')
    layDisc(easel, w * 0.5, h * 0.31, m * 0.34, [cards.halo, cards.glow, mix(scene.palette.light, '#ffffff', 0.3)])
  const cloud = cards.isNight ? mix(cards.sky, scene.palette.soft, 0.4) : mix(scene.palette.light, '#ffffff', 0.5)
  layCloud(easel, w * 0.12, h * 0.22, m * 0.34, cloud)
  layCloud(easel, w * 0.9, h * 0.3, m * 0.36, cloud)
  const isSea = scene.hero.rests === 'water' || scene.setting.place === 'sea'
  const lineOf = (base: number, height: number, name: string): Line =>
    (isSea ? waveLine : hillLine)(easel, base, height, name)
  layLand(easel, { line: lineOf(h * 0.46, h * 0.025, 'wave 0'), colour: cardColour(cards.stops, 0.15), lift: 16 })
  layLand(easel, { line: lineOf(h * 0.52, h * 0.03, 'wave 1'), colour: cardColour(cards.stops, 0.34), lift: 18 })
  const front = lineOf(h * 0.6, h * 0.03, 'wave 2')
  const height = heroHeight(scene.hero, h * 0.37, w * 0.7)
  const foot = Math.max(...[0.36, 0.43, 0.5, 0.57, 0.64].map((share) => front(w * share)))
  layHero(easel, scene, scene.hero, { x: w * 0.5, y: footOf(scene, foot, height), height }, heroHue(scene, cards.glow))
  layLand(easel, { line: front, colour: cardColour(cards.stops, 0.55), lift: 22 })
  layLand(easel, { line: lineOf(h * 0.66, h * 0.03, 'wave 3'), colour: cardColour(cards.stops, 0.78), lift: 26 })
  layLand(easel, {
    line: lineOf(h * 0.71, h * 0.025, 'wave 4'),
    colour: cardColour(cards.stops, 1),
    lift: 30,
    isFront: true,
  })
}

const forest: Theatre = (easel, scene, cards) => {
  const { w, h } = easel
  const m = Math.min(w, h * 0.66)
  paintBackdrop(easel, scene, cards, w * 0.5, h * 0.55)
  if (scene.hero.kind !== 'sky')
    layDisc(easel, w * 0.5, h * 0.53, m * 0.31, [cards.halo, cards.glow, mix(scene.palette.light, '#ffffff', 0.3)])
  const isFir = scene.random.sub('firs').chance(0.6) || scene.setting.season === 'winter'
  for (let card = 0; card < 3; card++) {
    const line = hillLine(easel, h * (0.66 + card * 0.055), h * 0.012, `floor ${card}`)
    const spread = 0.03 + card * 0.05
    const size = m * (0.34 + card * 0.17)
    const trees = [0, 1, 2].flatMap(
      (at) =>
        [
          [0.3 - spread - at * 0.13, size * (0.8 + at * 0.16)],
          [0.7 + spread + at * 0.13, size * (0.84 + at * 0.14)],
        ] as const,
    )
    layLand(easel, {
      line,
      colour: cardColour(cards.stops, 0.14 + card * 0.22),
      lift: 16 + card * 5,
      reach: m * 0.8,
      trim: treesOn(easel, line, `wood ${card}`, trees, isFir),
    })
  }
  const ground: Line = (x) => h * 0.83 - Math.cos((x / w - 0.5) * 5) * h * 0.015
  const height = heroHeight(scene.hero, h * 0.33, w * 0.6)
  layHero(
    easel,
    scene,
    scene.hero,
    { x: w * 0.5, y: footOf(scene, ground(w * 0.5), height), height },
    heroHue(scene, cards.glow),
  )
  companionsOn(easel, scene, ground, [0.25, 0.77], { hero: height, tall: h * 0.13 })
  layLand(easel, { line: ground, colour: cardColour(cards.stops, 0.78), lift: 24 })
  layLand(easel, {
    line: hillLine(easel, h * 0.92, h * 0.014, 'front'),
    colour: cardColour(cards.stops, 1),
    lift: 30,
    isFront: true,
  })
  frameLeaves(easel, scene, cardColour(cards.stops, 0.74))
}

const theatres: Readonly<Record<string, Theatre>> = { hills, tunnel, waves, forest }

export const paintTheatre = (easel: Easel, scene: Scene): void => {
  ;(theatres[scene.layout] ?? hills)(easel, scene, cardsOf(scene))
  paper(easel, { kind: 'smooth', strength: 0.9 })
}
