// How the tagger does on lists that it has not learned from: each is left out in turn.
import { featuresOf } from '../../src/studio/senses/editing/remarks/features.ts'
import { isSign } from '../../src/studio/senses/editing/remarks/pieces.ts'
import { remarksAmong } from '../../src/studio/senses/editing/remarks/tagger.ts'
import { learn } from './learn.ts'
import type { Message } from './messages.ts'

export const judgeByLists = (messages: readonly Message[], cautions: readonly number[]): readonly string[] => {
  const lists = [...new Set(messages.map(({ list }) => list))]
  return lists.flatMap((list) => {
    const taught = learn(messages.filter((message) => message.list !== list))
    const own = messages.filter((message) => message.list === list)
    return cautions.map((caution) => {
      const read = own.map(({ pieces, remarks }) => {
        const tags = remarksAmong(featuresOf(pieces), taught, caution)
        const words = pieces.flatMap((piece, at) =>
          isSign(piece) ? [] : [{ was: remarks[at] ?? false, is: tags[at] ?? false }],
        )
        return {
          found: words.filter(({ was, is }) => was && is).length,
          dropped: words.filter(({ was, is }) => !was && is).length,
          left: words.filter(({ was, is }) => was && !is).length,
        }
      })
      const sum = (of: (each: (typeof read)[number]) => number): number => read.reduce((all, each) => all + of(each), 0)
      const [found, dropped, left] = [sum((each) => each.found), sum((each) => each.dropped), sum((each) => each.left)]
      const percent = (share: number): string => `${(share * 100).toFixed(1)} %`
      return `${list}, caution ${caution}: ${percent(found / (found + left))} of remarks found, ${percent(found / (found + dropped))} of what was found are remarks; messages with a wish dropped ${read.filter((each) => each.dropped > 1).length} of ${own.length}, with a remark left ${read.filter((each) => each.left > 2).length}`
    })
  })
}
