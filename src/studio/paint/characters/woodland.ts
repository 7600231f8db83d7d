// Characters of wood and field: bear, fox, rabbit, mouse, owl.
import { type Colour, shift } from '../../colour/colour.ts'
import { own, pair, part, type Sitter, type Species } from './character.ts'
import { fur, plush, skin } from './hide.ts'
import { egg, limb, through } from './outline.ts'

/** A nose like a soft triangle, and the line from it to the mouth. */
export const nose = (sitter: Sitter, y: number, size: number, colour = sitter.coat.ink): void =>
  own(sitter, 'nose', () => drawNose(sitter, y, size, colour))

const drawNose = ({ ctx }: Sitter, y: number, size: number, colour: Colour): void => {
  ctx.fillStyle = colour
  ctx.beginPath()
  ctx.moveTo(-size, y - size * 0.42)
  ctx.bezierCurveTo(-size * 0.8, y - size * 0.95, size * 0.8, y - size * 0.95, size, y - size * 0.42)
  ctx.bezierCurveTo(size * 0.95, y + size * 0.2, size * 0.4, y + size * 0.7, 0, y + size * 0.72)
  ctx.bezierCurveTo(-size * 0.4, y + size * 0.7, -size * 0.95, y + size * 0.2, -size, y - size * 0.42)
  ctx.fill()
  ctx.fillStyle = shift(colour, { l: 0.35 })
  ctx.beginPath()
  ctx.ellipse(-size * 0.3, y - size * 0.48, size * 0.32, size * 0.15, -0.2, 0, Math.PI * 2)
  ctx.fill()
}

export const philtrum = ({ ctx, coat }: Sitter, from: number, to: number): void => {
  ctx.strokeStyle = coat.ink
  ctx.lineWidth = 0.8
  ctx.lineCap = 'round'
  ctx.beginPath()
  ctx.moveTo(0, from)
  ctx.lineTo(0, to)
  ctx.stroke()
}

export const whiskers = ({ ctx, coat }: Sitter, y: number, from: number, length: number): void => {
  ctx.strokeStyle = coat.ink
  ctx.globalAlpha = 0.5
  ctx.lineWidth = 0.42
  ctx.beginPath()
  for (const side of [-1, 1])
    for (const [lift, end] of [
      [-0.6, -3],
      [1.2, 1],
      [3, 5],
    ] as const) {
      ctx.moveTo(side * from, y + lift)
      ctx.quadraticCurveTo(side * (from + length * 0.6), y + lift + (end - lift) * 0.3, side * (from + length), y + end)
    }
  ctx.stroke()
  ctx.globalAlpha = 1
}

const bear: Species = {
  id: 'bear',
  natural: '#9a6238',
  hide: fur,
  head: egg(0, -65, 31, 25.5, { low: 0.25, square: 0.2 }),
  body: egg(0, -25, 26, 25, { low: 0.5 }),
  paws: 'fur',
  arms: 'paw',
  eyes: { x: 11.5, y: -68, size: 2.7 },
  mouth: { y: -53.2, width: 4.6 },
  onBody: (sitter) => part(sitter, egg(0, -21, 15.5, 16.5), sitter.coat.pale, plush),
  behindHead: (sitter) => {
    pair(sitter, egg(23, -86, 9.8, 9.6), sitter.coat.fur)
    pair(sitter, egg(22.6, -85.4, 5.6, 5.6), sitter.coat.pink, plush)
  },
  snout: (sitter) => {
    part(sitter, egg(0, -55.5, 12.6, 9.6, { low: 0.3 }), sitter.coat.pale, plush)
    nose(sitter, -60, 4.2)
    philtrum(sitter, -57, -53.2)
  },
}

const fox: Species = {
  id: 'fox',
  natural: '#e0702a',
  hide: fur,
  head: through(
    [0, -88],
    [14, -85],
    [27, -72],
    [35, -57.5],
    [25, -48],
    [10, -42.5],
    [0, -41],
    [-10, -42.5],
    [-25, -48],
    [-35, -57.5],
    [-27, -72],
    [-14, -85],
  ),
  body: egg(0, -24, 20.5, 25, { low: 0.7 }),
  paws: 'dark',
  arms: 'paw',
  eyes: { x: 12.5, y: -64, size: 2.7 },
  mouth: { y: -48.4, width: 4 },
  behindBody: (sitter) => {
    part(
      sitter,
      through([14, -6], [34, -3], [48, -16], [52, -34], [46, -46], [39, -34], [30, -24], [16, -18]),
      sitter.coat.fur,
    )
    part(sitter, through([52, -34], [49, -44], [45, -50], [41, -40], [43, -31], [48, -28]), sitter.coat.pale)
  },
  onBody: (sitter) => part(sitter, egg(0, -26, 11.5, 17, { low: -0.4 }), sitter.coat.pale),
  behindHead: (sitter) => {
    pair(sitter, through([8, -82], [19, -99], [27, -104], [31, -92], [29, -70]), sitter.coat.fur)
    pair(sitter, through([15, -82], [21, -93], [25.4, -97], [27.4, -88], [26, -74]), sitter.coat.dark, plush)
  },
  onFace: (sitter) =>
    pair(
      sitter,
      through([0.6, -47.5], [7, -58], [17, -60], [34, -57], [25, -48], [10, -42.8], [0.6, -41.6]),
      sitter.coat.pale,
      plush,
    ),
  snout: (sitter) => {
    part(
      sitter,
      through([0, -62], [6, -57], [8.5, -50], [4, -45.4], [0, -45], [-4, -45.4], [-8.5, -50], [-6, -57]),
      sitter.coat.pale,
      plush,
    )
    nose(sitter, -53.4, 3.7)
    philtrum(sitter, -51, -48.4)
  },
}

const rabbit: Species = {
  id: 'rabbit',
  natural: '#cdb59c',
  hide: plush,
  head: egg(0, -55, 26.5, 21.5, { low: 0.35, square: 0.15 }),
  body: egg(0, -21, 20, 21.5, { low: 0.7 }),
  paws: 'fur',
  arms: 'paw',
  eyes: { x: 11.8, y: -57, size: 2.7 },
  mouth: { y: -46.4, width: 3.8 },
  behindBody: (sitter) => part(sitter, egg(20, -9, 7.5, 7.5), sitter.coat.pale, fur),
  onBody: (sitter) => part(sitter, egg(0, -18, 12, 14.5), sitter.coat.pale),
  behindHead: (sitter) => {
    const left = through([-4, -70], [-9, -88], [-15, -100], [-21, -97], [-20.5, -82], [-15, -66])
    part(sitter, left, sitter.coat.fur)
    part(
      sitter,
      through([-8.5, -72], [-11.5, -86], [-15.6, -95.6], [-18.4, -93], [-17.6, -82], [-14, -69]),
      sitter.coat.pink,
      skin,
    )
    // One ear flops: no stiff pair.
    part(
      sitter,
      through([4, -69], [8, -86], [16, -97], [27, -94], [31, -83], [25, -83], [20, -82], [15, -66]),
      sitter.coat.fur,
    )
    part(sitter, through([8, -71], [11.5, -84], [17, -90.6], [18, -84], [15, -78], [13.4, -68]), sitter.coat.pink, skin)
  },
  snout: (sitter) => {
    part(sitter, egg(0, -47.5, 10, 7, { low: 0.3 }), sitter.coat.pale)
    nose(sitter, -50.6, 2.6, sitter.coat.pink)
    philtrum(sitter, -49, -46.4)
    whiskers(sitter, -48, 9, 12)
  },
}

const mouse: Species = {
  id: 'mouse',
  natural: '#93a0ad',
  hide: plush,
  head: through(
    [0, -82],
    [15, -79],
    [24, -68],
    [24.5, -56],
    [14, -46.5],
    [0, -43],
    [-14, -46.5],
    [-24.5, -56],
    [-24, -68],
    [-15, -79],
  ),
  body: egg(0, -22, 18.5, 22.5, { low: 0.9 }),
  paws: 'fur',
  arms: 'thin',
  eyes: { x: 10, y: -62, size: 2.8 },
  mouth: { y: -48.6, width: 3.6 },
  behindBody: (sitter) => {
    const { ctx, coat } = sitter
    ctx.strokeStyle = coat.pink
    ctx.lineWidth = 2.4
    ctx.lineCap = 'round'
    ctx.beginPath()
    ctx.moveTo(12, -5)
    ctx.bezierCurveTo(44, 2, 50, -20, 40, -26)
    ctx.bezierCurveTo(32, -30, 34, -42, 44, -42)
    ctx.stroke()
  },
  onBody: (sitter) => part(sitter, egg(0, -19, 11.5, 15, { low: 0.4 }), sitter.coat.pale),
  behindHead: (sitter) => {
    pair(sitter, egg(26, -82, 16.2, 16), sitter.coat.fur)
    pair(sitter, egg(25.4, -81, 11, 11), sitter.coat.pink, skin)
  },
  snout: (sitter) => {
    part(sitter, egg(0, -51, 9, 7.4), sitter.coat.pale)
    nose(sitter, -54.6, 3, sitter.coat.cheek)
    philtrum(sitter, -52.6, -48.6)
    whiskers(sitter, -51, 7, 14)
  },
}

const owl: Species = {
  id: 'owl',
  natural: '#7a5c86',
  hide: fur,
  head: through(
    [0, -89],
    [12, -90],
    [27, -98],
    [33, -84],
    [33, -62],
    [22, -46],
    [0, -42],
    [-22, -46],
    [-33, -62],
    [-33, -84],
    [-27, -98],
    [-12, -90],
  ),
  body: egg(0, -27, 27.5, 26.5, { low: 0.2 }),
  paws: 'horn',
  arms: 'wing',
  eyes: { x: 13.2, y: -67, size: 4.2 },
  mouth: null,
  onBody: (sitter) => {
    const { ctx, coat } = sitter
    part(sitter, egg(0, -23, 18, 20), coat.pale, plush)
    ctx.strokeStyle = coat.fur
    ctx.lineWidth = 1.5
    ctx.lineCap = 'round'
    ctx.beginPath()
    for (let row = 0; row < 4; row++)
      for (let at = 0; at < 4 - (row % 2); at++) {
        const [x, y] = [(at - (3 - (row % 2)) / 2) * 7.6, -34 + row * 7]
        ctx.moveTo(x - 2.2, y)
        ctx.quadraticCurveTo(x, y + 3.4, x + 2.2, y)
      }
    ctx.stroke()
  },
  onFace: (sitter) => {
    pair(sitter, egg(13.4, -66.6, 13.6, 13.4), sitter.coat.pale, fur)
    pair(sitter, egg(13.2, -67, 7, 7), sitter.coat.horn, skin)
  },
  snout: ({ ctx, coat }) => {
    ctx.fillStyle = shift(coat.horn, { l: -0.1 })
    ctx.beginPath()
    ctx.moveTo(-4, -60)
    ctx.quadraticCurveTo(0, -63.4, 4, -60)
    ctx.quadraticCurveTo(3, -53, 0, -51.4)
    ctx.quadraticCurveTo(-3, -53, -4, -60)
    ctx.fill()
  },
  overHead: (sitter) =>
    part(
      sitter,
      through([0, -78], [6, -84], [16, -90], [9, -91], [0, -89], [-9, -91], [-16, -90], [-6, -84]),
      shift(sitter.coat.fur, { l: -0.05 }),
    ),
}

/** A few soft ticks that break up an even coat. */
export const freckles = (
  { ctx, coat, random }: Sitter,
  places: readonly (readonly [number, number])[],
  size: number,
): void => {
  ctx.fillStyle = coat.dark
  ctx.globalAlpha = 0.5
  for (const [x, y] of places) {
    ctx.beginPath()
    ctx.ellipse(
      x,
      y,
      size * random.between(0.7, 1.2),
      size * random.between(0.5, 0.9),
      random.between(-0.6, 0.6),
      0,
      Math.PI * 2,
    )
    ctx.fill()
  }
  ctx.globalAlpha = 1
}

export const tailOf = (sitter: Sitter, width: number): void =>
  part(sitter, limb([14, -8], [42, -4], [42, -28], [width, width * 0.8]), sitter.coat.fur)

export const woodland = [bear, fox, rabbit, mouse, owl] as const
