// Characters of house and far lands: cat, dog, elephant, lion, penguin.
import { shift, withAlpha } from '../../colour/colour.ts'
import { tau } from '../curves.ts'
import { own, pair, part, type Sitter, type Species } from './character.ts'
import { fur, plush, skin } from './hide.ts'
import { egg, limb, through } from './outline.ts'
import { nose, philtrum, tailOf, whiskers } from './woodland.ts'

const tabbyStripes = ({ ctx, coat }: Sitter): void => {
  ctx.fillStyle = withAlpha(coat.dark, 0.75)
  for (const [x, length, lean] of [
    [0, 11, 0],
    [-7, 8, -0.16],
    [7, 8, 0.16],
  ] as const) {
    ctx.save()
    ctx.translate(x, -86)
    ctx.rotate(lean)
    ctx.beginPath()
    ctx.moveTo(-1.9, 0)
    ctx.quadraticCurveTo(0, -1.5, 1.9, 0)
    ctx.quadraticCurveTo(1.2, length * 0.7, 0, length)
    ctx.quadraticCurveTo(-1.2, length * 0.7, -1.9, 0)
    ctx.fill()
    ctx.restore()
  }
}

const cat: Species = {
  id: 'cat',
  natural: '#8d8497',
  hide: plush,
  head: through(
    [0, -87],
    [14, -87],
    [28, -78],
    [33, -63],
    [24, -49],
    [0, -43.5],
    [-24, -49],
    [-33, -63],
    [-28, -78],
    [-14, -87],
  ),
  body: egg(0, -23, 19.5, 24, { low: 0.8 }),
  paws: 'pale',
  arms: 'paw',
  eyes: { x: 13, y: -65, size: 3.2 },
  mouth: { y: -52, width: 4 },
  behindBody: (sitter) => tailOf(sitter, 8),
  onBody: (sitter) => part(sitter, egg(0, -25, 10.5, 16), sitter.coat.pale),
  behindHead: (sitter) => {
    pair(sitter, through([6, -83], [18, -98], [27, -102.5], [31, -90], [31, -70]), sitter.coat.fur)
    pair(sitter, through([14, -83], [20, -92], [25.6, -96], [27.6, -86], [27.4, -74]), sitter.coat.pink, skin)
  },
  onFace: tabbyStripes,
  snout: (sitter) => {
    pair(sitter, egg(5.2, -53.5, 7.4, 6.2), sitter.coat.pale)
    nose(sitter, -57.6, 2.7, sitter.coat.cheek)
    philtrum(sitter, -56, -52)
    whiskers(sitter, -53, 11, 17)
  },
}

const dog: Species = {
  id: 'dog',
  natural: '#d8a765',
  hide: fur,
  head: egg(0, -65, 27.5, 25, { low: 0.12, square: 0.35 }),
  body: egg(0, -24, 21.5, 25, { low: 0.6 }),
  paws: 'pale',
  arms: 'paw',
  eyes: { x: 11, y: -67, size: 2.9 },
  mouth: { y: -50.6, width: 5.2 },
  behindBody: (sitter) => part(sitter, limb([12, -12], [34, -12], [38, -30], [8, 5]), sitter.coat.fur),
  onBody: (sitter) => part(sitter, egg(0, -26, 12, 17, { low: -0.3 }), sitter.coat.pale),
  onFace: (sitter) => part(sitter, egg(11.4, -68, 9.6, 11.4, { turn: 0.2 }), sitter.coat.dark, plush),
  snout: (sitter) => {
    part(sitter, egg(0, -53.4, 13.6, 9.8, { low: 0.25 }), sitter.coat.pale, plush)
    nose(sitter, -58.4, 4.6)
    philtrum(sitter, -55, -50.6)
  },
  overHead: (sitter) => {
    own(sitter, 'ears', () =>
      pair(
        sitter,
        through([12, -88], [24, -90], [35, -82], [39, -66], [35, -52], [27, -52], [23.5, -66], [22, -78]),
        sitter.coat.dark,
      ),
    )
    part(sitter, through([-7, -87], [0, -94], [4, -90], [9, -92], [7, -85], [0, -83]), sitter.coat.fur)
  },
}

const wrinkles = ({ ctx, coat }: Sitter): void => {
  ctx.strokeStyle = withAlpha(coat.dark, 0.55)
  ctx.lineWidth = 0.8
  ctx.lineCap = 'round'
  ctx.beginPath()
  for (const [y, half] of [
    [-52, 5.4],
    [-47, 5],
    [-42, 4.6],
    [-37, 4.4],
  ] as const) {
    ctx.moveTo(-half + 1, y)
    ctx.quadraticCurveTo(0, y + 2, half - 1, y)
  }
  ctx.stroke()
}

const elephant: Species = {
  id: 'elephant',
  natural: '#8fa3b8',
  hide: skin,
  head: egg(0, -68, 25, 24.5, { low: 0.1, square: 0.1 }),
  body: egg(0, -25, 26.5, 26, { low: 0.4 }),
  paws: 'fur',
  arms: 'paw',
  eyes: { x: 12.6, y: -69, size: 2.6 },
  mouth: null,
  onBody: (sitter) => part(sitter, egg(0, -21, 16, 16), shift(sitter.coat.fur, { l: 0.08 })),
  behindHead: (sitter) => {
    pair(sitter, through([14, -82], [30, -97], [49, -88], [52, -68], [41, -50], [26, -50], [15, -58]), sitter.coat.fur)
    pair(sitter, through([22, -80], [33, -89], [44.5, -83], [46.5, -68], [38, -56], [27, -56]), sitter.coat.pink)
  },
  onFace: (sitter) =>
    part(sitter, through([-3, -90], [0, -99], [3, -95], [6, -99], [6, -90], [2, -88]), sitter.coat.dark, plush),
  snout: (sitter) => {
    const { coat } = sitter
    for (const side of [-1, 1])
      part(sitter, limb([side * 8.6, -55], [side * 10.4, -48], [side * 14.2, -47.4], [4.4, 2]), coat.pale)
    part(sitter, limb([0, -62], [-1, -34], [16, -33], [14.5, 8]), coat.fur)
    part(sitter, egg(17.6, -33.4, 3.1, 4), coat.pink)
    wrinkles(sitter)
  },
}

/** Locks of the mane, a ring of leaves around the face. */
const mane = (sitter: Sitter): void => {
  const { coat, random } = sitter
  const tone = shift(coat.dark, { l: 0.05, c: 1.2 })
  for (const [ring, count, out] of [
    [0, 17, 44],
    [1, 15, 37],
  ] as const)
    for (let lock = 0; lock < count; lock++) {
      const angle = ((lock + ring * 0.5) / count) * tau
      const length = out * random.between(0.92, 1.06)
      const [c, s] = [Math.cos(angle), Math.sin(angle)]
      const at = (along: number, aside: number) =>
        [c * along - s * aside, -66 + (s * along + c * aside) * 0.88] as const
      part(
        sitter,
        through(at(16, -8), at(length * 0.72, -7.5), at(length, 1.5), at(length * 0.72, 7.5), at(16, 8)),
        shift(tone, { l: random.between(-0.04, 0.03) + ring * 0.035 }),
      )
    }
}

const lion: Species = {
  id: 'lion',
  natural: '#e2a640',
  hide: plush,
  head: egg(0, -65, 25, 23, { low: 0.15, square: 0.3 }),
  body: egg(0, -22, 20, 23, { low: 0.7 }),
  paws: 'fur',
  arms: 'paw',
  eyes: { x: 10.6, y: -68, size: 2.8 },
  mouth: { y: -51.6, width: 4.8 },
  behindBody: (sitter) => {
    part(sitter, limb([12, -8], [38, -4], [42, -22], [4.4, 3.6]), sitter.coat.fur)
    part(sitter, through([42, -20], [47, -28], [44, -37], [38, -31], [38, -24]), sitter.coat.dark, fur)
  },
  onBody: (sitter) => part(sitter, egg(0, -19, 11.5, 14), sitter.coat.pale),
  aroundHead: mane,
  behindHead: (sitter) => {
    pair(sitter, egg(20, -84, 7.4, 7.2), sitter.coat.fur)
    pair(sitter, egg(19.6, -83.6, 4.2, 4.2), sitter.coat.pink, skin)
  },
  snout: (sitter) => {
    pair(sitter, egg(5.6, -53.6, 7.8, 7), sitter.coat.pale)
    part(
      sitter,
      through([-4.4, -76], [0, -78], [4.4, -76], [5, -66], [5, -59], [0, -57], [-5, -59], [-5, -66]),
      shift(sitter.coat.fur, { l: 0.05 }),
      skin,
    )
    nose(sitter, -58.2, 4.4)
    philtrum(sitter, -55.4, -51.6)
  },
}

const penguin: Species = {
  id: 'penguin',
  natural: '#33476b',
  hide: plush,
  head: egg(0, -69, 28, 25.5, { low: 0.1, square: 0.12 }),
  body: egg(0, -31, 27.5, 31, { low: 0.35 }),
  paws: 'horn',
  arms: 'wing',
  eyes: { x: 10.4, y: -69, size: 2.7 },
  mouth: null,
  onBody: (sitter) => part(sitter, egg(0, -26, 20.5, 26, { low: 0.3 }), sitter.coat.pale),
  onFace: (sitter) => {
    pair(sitter, egg(9.6, -67, 12.2, 14), sitter.coat.pale)
    part(sitter, egg(0, -59, 13, 10.4), sitter.coat.pale)
  },
  snout: (sitter) => {
    const { ctx, coat } = sitter
    if (sitter.feeling === 'happy') part(sitter, egg(0, -56.8, 4.6, 4.2), shift(coat.horn, { l: -0.2 }), skin)
    part(sitter, through([-7, -62], [0, -65.6], [7, -62], [4, -58.4], [0, -56.8], [-4, -58.4]), coat.horn, skin)
    ctx.strokeStyle = withAlpha(coat.ink, 0.4)
    ctx.lineWidth = 0.5
    ctx.beginPath()
    ctx.moveTo(-6, -61)
    ctx.quadraticCurveTo(0, -58.4, 6, -61)
    ctx.stroke()
  },
  overHead: (sitter) =>
    part(sitter, through([-3, -93], [-2, -99], [1, -96], [5, -99.5], [4, -93], [0, -91]), sitter.coat.fur),
}

export const hearthAndSavanna = [cat, dog, elephant, lion, penguin] as const
