// What is left of an abbey: a broken gothic window, an arch, stumps of columns, ivy.
import type { Motif } from '../motif.ts'
import { cutOut } from '../people/cutout.ts'
import { outline, ribbon, stroke } from '../people/outline.ts'
import { arch, box, courses, disc, pierced, polygon } from './masonry.ts'

export const ruins: Motif = {
  id: 'ruins',
  kind: 'place',
  rests: 'ground',
  width: 1.4,
  draw: (pen, random) =>
    cutOut(pen, (cut) => {
      const side = random.chance(0.5) ? 1 : -1
      const place = { flip: side < 0 }
      const at = (x: number): number => x * side
      const crumble = random.sub('crumble')
      const bit = (): string => crumble.between(-2, 2).toFixed(2)
      const wall = outline(
        `-58,0! -57,30! -53,${34 + Number(bit())}! -54,52! -49,58! -50,76! -44,82! -43,91! -36,${96 + Number(bit())}! -30,99! -24,92! -18,93! -14,84! -9,82! -8,70! -3,64! -4,50! 2,${46 + Number(bit())}! 1,36! 8,30! 7,18! 12,13! 12,0!`,
        place,
      )
      const windowX = at(-28)
      const lights = [
        arch(windowX - at(6.4), 34, 9.6, 42, true),
        arch(windowX + at(6.4), 34, 9.6, 42, true),
        disc(windowX, 81, 4.4),
      ]
      cut.lay('body', pierced(wall, lights))
      cut.tint('light', outline('-60,0! -57,30! -54,52! -50,76! -43,92! -36,96! -40,70 -42,40 -44,0!', place))
      cut.tint('shade', outline('-8,82! -3,64! 1,36! 12,13! 12,0! -2,0! -6,30 -10,60', place))
      courses(cut, random.sub('stones'), { x: side > 0 ? -56 : -8, y: 4, w: 64, h: 84 }, 34)
      for (const x of [-34.4, -21.6]) cut.crease(arch(at(x), 33, 12.2, 44.6, true), 0.5)
      for (const x of [-34.4, -21.6]) cut.lay('body', ribbon(`${at(x)},34,0.6 ${at(x)},${70 + Number(bit())},0.5`), 0)
      cut.lay('shade', polygon([at(-50), 32], [at(-6), 32], [at(-6), 34.6], [at(-50), 34.6]), 0.4)
      const gateway = outline(
        `16,0! 16,40! 19,46 22,58! 27,62! 33,66! 40,${64 + Number(bit())}! 44,60! 50,58! 52,50 54,40! 56,0!`,
        place,
      )
      cut.lay('body', pierced(gateway, [arch(at(35), -1, 24, 50, true)]))
      cut.tint('shade', outline('46,0! 57,0! 56,50! 48,60! 46,40', place))
      courses(cut, random.sub('gateway'), { x: side > 0 ? 16 : -56, y: 2, w: 40, h: 60 }, 14)
      cut.crease(arch(at(35), -1, 28, 54, true), 0.5)
      for (const [x, h] of [
        [62, 22],
        [12, 14],
      ] as const) {
        const tall = h + crumble.between(-2, 6)
        cut.lay(
          'light',
          outline(
            `${at(x) - 3.4},0! ${at(x) - 3},${tall}! ${at(x) - 1},${tall + 2}! ${at(x) + 1},${tall - 1}! ${at(x) + 3},${tall + 1}! ${at(x) + 3.4},0!`,
          ),
        )
        cut.tint('shade', box(at(x) + 0.8, 0, 4, 40))
        cut.crease(stroke(`${at(x) - 1},1 ${at(x) - 1},${tall - 2}`), 0.35)
        cut.lay('light', box(at(x) - 5, 0, 10, 3.4), 0.4)
      }
      const ivy = random.sub('ivy')
      for (let leaf = 0; leaf < 46; leaf++) {
        const share = ivy.next()
        const x = at(-52 + share * 10 + ivy.between(-2, 2))
        cut.lay('shade', disc(x, 50 - share * 4 - ivy.between(0, 40) * (1 - share * 0.4), ivy.between(0.7, 1.6)), 0.2)
      }
      for (let stone = 0; stone < 7; stone++) {
        const x = crumble.between(-62, 62)
        const r = crumble.between(1.8, 4)
        cut.lay(
          'light',
          outline(`${x - r},0! ${x - r * 0.7},${r}! ${x + r * 0.3},${r * 1.2}! ${x + r},${r * 0.4}! ${x + r * 1.1},0!`),
          0.4,
        )
      }
      cut.lay('shade', outline('-70,0! -60,2.4 -44,1.4 -20,2.8 6,1.4 30,2.6 52,1.6 70,0!'), 0.3)
    }),
}
