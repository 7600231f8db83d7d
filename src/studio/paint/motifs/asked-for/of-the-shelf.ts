// What stands on a shelf and only edits ask for: an alarm clock, a snow globe, a globe.
import { tau } from '../../curves.ts'
import type { Motif } from '../motif.ts'
import { disc, etch, gilt, hundredths, lay, outline, oval, side, slab, within } from '../objects/forms.ts'

export const alarmClock: Motif = {
  id: 'alarm-clock',
  kind: 'object',
  rests: 'ground',
  width: 0.86,
  draw: hundredths((pen) => {
    pen.stroke('shade', 6, 'M-20 -14L-31 -3M20 -14L31 -3')
    pen.as('handle', () => pen.stroke('shade', 4, 'M-12 -84C-12 -101 12 -101 12 -84'))
    pen.stroke('shade', 4, 'M0 -76L0 -92')
    pen.fill('shade', slab(-6, -94, 12, 6, 2))
    const rim = disc(0, -44, 39)
    pen.mirrored(() => {
      pen.stroke('shade', 4, 'M22 -74L27 -84')
      const bell = 'M9 -86C14 -102 38 -98 43 -74Q32 -74 9 -86Z'
      pen.fill('body', bell)
      pen.line(1.2, 'M14 -86C24 -81 32 -78 40 -76')
      pen.fill('light', 'M17 -90C21 -95 27 -95 31 -92C26 -92 22 -91 19 -88Z')
    })
    lay(pen, 'body', rim, 'M-44 -100L44 -100L44 -70L-44 -70Z', 1.6)
    pen.fill('shade', side(rim, 7, 5))
    const face = disc(0, -44, 31)
    pen.fill('light', face)
    for (let hour = 0; hour < 12; hour++) {
      const [x, y] = [Math.sin((hour / 12) * tau), -Math.cos((hour / 12) * tau)]
      const isQuarter = hour % 3 === 0
      pen.line(
        isQuarter ? 3 : 1.6,
        `M${x * (isQuarter ? 22 : 25)} ${y * (isQuarter ? 22 : 25) - 44}L${x * 27.6} ${y * 27.6 - 44}`,
      )
    }
    pen.stroke('body', 3.6, 'M0 -44L-12 -56')
    pen.stroke('body', 2.8, 'M0 -44L13 -63')
    pen.stroke(gilt(pen), 1.6, 'M0 -44L4 -25')
    pen.fill(gilt(pen), disc(0, -44, 3.4))
  }),
}

export const snowGlobe: Motif = {
  id: 'snow-globe',
  kind: 'object',
  rests: 'ground',
  width: 0.84,
  draw: hundredths((pen) => {
    const ball = disc(0, -58, 41)
    pen.fill('body', ball)
    pen.fill('light', within('M-44 -40C-26 -50 -8 -40 8 -44C24 -48 34 -42 44 -44L44 -10L-44 -10Z', ball))
    for (const [x, foot, high] of [
      [-22, -40, 34],
      [-9, -38, 22],
    ] as const)
      for (const tier of [0, 1, 2]) {
        const [y, reach] = [foot - tier * high * 0.26, high * (0.32 - tier * 0.07)]
        pen.fill('shade', `M${x} ${y - high * 0.48}L${x + reach} ${y}L${x - reach} ${y}Z`)
        pen.line(0.9, `M${x} ${y - high * 0.48}L${x + reach} ${y}L${x - reach} ${y}Z`)
      }
    pen.edge(() => pen.line(2, 'M4 -40L4 -55L0 -55L15 -70L30 -55L26 -55L26 -42'))
    pen.as('house walls', () => pen.fill(gilt(pen), 'M4 -40L4 -56L26 -56L26 -42Z'))
    pen.as('roof', () => pen.fill('light', 'M0 -55L15 -70L30 -55Z'))
    pen.gap(slab(8, -52, 5, 6))
    pen.gap(slab(16.6, -51, 6, 9))
    for (const [x, y, size] of [
      [-26, -78, 1.8],
      [-12, -86, 1.4],
      [2, -80, 2],
      [16, -88, 1.5],
      [26, -74, 1.9],
      [-32, -62, 1.5],
      [33, -60, 1.4],
      [-4, -68, 1.4],
    ] as const)
      pen.fill('light', disc(x, y, size))
    pen.line(
      1.2,
      within(
        'M-44 -40C-26 -50 -8 -40 8 -44C24 -48 34 -42 44 -44L44 -43C34 -41 24 -47 8 -43C-8 -39 -26 -49 -44 -39Z',
        ball,
      ),
    )
    pen.fill('light', outline(ball, 2.4))
    pen.stroke('light', 3, 'M-31 -73C-27 -82 -20 -88 -12 -91')
    const foot = 'M-30 -26C-20 -20 20 -20 30 -26L39 -6Q40 0 34 0L-34 0Q-40 0 -39 -6Z'
    lay(pen, gilt(pen), foot, ball, 1.6)
    etch(pen, foot, 1.5, 'M-34 -14C-16 -8 16 -8 34 -14')
  }),
}

const lands = [
  'M-32 -80C-22 -90 -8 -92 0 -88C-4 -82 -12 -80 -12 -74C-20 -72 -18 -64 -26 -62C-34 -66 -36 -74 -32 -80Z',
  'M-20 -56C-10 -58 -4 -52 -6 -44C-10 -38 -12 -30 -16 -28C-22 -36 -24 -48 -20 -56Z',
  'M8 -84C18 -90 28 -84 34 -74C38 -66 36 -62 28 -62C24 -56 26 -46 20 -38C12 -44 14 -52 6 -56C0 -62 8 -68 6 -74C4 -78 4 -82 8 -84Z',
]

export const globe: Motif = {
  id: 'globe',
  kind: 'object',
  rests: 'ground',
  width: 0.84,
  draw: hundredths((pen) => {
    pen.fill('shade', slab(-5, -20, 10, 16, 1))
    pen.stroke('shade', 4.6, 'M14 -98C52 -88 54 -36 20 -19C8 -14 -8 -14 -18 -19')
    pen.stroke('shade', 3.4, 'M14 -99L9 -90M-18 -18L-12 -26')
    const foot = 'M-8 -10C-14 -4 -28 -6 -30 0L30 0C28 -6 14 -4 8 -10Z'
    pen.fill('shade', foot)
    const ball = disc(0, -58, 36)
    lay(pen, 'body', ball, 'M-50 -100L60 -100L60 0L-50 0Z', 1.4)
    for (const land of lands) pen.fill(gilt(pen), within(land, ball))
    pen.fill('light', within(oval(-15, -76, 15, 9, -0.7), ball))
    for (const land of lands.slice(0, 1)) pen.fill(gilt(pen), within(land, ball))
    pen.placed({ x: 0, y: -58, turn: 0.26 }, () =>
      pen.line(
        0.9,
        'M-35 0C-20 7 20 7 35 0M-30 -19C-16 -14 16 -14 30 -19M-30 19C-16 25 16 25 30 19M0 -36C-18 -20 -18 20 0 36M0 -36C18 -20 18 20 0 36',
      ),
    )
    pen.fill('shade', side(ball, 4, 3))
  }),
}
