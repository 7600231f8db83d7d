// Plans another manner for the picture: as a watercolour, a woodcut, a comic. A manner is that of the whole picture.
import type { Edit } from '../../../../contract/edit.ts'
import { tokensOf } from '../../../brief/tokens.ts'
import type { Manner } from '../../../direction/adjustments.ts'
import type { Draft } from '../../../senses/editing/apply/draft.ts'
import { isHero } from '../../../senses/editing/apply/find-subject.ts'
import { mannerCalledBy } from '../../../senses/editing/lexicon/called.ts'
import { theHero } from '../../../senses/editing/wish.ts'
import { absent, alreadySo, granted, type Plan, unclear, undrawable } from '../../plan.ts'
import { isOnCover } from '../../seen/on-cover.ts'
import { nameOfTarget, type Target, targetOf } from '../../target.ts'

const manners: Readonly<Record<string, readonly [manner: Manner, said: string]>> = {
  chalk: ['chalk', 'in chalk on a blackboard'],
  charcoal: ['pencil', 'as a drawing in pencil, the nearest to charcoal that can be drawn'],
  comic: ['comic', 'as a comic, with ink outlines'],
  engraving: ['engraving', 'as an engraving'],
  flat: ['flat', 'in flat shapes'],
  gouache: ['gouache', 'in gouache'],
  ink: ['engraving', 'as an engraving, the nearest to an ink drawing that can be drawn'],
  'line-art': ['pencil', 'as a drawing in pencil, the nearest to a line drawing that can be drawn'],
  linocut: ['woodcut', 'as a relief print, cut like lino'],
  minimal: ['simplified', 'plainer, on one ground'],
  oil: ['oils', 'in oils'],
  pencil: ['pencil', 'as a drawing'],
  pixel: ['pixel', 'in coarse pixels'],
  'pop-art': ['halftone', 'in comic halftone'],
  poster: ['screen-print', 'as a screen print'],
  vintage: ['vintage', 'to look aged'],
  watercolour: ['watercolour', 'in watercolour'],
  woodcut: ['woodcut', 'as a woodcut'],
}

const black = { name: 'black', hex: '#141318', metal: null } as const

const mannerCalled = (words: string): readonly [manner: Manner, said: string] | null => {
  const called = mannerCalledBy(tokensOf(words))
  return called === null ? null : [called.manner, called.said]
}

const isMain = (draft: Draft, target: Target): boolean =>
  target.is === 'hero' || (target.is === 'thing' && target.thing.owner === null && isHero(draft, target.thing.subject))

export const planRestyle = (edit: Edit, draft: Draft): Plan => {
  const target = targetOf(edit.target)
  if (edit.value === null) return unclear('which manner is meant was not said')
  if (target.is === 'thing' && !isOnCover(draft, target.thing)) return absent(nameOfTarget(target))
  if (edit.value === 'silhouette' && (isMain(draft, target) || target.is === 'picture'))
    return granted([{ kind: 'paint-subject', subject: theHero, colour: black }], 'it is a silhouette')
  if (target.is !== 'picture' && target.is !== 'palette')
    return undrawable(`only the whole picture can be drawn in another manner, not the ${nameOfTarget(target)} alone`)
  const manner = manners[edit.value] ?? mannerCalled(edit.value)
  if (!manner) return undrawable(`a picture in the manner of ${edit.value.replaceAll('-', ' ')} cannot be drawn yet`)
  const [name, said] = manner
  return draft.direction.adjustments.manner === name
    ? alreadySo('the picture is drawn in that manner')
    : granted([{ kind: 'manner', manner: name, said }])
}
