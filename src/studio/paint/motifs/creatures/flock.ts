// A flock: birds scattered along a drifting line, each at another beat of its wings.
import { contour } from './contour.ts'
import { creature } from './creature.ts'

/** Birds that fly to the left, one beat each, about 40 across. */
const beats = [
  '-13,0! -9,-2.4 -4,-3 0,-4 3,-10 9,-17 17,-21! 14,-13 10,-6 7,-2 14,0 20,1.6! 13,3 6,3 1,4 -1,10 -6,17! -6,10 -5,3.4 -10,2',
  '-12,1! -8,-2 -4,-2.6 -7,-9 -13,-15 -20,-18! -12,-18 -4,-13 1,-6 4,-3 9,-9 17,-13 25,-13! 18,-8 12,-2 8,1 14,3 18,5.4! 11,5 4,4.4 -4,4 -9,3',
  '-13,2! -9,-1 -4,-2 -10,-4 -18,-2 -25,3! -20,-4 -12,-9 -3,-7 2,-3 8,-8 16,-9 25,-4! 17,-3 10,0 8,2 14,4 18,6.6! 11,6 3,5 -5,4.6 -10,4',
  '-13,1! -9,-2 -3,-3 3,-3 9,-8 17,-16 28,-22! 23,-12 16,-4 9,1 15,3 20,4! 13,6 5,5 -2,5 -8,3.6',
] as const

const placed = (outline: string, x: number, y: number, size: number, turn: number): string =>
  outline
    .split(' ')
    .map((word) => {
      const [u = 0, v = 0] = word.replace('!', '').split(',').map(Number)
      const across = x + (u * Math.cos(turn) - v * Math.sin(turn)) * size
      const down = y + (u * Math.sin(turn) + v * Math.cos(turn)) * size
      return `${across.toFixed(2)},${down.toFixed(2)}${word.endsWith('!') ? '!' : ''}`
    })
    .join(' ')

export const flock = creature({
  id: 'flock',
  rests: 'air',
  bounds: [-11.8, -41.6, 301.6, 138.2],
  draw(figure, random) {
    const count = random.whole(14, 17)
    for (let index = 0; index < count; index++) {
      const along = index / (count - 1)
      const x = 20 + along * 262 + random.between(-4, 4)
      const drift = 128 - 100 * Math.sin(along * 2.1 + 0.15)
      const row = [0, -1, 1, -0.4, 0.6][index % 5] ?? 0
      const y = drift + row * 46 * (0.7 + along * 0.5) + random.between(-5, 5)
      const size = (1.05 - along * 0.55) * random.between(0.85, 1.2)
      figure.part('body', contour(placed(random.pick(beats), x, y, size, random.between(-0.28, 0.2))))
    }
  },
})
