// Which of several things is meant: `the left crow`, `the second candle`, `the crow on the right`.
import type { Which } from '../../direction/adjustments.ts'

const words: readonly (readonly [said: string, which: Which])[] = [
  ['left|leftmost|left-hand', 'left'],
  ['right|rightmost|right-hand', 'right'],
  ['top|topmost|upper|highest', 'top'],
  ['bottom|lower|lowest', 'bottom'],
  ['smaller|smallest', 'small'],
  ['bigger|biggest|larger|largest', 'large'],
  ['first', 1],
  ['second', 2],
  ['third', 3],
  ['fourth', 4],
  ['fifth', 5],
  ['last', -1],
]

interface Picked {
  readonly which: Which | null
  /** The words without it. */
  readonly rest: string
}

/** The words are left alone where nothing would remain of them. */
export const pickedFrom = (said: string): Picked => {
  for (const [pattern, which] of words) {
    const before = new RegExp(`^(?:${pattern})\\s+(?=\\S)`, 'i')
    if (before.test(said)) return { which, rest: said.replace(before, '') }
    const after = new RegExp(`(\\S)\\s+(?:on|at|to|in)\\s+the\\s+(?:${pattern})(?:\\s+side)?$`, 'i')
    if (after.test(said)) return { which, rest: said.replace(after, '$1') }
  }
  const one = /^one of (?:the |those |these )?(?=\S)/i
  return one.test(said) ? { which: 'any', rest: said.replace(one, '') } : { which: null, rest: said }
}
