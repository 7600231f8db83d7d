// Characters of farm and park that only edits ask for: pig, cow, sheep, duck, hen, squirrel.
import { shift } from '../../colour/colour.ts'
import { tau } from '../curves.ts'
import { pair, part, type Sitter, type Species } from './character.ts'
import { fur, plush, skin } from './hide.ts'
import { egg, limb, through } from './outline.ts'
import { nose, philtrum, whiskers } from './woodland.ts'

const nostrils = ({ ctx, coat }: Sitter, x: number, y: number, size: number): void => {
  ctx.fillStyle = coat.dark
  for (const side of [-1, 1]) {
    ctx.beginPath()
    ctx.ellipse(side * x, y, size * 0.72, size, 0, 0, tau)
    ctx.fill()
  }
}

const pig: Species = {
  id: 'pig',
  natural: '#efa9a6',
  hide: skin,
  head: egg(0, -62, 30, 25, { low: 0.25, square: 0.15 }),
  body: egg(0, -23, 24, 24, { low: 0.5 }),
  paws: 'dark',
  arms: 'paw',
  eyes: { x: 12, y: -67, size: 2.8 },
  mouth: { y: -46.4, width: 5 },
  behindBody: (sitter) => part(sitter, limb([20, -16], [36, -14], [31, -25], [3.4, 2.4]), sitter.coat.fur),
  onBody: (sitter) => part(sitter, egg(0, -20, 15, 16), sitter.coat.pale),
  behindHead: (sitter) => {
    pair(sitter, through([10, -82], [16, -97], [30, -98], [31, -84], [25, -74]), sitter.coat.fur)
    pair(sitter, through([15, -83], [19, -92], [27, -93], [27, -84], [23, -78]), sitter.coat.pink)
  },
  snout: (sitter) => {
    part(sitter, egg(0, -56, 11.4, 8.4), shift(sitter.coat.fur, { l: -0.07, c: 1.15 }))
    nostrils(sitter, 4, -56.4, 2.6)
  },
}

const cow: Species = {
  id: 'cow',
  natural: '#efe6d8',
  hide: plush,
  head: egg(0, -64, 25, 25, { low: -0.1, square: 0.25 }),
  body: egg(0, -24, 23, 25, { low: 0.5 }),
  paws: 'dark',
  arms: 'paw',
  eyes: { x: 11, y: -69, size: 2.8 },
  mouth: { y: -46.6, width: 5 },
  onBody: (sitter) => {
    part(sitter, egg(13, -34, 7, 7), sitter.coat.dark)
    part(sitter, egg(-14, -17, 7.4, 8.4), sitter.coat.dark)
  },
  behindHead: (sitter) => {
    pair(sitter, through([12, -86], [20, -92], [21, -100], [15, -97], [8, -88]), sitter.coat.horn, skin)
    pair(sitter, through([19, -80], [30, -87], [40, -80], [34, -71], [23, -71]), sitter.coat.dark)
    pair(sitter, through([23, -79], [30, -82.6], [36, -79], [32, -75], [25, -74]), sitter.coat.pink, skin)
  },
  onFace: (sitter) => part(sitter, egg(13, -71, 10.6, 13, { turn: 0.2 }), sitter.coat.dark),
  snout: (sitter) => {
    part(sitter, egg(0, -51.4, 18.4, 10.8, { low: 0.15, square: 0.2 }), sitter.coat.pink, skin)
    nostrils(sitter, 7, -54.4, 1.9)
  },
  overHead: (sitter) =>
    part(sitter, through([-8, -86], [-3, -93], [1, -89], [6, -93], [8, -84], [0, -81]), sitter.coat.fur),
}

/** A fleece of curls around a middle. */
const fleece = (sitter: Sitter, y: number, across: number, down: number, count: number, size: number): void => {
  part(sitter, egg(0, y, across, down), sitter.coat.fur)
  for (let curl = 0; curl < count; curl++) {
    const angle = (curl / count) * tau
    part(sitter, egg(Math.cos(angle) * across, y + Math.sin(angle) * down, size, size), sitter.coat.fur)
  }
}

const sheep: Species = {
  id: 'sheep',
  natural: '#f3ecdd',
  hide: fur,
  head: egg(0, -62, 20, 22, { low: -0.1, square: 0.2 }),
  body: egg(0, -24, 24, 24),
  paws: 'dark',
  arms: 'paw',
  eyes: { x: 8.6, y: -66, size: 2.7 },
  mouth: { y: -50.4, width: 4 },
  behindBody: (sitter) => fleece(sitter, -25, 23, 20, 14, 7),
  onBody: (sitter) => fleece(sitter, -25, 15, 13, 10, 6.4),
  behindHead: (sitter) =>
    pair(sitter, through([15, -74], [27, -78], [38, -70], [34, -63], [20, -64]), sitter.coat.dark, plush),
  onFace: (sitter) => part(sitter, egg(0, -61, 19, 21, { low: -0.1, square: 0.2 }), sitter.coat.pale, plush),
  snout: (sitter) => {
    nose(sitter, -56.4, 3.2, sitter.coat.dark)
    philtrum(sitter, -54.6, -50.4)
  },
  overHead: (sitter) => {
    for (const [x, y, size] of [
      [-13, -81, 7.6],
      [13, -81, 7.6],
      [-5, -87, 8.4],
      [6, -87, 8.4],
      [0, -80, 8],
    ] as const)
      part(sitter, egg(x, y, size, size), sitter.coat.fur)
  },
}

const duck: Species = {
  id: 'duck',
  natural: '#f0c84a',
  hide: plush,
  head: egg(0, -68, 26, 24, { low: 0.15 }),
  body: egg(0, -27, 24, 28, { low: 0.5 }),
  paws: 'horn',
  arms: 'wing',
  eyes: { x: 11, y: -72, size: 2.8 },
  mouth: null,
  onBody: (sitter) => part(sitter, egg(0, -22, 16, 19), sitter.coat.pale),
  snout: (sitter) => {
    if (sitter.feeling === 'happy') part(sitter, egg(0, -55.4, 9, 4.4), shift(sitter.coat.horn, { l: -0.2 }), skin)
    part(
      sitter,
      through([-15, -60], [-7, -66], [0, -67], [7, -66], [15, -60], [8, -56.4], [0, -57.6], [-8, -56.4]),
      sitter.coat.horn,
      skin,
    )
    nostrils(sitter, 3, -63, 0.9)
  },
  overHead: (sitter) =>
    part(sitter, through([-4, -90], [-5, -98], [0, -95], [4, -101], [5, -90], [0, -88]), sitter.coat.fur),
}

const hen: Species = {
  id: 'hen',
  natural: '#b8703c',
  hide: plush,
  head: egg(0, -66, 24, 23, { low: 0.2 }),
  body: egg(0, -27, 26, 28, { low: 0.5 }),
  paws: 'horn',
  arms: 'wing',
  eyes: { x: 11, y: -70, size: 2.8 },
  mouth: null,
  behindBody: (sitter) =>
    part(
      sitter,
      through([14, -14], [38, -20], [46, -36], [38, -34], [40, -46], [30, -40], [22, -34]),
      sitter.coat.dark,
    ),
  onBody: (sitter) => part(sitter, egg(0, -22, 16, 18), sitter.coat.pale),
  behindHead: (sitter) => {
    for (const [x, y, size] of [
      [-7, -90, 6],
      [7, -90, 6],
      [0, -94, 7],
    ] as const)
      part(sitter, egg(x, y, size, size * 1.1), sitter.coat.cheek, skin)
  },
  snout: (sitter) => {
    pair(sitter, egg(3.4, -51, 3.4, 5.4), sitter.coat.cheek, skin)
    part(sitter, through([-6.4, -61], [0, -65], [6.4, -61], [3, -56], [0, -53.6], [-3, -56]), sitter.coat.horn, skin)
  },
}

const squirrel: Species = {
  id: 'squirrel',
  natural: '#b8672f',
  hide: fur,
  head: egg(0, -60, 26, 22, { low: 0.35, square: 0.1 }),
  body: egg(0, -22, 19, 22, { low: 0.7 }),
  paws: 'fur',
  arms: 'paw',
  eyes: { x: 11, y: -63, size: 2.9 },
  mouth: { y: -50.4, width: 3.8 },
  behindBody: (sitter) => {
    part(
      sitter,
      through(
        [10, -4],
        [34, -2],
        [46, -22],
        [42, -48],
        [50, -66],
        [40, -82],
        [26, -74],
        [30, -58],
        [24, -40],
        [20, -22],
      ),
      sitter.coat.fur,
    )
    part(
      sitter,
      through([24, -10], [36, -14], [38, -32], [35, -50], [42, -66], [36, -74], [31, -68], [33, -54], [28, -36]),
      sitter.coat.pale,
    )
  },
  onBody: (sitter) => part(sitter, egg(0, -20, 11, 15), sitter.coat.pale, plush),
  behindHead: (sitter) => {
    pair(sitter, through([8, -77], [14, -94], [20, -100], [24, -88], [23, -72]), sitter.coat.fur)
    pair(sitter, through([13, -78], [16, -89], [19, -93], [21, -85], [20, -76]), sitter.coat.pink, skin)
  },
  snout: (sitter) => {
    pair(sitter, egg(6, -52, 8.4, 6.6), sitter.coat.pale, plush)
    nose(sitter, -55.8, 2.9)
    philtrum(sitter, -54, -50.4)
    whiskers(sitter, -52, 12, 12)
  },
}

export const askedForFarm = [pig, cow, sheep, duck, hen, squirrel] as const
