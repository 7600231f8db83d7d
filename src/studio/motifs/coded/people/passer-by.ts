// One of many in the street, dressed by chance, seen from behind or half turned.
import type { Random } from '../../../paint/random.ts'
import { arm, backOfHead, hand, heel, profile, sole, trouser } from './anatomy.ts'
import type { Cutout } from './cutout.ts'
import { outline, ribbon, stroke } from './outline.ts'

type Garment = 'body' | 'shade' | 'light'

const hats = {
  bowler: '-7.6,93.6 -5,93.8 -4.8,98 0,100 4.8,98 5,93.8 7.6,93.6 5,92 -5,92',
  cap: '-6,92.4 -5.6,96.6 -1,99 5,97.6 6.6,94 9.4,92.4 4,92',
  brimmed: '-10,92 -5.4,94 -4.6,99.4 0,98.6 4.6,99.4 5.4,94 10,91.6 5,91.8 -5,92.2',
} as const

const head = (cut: Cutout, random: Random): void => {
  const facing = random.pick(['back', 'left', 'right'] as const)
  if (facing === 'back') cut.lay('light', backOfHead({ y: 85.6, size: 0.92 }))
  else cut.lay('light', profile(random.pick(['man', 'woman']), { y: 85.6, size: 0.92, flip: facing === 'left' }))
  const flip = facing === 'left'
  const top = random.pick(['short', 'long', 'bowler', 'cap', 'brimmed', 'bun'] as const)
  if (top === 'long')
    cut.lay(
      'shade',
      outline('3.6,96.6 0,98.6 -4.6,97 -6.4,92 -6.8,86 -8.4,79 -6,74 -1.4,73 1.4,77 1.6,84 1.4,90', { flip }),
    )
  else cut.lay('shade', outline('4.4,96 1,98.6 -3.6,98 -6.2,94 -6,89.6 -4,87 -1.6,88 -0.4,91.6 2.4,93.4', { flip }))
  if (top === 'bun') cut.lay('shade', outline('-4,98 -7.4,99 -9,96 -7,93.6 -4,94.6', { flip }))
  if (top === 'bowler' || top === 'cap' || top === 'brimmed') cut.lay('body', outline(hats[top], { flip }))
}

const coatHems = {
  jacket: '-9.6,48 -10.4,43! 0,41.6 10.4,43! 9.6,48',
  coat: '-9.6,46 -11.6,34 -13,24! -4,22.4 0,24! 5,22 13,24! 11.4,36 9.6,48',
  skirt: '-9.6,48 -12.6,34 -16,20! -8,22 -2,18.6! 6,21.6 15,19! 12.6,34 9.6,48',
} as const

/** Draws the passer-by 100 high, standing at x = 0. */
export const passerBy = (cut: Cutout, random: Random): void => {
  const cloth = random.pick<Garment>(['body', 'shade', 'body', 'light'])
  const legCloth: Garment = cloth === 'shade' ? 'body' : 'shade'
  const [weight, free] = random.chance(0.5) ? [1, -1] : [-1, 1]
  cut.lay(legCloth, trouser([free * 4, 46], [free * 5.4, 27], [free * 5.8, 11], 0.92))
  cut.join(legCloth, sole({ x: free * 5.9, y: 10, turn: -free * 6 }))
  cut.lay(legCloth, trouser([weight * 3.4, 46], [weight * 3.6, 27], [weight * 3.6, 5], 0.92))
  cut.join(legCloth, heel({ x: weight * 3.6, y: 3.8 }))
  const swing = random.between(-1.6, 1.6)
  for (const side of [-1, 1]) {
    cut.lay(cloth, arm([side * 9, 76.6], [side * 12.4 + swing, 64.6], [side * 12 + swing * 1.6, 53.6], 1.1))
    cut.join('light', hand('relaxed', { x: side * 12 + swing * 1.6, y: 53.6, turn: 180, size: 0.86, flip: side < 0 }))
  }
  const bag = random.chance(0.3)
  head(cut, random)
  cut.lay(
    cloth,
    outline(
      `3.4,83 8.2,81 10.4,77 9.6,69 7.8,61 8.4,54 ${coatHems[random.pick(['jacket', 'coat', 'skirt'] as const)].split(' ').reverse().join(' ')} -8.4,54 -7.8,61 -9.6,69 -10.4,77 -8.2,81 -3.4,83`,
    ),
  )
  cut.crease(stroke('0,78 0.2,64 0,46'), 0.6)
  cut.crease(stroke('-7.8,60 0,58.8 7.8,60'), 0.5)
  if (bag) cut.lay('shade', ribbon('-7,80,0.8 2,66,0.8 10,54,0.8'), 0.4)
}
