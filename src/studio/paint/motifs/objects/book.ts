// The book: an old tome, either standing open in three-quarter view or lying open with its leaves in the air.
import type { Pen } from '../../pen.ts'
import type { Point } from '../../point.ts'
import type { Random } from '../../random.ts'
import type { Motif } from '../motif.ts'
import { ribbon } from './bends.ts'
import { disc, etch, fused, gilt, hundredths, joined, lay, oval, polygon, slab, within } from './forms.ts'

const lines = (from: Point, to: Point, step: Point, count: number): string =>
  Array.from({ length: count }, (_, at) => {
    const short = at === count - 1 ? 0.55 : 1
    const [x, y] = [from[0] + step[0] * at, from[1] + step[1] * at]
    return `M${x} ${y}Q${x + (to[0] - from[0]) * 0.5 * short} ${y + (to[1] - from[1]) * 0.5 * short - 2.4} ${x + (to[0] - from[0]) * short} ${y + (to[1] - from[1]) * short}`
  }).join('')

const drawOpen = (pen: Pen, random: Random): void => {
  const boards =
    'M-70 -66C-48 -74 -20 -70 0 -58C20 -72 46 -76 68 -68L74 -14C50 -22 24 -18 2 -2C-22 -18 -50 -20 -76 -12Z'
  pen.fill('body', boards)
  pen.fill('shade', within(boards, 'M0 -80L90 -80L90 10L0 10Z'))
  const block =
    'M-67 -71C-46 -79 -18 -76 0 -62C18 -78 44 -81 65 -73L70 -20C48 -27 22 -23 1.6 -8C-20 -22 -48 -25 -71 -18Z'
  lay(pen, 'shade', block, boards, 1)
  etch(pen, block, 0.7, 'M-71 -20.4C-48 -27.4 -20 -24.4 1.6 -10.6C22 -25.4 48 -29.4 70 -22.4')
  const left = 'M-66 -75C-46 -83 -18 -80 0 -66L0.8 -14C-18 -28 -46 -31 -69 -24Z'
  const right = 'M0 -66C16 -84 44 -86 63 -77L67 -26C46 -33 20 -29 0.8 -14Z'
  pen.as('pages', () => {
    lay(pen, 'light', left, block, 0.9)
    lay(pen, 'light', right, fused(block, left), 0.9)
    pen.fill('body', within(right, 'M0 -66C3 -72 7 -76 12 -79L9 -20L0.8 -14Z'))
    pen.fill('body', within(left, 'M0 -66C-3 -69 -5 -71 -8 -72.6L-6 -18L0.8 -14Z'))
    pen.line(1.2, 'M0 -66L0.8 -14')
    pen.line(0.9, lines([-57, -68.6], [-11, -63.4], [-0.7, 6.4], 6))
    pen.line(0.9, lines([13, -64.6], [55, -69.6], [0.9, 6.4], 6))
    const leaf = random.sub('leaf').between(4, 10)
    const turning = `M0 -66C6 ${-86 - leaf} 22 ${-96 - leaf * 0.4} 40 -92C30 -84 18 -66 15 -34C9 -30 4 -22 0.8 -14Z`
    lay(pen, 'light', turning, right, 1.2)
    pen.fill('body', within(turning, 'M26 -100L44 -100L44 -60L15 -34L11 -32C12 -60 20 -80 30 -92Z'))
    etch(pen, turning, 0.9, 'M4 -70C8 -80 16 -87 26 -89M5 -62C8 -72 14 -79 22 -81M5.6 -54C8 -63 13 -70 18.6 -73')
  })
  const ribbonBand = ribbon(
    [
      [1, -15],
      [4, -6],
      [0, 0],
      [7, 0],
    ],
    [3.2, 3.4, 3.2, 3],
  )
  const initial = slab(-58, -71.6, 9, 10, 0.6)
  pen.line(1.6, initial)
  pen.fill(gilt(pen), initial)
  pen.line(0.8, 'M-53.5 -69.6L-56 -63.6M-53.5 -69.6L-51 -63.6M-55 -66L-52 -66')
  pen.as('bookmark', () => lay(pen, 'accent', ribbonBand, boards, 1))
}

const drawClosed = (pen: Pen, random: Random): void => {
  const cover = 'M-24 -90L32 -99L36 -14L-18 -2Z'
  const pages = 'M-18 -2L36 -14L36.6 -5.4L-14 6Z'
  const spine = 'M-24 -90C-33 -88 -36 -84 -35.4 -78L-30 4C-29.6 9 -24 9.6 -14 8L-18 -2Z'
  const backBoard = 'M-22 6L37.6 -7.6L38.6 -4.6L-20 9.6C-27 11 -30 8 -30 3Z'
  pen.placed({ y: -9, size: 0.92 }, () => {
    pen.fill('shade', backBoard)
    pen.as('pages', () => {
      lay(pen, 'light', pages, backBoard, 0.8)
      etch(pen, pages, 0.7, 'M-18 0.6L38 -11.6M-16 3.4L38 -8.6')
    })
    pen.fill('shade', spine)
    lay(pen, 'body', cover, fused(spine, pages), 1.2)
    pen.fill('light', within(cover, 'M-24 -90L32 -99L32.2 -97.4L-23.6 -88.4Z'))
    etch(
      pen,
      spine,
      1.2,
      'M-36 -70C-31 -72 -28 -73 -23 -73M-34.6 -52C-30 -54 -27 -55 -22 -55M-33 -30C-29 -32 -26 -33 -20 -33M-32 -10C-28 -12 -25 -13 -19 -13',
    )
    pen.line(1, 'M-18.6 -85L27.6 -92.6L31 -17.6L-13.4 -7.4Z')
    const corners = joined(
      'M32 -99L20 -97L32.6 -86Z',
      'M36 -14L35.4 -27L23.6 -11.2Z',
      'M-18 -2L-5.6 -4.8L-18.8 -15Z',
      'M-24 -90L-23.2 -77L-11.6 -92Z',
    )
    pen.as('corners', () => lay(pen, gilt(pen), corners, cover, 0.9))
    const middle: Point = [7.2, -51]
    const star = random.sub('device').whole(5, 8)
    const rays = polygon(
      Array.from({ length: star * 2 }, (_, at): Point => {
        const angle = (at / star) * Math.PI - Math.PI / 2
        const reach = at % 2 === 0 ? 15 : 6
        return [middle[0] + Math.cos(angle) * reach * 0.86, middle[1] + Math.sin(angle) * reach]
      }),
    )
    pen.line(1.1, oval(middle[0], middle[1], 17.6, 20, 0.05))
    pen.as('emblem', () => lay(pen, 'accent', rays, cover, 0.8))
    pen.line(1, oval(middle[0], middle[1], 3, 3.4))
    const clasp = 'M35.2 -64L22 -62L22 -54.4L35.6 -56.4Z'
    pen.as('clasp', () => lay(pen, gilt(pen), clasp, cover, 1))
    pen.line(0.9, disc(26.4, -58.8, 1.4))
  })
}

export const book: Motif = {
  id: 'book',
  kind: 'object',
  rests: 'ground',
  width: 1.5,
  draw: hundredths((pen, random) => {
    if (random.sub('pose').chance(0.7)) pen.placed({ size: 0.97 }, () => drawOpen(pen, random))
    else drawClosed(pen, random)
  }),
}
