// The knife: a kitchen or hunting knife, point up, with a drop of what it did.
import type { Motif } from '../motif.ts'
import { disc, etch, fused, gilt, hundredths, lay, side, within } from './forms.ts'

const kitchen = 'M-5.6 -36L-5.6 -92C-5.6 -96 -5.2 -98.4 -4.6 -100C6 -88 12 -64 11.4 -36Z'
const hunting = 'M-5 -36L-4.4 -78C-4.4 -88 -6 -93 -8 -98C2 -92 8.6 -78 8 -60C7.6 -50 7.6 -44 7 -36Z'

export const knife: Motif = {
  id: 'knife',
  kind: 'object',
  rests: 'held',
  width: 0.34,
  draw: hundredths((pen, random) => {
    const isKitchen = random.sub('blade').chance(0.6)
    const blade = isKitchen ? kitchen : hunting
    const isStained = random.sub('stain').chance(0.6)
    const lean = random.sub('lean').between(-0.05, 0.05)
    pen.placed({ turn: lean }, () => {
      pen.as('blade', () => {
        pen.fill('light', blade)
        pen.fill(
          'body',
          within(
            blade,
            isKitchen
              ? 'M-10 -34L5.6 -34C6 -62 2 -86 -5.4 -102L-10 -102Z'
              : 'M-12 -34L2 -34C2.4 -60 2 -80 -9 -99L-12 -99Z',
          ),
        )
        etch(pen, blade, 1, isKitchen ? 'M5.6 -37C6 -62 2.4 -82 -3.4 -95' : 'M2 -37C2.4 -60 1.6 -78 -5 -92')
        etch(
          pen,
          blade,
          0.9,
          isKitchen ? 'M-2.6 -42L-2.8 -80' : 'M-5.4 -44L-1.6 -44M-5.4 -48L-1.6 -48M-5.4 -52L-1.6 -52M-5.4 -56L-1.6 -56',
        )
      })
      if (isStained) {
        const stain = within(
          blade,
          'M-10 -104L14 -104L14 -62C11 -58 9 -62 8.4 -68C7.6 -74 6 -74 5 -66C4.6 -56 4 -50 2.4 -50C0.6 -50 0.6 -58 0 -66C-0.6 -74 -2.4 -74 -3 -70C-3.6 -65 -5 -64 -8 -66Z',
        )
        lay(pen, gilt(pen), stain, blade, 1)
      }
      const handle = isKitchen
        ? 'M-5.6 -33L6.4 -33C6 -26 5 -20 5.4 -12C6 -6 8.4 -4 7.4 -1.4C6 0.6 -2 0.6 -4 -1.6C-6.4 -6 -4.6 -20 -5.6 -33Z'
        : 'M-5 -32L6 -32C7.4 -24 4.6 -16 5.6 -8C6.4 -4 7.6 -2 6 0L-5 0C-7 -4 -4 -12 -5.4 -20Z'
      pen.as('handle', () => {
        lay(pen, 'shade', handle, blade, 0.9)
        pen.fill('body', within(handle, 'M-8 -36L0.6 -36C1 -20 0 -10 1 2L-8 2Z'))
        if (isKitchen) {
          for (const y of [-27, -17.4, -7.6]) {
            pen.line(1.1, disc(0.4, y, 1.9))
            pen.fill('light', disc(0.4, y, 1.2))
          }
        } else
          etch(
            pen,
            handle,
            0.9,
            Array.from({ length: 8 }, (_, at) => `M-8 ${-27 + at * 3.2}Q0 ${-25 + at * 3.2} 8 ${-28 + at * 3.2}`).join(
              '',
            ),
          )
      })
      const bolster = isKitchen
        ? 'M-5.8 -38L8.4 -38C8.4 -35 7.4 -33 6.6 -31.6L-5.8 -31.6Z'
        : 'M-8 -38C-4 -36 6 -36 10 -39C11.4 -36 10 -33 7 -31.4L-6 -31.4C-9 -33 -9.4 -36 -8 -38Z'
      lay(pen, gilt(pen), bolster, fused(blade, handle), 0.9)
      pen.fill('shade', side(bolster, 1.4, 1))
    })
  }),
}
