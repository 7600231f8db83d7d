// Words for places on the cover: sides, corners, head, foot and middle.
import type { Entry } from './words.ts'

export const placeWords: readonly Entry[] = [
  [
    'lower corner, bottom corner, the lower corner, the bottom corner, corner, in a corner, in the corner, in one corner, in one of the corners, a corner, the corner',
    { is: 'place', place: 'corner' },
  ],
  ...(['top', 'bottom'] as const).flatMap((height) =>
    (['left', 'right'] as const).map((side): Entry => {
      const high = height === 'top' ? 'upper' : 'lower'
      const names = [`${height} ${side}`, `${high} ${side}`, `${height}-${side}`, `${side} ${height}`]
      return [
        names.flatMap((name) => [name, `${name} corner`, `${name} hand corner`, `the ${name} corner`]).join(', '),
        { is: 'place', place: `${height}-${side}` },
      ]
    }),
  ),
  [
    'left, to the left, on the left, left side, leftwards, left hand side, left-hand side, leftward, the left',
    { is: 'place', place: 'left' },
  ],
  [
    'right, to the right, on the right, right side, rightwards, right hand side, right-hand side, rightward, the right',
    { is: 'place', place: 'right' },
  ],
  [
    'top, upper, to the top, at the top, up, upwards, higher up, higher, upper area, on top, above, top of the cover, top of the page, the top, raised',
    { is: 'place', place: 'top' },
  ],
  [
    'bottom, to the bottom, at the bottom, down, downwards, lower, lower down, below, foot, at the foot, bottom of the cover, bottom of the page, the bottom, beneath, underneath',
    { is: 'place', place: 'bottom' },
  ],
  [
    'centre, center, in the middle, middle, centred, centered, in the centre, in the center, to the middle, central, to the centre, to the center, centrally',
    { is: 'place', place: 'middle' },
  ],
]
