// The mirror: an oval hand mirror in a scrolled frame, the glass crossed by light.
import { tau } from '../../curves.ts'
import type { Motif } from '../motif.ts'
import { hoop, type Station, turned } from './bends.ts'
import {
  disc,
  etch,
  fused,
  hundredths,
  joined,
  lay,
  outline,
  oval,
  paired,
  polygon,
  side,
  within,
  without,
} from './forms.ts'

export const mirror: Motif = {
  id: 'mirror',
  kind: 'object',
  rests: 'held',
  width: 0.52,
  draw: hundredths((pen, random) => {
    const grip: readonly Station[] = [
      [4, -42, 'edge'],
      [2.6, -37],
      [4.2, -34],
      [2.4, -31, 'edge'],
      [3, -26],
      [4.4, -16],
      [3, -7, 'edge'],
      [4.8, -5],
      [3.4, -1],
      [0.3, 0, 'edge'],
    ]
    const rim = oval(0, -68, 22, 27)
    const glass = oval(0, -68, 16.4, 21)
    const isScrolled = random.sub('frame').chance(0.6)
    const lobes = Array.from({ length: 14 }, (_, at) => {
      const angle = (at / 14) * tau + Math.PI / 2
      return disc(Math.cos(angle) * 21, -68 + Math.sin(angle) * 26, at % 2 === 0 ? 4 : 3)
    })
    const crest = fused(
      paired('M0 -100C3 -98 3 -95 6 -94C10 -93 12 -96 9.6 -98C14 -97 14 -91 9 -90L0 -90Z'),
      disc(0, -97.4, 2.4),
    )
    const frame = isScrolled
      ? fused(rim, ...lobes, crest)
      : fused(rim, crest, paired('M18 -84C24 -84 26 -80 23 -77C27 -76 27 -70 22 -69Z'))
    const stem = turned(grip)
    pen.fill('body', stem)
    pen.fill('light', turned(grip, -0.76, -0.3))
    pen.fill('shade', turned(grip, 0.34, 1))
    etch(
      pen,
      stem,
      0.9,
      `${hoop(4, -35.6, 0.6)}${hoop(3, -30.6, 0.6)}${hoop(3.6, -6.4, 0.6)}M-1.6 -26Q0 -16 -1 -9M1.6 -26Q2.6 -16 1.4 -9`,
    )
    const shine = joined('M-16 -62L6 -96L12 -96L-16 -52Z', 'M-12 -44L18 -88L20 -84L-9 -40Z')
    const glint = within(without(glass, outline(glass, 3)), shine)
    lay(pen, 'body', pen.hasLines ? frame : without(frame, glint), stem, 1)
    if (!pen.hasLines) return
    pen.fill('light', side(frame, -1.4, -1.4))
    pen.fill('shade', side(frame, 1.6, 1.6))
    if (isScrolled) {
      etch(
        pen,
        frame,
        0.8,
        joined(
          ...lobes.map((_, at) => {
            const angle = (at / 14) * tau + Math.PI / 2
            return disc(Math.cos(angle) * 21.6, -68 + Math.sin(angle) * 26.6, 1.2)
          }),
        ),
      )
    }
    pen.line(1, oval(0, -68, 18.4, 23))
    lay(pen, 'light', glass, frame, 0.7)
    pen.fill('body', within(glass, side(glass, -2, -2)))
    pen.gap(glint)
    lay(
      pen,
      'accent',
      polygon([
        [0, -46.6],
        [3, -43.4],
        [0, -39.6],
        [-3, -43.4],
      ]),
      frame,
      0.8,
    )
  }),
}
