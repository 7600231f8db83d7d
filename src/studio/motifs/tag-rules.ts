// What the tags of one record may not say together.
import type { Tag } from '../paint/tags.ts'

/** Whatever is of one of these is of the other, too. */
const implied: readonly (readonly [of: Tag, isAlso: Tag])[] = [
  ['electronic', 'modern'],
  ['motor', 'modern'],
]

const contrary: readonly (readonly [Tag, Tag])[] = [
  ['modern', 'medieval'],
  ['homely', 'death'],
  ['homely', 'dread'],
  ['homely', 'gore'],
  ['homely', 'grim'],
  ['homely', 'harm'],
  ['noble', 'plain'],
]

export const tagFaults = (tags: readonly Tag[]): readonly string[] => {
  const has = (tag: Tag): boolean => tags.includes(tag)
  return [
    ...implied
      .filter(([of, isAlso]) => has(of) && !has(isAlso))
      .map(([of, isAlso]) => `tags: what is "${of}" is "${isAlso}" too`),
    ...contrary
      .filter(([one, other]) => has(one) && has(other))
      .map(([one, other]) => `tags: nothing is both "${one}" and "${other}"`),
  ]
}
