// A solitary tower: tall, a little crooked, with a turret that clings to its side.
import type { Motif } from '../motif.ts'
import { cutOut } from '../people/cutout.ts'
import { outline, ribbon, stroke } from '../people/outline.ts'
import { arch, courses, pane } from './masonry.ts'

export const loneTower: Motif = {
  id: 'tower',
  kind: 'place',
  rests: 'ground',
  width: 0.46,
  draw: (pen, random) =>
    cutOut(pen, (cut) => {
      const bend = random.between(-1.4, 1.4)
      const turret = random.chance(0.5) ? 1 : -1
      const place = { flip: turret < 0 }
      cut.lay('body', outline('7,50 9,46! 11.6,43.4! 14.2,46! 15.6,51 15.6,62! 7,62!', place))
      cut.tint('shade', outline('12.4,40! 18,40! 18,64! 12.4,64!'))
      pane(cut, 'arched', { x: turret * 11.8, y: 54, w: 1.9, h: 4.6 })
      cut.lay('shade', outline('5.6,61.6! 9,67 11.4,78.4! 13.6,67 17.2,61.6! 11,60.8', place), 0.5)
      cut.lay(
        'body',
        outline(
          `-9.6,4! -8,14 -7.2,30 ${-7 + bend},48 ${-7.4 + bend},66! ${7.4 + bend},66! ${6.8 + bend},48 7.2,30 8.6,14 10.4,4!`,
        ),
      )
      cut.tint(
        'light',
        outline(
          `-10,4! -8,14 -7.2,30 ${-7 + bend},48 ${-8 + bend},66! ${-4 + bend},66! ${-3.6 + bend},48 -4,30 -4.4,4!`,
        ),
      )
      cut.tint('shade', outline(`12,4! 2.6,4! 3,30 ${2.8 + bend},48 ${3 + bend},66! ${10 + bend},66!`))
      courses(cut, random.sub('stones'), { x: -7, y: 8, w: 13, h: 56 }, 22)
      for (const [at, y] of [24, 38, 52].entries())
        pane(cut, 'pointed', { x: [-2, 1.4, -1][at] ?? 0, y, w: 2.2, h: 5.6 }, random.chance(0.7))
      cut.lay('accent', arch(-0.6, 5, 4.6, 9, true), 0.5)
      cut.crease(stroke('-0.6,5 -0.6,14'), 0.4)
      const x = bend
      cut.lay(
        'body',
        outline(`${x - 7.4},64! ${x - 10.4},69! ${x - 10.4},75! ${x + 10.4},75! ${x + 10.4},69! ${x + 7.4},64!`),
        0.5,
      )
      cut.tint('shade', outline(`${x + 3.4},62! ${x + 12},62! ${x + 12},76! ${x + 3.4},76!`))
      for (const step of [-7, -3.5, 0, 3.5, 7]) cut.crease(stroke(`${x + step},65 ${x + step},68.4`), 0.6)
      for (const step of [-6, 0, 6]) pane(cut, 'arched', { x: x + step, y: 69.8, w: 2, h: 4 }, random.chance(0.8))
      const tip = x + random.between(-2, 2)
      cut.lay(
        'shade',
        outline(
          `${x - 12.6},74.4! ${x - 5.6},81 ${tip - 1.6},91 ${tip},98! ${tip + 1.4},91 ${x + 5.4},81 ${x + 12.6},74.4! ${x},73`,
        ),
        0.5,
      )
      cut.tint(
        'body',
        outline(`${x - 13},74! ${x - 5.6},81 ${tip - 1.6},91 ${tip},98! ${tip - 0.8},90 ${x - 1},81 ${x - 3},73!`),
      )
      cut.crease(stroke(`${x + 5},76 ${x + 3},83 ${tip + 0.6},92`), 0.4)
      cut.lay('shade', ribbon(`${tip},97,0.4 ${tip},100,0.15`), 0)
      cut.lay('shade', outline('-22,0! -17,3.6 -11,4 -9,7.4! -4,5.4 1,6.4 6,4.6! 10,7.4 13,5! 17,3.6 22,0!'))
    }),
}
