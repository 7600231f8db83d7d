// How moderation does on lists that its learned judge has not seen: each is left out of the learning in turn.
import type { Learned } from '../../src/studio/senses/moderation/learned/judge.ts'
import { moderatorWith } from '../../src/studio/senses/moderation/moderate-text.ts'
import { type Lesson, learn } from './learn.ts'

/** Where nothing is known every text has the same odds, which speak neither for nor against it. */
const nothingLearned: Learned = { offset: 0, of: new Map() }

const refusedBy = (lessons: readonly Lesson[], learned: Learned): number => {
  const moderate = moderatorWith(learned)
  return lessons.filter(({ field, text }) => !moderate({ [field]: text }).allowed).length
}

const share = (count: number, of: number): string =>
  of === 0 ? 'none' : `${count}/${of} (${((100 * count) / of).toFixed(1)} %)`

/** A line for each list: violations caught and harmless texts refused, by the rules alone and with the judge. */
export const judgeByLists = (lessons: readonly Lesson[]): readonly string[] =>
  [...new Set(lessons.map(({ list }) => list))].toSorted().map((list) => {
    const learned = learn(lessons.filter((lesson) => lesson.list !== list))
    const [violations, harmless] = [true, false].map((refused) =>
      lessons.filter((lesson) => lesson.list === list && (lesson.reason !== null) === refused),
    )
    const counted = (texts: readonly Lesson[] = []): string =>
      `${share(refusedBy(texts, nothingLearned), texts.length)}, learned ${share(refusedBy(texts, learned), texts.length)}`
    return `${list}: caught ${counted(violations)}; false alarms ${counted(harmless)}`
  })
