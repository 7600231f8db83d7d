// Characters of the wild that only edits ask for: tiger, monkey, hedgehog, giraffe, frog.
import { shift, withAlpha } from '../../colour/colour.ts'
import { tau } from '../curves.ts'
import { pair, part, type Sitter, type Species } from './character.ts'
import { fur, plush, skin } from './hide.ts'
import { egg, limb, through } from './outline.ts'
import { nose, philtrum, tailOf, whiskers } from './woodland.ts'

/** A stripe that tapers from one end to the other. */
const stripe = ({ ctx, coat }: Sitter, x: number, y: number, length: number, turn: number): void => {
  ctx.save()
  ctx.translate(x, y)
  ctx.rotate(turn)
  ctx.fillStyle = withAlpha(shift(coat.ink, { l: 0.04 }), 0.88)
  ctx.beginPath()
  ctx.moveTo(0, -2.1)
  ctx.quadraticCurveTo(length * 0.6, -1.9, length, 0)
  ctx.quadraticCurveTo(length * 0.6, 1.9, 0, 2.1)
  ctx.fill()
  ctx.restore()
}

const stripes = (
  sitter: Sitter,
  places: readonly (readonly [x: number, y: number, length: number, turn: number])[],
): void => {
  for (const [x, y, length, turn] of places) {
    stripe(sitter, x, y, length, turn)
    stripe(sitter, -x, y, length, Math.PI - turn)
  }
}

const tiger: Species = {
  id: 'tiger',
  natural: '#e08a30',
  hide: plush,
  head: egg(0, -65, 31, 25, { low: 0.25, square: 0.3 }),
  body: egg(0, -23, 21, 24, { low: 0.7 }),
  paws: 'pale',
  arms: 'paw',
  eyes: { x: 11.6, y: -67, size: 2.9 },
  mouth: { y: -51.6, width: 4.8 },
  behindBody: (sitter) => tailOf(sitter, 7.4),
  onBody: (sitter) => {
    part(sitter, egg(0, -21, 11.5, 15), sitter.coat.pale)
    stripes(sitter, [
      [20, -34, 8, Math.PI],
      [21.4, -26, 9, Math.PI],
      [21.4, -17, 8, Math.PI],
    ])
  },
  behindHead: (sitter) => {
    pair(sitter, egg(23, -85, 9.4, 9.2), sitter.coat.fur)
    pair(sitter, egg(22.6, -84.4, 5.2, 5.2), sitter.coat.pale, skin)
  },
  onFace: (sitter) => {
    pair(sitter, egg(19, -55, 10, 8), sitter.coat.pale)
    stripe(sitter, 0, -89.6, 12, Math.PI / 2)
    stripes(sitter, [
      [7.4, -88.6, 10, Math.PI / 2 - 0.2],
      [14, -86, 8, Math.PI / 2],
      [31.6, -70, 9, Math.PI - 0.1],
      [32.6, -62, 9, Math.PI],
      [30.6, -54, 8, Math.PI + 0.2],
    ])
  },
  snout: (sitter) => {
    pair(sitter, egg(5.6, -53.6, 7.8, 7), sitter.coat.pale)
    nose(sitter, -58.6, 4.2, sitter.coat.cheek)
    philtrum(sitter, -56, -51.6)
    whiskers(sitter, -53, 12, 14)
  },
}

const monkey: Species = {
  id: 'monkey',
  natural: '#8a5a38',
  hide: fur,
  head: egg(0, -66, 28, 25.5, { low: 0.1, square: 0.15 }),
  body: egg(0, -23, 19, 24, { low: 0.6 }),
  paws: 'pale',
  arms: 'paw',
  eyes: { x: 9.4, y: -68, size: 2.9 },
  mouth: { y: -53, width: 6 },
  behindBody: (sitter) => {
    part(sitter, limb([14, -8], [46, -2], [42, -30], [5, 4.4]), sitter.coat.fur)
    part(sitter, limb([42, -29], [38, -42], [32, -34], [4.4, 3.6]), sitter.coat.fur)
  },
  onBody: (sitter) => part(sitter, egg(0, -21, 11.5, 15.5), sitter.coat.pale, plush),
  behindHead: (sitter) => {
    pair(sitter, egg(30, -66, 9.6, 10.4), sitter.coat.fur)
    pair(sitter, egg(30.4, -65.6, 5.8, 6.6), sitter.coat.pale, skin)
  },
  onFace: (sitter) => {
    pair(sitter, egg(9, -67.6, 11.6, 13.4), sitter.coat.pale, plush)
    part(sitter, egg(0, -54.6, 18, 12), sitter.coat.pale, plush)
  },
  snout: ({ ctx, coat }) => {
    ctx.fillStyle = coat.ink
    for (const side of [-1, 1]) {
      ctx.beginPath()
      ctx.ellipse(side * 2.4, -59.4, 1.1, 0.9, side * 0.3, 0, tau)
      ctx.fill()
    }
  },
  overHead: (sitter) =>
    part(sitter, through([-5, -89], [-3, -97], [0, -93], [4, -98.5], [5, -89], [0, -87]), sitter.coat.fur),
}

/** Spines all around the head, the outer ones darker. */
const spines = (sitter: Sitter): void => {
  const { coat, random } = sitter
  for (const [ring, count, out] of [
    [0, 25, 43],
    [1, 22, 36],
  ] as const)
    for (let spine = 0; spine < count; spine++) {
      const angle = Math.PI * (0.86 + ((spine + ring * 0.5) / count) * 1.28)
      const length = out * random.between(0.94, 1.05)
      const [c, s] = [Math.cos(angle), Math.sin(angle)]
      const at = (along: number, aside: number) =>
        [c * along - s * aside, -58 + (s * along + c * aside) * 0.94] as const
      part(
        sitter,
        through(at(16, -4.4), at(length * 0.7, -3), at(length, 0), at(length * 0.7, 3), at(16, 4.4)),
        shift(coat.dark, { l: ring * 0.07 }),
        skin,
      )
    }
}

const hedgehog: Species = {
  id: 'hedgehog',
  natural: '#b98d64',
  hide: plush,
  head: egg(0, -56, 25, 21, { low: 0.35, square: 0.1 }),
  body: egg(0, -22, 21, 22, { low: 0.6 }),
  paws: 'fur',
  arms: 'paw',
  eyes: { x: 10, y: -59, size: 2.7 },
  mouth: { y: -46.6, width: 3.8 },
  behindBody: (sitter) => part(sitter, egg(0, -26, 27, 24, { low: 0.4 }), sitter.coat.dark, fur),
  onBody: (sitter) => part(sitter, egg(0, -20, 14, 16), sitter.coat.pale),
  aroundHead: spines,
  behindHead: (sitter) => {
    pair(sitter, egg(21, -70, 6, 6), sitter.coat.fur)
    pair(sitter, egg(20.8, -69.6, 3.4, 3.4), sitter.coat.pink, skin)
  },
  snout: (sitter) => {
    part(sitter, egg(0, -49, 10.4, 7.6, { low: 0.2 }), sitter.coat.pale)
    nose(sitter, -53, 3.6)
    philtrum(sitter, -50.4, -46.6)
  },
}

const patches = ({ ctx, coat }: Sitter, places: readonly (readonly [x: number, y: number, size: number])[]): void => {
  ctx.fillStyle = withAlpha(coat.dark, 0.8)
  for (const [x, y, size] of places) {
    ctx.beginPath()
    ctx.ellipse(x, y, size, size * 0.82, x * 0.05, 0, tau)
    ctx.fill()
  }
}

const giraffe: Species = {
  id: 'giraffe',
  natural: '#e3b65e',
  hide: plush,
  head: egg(0, -66, 22, 23, { low: -0.15, square: 0.15 }),
  body: egg(0, -22, 18, 24, { low: 0.8 }),
  paws: 'dark',
  arms: 'paw',
  eyes: { x: 11, y: -70, size: 2.9 },
  mouth: { y: -49.6, width: 5 },
  behindBody: (sitter) => part(sitter, limb([10, -8], [34, -6], [38, -20], [3.4, 2.4]), sitter.coat.dark),
  onBody: (sitter) => {
    patches(sitter, [
      [-12, -34, 4],
      [0, -38, 4],
      [12, -32, 4],
      [-14, -20, 4.4],
      [14, -18, 4.4],
      [0, -26, 4],
      [-5, -12, 4],
      [8, -8, 3.4],
    ])
  },
  behindHead: (sitter) => {
    pair(sitter, limb([7, -84], [8.6, -92], [9, -97], [3, 2.8]), sitter.coat.fur)
    pair(sitter, egg(9, -98, 4, 3.6), sitter.coat.dark)
    pair(sitter, through([17, -78], [28, -88], [38, -86], [36, -78], [24, -71]), sitter.coat.fur)
    pair(sitter, through([22, -78], [29, -84], [35, -83.4], [32, -78.6], [25, -74.6]), sitter.coat.pink, skin)
  },
  onFace: (sitter) =>
    patches(sitter, [
      [-6, -84, 3.4],
      [6, -85, 3],
      [-17, -64, 3],
      [17, -64, 3],
    ]),
  snout: (sitter) => {
    part(sitter, egg(0, -52.4, 17, 11, { low: 0.2, square: 0.2 }), sitter.coat.pale, plush)
    const { ctx, coat } = sitter
    ctx.fillStyle = coat.ink
    for (const side of [-1, 1]) {
      ctx.beginPath()
      ctx.ellipse(side * 5.4, -56, 1.6, 1.1, side * 0.4, 0, tau)
      ctx.fill()
    }
  },
}

const frog: Species = {
  id: 'frog',
  natural: '#7fb24a',
  hide: skin,
  head: egg(0, -60, 32, 21, { low: 0.3, square: 0.2 }),
  body: egg(0, -22, 22, 23, { low: 0.6 }),
  paws: 'fur',
  arms: 'paw',
  eyes: { x: 17, y: -79, size: 3.4 },
  mouth: { y: -55, width: 13 },
  onBody: (sitter) => part(sitter, egg(0, -20, 14.5, 17), sitter.coat.pale),
  behindHead: (sitter) => pair(sitter, egg(17, -78, 11, 11), sitter.coat.fur),
  onFace: (sitter) => {
    pair(sitter, egg(17, -79, 7.6, 7.6), sitter.coat.pale)
    part(sitter, egg(0, -49, 22, 8.6), sitter.coat.pale)
  },
  snout: ({ ctx, coat }) => {
    ctx.fillStyle = coat.ink
    for (const side of [-1, 1]) {
      ctx.beginPath()
      ctx.ellipse(side * 3, -64, 0.9, 0.8, 0, 0, tau)
      ctx.fill()
    }
  },
}

export const askedForWild = [tiger, monkey, hedgehog, giraffe, frog] as const
