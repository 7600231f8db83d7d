// The candle: half burnt and weeping wax, in a chamberstick with a finger ring or on a turned stand.
import type { Pen, Shape } from '../../pen.ts'
import type { Random } from '../../random.ts'
import type { Motif } from '../motif.ts'
import { hoop, ribbon, type Station, turned } from './bends.ts'
import { disc, etch, fused, gilt, hundredths, lay, oval, side, within, without } from './forms.ts'

const flameAt = (pen: Pen, y: number, lean: number): void => {
  const outer = `M${lean} ${y - 25}C${lean * 0.4 + 1.6} ${y - 18} 6.6 ${y - 13.6} 5.6 ${y - 7}C5 ${y - 2.4} 2.4 ${y} 0 ${y}C-3 ${y} -5.6 ${y - 2.6} -5.8 ${y - 7}C-6 ${y - 12} -1.6 ${y - 16} ${lean} ${y - 25}Z`
  const inner = `M${lean * 0.5} ${y - 14}C1.6 ${y - 10} 3 ${y - 8} 2.6 ${y - 4.6}C2.4 ${y - 2.4} 1.2 ${y - 1.4} 0 ${y - 1.4}C-1.6 ${y - 1.4} -2.8 ${y - 2.8} -2.8 ${y - 4.8}C-2.8 ${y - 7.6} -0.8 ${y - 10} ${lean * 0.5} ${y - 14}Z`
  pen.as('flame', () => {
    pen.fill('accent', outer)
    pen.line(1, inner)
    pen.fill(pen.hasLines ? 'light' : 'accent', inner)
  })
}

const waxFor = (random: Random, top: number, foot: number, half: number): Shape => {
  const tears = [-0.86, -0.4, 0.62].map((place, at): Shape => {
    const length = random.between(9, 22) * (at === 1 ? 0.7 : 1)
    const x = place * half
    return ribbon(
      [
        [x, top],
        [x, top + length * 0.6],
        [x, top + length],
      ],
      [3.6, 3, 4],
    )
  })
  const shaft = `M${-half} ${top - 1}C${-half * 0.6} ${top - 4} ${half * 0.3} ${top + 2.6} ${half} ${top - 3}L${half} ${foot}L${-half} ${foot}Z`
  return fused(shaft, ...tears)
}

const drawWax = (pen: Pen, random: Random, top: number, foot: number, half: number): Shape => {
  const wax = waxFor(random, top, foot, half)
  pen.stroke('shade', 1.2, `M0 ${top}C0.4 ${top - 2} -0.4 ${top - 3} 0.4 ${top - 5}`)
  pen.fill('light', wax)
  pen.fill('body', within(wax, `M${half * 0.3} ${top - 9}L30 ${top - 9}L30 ${foot}L${half * 0.3} ${foot}Z`))
  const runs = [-0.46, 0.2, 0.66].map((place, at) => {
    const x = place * half
    const length = random.between(12, 26) * (at === 1 ? 0.55 : 1)
    return `M${x - 1.6} ${top + 1}L${x - 1.8} ${top + length}Q${x} ${top + length + 4} ${x + 1.8} ${top + length}L${x + 1.6} ${top + 2}`
  })
  etch(pen, wax, 0.9, runs.join(''))
  return wax
}

const drawChamberstick = (pen: Pen, random: Random): void => {
  const top = random.sub('burnt').between(-74, -62)
  pen.fill('body', without(oval(33, -14.5, 10.4, 9.6), oval(33.4, -14.6, 6, 5.6)))
  pen.fill('shade', without(side(oval(33, -14.5, 10.4, 9.6), 1.8, 1.8), oval(33.4, -14.6, 6, 5.6)))
  const dish = 'M-31 -12C-30 -6 -24 0 -15 0L15 0C24 0 30 -6 31 -12Z'
  lay(pen, 'body', dish, disc(33, -14.5, 10.4), 1.2)
  pen.fill('shade', within(dish, 'M4 -14L40 -14L40 2L-8 2C4 -2 10 -8 4 -14Z'))
  const lip = oval(0, -12, 32, 5.6)
  lay(pen, 'body', lip, dish, 1.2)
  pen.fill('shade', oval(0, -11.6, 27.4, 3.8))
  pen.line(0.9, oval(0, -11.8, 28, 4.2))
  const wax = drawWax(pen, random.sub('wax'), top, -17, 9)
  const cup = turned([
    [9.6, -22, 'edge'],
    [10.6, -20.6],
    [8.6, -16],
    [11.4, -9.6, 'edge'],
  ])
  lay(pen, gilt(pen), cup, fused(wax, lip), 1.2)
  pen.fill('shade', within(cup, 'M3.4 -30L20 -30L20 0L3.4 0Z'))
  etch(pen, cup, 0.9, hoop(11, -20, 1))
  flameAt(pen, top - 3, random.sub('flame').between(-2.6, 2.6))
}

const stand: readonly Station[] = [
  [9, -46, 'edge'],
  [7.4, -42],
  [3, -39],
  [3, -36],
  [5.4, -33],
  [3, -29.6],
  [2.6, -22],
  [5.6, -16],
  [3.4, -11.6],
  [8, -8],
  [16, -5, 'edge'],
  [18, -2],
  [18, 0, 'edge'],
]

const drawStand = (pen: Pen, random: Random): void => {
  const top = random.sub('burnt').between(-76, -70)
  const wax = drawWax(pen, random.sub('wax'), top, -45, 6.6)
  const body = turned(stand)
  lay(pen, gilt(pen), body, wax, 1.2)
  pen.fill('light', turned(stand, -0.72, -0.4))
  pen.fill('shade', turned(stand, 0.3, 1))
  etch(pen, body, 1, `${hoop(3.4, -36.6, 0.6)}${hoop(3.6, -29.8, 0.6)}${hoop(4, -11.8, 0.8)}${hoop(13, -6.4, 1.4)}`)
  const pan = turned([
    [12.4, -47.6, 'edge'],
    [13, -46],
    [9, -43.6, 'edge'],
  ])
  lay(pen, gilt(pen), pan, fused(body, wax), 1)
  pen.fill('shade', within(pan, 'M4 -50L20 -50L20 -40L4 -40Z'))
  flameAt(pen, top - 3, random.sub('flame').between(-2.4, 2.4))
}

export const candle: Motif = {
  id: 'candle',
  kind: 'object',
  rests: 'ground',
  width: 0.88,
  draw: hundredths((pen, random) => {
    if (random.sub('stick').chance(0.6)) drawChamberstick(pen, random)
    else drawStand(pen, random)
  }),
}
