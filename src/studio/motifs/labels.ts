// What the parts of all drawings are labelled, so that words for them are known before any of them is drawn.
import { type OwnName, partCalled } from '../paint/part-names.ts'
import type { ShelvedMotif } from './read-shelf.ts'
import { motifRecords } from './records.ts'
import { fromShelf } from './shelf.ts'

const labelled = /inkscape:label="([a-z][a-z' -]{0,39})"/g

/** A part that is called as a whole thing is called is no word for a part. */
const namesOfThings = fromShelf(
  (): ReadonlySet<string> =>
    new Set([...motifRecords()].flatMap(([id, { names }]) => [id.replaceAll('-', ' '), ...names])),
)

const known = new WeakMap<ShelvedMotif, readonly string[]>()

const labelsOf = (shelved: ShelvedMotif): readonly string[] => {
  const labels = known.get(shelved) ?? [...shelved.text().matchAll(labelled)].map(([, label = '']) => label)
  known.set(shelved, labels)
  return labels
}

const partLabels = fromShelf((shelf): ReadonlySet<string> => {
  const labels = new Set([...shelf.values()].flatMap(labelsOf))
  return labels.difference(namesOfThings()).difference(new Set(['silhouette']))
})

/** The part of a drawing that a word names, be it said of one or of several; null where no drawing has one. */
export const drawnPartCalled = (word: string): OwnName | null => {
  const label = [word, word.replace(/s$/, ''), `${word}s`].find((each) => partLabels().has(each))
  return label === undefined ? null : partCalled(label)
}
