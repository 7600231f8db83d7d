// A weathered rail fence across a meadow, a gate post leaning, perhaps a bird on it.
import type { Motif } from '../motif.ts'
import { cutOut } from '../people/cutout.ts'
import { outline, ribbon, stroke } from '../people/outline.ts'

export const farmFence: Motif = {
  id: 'farm-fence',
  kind: 'place',
  rests: 'ground',
  width: 2.6,
  draw: (pen, random) =>
    cutOut(pen, (cut) => {
      const posts = [-108, -56, -4, 50, 106].map((x) => ({
        x: x + random.between(-3, 3),
        top: random.between(80, 92),
        lean: random.between(-4, 4),
      }))
      const rails = random.sub('rails')
      for (const [row, y] of [64, 40, 18].entries()) {
        let from = -127
        for (const { x } of [...posts, { x: 130 }]) {
          const start = y + rails.between(-2, 2)
          const finish = y + rails.between(-4, 3) - (row === 0 && rails.chance(0.14) ? 22 : 0)
          const to = Math.min(x + 6, 127)
          cut.lay(
            row === 1 ? 'body' : 'light',
            outline(
              `${from},${start - 3.6}! ${(from + to) / 2},${(start + finish) / 2 - 4} ${to},${finish - 3.2}! ${to + 0.8},${finish + 3.4}! ${(from + to) / 2},${(start + finish) / 2 + 3.2} ${from - 0.6},${start + 3.6}!`,
            ),
            0.6,
          )
          cut.crease(
            stroke(`${from + 8},${start} ${(from + to) / 2},${(start + finish) / 2 - 0.6} ${to - 10},${finish}`),
            0.45,
          )
          from = x - 6
        }
      }
      for (const { x, top, lean } of posts) {
        cut.lay(
          'body',
          outline(
            `${x - 5},0! ${x - 4.6 + lean},${top - 2}! ${x - 2 + lean},${top}! ${x + 2 + lean},${top - 1.4}! ${x + 4.6 + lean},${top - 4}! ${x + 5},0!`,
          ),
        )
        cut.tint('light', outline(`${x - 6},0! ${x - 6 + lean},${top}! ${x - 2 + lean},${top}! ${x - 2},0!`))
        cut.tint('shade', outline(`${x + 2},0! ${x + 2 + lean},${top}! ${x + 6 + lean},${top}! ${x + 6},0!`))
        cut.crease(stroke(`${x},4 ${x + lean * 0.5},${top * 0.5} ${x + lean * 0.9},${top - 8}`), 0.5)
        cut.crease(stroke(`${x - 2.4},30 ${x - 2 + lean * 0.5},52`), 0.4)
      }
      const perch = posts[random.whole(1, 3)]
      if (perch && random.chance(0.7)) {
        const flip = random.chance(0.5)
        const place = { x: perch.x + perch.lean, y: perch.top - 1, flip }
        cut.lay(
          'shade',
          outline('-1,0! -3,2.4 -11,-1.4! -4,4.4 -2,8.4 2,10.4 5,9.6 7.6,8.6! 5.4,7.4 5,4 2.6,1', place),
          0.4,
        )
      }
      const grass = random.sub('grass')
      for (let blade = 0; blade < 80; blade++) {
        const x = grass.between(-124, 124)
        const nearest = Math.min(...posts.map((post) => Math.abs(post.x - x)))
        const tall = grass.between(5, 12) + Math.max(0, 14 - nearest) * 0.8
        const lean = grass.between(-5, 7)
        cut.lay(
          'shade',
          ribbon(`${x},0,1 ${x + lean * 0.3},${tall * 0.6},0.6 ${x + lean},${tall},0.1`),
          blade % 4 === 0 ? 0.3 : 0,
        )
      }
      cut.lay('shade', outline('-130,0! -110,3 -60,2 0,3.4 60,2 110,3 130,0!'), 0)
    }),
}
