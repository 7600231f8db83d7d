// Applies wishes for light behind a thing of the picture.
import { withArticle } from '../../../../contract/article.ts'
import { artOf, differ } from '../../../press/changes-art.ts'
import type { Wish } from '../wish.ts'
import { without } from './apply-things.ts'
import { adjusted, type Draft, documentFrom, noted, owned } from './draft.ts'

export const applyGlow = (draft: Draft, { colour, subject }: Extract<Wish, { kind: 'glow' }>): Draft => {
  const { hero } = draft.direction
  const names = subject.motif === null ? [] : [...new Set([subject.motif, ...subject.kin])]
  const isHero = names.length === 0 || names.includes(hero)
  const isSeen = isHero || differ(artOf(documentFrom(draft)), artOf(documentFrom(without(draft, names))))
  if (!isSeen) return owned(draft, `no ${subject.said} is seen that could have a glow`, 'not_in_picture')
  return noted(
    adjusted(draft, { glow: { colour: colour.hex, by: isHero ? [] : names } }),
    `${withArticle(colour.name)} glow is behind the ${subject.said}`,
  )
}
