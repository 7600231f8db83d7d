// Applies wishes about things: hero, companions, added motifs, and scenery that the family paints by itself.
import { motifPhrase } from '../../../brief/motif-phrases.ts'
import { type Extra, mostExtras, type Place } from '../../../direction/adjustments.ts'
import type { Look } from '../../../families/family.ts'
import { findMotif } from '../../../paint/motifs/index.ts'
import type { NamedColour, Subject, Wish } from '../wish.ts'
import { adjusted, type Draft, directed, noted, reread, within } from './draft.ts'

/** Looks that still are a picture without their hero. */
const standsAlone: ReadonlySet<Look> = new Set([
  'landscape',
  'cityscape',
  'interior',
  'typographic',
  'pattern',
  'figure',
  'abstract',
])

/** What the atmosphere calls a thing that is also a motif. */
const inTheAir: Readonly<Record<string, string>> = {
  flock: 'birds',
  bird: 'birds',
  star: 'stars',
  cloud: 'clouds',
  snowflake: 'snow',
}

const isHero = ({ direction }: Draft, { motif, kin }: Subject): boolean =>
  motif === null || motif === direction.hero || kin.includes(direction.hero)

const extraOf = ({ direction }: Draft, { motif, kin }: Subject): Extra | undefined =>
  direction.adjustments.extras.find((extra) => extra.motif === motif || kin.includes(extra.motif))

/** `a coyote cannot be painted, so a wolf …` where the word is only near to a motif. */
const honest = ({ motif, said, isExact }: Subject): string => {
  const phrase = motifPhrase(motif ?? '')
  return isExact ? phrase : `${phrase} (the nearest to “${said}” that can be painted)`
}

const without = (draft: Draft, names: readonly string[]): Draft => {
  const hidden = new Set([...draft.direction.adjustments.without, ...names])
  return adjusted(draft, { without: [...hidden] })
}

const shownAgain = (draft: Draft, names: readonly string[]): Draft =>
  adjusted(draft, { without: draft.direction.adjustments.without.filter((name) => !names.includes(name)) })

const withExtra = (draft: Draft, extra: Extra): Draft => {
  const { extras } = draft.direction.adjustments
  const same = extras.find(({ motif }) => motif === extra.motif)
  if (same) {
    const merged = { ...same, ...extra, count: Math.min(7, same.count + extra.count) }
    return adjusted(draft, { extras: extras.map((each) => (each === same ? merged : each)) })
  }
  return adjusted(draft, { extras: [...extras, extra].slice(-mostExtras) })
}

const newExtra = (motif: string, change: Partial<Extra> = {}): Extra => ({
  motif,
  count: 1,
  scale: 1,
  colour: null,
  place: null,
  ...change,
})

export const applyAdd = (
  draft: Draft,
  { subject, count, scale, colour, place }: Extract<Wish, { kind: 'add' }>,
): Draft => {
  const { motif } = subject
  if (motif === null || !findMotif(motif)) return draft
  const names = [motif, inTheAir[motif] ?? motif]
  const next = withExtra(
    shownAgain(draft, names),
    newExtra(motif, { count, scale, colour: colour?.hex ?? null, place }),
  )
  return noted(next, count > 1 ? `${count} × ${honest(subject)} were added` : `${honest(subject)} was added`)
}

/** Another hero of the family, for covers that are nothing without one. */
const understudy = ({ family, direction }: Draft, gone: readonly string[]): string | undefined =>
  [...direction.companions, ...family.heroes].find((id) => {
    const motif = findMotif(id)
    return motif !== undefined && !gone.includes(id) && id !== direction.hero && family.shows(motif)
  })

export const applyRemove = (draft: Draft, subject: Subject): Draft => {
  const gone = subject.motif === null ? [draft.direction.hero] : [...new Set([subject.motif, ...subject.kin])]
  const wasHero = isHero(draft, subject)
  const { adjustments, companions } = draft.direction
  const airs = gone.flatMap((id) => inTheAir[id] ?? [])
  let next = adjusted(draft, { extras: adjustments.extras.filter(({ motif }) => !gone.includes(motif)) })
  next = directed(next, { companions: companions.filter((id) => !gone.includes(id)) })
  const excluded = new Set([...next.brief.reading.excludedMotifs, ...gone])
  next = without(reread(next, { excludedMotifs: [...excluded] }), [...gone, ...airs])
  const name = subject.motif === null ? motifPhrase(draft.direction.hero).replace(/^an? /, '') : subject.said
  if (!wasHero) return noted(next, `the picture shows no ${name}`)
  const other = standsAlone.has(draft.family.look) ? undefined : understudy(draft, gone)
  if (other === undefined) return noted(without(next, [draft.direction.hero]), `the ${name} was removed`)
  return noted(directed(next, { hero: other }), `the ${name} was removed, and ${motifPhrase(other)} takes its place`)
}

const withHero = (draft: Draft, hero: string): Draft => {
  const { companions } = draft.direction
  return shownAgain(directed(draft, { hero, companions: companions.filter((id) => id !== hero) }), [hero])
}

export const applyHero = (draft: Draft, subject: Subject): Draft =>
  subject.motif === null || !findMotif(subject.motif)
    ? draft
    : noted(withHero(draft, subject.motif), `the hero is ${honest(subject)}`)

export const applyReplace = (draft: Draft, from: Subject, to: Subject, colour: NamedColour | null): Draft => {
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
  return noted(withExtra(shownAgain(hidden, [motif]), newExtra(motif, { colour: colour?.hex ?? null })), said)
}

/** A thing that is neither hero nor added yet is painted by itself, so that the wish can act on it. */
const takenOut = (draft: Draft, { motif }: Subject, change: Partial<Extra>): Draft => {
  if (motif === null) return draft
  const { companions } = draft.direction
  const next = directed(draft, { companions: companions.filter((id) => id !== motif) })
  const hidden = inTheAir[motif] ?? motif
  return withExtra(
    ['moon', 'sun', 'birds', 'clouds'].includes(hidden) ? without(next, [hidden]) : next,
    newExtra(motif, change),
  )
}

const alterExtra = (draft: Draft, extra: Extra, change: Partial<Extra>): Draft =>
  adjusted(draft, {
    extras: draft.direction.adjustments.extras.map((each) => (each === extra ? { ...each, ...change } : each)),
  })

const nameOf = (draft: Draft, { motif, said }: Subject): string =>
  motif === null ? motifPhrase(draft.direction.hero).replace(/^an? /, '') : said

export const applyResize = (draft: Draft, subject: Subject, factor: number): Draft => {
  const said = `the ${nameOf(draft, subject)} is ${factor > 1 ? 'larger' : 'smaller'}`
  const extra = extraOf(draft, subject)
  if (extra) return noted(alterExtra(draft, extra, { scale: within(extra.scale * factor, 0.4, 2.5) }), said)
  const { hero } = draft.direction.adjustments
  if (isHero(draft, subject))
    return noted(adjusted(draft, { hero: { ...hero, scale: within(hero.scale * factor, 0.4, 2.5) } }), said)
  return noted(takenOut(draft, subject, { scale: within(factor, 0.4, 2.5) }), said)
}

export const applyPaint = (draft: Draft, subject: Subject, { hex, name }: NamedColour): Draft => {
  const said = `the ${nameOf(draft, subject)} is ${name}`
  const extra = extraOf(draft, subject)
  if (extra) return noted(alterExtra(draft, extra, { colour: hex }), said)
  if (isHero(draft, subject))
    return noted(adjusted(draft, { hero: { ...draft.direction.adjustments.hero, colour: hex } }), said)
  return noted(takenOut(draft, subject, { colour: hex }), `${said}, painted into the picture`)
}

const shifts: Readonly<Record<Place, { readonly dx?: number; readonly dy?: number }>> = {
  left: { dx: -0.85 },
  right: { dx: 0.85 },
  top: { dy: -0.6 },
  bottom: { dy: 0.5 },
  middle: { dx: 0, dy: 0 },
}

export const applyMove = (draft: Draft, subject: Subject, to: Place): Draft => {
  const where =
    to === 'left' || to === 'right'
      ? `further to the ${to}`
      : to === 'top'
        ? 'higher'
        : to === 'bottom'
          ? 'lower'
          : 'in the middle'
  const said = `the ${nameOf(draft, subject)} stands ${where}`
  const extra = extraOf(draft, subject)
  if (extra) return noted(alterExtra(draft, extra, { place: to }), said)
  if (isHero(draft, subject))
    return noted(adjusted(draft, { hero: { ...draft.direction.adjustments.hero, ...shifts[to] } }), said)
  return noted(takenOut(draft, subject, { place: to }), said)
}
