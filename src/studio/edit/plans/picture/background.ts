// Plans another background: a colour, stars or clouds, a place, or nothing at all.
import type { Edit } from '../../../../contract/edit.ts'
import type { Setting } from '../../../brief/setting.ts'
import { tokensOf } from '../../../brief/tokens.ts'
import { artOf, differ } from '../../../press/changes-art.ts'
import { type Draft, documentFrom, withSetting } from '../../../senses/editing/apply/draft.ts'
import { placeCalledBy } from '../../../senses/editing/lexicon/called.ts'
import { hasOfSort } from '../../../senses/editing/lexicon/sorts.ts'
import { alreadySo, granted, type Plan, unclear, undrawable } from '../../plan.ts'
import { isOnCover } from '../../seen/on-cover.ts'
import { coloursIn } from '../../words/colours.ts'
import { thingCalled } from '../../words/thing.ts'

type Place = NonNullable<Setting['place']>

/** Places that a few of their things behind the hero can stand for, and what those are. */
const signs: Partial<Readonly<Record<Place, string>>> = {
  forest: 'three pines stand',
  mountains: 'a mountain stands',
  city: 'a skyline stands',
  village: 'two cottages stand',
}

const atPlace = (draft: Draft, place: Place): Plan => {
  if (isOnCover(draft, thingCalled(place))) return alreadySo(`the ${place} is in the picture`)
  const isOwn = differ(artOf(documentFrom(draft)), artOf(documentFrom(withSetting(draft, { place }))))
  const sign = signs[place]
  if (isOwn) return granted([{ kind: 'scene', place }])
  return sign === undefined || draft.direction.setting.place === place
    ? undrawable(`this template cannot show the ${place} behind its picture`)
    : granted([{ kind: 'scene', place }], `${sign} for it`)
}

const plain = (): Plan => granted([{ kind: 'manner', manner: 'simplified', said: 'plainer, on one ground' }])

/** Patterns that nobody can lay behind a picture; some templates have them by themselves. */
const patterns: Readonly<Record<string, string>> = {
  dots: 'dots',
  gradient: 'a gradient',
  pattern: 'a pattern',
  stripes: 'stripes',
}

export const planBackground = (edit: Edit, draft: Draft): Plan => {
  const { value } = edit
  const [colour] = [...coloursIn(edit.colour), ...coloursIn(value)]
  if (value === 'stars' || value === 'clouds')
    return granted([{ kind: 'air', air: value, strength: 0.85, isLess: false }])
  const pattern = patterns[value ?? '']
  if (pattern !== undefined && isOnCover(draft, thingCalled(value ?? ''))) return alreadySo(`${pattern} are behind it`)
  if (pattern !== undefined) return undrawable(`${pattern} cannot be laid behind this picture`)
  if (colour !== undefined) return granted([{ kind: 'ground', colour }])
  if (value === 'plain') return plain()
  if (value === null) return unclear('what should be behind everything was not said')
  const place = placeCalledBy(tokensOf(value))
  if (place !== null) return atPlace(draft, place)
  return hasOfSort('plain grounds', value) ? plain() : undrawable(`${value} cannot be painted behind this picture`)
}
