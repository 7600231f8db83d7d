// Plans things that are to come: where they go, how many, how large and in which colour.
import { withArticle } from '../../../../contract/article.ts'
import type { Edit } from '../../../../contract/edit.ts'
import { findMotif } from '../../../motifs/find-motif.ts'
import type { Draft } from '../../../senses/editing/apply/draft.ts'
import { type Subject, theHero, type Wish } from '../../../senses/editing/wish.ts'
import { alreadySo, granted, type Plan, unclear, undrawable } from '../../plan.ts'
import { isSet } from '../../seen/lines.ts'
import { hasBorder, isOnCover } from '../../seen/on-cover.ts'
import { nameOfTarget, targetOf } from '../../target.ts'
import { coloursIn } from '../../words/colours.ts'
import { planBorder } from '../picture/border.ts'
import { airAt, airCalled } from './air.ts'
import { atLine, atThing, type EditPlace, onlyBeside, onSheet, onSurface } from './places.ts'

type AddWish = Extract<Wish, { kind: 'add' }>

export const scales = { tiny: 0.45, small: 0.7, large: 1.5, huge: 2.2 } as const

/** As many as can be told apart. */
export const mostOfOne = 7
const several = 3

interface Spot extends Pick<AddWish, 'place' | 'by'> {
  readonly isAbove?: true
  readonly told: readonly string[]
}

const anywhere: Spot = { place: null, by: null, told: [] }

const placesOnSheet = (place: EditPlace): AddWish['place'] =>
  place === 'front' ? 'bottom' : place === 'back' ? 'afield' : place === 'edge' ? 'right' : (onSheet[place] ?? null)

/** Where it goes, and what has to be said of that. */
const spotOf = (draft: Draft, place: EditPlace, of: string | null): Spot | Plan => {
  if (of === null) return { ...anywhere, place: placesOnSheet(place) ?? (place === 'around' ? 'around' : null) }
  if (place === 'inside') return undrawable(`nothing can be drawn inside the ${of}`)
  const target = targetOf(place === 'between' ? (of.split(/\s+and\s+(?:the\s+)?/i)[0] ?? of) : of)
  const name = nameOfTarget(target)
  if (target.is === 'lines') return { ...anywhere, place: atLine(draft, target, place) }
  if (target.is === 'sky') return { ...anywhere, place: 'sky' }
  if (target.is === 'ground') return { ...anywhere, place: 'bottom' }
  const by: Subject | null = target.is === 'thing' ? target.thing.subject : target.is === 'hero' ? theHero : null
  const at = atThing[place]
  if (by === null || at === undefined) return { ...anywhere, place: placesOnSheet(place) }
  if (target.is === 'thing' && !isOnCover(draft, target.thing))
    return { ...anywhere, told: [`there is no ${name} here, so it stands where there is room`] }
  const surface = place === 'on' && target.is === 'thing' ? onSurface(target.thing.subject.said) : undefined
  if (surface !== undefined) return { ...anywhere, place: surface }
  const told = onlyBeside.has(place) ? [`it stands beside the ${name}`] : []
  return { place: at, by, told, ...(place === 'above' ? { isAbove: true } : {}) }
}

const unpaintable = (said: string): Plan =>
  undrawable(`nobody has drawn ${withArticle(said)} yet, nor anything near to one`)

/** Things that can be painted, or the reason why one cannot. */
export const paintable = (words: string): Subject | null => {
  const target = targetOf(words)
  const subject = target.is === 'thing' ? target.thing.subject : null
  return subject !== null && findMotif(subject.motif ?? '') !== undefined ? subject : null
}

const addThing = (edit: Edit, draft: Draft): Plan => {
  const target = targetOf(edit.target)
  if (target.is !== 'thing') return unclear(`what is to be added to the ${nameOfTarget(target)} was not said`)
  const { subject, isPlural, near, owner } = target.thing
  if (findMotif(subject.motif ?? '') === undefined || owner !== null) return unpaintable(edit.target)
  const spot = edit.place === null ? anywhere : spotOf(draft, edit.place, edit.of)
  if ('is' in spot) return spot
  const asked = edit.count ?? (isPlural ? several : 1)
  if (asked === 0) return unclear('none of them was asked for')
  const { told, ...where } = spot
  const wish: AddWish = {
    kind: 'add',
    subject,
    count: Math.min(mostOfOne, asked),
    scale: edit.size === null ? 1 : scales[edit.size],
    colour: coloursIn(edit.colour)[0] ?? near,
    ...where,
  }
  return granted([wish], ...(asked > mostOfOne ? [`more than ${mostOfOne} cannot be told apart`] : []), ...told)
}

export const planAdd = (edit: Edit, draft: Draft): Plan => {
  const target = targetOf(edit.target)
  if (target.is === 'border')
    return hasBorder(draft) && draft.direction.adjustments.border !== null && edit.colour === null
      ? alreadySo('the cover has a border')
      : planBorder({ ...edit, value: 'add' }, draft)
  if (target.is === 'lines' && target.roles.every((role) => isSet(draft, role)))
    return alreadySo(`the ${nameOfTarget(target)} is on the cover`)
  if (target.is === 'lines') return unclear(`what the ${nameOfTarget(target)} should say was not said`)
  const isWide = edit.of === null || targetOf(edit.of).is === 'ground'
  const air = isWide && edit.count === null && edit.colour === null ? airCalled(edit.target) : null
  if (air !== null) {
    const strength = edit.size === 'tiny' || edit.size === 'small' ? 0.4 : edit.size === null ? 0.65 : 1
    return granted([{ kind: 'air', air: airAt(air, edit), strength, isLess: false }])
  }
  return addThing(edit, draft)
}
