// A country church: steeple, nave in slight perspective, buttresses and lancets.
import type { Motif } from '../motif.ts'
import { cutOut } from '../people/cutout.ts'
import { outline, ribbon } from '../people/outline.ts'
import { arch, box, courses, disc, pane, polygon, rule } from './masonry.ts'

export const church: Motif = {
  id: 'church',
  kind: 'place',
  rests: 'ground',
  width: 0.86,
  draw: (pen, random) =>
    cutOut(pen, (cut) => {
      const lit = random.sub('windows')
      const eaves = random.between(25, 28)
      const ridge = eaves + random.between(15, 18)
      const belfry = random.between(48, 53)
      cut.lay('body', box(-6, 0, 42, eaves + 2))
      for (let bay = 0; bay < 4; bay++) {
        const x = 4 + bay * 9.4
        pane(cut, 'pointed', { x, y: 8, w: 3.8, h: 13 }, lit.chance(0.7))
        cut.lay('body', polygon([x + 3.4, 2], [x + 6.4, 2], [x + 5.8, 18], [x + 4.2, 23], [x + 3.6, 23]), 0.5)
        cut.tint('shade', box(x + 5, 2, 2, 24))
      }
      cut.lay('shade', polygon([-8, eaves + 1.4], [-4, ridge], [34, ridge - 1], [39, eaves + 1]), 0.6)
      cut.crease(rule([-6, eaves + 6], [37, eaves + 5.4]), 0.35)
      cut.crease(rule([-5, eaves + 11], [36, eaves + 10.4]), 0.35)
      cut.lay('shade', ribbon(`33.6,${ridge - 1},0.45 33.6,${ridge + 5},0.4`), 0)
      cut.lay('shade', ribbon(`31.8,${ridge + 3.2},0.4 35.4,${ridge + 3.2},0.4`), 0)
      cut.lay('light', polygon([-22, 0], [-4, 0], [-5, belfry], [-21, belfry]))
      cut.tint('shade', box(-9.6, 2, 8, belfry))
      cut.tint('body', box(-16.6, 2, 7, belfry))
      courses(cut, random.sub('stones'), { x: -21, y: 4, w: 14, h: belfry - 6 }, 12)
      cut.crease(rule([-22, 30], [-4, 30]), 0.5)
      for (const x of [-16.2, -10.4]) pane(cut, 'pointed', { x, y: belfry - 14, w: 3.2, h: 10.6 }, lit.chance(0.6))
      cut.lay('accent', disc(-13, 25, 2.9), 0.5)
      cut.crease(rule([-13, 22], [-13, 28]), 0.4)
      cut.crease(rule([-16, 25], [-10, 25]), 0.4)
      cut.lay('accent', arch(-13, 2, 7, 14, true), 0.5)
      cut.crease(rule([-13, 2], [-13, 16]), 0.5)
      cut.lay('body', box(-23, belfry - 0.6, 20, 2.4), 0.5)
      for (const x of [-21.6, -5.8])
        cut.lay('shade', polygon([x - 1.2, belfry + 1.6], [x, belfry + 8], [x + 1.2, belfry + 1.6]), 0.3)
      cut.lay(
        'shade',
        outline(
          `-21,${belfry + 1.6}! -17,${belfry + 9} -13.8,${belfry + 24} -13,92.6! -12.2,${belfry + 24} -9,${belfry + 9} -5,${belfry + 1.6}!`,
        ),
        0.5,
      )
      cut.tint(
        'body',
        outline(`-22,${belfry}! -17,${belfry + 9} -13.8,${belfry + 24} -13,92.6! -14,${belfry + 12} -15,${belfry}!`),
      )
      cut.lay('shade', ribbon('-13,91,0.5 -13,100,0.45'), 0)
      cut.lay('shade', ribbon('-15.6,96.6,0.45 -10.4,96.6,0.45'), 0)
      const ground = random.sub('ground')
      for (const x of [-31, -27, 40, 37]) {
        const h = ground.between(6, 9)
        cut.lay('shade', arch(x, 1, 3.2, h), 0.3)
      }
      cut.lay('shade', outline('-43,0! -34,2.4 -20,3 0,2.2 24,3 36,2.6 43,0!'), 0.3)
    }),
}
