// Living and growing things that only edits ask for, and who is built of snow: a snowman, a decked tree, a cactus, a penguin, a duck, a frog.
import { contour, oval, united } from '../creatures/contour.ts'
import { creature } from '../creatures/creature.ts'
import type { Motif } from '../motif.ts'
import { disc, etch, hundredths, lay, side as sideOf, slab, within } from '../objects/forms.ts'

export const snowman: Motif = {
  id: 'snowman',
  kind: 'object',
  rests: 'ground',
  width: 0.66,
  draw: hundredths((pen) => {
    pen.stroke(
      'shade',
      1.8,
      'M16 -50L31 -62M26 -58L27 -65M27 -59L34 -59M-16 -50L-31 -60M-26 -57L-28 -64M-26 -57L-33 -55',
    )
    const [low, middle, head] = [disc(0, -19, 20), disc(0, -49, 15.5), disc(0, -73, 11.5)]
    pen.fill('body', low)
    pen.fill('shade', sideOf(low, 6, 3))
    lay(pen, 'body', middle, low, 1)
    pen.fill('shade', sideOf(middle, 5, 2))
    lay(pen, 'body', head, middle, 1)
    pen.fill('shade', sideOf(head, 3.6, 1.6))
    pen.fill('accent', 'M-12 -65C-4 -60 5 -60 12 -65L13 -60C5 -55 -4 -55 -13 -60Z')
    pen.fill('accent', 'M6 -59L14 -60L15 -44L8 -43Z')
    pen.fill('shade', slab(-15, -85, 30, 4, 1.6))
    pen.fill('shade', slab(-9.5, -100, 19, 17, 1.6))
    pen.fill('accent', slab(-9.5, -88, 19, 3.6))
    pen.gap(disc(-4, -76, 1.5))
    pen.gap(disc(4, -76, 1.5))
    pen.fill('accent', 'M-1 -74L-13 -70.4L-1 -70.6Z')
    for (const y of [-53, -46, -39]) pen.gap(disc(0, y, 1.7))
  }),
}

const tiers = [
  'M0 -94L15 -70C11 -72 8 -71 6 -68C3 -71 -3 -71 -6 -68C-8 -71 -11 -72 -15 -70Z',
  'M0 -80L23 -46C18 -49 13 -48 10 -44C5 -48 -5 -48 -10 -44C-13 -48 -18 -49 -23 -46Z',
  'M0 -62L32 -14C25 -18 19 -17 15 -12C10 -17 4 -17 0 -12C-4 -17 -10 -17 -15 -12C-19 -17 -25 -18 -32 -14Z',
]

export const christmasTree: Motif = {
  id: 'christmas-tree',
  kind: 'plant',
  rests: 'ground',
  width: 0.66,
  draw: hundredths((pen) => {
    pen.fill('shade', slab(-4, -16, 8, 16, 1))
    for (const [at, tier] of tiers.toReversed().entries()) {
      const under = tiers.toReversed()[at - 1]
      if (under === undefined) pen.fill('body', tier)
      else lay(pen, 'body', tier, under, 1)
      pen.fill('shade', sideOf(tier, 5, 1))
    }
    pen.stroke('light', 1.4, 'M-9 -74C-3 -71 4 -72 9 -77M-15 -52C-5 -48 6 -50 15 -57M-22 -24C-8 -19 10 -21 22 -30')
    for (const [x, y] of [
      [-5, -66],
      [6, -62],
      [-11, -42],
      [2, -40],
      [12, -46],
      [-19, -17],
      [-6, -28],
      [7, -22],
      [19, -19],
    ] as const)
      pen.fill('accent', disc(x, y, 2.5))
    pen.fill('accent', 'M0 -100L1.9 -95.6L6.6 -95.2L3 -92L4.1 -87.4L0 -89.9L-4.1 -87.4L-3 -92L-6.6 -95.2L-1.9 -95.6Z')
  }),
}

export const cactus: Motif = {
  id: 'cactus',
  kind: 'plant',
  rests: 'ground',
  width: 0.66,
  draw: hundredths((pen) => {
    const stem = slab(-10, -100, 20, 102, 10)
    pen.stroke('body', 13, 'M-8 -38C-24 -38 -26 -42 -26 -52L-26 -68')
    pen.stroke('body', 13, 'M8 -50C24 -50 26 -54 26 -64L26 -82')
    pen.line(
      1,
      'M-28 -66L-28 -50C-28 -42 -22 -37 -12 -37M-24 -66L-24 -52M24 -80L24 -62M28 -80L28 -62C28 -54 22 -49 12 -48',
    )
    lay(pen, 'body', stem, 'M-30 -44L30 -44L30 -30L-30 -30Z', 0.8)
    pen.fill('shade', within(slab(3, -100, 8, 102), stem))
    pen.fill('light', within(slab(-8, -96, 3, 92), stem))
    etch(pen, stem, 1, 'M-4 -94L-4 -2M0 -96L0 -2M5 -94L5 -2')
    pen.fill('accent', 'M0 -96C-7 -99 -8 -106 -3 -105C-2 -109 2 -109 3 -105C8 -106 7 -99 0 -96Z')
  }),
}

export const penguin: Motif = creature({
  id: 'penguin',
  rests: 'ground',
  bounds: [18, 4, 102, 160],
  draw(figure) {
    figure.part('accent', contour('36,150 50,146 58,152 56,160! 30,160!'))
    figure.part('accent', contour('64,150 78,146 90,154 90,160! 62,160!'))
    const body = contour(
      '58,6 76,10 84,24 82,40 92,58 98,86 96,118 86,142 70,154 50,154 34,144 26,120 24,88 32,60 40,42 38,24 46,10',
    )
    figure.part('body', body, { shade: 5 })
    figure.plane('light', '52,46 66,54 76,78 78,112 70,138 54,146 40,136 34,112 36,82 44,58')
    figure.plane('light', '44,20 56,18 62,28 56,40 44,38 40,28')
    figure.part('accent', contour('42,26 30,30 20,33! 32,37 44,36'))
    figure.part('body', contour('86,56 98,76 102,104 98,124! 88,106 82,84'), { seam: 1.4 })
    figure.part('body', contour('34,60 26,78 20,100 22,116! 32,100 38,80'), { seam: 1.4 })
    figure.gap(oval(50, 26, 2.6))
  },
})

export const duck: Motif = creature({
  id: 'duck',
  rests: 'water',
  bounds: [4, 10, 160, 106],
  draw(figure) {
    const body = united(
      contour('34,64 52,62 78,58 112,58 138,48 158,34! 154,60 146,84 122,102 84,106 52,100 36,86 30,74'),
      contour('40,14 54,16 62,28 60,44 54,58 58,72 40,84 30,72 36,56 30,42 26,28 30,18'),
    )
    figure.part('body', body, { shade: 6, light: 3 })
    figure.part('accent', contour('27,26 14,30 4,38! 10,43 22,42 31,38'))
    figure.cut(1.6, '32,52 44,58 57,54')
    figure.part('shade', contour('66,68 92,62 122,64 144,58! 136,80 114,92 86,92 70,84'), { seam: 1.6 })
    figure.cut(1.4, '84,84 104,84 124,76|92,76 110,76 130,68')
    figure.gap(oval(41, 28, 3))
  },
})

export const frog: Motif = creature({
  id: 'frog',
  rests: 'ground',
  bounds: [2, 12, 150, 112],
  draw(figure) {
    figure.part('shade', contour('96,74 124,62 146,70 148,88 132,98 146,106 138,112! 100,112! 108,98 98,90'))
    const body = united(
      contour('28,40 52,30 84,38 112,58 128,82 124,102 98,108 62,104 40,92 26,74 12,62 14,48'),
      oval(36, 28, 13),
    )
    figure.part('body', body, { shade: 7, light: 3 })
    figure.part('body', contour('52,82 66,84 66,100 74,108 76,112! 42,112! 44,106 54,100'), { seam: 1.6 })
    figure.part('body', contour('96,76 118,70 134,82 130,98 112,104 126,112! 92,112! 88,98'), { seam: 1.8 })
    figure.cut(1.6, '13,58 30,64 52,58')
    figure.plane('light', '30,24 38,20 44,27 38,34 31,32')
    figure.gap(oval(37, 27, 3.6))
    figure.plane('shade', '74,46 82,46 82,54 74,54')
    figure.plane('shade', '92,60 99,60 100,67 93,67')
  },
})
