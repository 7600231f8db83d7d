// What must stay: after all edits it is as it was, whatever was changed around it.
import type { Edit } from '../../contract/edit.ts'
import { distanceOf, labOfColour } from '../colour/oklab.ts'
import { mostPaints, noPaint } from '../direction/adjustments.ts'
import { paintedAs } from '../senses/editing/apply/apply-things.ts'
import { fieldOf } from '../senses/editing/apply/cut-text.ts'
import { adjusted, type Draft, directed, documentFrom } from '../senses/editing/apply/draft.ts'
import { extraOf, isHero } from '../senses/editing/apply/find-subject.ts'
import { partsMeant } from '../senses/editing/apply/meant-parts.ts'
import type { Subject } from '../senses/editing/wish.ts'
import type { TypeRole } from '../type/plan.ts'
import { colourSeen } from './seen/colours.ts'
import { inkOf } from './seen/lines.ts'
import { type Target, targetOf } from './target.ts'

const withType = (draft: Draft, role: TypeRole, line: Draft['direction']['adjustments']['type'][TypeRole]): Draft =>
  adjusted(draft, { type: { ...draft.direction.adjustments.type, [role]: line } })

/** The line says what it said, set as it was, in the ink that it had. */
const keepLine = (source: Draft, draft: Draft, role: TypeRole): Draft => {
  const field = fieldOf(role)
  const book = { ...draft.brief.book, [field]: source.brief.book[field] }
  const line = source.direction.adjustments.type[role]
  const pairing = { ...draft.direction.pairing, ...(role === 'title' ? { title: source.direction.pairing.title } : {}) }
  const next = directed(withType({ ...draft, brief: { ...draft.brief, book } }, role, line), { pairing })
  const [was, is] = [inkOf(source, role), inkOf(next, role)]
  // Its ink may be one of the palette's, which is another now.
  return was === null || is === null || was === is ? next : withType(next, role, { ...line, colour: was })
}

/** Distance from which two colours are seen to be different. */
const seenApart = 0.06

const isAnother = (source: Draft, draft: Draft, target: Target): string | null => {
  const [was, is] = [colourSeen(source, target), colourSeen(draft, target)]
  return was !== null && is !== null && distanceOf(labOfColour(was), labOfColour(is)) > seenApart ? was : null
}

const keepHero = (source: Draft, draft: Draft): Draft => {
  const { hero, adjustments } = source.direction
  const without = draft.direction.adjustments.without.filter(
    (name) => name !== hero || adjustments.without.includes(name),
  )
  const next = adjusted(directed(draft, { hero }), { hero: adjustments.hero, without })
  const colour = isAnother(source, next, { is: 'hero' })
  return colour === null ? next : adjusted(next, { hero: { ...adjustments.hero, colour } })
}

const keepThing = (source: Draft, draft: Draft, subject: Subject, target: Target): Draft => {
  if (isHero(source, subject)) return keepHero(source, draft)
  const { adjustments: was, companions } = source.direction
  const names: readonly string[] = [...paintedAs(source, subject), ...partsMeant(documentFrom(source), subject.said)]
  const isOfIt = (each: readonly string[]): boolean => each.some((name) => names.includes(name))
  const { adjustments: is } = draft.direction
  const extra = extraOf(source, subject)
  const next = directed(
    adjusted(draft, {
      extras: [
        ...is.extras.filter(({ motif }) => motif !== extra?.motif && !names.includes(motif)),
        ...was.extras.filter(({ motif }) => motif === extra?.motif || names.includes(motif)),
      ],
      without: is.without.filter((name) => !isOfIt([name]) || was.without.includes(name)),
      cleared: is.cleared.filter(({ things }) => !isOfIt(things)),
      paints: [
        ...is.paints.filter(({ things, named }) => !isOfIt([...things, ...named])),
        ...was.paints.filter(({ things, named }) => isOfIt([...things, ...named])),
      ],
    }),
    companions.some((id) => names.includes(id)) ? { companions } : {},
  )
  const colour = extra ? null : isAnother(source, next, target)
  if (colour === null) return next
  const parts = partsMeant(documentFrom(source), subject.said)
  const paint =
    parts.length > 0 ? { ...noPaint, named: [...parts], colour } : { ...noPaint, things: [...names], colour }
  return adjusted(next, { paints: [...next.direction.adjustments.paints, paint].slice(-mostPaints) })
}

const keepOne = (source: Draft, draft: Draft, target: Target): Draft => {
  const { adjustments: was, palette } = source.direction
  const { grades, paints } = draft.direction.adjustments
  switch (target.is) {
    case 'lines':
      return target.roles.reduce((next, role) => keepLine(source, next, role), draft)
    case 'hero':
      return keepHero(source, draft)
    case 'thing':
      return target.thing.owner === null ? keepThing(source, draft, target.thing.subject, target) : draft
    case 'sky':
      return adjusted(draft, {
        grades: { ...grades, upper: was.grades.upper },
        paints: paints.filter(({ expanse, named }) => expanse !== 'sky' && !named.includes('sky')),
      })
    case 'ground':
      return adjusted(draft, { grades: { ...grades, lower: was.grades.lower } })
    case 'background':
      return adjusted(draft, { ground: was.ground })
    case 'border':
      return adjusted(draft, {
        border: was.border,
        without: draft.direction.adjustments.without.filter((name) => name !== 'border'),
      })
    case 'palette':
      return adjusted(directed(draft, { palette }), { cast: was.cast, hues: was.hues, negative: was.negative })
    case 'picture': {
      const { type } = draft.direction.adjustments
      return { ...draft, direction: { ...source.direction, adjustments: { ...was, type } } }
    }
  }
}

const sameTarget = (one: Target, other: Target): boolean => JSON.stringify(one) === JSON.stringify(other)

/** What an edit speaks of by its very name is changed: "keep the title, but make it larger". */
export const keptTargets = (keep: readonly string[], edits: readonly Edit[]): readonly Target[] =>
  keep.map(targetOf).filter((target) => !edits.some((edit) => sameTarget(targetOf(edit.target), target)))

export const keeping = (source: Draft, draft: Draft, kept: readonly Target[]): Draft =>
  kept.reduce((next, target) => keepOne(source, next, target), draft)
