// The gun: a long-barrelled revolver in profile, muzzle to the left.
import type { Motif } from '../motif.ts'
import { scroll } from './bends.ts'
import { disc, etch, fused, gilt, hundredths, lay, outline, side, within, without } from './forms.ts'

const barrel = 'M-66 -82L-8 -84L-8 -66L-10 -63L-60 -64.6L-60 -69L-66 -69.4Z'
const frame = 'M-12 -86L24 -86C28 -86 32 -83 34 -79L40 -70C36 -66 33 -60 32 -52L20 -46L-8 -48L-14 -60Z'
const grip =
  'M31 -78C38 -74 44 -68 47 -58C50 -46 56 -30 62 -14C63.6 -8 60 -2 52 -0.6C44 0.6 40 -2 38.6 -8C36 -22 30 -32 22 -46L26 -58Z'
const hammer = 'M30 -84C32 -91 38 -97 46 -98C46.6 -94.6 43 -92.6 42 -89C41 -84 40 -79 36 -75Z'

export const gun: Motif = {
  id: 'gun',
  kind: 'object',
  rests: 'held',
  width: 1.34,
  draw: hundredths((pen, random) => {
    const guard = without(
      'M-10 -52C-12 -40 -6 -31 4 -30C15 -29.4 22 -36 24 -47Z',
      'M-5.6 -51C-6.6 -42 -2 -35.4 5 -34.6C12.6 -34 17.4 -39 19.6 -48Z',
    )
    pen.fill('body', guard)
    const trigger = 'M3 -50C2 -44 2.4 -40 6 -36.6C7.6 -38 7 -41 8 -49Z'
    pen.fill('shade', trigger)
    pen.fill('body', hammer)
    etch(pen, hammer, 0.9, 'M36 -95L44 -93M34 -92.6L42.4 -90.4')
    lay(pen, 'body', barrel, guard, 0)
    pen.fill('light', within(barrel, 'M-70 -84L-6 -86L-6 -80.6L-70 -78.8Z'))
    pen.fill('shade', within(barrel, 'M-70 -68.6L-4 -70L-4 -60L-70 -60Z'))
    pen.fill('body', 'M-64 -81L-63 -87.4C-60 -88 -57 -85 -55.4 -81.6Z')
    etch(pen, barrel, 1, 'M-60 -69.2L-8 -69.8M-61.6 -82.4L-61.6 -69')
    const engraved = random.sub('engraving').chance(0.6)
    if (engraved)
      etch(
        pen,
        barrel,
        0.8,
        `${scroll(-16, -75.4, 3.2, 1.2, 0, 1)}M-19 -75C-24 -78 -28 -72.6 -33 -75.4C-36 -77 -39 -74 -42 -75.4`,
      )

    lay(pen, 'body', frame, fused(barrel, guard, hammer), 1.2)
    pen.fill('light', within(frame, 'M-16 -88L34 -88L36 -83.6L-16 -83.6Z'))
    pen.fill('shade', within(frame, 'M-20 -54L34 -58L34 -40L-20 -40Z'))
    const drum =
      'M-7 -82C-4 -83.6 17 -83.6 20 -82C22.6 -77 22.6 -62 20 -56.6C17 -55 -4 -55 -7 -56.6C-9.6 -62 -9.6 -77 -7 -82Z'
    lay(pen, 'body', drum, frame, 1.4)
    pen.fill('light', within(drum, 'M-12 -90L24 -90L24 -78.4L-12 -78.4Z'))
    pen.fill('shade', within(drum, 'M-12 -62L24 -62L24 -50L-12 -50Z'))
    for (const [y, height] of [
      [-75.4, 3.4],
      [-66.4, 3.4],
    ] as const) {
      const flute = `M-8.6 ${y - height}L6 ${y - height}Q11 ${y} 6 ${y + height - 0.6}L-8.6 ${y + height - 0.6}Z`
      pen.fill('shade', flute)
      pen.line(1, flute)
    }
    etch(pen, drum, 1, 'M15.4 -84C17.4 -78 17.4 -62 15.4 -54')

    lay(pen, gilt(pen), grip, fused(frame, guard), 1.2)
    pen.fill('shade', within(side(grip, 6, 2), grip))
    pen.fill('light', within(side(grip, -1.6, -0.6), 'M10 -50L44 -50L44 0L10 0Z'))
    const panel = without(grip, outline(grip, 8))
    if (random.sub('grip').chance(0.6)) {
      const hatch = Array.from(
        { length: 16 },
        (_, at) => `M${16 + at * 3.4} -76L${36 + at * 3.4} 4M${64 - at * 3.4 + 8} -76L${18 - at * 3.4 + 16} 4`,
      )
      etch(pen, panel, 0.6, hatch.join(''))
    } else etch(pen, panel, 0.8, 'M34 -60C42 -44 46 -28 52 -10M30 -52C38 -38 42 -24 46 -8M38 -64C46 -48 50 -34 56 -14')
    pen.line(0.9, panel)
    pen.line(1, disc(41.6, -34, 1.8))
    pen.line(0.9, disc(27.6, -51.6, 1.2))
  }),
}
