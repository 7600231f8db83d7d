// The crown: seen a little from above, so that the far points rise behind the band.
import { lerp } from '../../curves.ts'
import type { Pen, Shape } from '../../pen.ts'
import type { Point } from '../../point.ts'
import type { Motif } from '../motif.ts'
import { disc, etch, fused, gilt, hundredths, lay, oval, pierced, polygon, side, within, without } from './forms.ts'

type Tip = 'ball' | 'lily' | 'diamond'

const half = 41

/** Height of the band's upper edge at x: the near side of an ellipse. */
const brow = (x: number, sag: number): number => -27 + sag * Math.sqrt(Math.max(0, 1 - (x / half) ** 2))

const tip = (kind: Tip, x: number, y: number, size: number): Shape => {
  if (kind === 'ball') return disc(x, y, 3.1 * size)
  if (kind === 'diamond')
    return polygon([
      [x, y - 5 * size],
      [x + 3.2 * size, y],
      [x, y + 5 * size],
      [x - 3.2 * size, y],
    ])
  return fused(
    disc(x, y - 2.6 * size, 2.5 * size),
    disc(x - 3.2 * size, y + 0.8 * size, 2.2 * size),
    disc(x + 3.2 * size, y + 0.8 * size, 2.2 * size),
  )
}

/** The row of points that rises from the band: places of the tips and the hollows between. */
const rampart = (count: number, tall: number, lean: number, spread: number, low: number): readonly Point[] =>
  Array.from({ length: count }, (_, at): Point => {
    const across = (at / (count - 1)) * 2 - 1
    const rise = tall * (1 - 0.3 * across * across) * (at % 2 === 0 ? 1 : low)
    return [across * (spread + lean), brow(across * half, 5) - rise]
  })

const walls = (tips: readonly Point[], base: number): string => {
  const last = tips.length - 1
  const hollows = tips.map((_, at): Point => {
    const x = ((at + 0.5) / last) * 2 - 1
    return [x * half * 0.96, brow(x * half, 5) - 7]
  })
  let data = `M${-half} -20`
  for (const [at, [x, y]] of tips.entries()) {
    const [fromX, fromY] = at === 0 ? [-half, -24] : (hollows[at - 1] ?? [0, 0])
    const [toX, toY] = at === last ? [half, -24] : (hollows[at] ?? [0, 0])
    data += `L${fromX} ${fromY}Q${lerp(fromX, x, 0.75)} ${lerp(fromY, y, 0.45)} ${x} ${y}Q${lerp(toX, x, 0.75)} ${lerp(toY, y, 0.45)} ${toX} ${toY}`
  }
  return `${data}L${half} -20L${half - 3} ${base}Q0 ${base + 16} ${-half + 3} ${base}Z`
}

export const crown: Motif = {
  id: 'crown',
  kind: 'object',
  rests: 'held',
  width: 1.38,
  draw: hundredths((pen, random) => {
    const choose = random.sub('pattern')
    const tips = choose.pick<Tip>(['ball', 'lily', 'diamond'])
    const count = choose.pick([5, 5, 7])
    const lean = choose.between(8, 16)
    const hasCap = choose.chance(0.45)
    pen.placed({ size: 1.12 }, () => {
      const near = rampart(count, 60, lean, half, 0.82)
      const wall = walls(near, -8)
      const far = rampart(count - 1, 44, lean * 0.2, half * 0.74, 1).map(([x, y]): Point => [x, y - 4])
      const back = fused(walls(far, -20), ...far.map(([x, y]) => tip(tips, x, y, 0.8)))
      pen.fill('shade', back)
      if (hasCap) {
        const cap = 'M-36 -24C-44 -52 -24 -70 0 -66C24 -70 44 -52 36 -24Z'
        lay(pen, gilt(pen), cap, back)
        pen.fill('shade', within(side(cap, 8, 3), cap))
        etch(
          pen,
          cap,
          1,
          'M0 -66C-8 -54 -8 -40 -4 -30M0 -66C10 -54 12 -42 8 -30M-14 -66C-26 -52 -26 -40 -22 -30M14 -66C28 -52 30 -42 26 -30',
        )
      }
      lay(pen, 'body', wall, hasCap ? fused(back, 'M-36 -24C-44 -52 -24 -70 0 -66C24 -70 44 -52 36 -24Z') : back)
      pen.fill('light', within(side(wall, -2, -1), 'M-70 -90L70 -90L70 -30L-70 -30Z'))
      pen.fill('shade', side(wall, 3, 1))
      const drops = near.map(([x, y], at) => ({
        x: x * 0.96,
        y: lerp(y, brow(x, 5), 0.52),
        size: at % 2 === 0 ? 1 : 0.8,
      }))
      pen.as('jewels', () => {
        for (const { x, y, size } of drops) {
          const drop = oval(x, y, 2.4 * size, 4.8 * size)
          pierced(pen, 'accent', within(drop, wall), without(drop, oval(x, y, 1.2, 3)))
        }
        for (const [x, y] of near) {
          const knob = tip(tips, x, y, 1.05)
          lay(pen, 'accent', knob, wall, 1)
          pen.fill('light', disc(x - 0.9, y - 1.2, 0.9))
        }
      })
      drawBand(pen, wall)
    })
  }),
}

const drawBand = (pen: Pen, wall: Shape): void => {
  const band = `M${-half} -22Q0 -6 ${half} -22L${half - 3} -7Q0 9 ${-half + 3} -7Z`
  lay(pen, gilt(pen), band, wall, 1)
  pen.fill('light', within(band, `M-60 -40L-8 -40L-8 -19L${-half} -26Z`))
  pen.fill('shade', within(band, 'M22 -40L60 -40L60 10L26 10Z'))
  etch(pen, band, 1, `M${-half} -18.6Q0 -2.6 ${half} -18.6M${-half} -10Q0 5.6 ${half} -10`)
  for (const [at, across] of [-0.82, -0.5, 0, 0.5, 0.82].entries()) {
    const x = across * half
    const y = -14.4 + 8.2 * Math.sqrt(1 - across * across)
    const narrow = Math.sqrt(1 - across * across * 0.75)
    const jewel =
      at % 2 === 0
        ? oval(x, y, 4.4 * narrow, 3.4)
        : polygon([
            [x, y - 4],
            [x + 3.6 * narrow, y],
            [x, y + 4],
            [x - 3.6 * narrow, y],
          ])
    pen.as('jewels', () => {
      lay(pen, 'accent', jewel, band, 1.1)
      pen.fill('light', oval(x - 1.1 * narrow, y - 1, 1.3 * narrow, 0.9))
    })
  }
}
