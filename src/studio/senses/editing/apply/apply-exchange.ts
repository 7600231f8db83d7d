// Applies exchanges: one thing for another, and what is done where either of them cannot be had.
import { findMotif } from '../../../paint/motifs/index.ts'
import type { NamedColour, Subject } from '../wish.ts'
import { applyAdd, honest, inTheAir, newExtra, shownAgain, withExtra, withHero, without } from './apply-things.ts'
import { adjusted, type Draft, directed, noted } from './draft.ts'
import { extraOf, isAbsent, isHero } from './find-subject.ts'
import { addedAs } from './moons.ts'

/** A lion cannot stand in for the tiger that is to take its place: the next nearest does. */
const otherThan = (draft: Draft, from: Subject, to: Subject): Subject => {
  const shown = extraOf(draft, from)?.motif ?? (isHero(draft, from) ? draft.direction.hero : null)
  const other = to.motif === shown ? to.standIns.find((id) => id !== shown) : undefined
  return other === undefined ? to : { ...to, motif: other }
}

/** In the place of a thing that is surely not there, what should come is only added. */
const applyAddInstead = (draft: Draft, said: string, subject: Subject, colour: NamedColour | null): Draft =>
  applyAdd(noted(draft, `there was no ${said} that could be replaced`), {
    kind: 'add',
    subject,
    count: 1,
    scale: 1.2,
    colour,
    place: null,
    isAsked: true,
  })

export const applyReplace = (draft: Draft, from: Subject, wanted: Subject, colour: NamedColour | null): Draft => {
  if (isAbsent(draft, from)) return applyAddInstead(draft, from.said, wanted, colour)
  const to = otherThan(draft, from, wanted)
  const { motif } = to
  if (motif === null || !findMotif(motif)) return draft
  const said = `${from.motif === null ? 'the hero' : `the ${from.said}`} gave way to ${honest(to)}`
  const extra = extraOf(draft, from)
  const { adjustments, companions } = draft.direction
  if (extra) {
    const extras = adjustments.extras.map((each) =>
      each === extra ? { ...each, motif, colour: colour?.hex ?? null } : each,
    )
    return noted(adjusted(draft, { extras }), said)
  }
  if (isHero(draft, from)) {
    const next = withHero(draft, motif)
    const hero = { ...next.direction.adjustments.hero, colour: colour?.hex ?? null }
    return noted(adjusted(next, { hero }), said)
  }
  const gone = [...from.kin, ...(from.motif === null ? [] : [from.motif])]
  const left = directed(draft, { companions: companions.filter((id) => !gone.includes(id)) })
  const hidden = without(left, [...gone, ...gone.flatMap((id) => inTheAir[id] ?? [])])
  const added = addedAs(to) ?? { id: motif, colour: null }
  return noted(
    withExtra(shownAgain(hidden, [motif]), newExtra(added.id, { colour: colour?.hex ?? added.colour })),
    said,
  )
}
