// A street lamp: the gas lantern on its fluted post, or a bracket with a hanging light.
import type { Motif } from '../motif.ts'
import { cutOut } from '../people/cutout.ts'
import { outline, ribbon } from '../people/outline.ts'
import { lampHead, scroll } from './ironwork.ts'
import { box } from './masonry.ts'

export const streetLamp: Motif = {
  id: 'street-lamp',
  kind: 'place',
  rests: 'ground',
  width: 0.3,
  draw: (pen, random) =>
    cutOut(pen, (cut) => {
      const hanging = random.chance(0.4)
      cut.lay(
        'body',
        outline(
          '-4.6,0! -4.6,2.6! -3.4,3.6 -3,9! -2.2,11 -2.6,16 -1.5,20! 1.5,20! 2.6,16 2.2,11 3,9! 3.4,3.6 4.6,2.6! 4.6,0!',
        ),
      )
      cut.tint('light', box(-5, 0, 3, 22))
      cut.tint('shade', box(1, 0, 5, 22))
      cut.crease(ribbon('-3,9,0.05 3,9,0.05'), 0.4)
      cut.lay('body', ribbon(`0,19,1.35 0,50,1 0,${hanging ? 92 : 74},0.8`), 0)
      for (const y of [21, 48]) cut.lay('body', ribbon(`-1.7,${y},0.6 1.7,${y},0.6`), 0.3)
      if (hanging) {
        cut.lay('body', ribbon('0,88,0.8 3,96,0.7 8.6,97.4,0.6 11.6,93,0.5 11.6,89,0.4'), 0)
        scroll(cut, 0.6, 84, 7, 0.45)
        cut.lay('body', outline('9.8,89! 13.4,89! 15.6,84.6! 7.6,84.6!'), 0.3)
        cut.lay('accent', outline('8.4,84.6! 14.8,84.6! 13.2,77 11.6,75.4 10,77'), 0.3)
        cut.lay('body', ribbon('0,91,0.8 0,97,0.4 0,99.6,0.15'), 0)
      } else {
        cut.lay('body', ribbon('-5.6,71,0.55 0,71.6,0.7 5.6,71,0.55'), 0)
        scroll(cut, 0.6, 62, 5, 0.4)
        scroll(cut, -0.6, 62, -5, 0.4)
        cut.lay('body', outline('-1.4,73! -2.4,75.4! 2.4,75.4! 1.4,73!'), 0.3)
        lampHead(cut, 0, 75.4, 17)
      }
    }),
}
