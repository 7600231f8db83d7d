// Characters that never were or are no more: dinosaur, dragon, monster.
import { shift, withAlpha } from '../../colour/colour.ts'
import { tau } from '../curves.ts'
import type { Point } from '../point.ts'
import { pair, part, type Sitter, type Species } from './character.ts'
import { fur, skin } from './hide.ts'
import { egg, limb, through } from './outline.ts'
import { freckles } from './woodland.ts'

const plates = (
  sitter: Sitter,
  places: readonly (readonly [x: number, y: number, turn: number, size: number])[],
): void => {
  for (const [x, y, turn, size] of places) {
    const at = (px: number, py: number): Point => [
      x + (px * Math.cos(turn) - py * Math.sin(turn)) * size,
      y + (px * Math.sin(turn) + py * Math.cos(turn)) * size,
    ]
    part(sitter, through(at(-6, 3), at(-4, -5), at(0, -10), at(4, -5), at(6, 3)), sitter.coat.cloth, skin)
  }
}

const lizardTail = (sitter: Sitter): void =>
  part(
    sitter,
    through([10, -22], [28, -20], [42, -12], [53, -17], [51, -6], [40, -1.5], [22, -1], [8, -3]),
    sitter.coat.fur,
  )

const nostrils = ({ ctx, coat }: Sitter, y: number, apart: number): void => {
  ctx.fillStyle = withAlpha(coat.ink, 0.75)
  ctx.beginPath()
  for (const side of [-1, 1]) ctx.ellipse(side * apart, y, 1, 1.35, side * 0.4, 0, tau)
  ctx.fill()
}

const ribs = ({ ctx, coat }: Sitter): void => {
  ctx.strokeStyle = withAlpha(coat.fur, 0.55)
  ctx.lineWidth = 1
  ctx.lineCap = 'round'
  ctx.beginPath()
  for (let rib = 0; rib < 4; rib++) {
    const [y, half] = [-34 + rib * 7, 10 + rib * 1.4 - (rib === 3 ? 2 : 0)]
    ctx.moveTo(-half, y)
    ctx.quadraticCurveTo(0, y + 3.4, half, y)
  }
  ctx.stroke()
}

/** The broad soft jaw of a friendly lizard. */
const jaw = (sitter: Sitter): void => {
  part(sitter, egg(0, -55, 24.5, 12, { low: 0.2 }), shift(sitter.coat.fur, { l: 0.03 }))
  nostrils(sitter, -60, 5.4)
}

const dinosaur: Species = {
  id: 'dinosaur',
  natural: '#6fae5a',
  hide: skin,
  head: egg(0, -67, 27, 24.5, { low: -0.1 }),
  body: egg(0, -24, 24, 25, { low: 0.6 }),
  paws: 'fur',
  arms: 'thin',
  eyes: { x: 13, y: -72, size: 3.2 },
  mouth: { y: -52.6, width: 8 },
  behindBody: lizardTail,
  onBody: (sitter) => {
    part(sitter, egg(0, -20, 15, 19), sitter.coat.pale)
    ribs(sitter)
  },
  behindHead: (sitter) =>
    plates(sitter, [
      [-19, -84, -0.72, 0.9],
      [19, -84, 0.72, 0.9],
      [-10, -89, -0.36, 1.05],
      [10, -89, 0.36, 1.05],
      [0, -90, 0, 1.2],
    ]),
  onFace: (sitter) =>
    freckles(
      sitter,
      [
        [-7, -84],
        [3, -86],
        [9, -82],
        [-14, -79],
        [0, -80],
      ],
      1.6,
    ),
  snout: jaw,
}

const wing = (sitter: Sitter): void => {
  const shape = through([10, -34], [24, -56], [48, -66], [46, -52], [52, -42], [40, -36], [36, -26], [24, -28])
  pair(sitter, shape, sitter.coat.cloth)
}

const horns = (sitter: Sitter, lean: number): void => {
  pair(sitter, limb([13, -84], [17 + lean, -93], [23 + lean, -99], [7, 1.6]), sitter.coat.pale, skin)
}

const dragon: Species = {
  id: 'dragon',
  natural: '#c8443e',
  hide: skin,
  head: egg(0, -67, 26, 23, { low: -0.1 }),
  body: egg(0, -24, 22.5, 25, { low: 0.6 }),
  paws: 'fur',
  arms: 'paw',
  eyes: { x: 12.6, y: -71, size: 3.2 },
  mouth: { y: -52.4, width: 7.6 },
  behindBody: (sitter) => {
    wing(sitter)
    lizardTail(sitter)
    plates(sitter, [[53, -16, 1.1, 0.8]])
  },
  onBody: (sitter) => {
    part(sitter, egg(0, -20, 14, 19), sitter.coat.pale)
    ribs(sitter)
  },
  behindHead: (sitter) => {
    horns(sitter, 0)
    pair(sitter, through([22, -74], [36, -80], [40, -72], [34, -64], [24, -64]), shift(sitter.coat.fur, { l: -0.07 }))
    plates(sitter, [[0, -88, 0, 1]])
  },
  snout: jaw,
}

const teeth = ({ ctx }: Sitter): void => {
  ctx.fillStyle = '#ffffff'
  ctx.beginPath()
  for (const side of [-1, 1]) {
    ctx.moveTo(side * 3, -50.2)
    ctx.lineTo(side * 5, -45.8)
    ctx.lineTo(side * 7.2, -50.8)
  }
  ctx.fill()
}

/** Monsters are one great furry egg: head and body are not told apart. */
const monster: Species = {
  id: 'monster',
  natural: '#7a62c8',
  hide: { fuzz: 2.8, nap: 1 },
  head: egg(0, -60, 33, 31, { low: 0.2, square: 0.35 }),
  body: egg(0, -30, 33, 29, { low: 0.35, square: 0.3 }),
  paws: 'fur',
  arms: 'paw',
  eyes: { x: 11, y: -68, size: 4 },
  mouth: { y: -50.6, width: 9 },
  behindHead: (sitter) => {
    horns(sitter, 3)
    pair(sitter, limb([29, -70], [40, -76], [43, -70], [7, 6]), sitter.coat.fur, fur)
  },
  onFace: ({ ctx, coat, feeling }) => {
    if (feeling === 'sleepy') return
    ctx.fillStyle = coat.pale
    ctx.beginPath()
    ctx.arc(-11, -68, 8.2, 0, tau)
    ctx.arc(11, -68, 8.2, 0, tau)
    ctx.fill()
  },
  onBody: (sitter) =>
    freckles(
      sitter,
      [
        [-20, -22],
        [-15, -12],
        [19, -25],
        [22, -15],
        [13, -10],
      ],
      3.4,
    ),
  snout: (sitter) => part(sitter, egg(0, -57.4, 3.4, 2.6), sitter.coat.cheek, skin),
  overHead: (sitter) => {
    if (sitter.feeling !== 'sleepy' && sitter.feeling !== 'curious') teeth(sitter)
    part(
      sitter,
      through([-7, -88], [-8, -96], [-2, -94], [1, -101], [4, -94], [10, -96], [8, -88], [0, -85]),
      sitter.coat.fur,
      fur,
    )
  },
}

export const fabulous = [dinosaur, dragon, monster] as const
