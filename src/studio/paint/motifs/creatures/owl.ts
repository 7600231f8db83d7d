// An owl that has just come down: wings half open, eyes wide.
import { oval, type Point, points, sided, symmetrical } from './contour.ts'
import { creature } from './creature.ts'
import { layFan } from './feathers.ts'
import type { Figure } from './figure.ts'
import { Limb } from './limb.ts'
import { talons } from './talons.ts'

/** The edge of one breast feather. */
const scallop = (x: number, y: number): Point[] =>
  points(`${x - 4.5},${y} ${x - 2.6},${y + 5} ${x},${y + 7} ${x + 2.6},${y + 5} ${x + 4.5},${y}`)

const drawWing = (figure: Figure, side: number, primaries: number): void => {
  const secondaries = {
    bone: '24,92,0 44,86,0 62,78,0',
    count: 6,
    turn: [98, 84],
    reach: [52, 66, 78],
    width: 17,
    side,
  } as const
  const hand = {
    bone: '62,78,0 76,78,0 86,88,0',
    count: primaries,
    turn: [82, 38],
    reach: [84, 94, 92, 66],
    width: 15,
  } as const
  layFan(figure, 'shade', secondaries, 1.1)
  layFan(figure, 'shade', { ...hand, bend: 0.06, side }, 1.1)
  const covering = { bone: '24,84,0 44,78,0 62,70,0 78,72,0 86,82,0', count: 10, turn: [100, 42] } as const
  layFan(figure, 'body', { ...covering, reach: [34, 40, 46, 44, 30], width: 14, side }, 1)
  layFan(figure, 'light', { ...covering, reach: [20, 23, 25, 24, 16], width: 12.5, side }, 0.9)
  figure.part('body', new Limb(sided(side, '20,82,20 44,73,16 62,65,13 78,68,11 90,86,3')).path, {
    seam: 1.1,
    light: 1.6,
  })
}

const drawFace = (figure: Figure): void => {
  figure.part('body', symmetrical('0,27 10,22 24,15 44,-8! 42,12 47,28 52,44 50,58 42,72 28,83 14,88 0,92'), {
    seam: 1.2,
    shade: 5,
  })
  for (const side of [-1, 1]) {
    figure.part('light', oval(20 * side, 52, 21, 22, side * 0.25), { seam: 1 })
    const rays = Array.from({ length: 9 }, (_, ray) => {
      const angle = (side > 0 ? -1.2 : Math.PI - 1.5) + ray * 0.34
      return [14, 17, 20.4].map((reach) => ({
        x: 20 * side + Math.cos(angle) * reach,
        y: 52 + Math.sin(angle) * reach,
      }))
    })
    figure.engrave(1, rays)
  }
  figure.part('body', symmetrical('0,36 8,30 24,20 44,-8! 36,20 18,34 9,42 5,54 0,66'), { seam: 1 })
  for (const side of [-1, 1]) {
    figure.gap(oval(20 * side, 52, 11.5))
    figure.spark(oval(20 * side, 52, 9.6))
    figure.gap(oval(20 * side, 52, 5.2))
    figure.spark(oval(20 * side - 1.8, 50, 1.5))
  }
  figure.part('accent', symmetrical('0,54 5,60 4,68 0,75'), { seam: 1 })
}

export const owl = creature({
  id: 'owl',
  rests: 'ground',
  bounds: [-136.7, -8, 136.7, 206.8],
  draw(figure, random) {
    const tail = {
      bone: '-10,146,0 0,150,0 10,146,0',
      count: 5,
      turn: [104, 76],
      reach: [40, 44, 40],
      width: 15,
    } as const
    layFan(figure, 'shade', tail, 1.1)
    const primaries = random.whole(6, 7)
    for (const side of [-1, 1]) drawWing(figure, side, primaries)
    for (const side of [-1, 1]) {
      figure.part('body', new Limb(sided(side, '14,140,26 20,162,19 24,180,10')).path, { seam: 1.1, shade: 2.4 })
      figure.part('accent', talons(24 * side, 180, Math.PI / 2 - side * 0.2, 27, 4, 1.9, 0), { seam: 1 })
    }
    figure.part('body', symmetrical('0,40 24,50 36,78 40,106 34,136 20,160 0,170'), { seam: 1.2, shade: 5 })
    figure.plane('light', symmetrical('0,70 20,78 28,104 24,136 12,158 0,164'))
    const breast = [5, 4, 5, 4, 5, 4].flatMap((count, row) =>
      Array.from({ length: count }, (_, column) =>
        scallop((column - (count - 1) / 2) * (12.5 - row * 0.7), 90 + row * 12),
      ),
    )
    figure.engrave(1.2, breast, 0.5)
    drawFace(figure)
  },
})
