// The skull: front view, turned a little, with jaw, teeth and a crack or two.
import type { Motif } from '../motif.ts'
import { etch, hundredths, joined, outline, pierced, side, within, without } from './forms.ts'

const cranium =
  'M-29 -40C-31 -43 -34 -46 -36 -51C-40 -58 -41.4 -66 -39 -75C-35 -92 -18 -100 1 -100C20 -100 36 -91 40 -74C42 -65 40.6 -57 37 -51C35 -46 32 -43 30 -40C32.6 -38 32.4 -33.6 29.6 -30.6C27 -28 22.6 -28 20.6 -25.4L18.4 -15L-16.8 -15L-19.4 -25.4C-21.6 -28 -26 -28 -28.6 -30.6C-31.4 -33.6 -31.6 -38 -29 -40Z'
const jaw =
  'M-27.6 -31C-27.6 -20 -24 -9 -17 -4C-11 0.6 12 0.6 18 -4C25 -9 28.6 -20 28.6 -31L20.6 -24L17.8 -13.4L-16.2 -13.4L-19.4 -24Z'
const leftSocket =
  'M-27.6 -52C-27 -59 -20 -61 -13.6 -58.8C-7.8 -56.6 -4.6 -52.4 -5.4 -46.4C-6.4 -40 -11 -36.2 -17 -36.6C-24 -37.2 -28 -43.6 -27.6 -52Z'
const rightSocket =
  'M7 -46.6C6.4 -52.6 9.6 -57 15.4 -59C21.6 -61 28.4 -59 29 -52C29.4 -44 25.4 -37.6 18.8 -36.8C12.6 -36.2 7.8 -40 7 -46.6Z'
const nose =
  'M0.8 -41C3.4 -38 6.8 -32 7 -28C6.8 -25.4 3.2 -25.8 1.6 -28.4L0.6 -31L-0.4 -28.4C-2 -25.8 -5.2 -25.4 -5.6 -28C-5.4 -32 -2 -38 0.8 -41Z'

const tooth = (x: number, top: number, width: number, height: number, upward: boolean): string => {
  const end = upward ? top - height : top + height
  const bulge = upward ? -1 : 1
  return `M${x + 0.3} ${top}L${x + width - 0.3} ${top}L${x + width - 0.6} ${end - bulge}Q${x + width / 2} ${end + bulge} ${x + 0.6} ${end - bulge}Z`
}

const toothRows = (): { upper: string; lower: string } => {
  const widths = [3.4, 4, 4.6, 5, 5, 4.6, 4, 3.4]
  let x = -16.6
  let upper = ''
  let lower = ''
  for (const [at, width] of widths.entries()) {
    const arch = 1.8 * Math.sin(((at + 0.5) / widths.length) * Math.PI)
    upper += tooth(x, -21.6 + arch * 0.4, width, 8 + arch * 0.4, false)
    lower += tooth(x, -5.4 + arch * 0.6, width, 6.2 + arch * 0.2, true)
    x += width
  }
  return { upper, lower }
}

const cracks = [
  'M6 -100L3 -92L7.4 -87L4 -80.6L6 -76',
  'M-20 -94L-14 -88L-17 -82L-10.4 -77L-12 -72M-14 -88L-8 -87',
  'M30 -88L24 -83L26.4 -77L20 -72M24 -83L19 -84',
] as const

export const skull: Motif = {
  id: 'skull',
  kind: 'object',
  rests: 'ground',
  width: 0.92,
  draw: hundredths((pen, random) => {
    const holes = joined(leftSocket, rightSocket, nose)
    const hasJaw = random.sub('jaw').chance(0.75)
    const { upper, lower } = toothRows()
    const drawSkull = (): void => {
      if (hasJaw) {
        pen.fill('body', jaw)
        pen.fill('shade', side(jaw, 5, 2))
        pen.fill('light', within(side(jaw, -2, 0.4), 'M-30 -30L-4 -30L-4 0L-30 0Z'))
        etch(pen, jaw, 0.9, 'M-9 -3.2Q0.5 -6 10 -3.2M0.6 -2.6L0.6 -0.6')
      }
      if (hasJaw && pen.hasLines) pen.gap(within(jaw, outline(cranium, 2.4)))
      pierced(pen, 'light', cranium, holes)
      const face = without(cranium, holes)
      pen.fill(
        'body',
        within(face, 'M14 -103C30 -92 35 -78 30 -66C34 -56 33 -48 29 -40C30 -33 24 -29 18 -27L14 -10L46 -10L46 -104Z'),
      )
      pen.fill('body', within(face, outline(joined(leftSocket, rightSocket), 4)))
      pen.fill('shade', within(face, 'M32 -96C40 -80 38 -60 33 -50C30 -44 32 -34 24 -28L22 -10L46 -10L46 -96Z'))
      etch(pen, face, 1.2, 'M-30 -63C-24 -67.4 -12 -66 -5.4 -59.6M31.4 -63C25 -67.4 14 -66 7.4 -59.6')
      etch(pen, face, 1.1, 'M-36.6 -62C-32.4 -57 -31.4 -50 -33 -45.4M37.6 -62C33.6 -57 32.6 -50 34 -45.4')
      etch(
        pen,
        face,
        1,
        'M-28 -34C-23 -35 -18.4 -33 -15.6 -27M29 -34C24 -35 19.6 -33 17 -27M-2.4 -50C-1.6 -47 -1.6 -45.4 -2.4 -43.6M4 -50C3.4 -47 3.4 -45.4 4 -43.6',
      )
      const breaks = random.sub('cracks').shuffled(cracks).slice(0, random.sub('cracks').whole(1, 2))
      etch(pen, face, 1, breaks.join(''))
      if (pen.hasLines) pen.gap('M-18 -23.4Q0.6 -19.8 19 -23.4L18.4 -13Q0.6 -10 -17.2 -13Z')
      pen.fill('light', upper)
      if (hasJaw) {
        if (pen.hasLines) pen.gap('M-17.2 -13.6Q0.6 -10.6 18.2 -13.6L17 -4.8Q0.6 -2.4 -15.8 -4.8Z')
        pen.fill('light', lower)
      }
    }
    pen.placed(hasJaw ? {} : { y: 14.4, size: 1.144 }, drawSkull)
  }),
}
