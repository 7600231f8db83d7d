// Applies exchanges: one thing for another, and what is done where either of them cannot be had.
import { withArticle } from '../../../../contract/article.ts'
import { findMotif } from '../../../motifs/find-motif.ts'
import { ownColour } from '../../../motifs/own-colours.ts'
import { artOf, differ } from '../../../press/changes-art.ts'
import { sceneryOf } from '../lexicon/scenery.ts'
import type { NamedColour, Subject, Wish } from '../wish.ts'
import { applyAdd, tiled } from './apply-add.ts'
import { paintPetals } from './apply-recolour.ts'
import {
  counted,
  honest,
  inTheAir,
  namedBy,
  newExtra,
  shownAgain,
  withExtra,
  withHero,
  without,
} from './apply-things.ts'
import { adjusted, type Draft, directed, documentFrom, noted, owned } from './draft.ts'
import { extraOf, isAbsent, isHero, meant } from './find-subject.ts'
import { addedAs, toldColour } from './moons.ts'

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
    by: null,
  })

/** What the flowers of garlands and beds become, and the colour that they are known by. */
const bloomsAs: Readonly<Record<string, { readonly kind: string; readonly colour: NamedColour | null }>> = {
  sunflower: { kind: 'daisy', colour: { name: 'sunflower yellow', hex: '#f2b62c', metal: null } },
  rose: { kind: 'rose', colour: null },
  tulip: { kind: 'poppy', colour: null },
  lotus: { kind: 'peony', colour: null },
}

/** "Sunflowers instead of roses": the garland around them follows. */
const withBlooms = (draft: Draft, from: Subject, to: Subject, colour: NamedColour | null): Draft => {
  const as = bloomsAs[to.motif ?? '']
  if (as === undefined || !from.kin.some((id) => bloomsAs[id] !== undefined)) return draft
  const shade = colour ?? as.colour
  const told = without(draft, [`blooms as ${as.kind}`])
  return shade === null ? told : directed(told, { palette: paintPetals(draft.direction.palette, shade) })
}

/** Widths (over height) of what lies broad and of what would be thin in its place, and how far that leans then. */
const broad = 1
const slender = 0.45
const lean = 0.95

const turnFor = (from: string, to: string): number => {
  const [old, next] = [findMotif(from), findMotif(to)]
  return old && next && next.rests === 'held' && old.width > broad && next.width < slender ? lean : 0
}

/** Where things have tiles of their own, one takes the tile of the other; null where there is no such tile. */
const inItsTile = (draft: Draft, from: Subject, to: string): Draft | null => {
  if (!tiled.has(draft.family.id) || isHero(draft, from)) return null
  const names = [from.motif ?? '', ...from.kin].map((name) => `${name} as ${to}`)
  const next = without(draft, names)
  return differ(artOf(documentFrom(draft)), artOf(documentFrom(next))) ? next : null
}

const hangs = (id: string): boolean => {
  const motif = findMotif(id)
  return motif?.kind === 'sky' || motif?.rests === 'air'
}

/** No lighthouse stands where a moon hung. */
const isOfItsSort = (from: Subject, to: string): boolean => hangs(from.motif ?? '') === hangs(to)

/** Somebody who goes is not painted beside what comes either. */
const sentAway = (draft: Draft, { kin }: Subject): Draft =>
  findMotif(draft.direction.hero)?.kind === 'person' ? without(draft, kin) : draft

/** Templates that paint animals in their colours, not as shapes before a light. */
const inOwnColours: ReadonlySet<string> = new Set([
  'big-character',
  'comic-burst',
  'papercut-world',
  'storybook-meadow',
])

/** Their beaks and bellies are no darker or paler shade of their feathers: one colour for all would unmake them. */
const motley: ReadonlySet<string> = new Set(['penguin', 'duck', 'hen', 'rooster'])

/** One animal in the place of another has the colour of its kind. */
const ownColourOf = ({ family, direction }: Draft, motif: string, said: string): string | null =>
  inOwnColours.has(family.id) && [direction.hero, motif].every((id) => findMotif(id)?.kind === 'creature')
    ? (toldColour(said) ?? (motley.has(motif) ? null : (ownColour(motif) ?? null)))
    : null

/** Those that come with the first of them. */
const withOthers = (draft: Draft, motif: string, count: number, colour: string | null): Draft =>
  count > 1 ? withExtra(draft, newExtra(motif, { count: count - 1, colour, place: 'beside' })) : draft

type ReplaceWish = Extract<Wish, { kind: 'replace' }>

export const applyReplace = (draft: Draft, { from: named, to: wanted, colour, count }: ReplaceWish): Draft => {
  const from = meant(draft, named)
  const tile = wanted.motif === null ? null : inItsTile(draft, from, wanted.motif)
  if (tile) return noted(tile, `the ${from.said} gave way to ${honest(wanted)}`)
  if (isAbsent(draft, from)) return applyAddInstead(draft, from.said, wanted, colour)
  const to = otherThan(draft, from, wanted)
  const { motif } = to
  if (motif === null || !findMotif(motif)) return draft
  const said = `${from.motif === null ? 'the hero' : `the ${from.said}`} gave way to ${counted(to, count)}`
  const extra = extraOf(draft, from)
  const { adjustments, companions } = draft.direction
  if (extra) {
    const extras = adjustments.extras.map((each) =>
      each === extra ? { ...each, motif, count, colour: colour?.hex ?? null } : each,
    )
    return noted(adjusted(draft, { extras }), said)
  }
  if (isHero(draft, from)) {
    const next = withHero(sentAway(withBlooms(draft, from, to, colour), from), motif)
    const turn = turnFor(draft.direction.hero, motif)
    const own = ownColourOf(draft, motif, to.said)
    const hero = { ...next.direction.adjustments.hero, colour: colour?.hex ?? own, turn }
    return noted(withOthers(adjusted(next, { hero }), motif, count, colour?.hex ?? own), said)
  }
  const gone = namedBy(draft, from).filter((id) => id !== motif)
  const relieved = directed(shownAgain(draft, [motif]), {
    companions: companions.map((id) => (gone.includes(id) ? motif : id)),
  })
  // One thing stands where the other stood.
  const isRelieved = count === 1 && colour === null && companions.some((id) => gone.includes(id))
  if (isRelieved && differ(artOf(documentFrom(draft)), artOf(documentFrom(relieved)))) return noted(relieved, said)
  const flowered = withBlooms(draft, from, to, colour)
  if (flowered !== draft && differ(artOf(documentFrom(draft)), artOf(documentFrom(flowered))))
    return noted(flowered, said)
  const names = [...gone, ...gone.flatMap((id) => inTheAir[id] ?? []), ...sceneryOf(from.said)]
  const hidden = without(draft, names)
  const isGone = differ(artOf(documentFrom(draft)), artOf(documentFrom(hidden)))
  const added = addedAs(to) ?? { id: motif, colour: null }
  // A crescent for a full moon: the same light of the sky, as it is asked for.
  const isItself = from.motif === motif && findMotif(motif)?.kind === 'sky'
  const exchanged = isItself ? `the ${from.said} gave way to ${withArticle(to.said)}` : said
  const next = withExtra(
    shownAgain(hidden, [motif]),
    newExtra(added.id, {
      count,
      colour: colour?.hex ?? added.colour,
      ...(isGone && isOfItsSort(from, motif) ? { place: 'instead', by: names } : {}),
    }),
  )
  return isGone || isItself
    ? noted(next, exchanged)
    : owned(
        next,
        `no ${from.said} could be taken out of this picture; ${counted(to, count)} was added`,
        'not_in_picture',
      )
}
