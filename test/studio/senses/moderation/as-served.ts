// Moderation as the service hears it: with what the trained network says of the texts.
import { trainedReader } from '../../../../src/reader/trained-reader.ts'
import { moderateText, type Texts, type Verdict } from '../../../../src/studio/senses/moderation/moderate-text.ts'
import { networkScore } from '../../../../src/studio/senses/moderation/undisguised.ts'

const reader = trainedReader()

export const verdictAsServed = async (texts: Texts): Promise<Verdict> =>
  moderateText(texts, await networkScore(reader.verdict, texts))

/** Those of many that are refused. */
export const refusedAsServed = async <Item>(
  items: readonly Item[],
  textsOf: (item: Item) => Texts,
): Promise<readonly Item[]> => {
  const refused: Item[] = []
  for (const item of items) if (!(await verdictAsServed(textsOf(item))).allowed) refused.push(item)
  return refused
}
