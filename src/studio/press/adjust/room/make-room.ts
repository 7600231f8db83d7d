// Makes room for type that an edit made larger or moved: among smaller steps, other line breaks, a smaller or moved hero and other layouts
// of the family, the arrangement that spoils the picture least.
import type { Adjustments } from '../../../direction/adjustments.ts'
import { noTypeAdjustment } from '../../../direction/type-adjustment.ts'
import type { CoverDocument } from '../../../document.ts'
import type { Design, Layout } from '../../../families/family.ts'
import type { TypePlan } from '../../../type/plan.ts'
import { setPlan } from '../../../type/set-plan.ts'
import type { Texts } from '../../../type/texts.ts'
import type { Sheet } from '../../sheet.ts'
import { judgeSetting, roundRows, type Verdict } from './judge-setting.ts'
import { slidesFor } from './slide-picture.ts'

export interface Arrangement {
  readonly document: CoverDocument
  /** How many more lines a larger title may have. */
  readonly moreLines: number
}

/** How a document is designed; told from outside, as designing needs the press. */
export interface Studio {
  readonly sheet: Sheet
  readonly layouts: readonly Layout[]
  readonly texts: Texts
  design(document: CoverDocument, hidesHero: boolean): Design
  plan(design: Design, arrangement: Arrangement): TypePlan
}

type Type = Adjustments['type']
type Hero = Adjustments['hero']

const withAdjusted = (document: CoverDocument, change: Partial<Adjustments>): CoverDocument => ({
  ...document,
  direction: { ...document.direction, adjustments: { ...document.direction.adjustments, ...change } },
})

const roles = ['title', 'subtitle', 'author', 'year'] as const

const isMoved = ({ type }: Adjustments): boolean =>
  roles.some((role) => type[role].place !== null || type[role].align !== null)

const asBefore = (type: Type): Type => {
  const still = (role: (typeof roles)[number]): Type['title'] => {
    const { scale, place, align } = noTypeAdjustment
    return { ...type[role], scale, place, align }
  }
  return { title: still('title'), subtitle: still('subtitle'), author: still('author'), year: still('year') }
}

/** What a bigger title gains at least, so that it is seen. */
const leastGain = 1.15
const steps = [1, 0.6]
/** What a title may be reduced to where it was moved to. */
const smaller = [0.82, 0.68]
const priceOf = (share: number): number => (1 - share) * 0.7
/** As many lines as it takes. */
export const anyLines = 8
/** An arrangement that costs less than this is taken without looking further. */
const goodEnough = 0.14

/** What an arrangement may cost before another layout is looked at, and what that costs by itself. */
const spoilt = 0.9
const ofOtherLayout = 0.5

const scalesFor = (wanted: number): readonly number[] =>
  wanted <= leastGain ? [wanted] : [...steps.map((share) => 1 + (wanted - 1) * share), leastGain]

/** Steps of a channel (of 255) up to which two pictures are of one tone, and what every further step costs. */
const oneTone = 22
const perStep = 0.03

/** A layout with another ground is another cover. */
const turnedTone = (now: Verdict, before: Verdict): number =>
  Math.max(0, Math.max(...now.tone.map((value, channel) => Math.abs(value - (before.tone[channel] ?? 0)))) - oneTone)

/** A gain that nobody misses. */
const surelySeen = 1.16

const costOf = (now: Verdict, before: Verdict, wanted: number): number => {
  const gain = now.size / Math.max(1, before.size)
  const short = wanted > 1 ? Math.max(0, (wanted - gain) / (wanted - 1)) : 0
  const unseen = wanted > 1.1 ? Math.min(1, Math.max(0, (surelySeen - gain) / (surelySeen - 1))) : 0
  const kept = before.hero < 12 ? 1 : now.hero / before.hero
  return (
    short * 0.5 +
    unseen * 1.1 +
    Math.max(0, now.covered - before.covered - 0.01) * 5 +
    Math.max(0, now.over - before.over - 0.01) * 5 +
    Math.max(0, now.busy - before.busy - 0.006) * 10 +
    Math.max(0, 0.62 - kept) * 2.5 +
    Math.max(0, now.stray - before.stray - 0.03) * 3.2 +
    turnedTone(now, before) * perStep +
    (now.crowded && !before.crowded ? 0.8 : 0)
  )
}

interface Tried extends Arrangement {
  readonly cost: number
  readonly verdict: Verdict
}

/** Heroes that give way, and what that costs. */
const heroes = (hero: Hero, isLow: boolean): readonly { readonly hero: Hero; readonly cost: number }[] => {
  const away = isLow ? -0.16 : 0.1
  const within = (value: number): number => Math.min(1, Math.max(-1, value))
  return [
    { hero: { ...hero, scale: hero.scale * 0.84, dy: within(hero.dy + away / 2) }, cost: 0.08 },
    { hero: { ...hero, scale: Math.max(0.4, hero.scale * 0.7), dy: within(hero.dy + away) }, cost: 0.16 },
  ]
}

/** Whether the title of a plan stands at a place by itself. */
const standsAt = (plan: TypePlan, texts: Texts, place: Type['title']['place'], { h }: Sheet): boolean => {
  const set = setPlan(plan, texts)
  const title = set.stacks.flatMap(({ items }) =>
    items.flatMap((item) => (item.kind === 'lines' && item.role === 'title' ? [item.box] : [])),
  )[0]
  if (!title) return false
  const middle = (title.y + title.h / 2) / h
  return place === 'top' ? middle < 0.34 : place === 'bottom' ? middle > 0.66 : middle > 0.4 && middle < 0.6
}

/** Other layouts of the family that have their title where it is wanted. */
const otherLayouts = (document: CoverDocument, studio: Studio): readonly CoverDocument[] => {
  const { adjustments, layout } = document.direction
  const { title } = adjustments.type
  if (title.place !== 'top' && title.place !== 'middle' && title.place !== 'bottom') return []
  const type = { ...adjustments.type, title: { ...title, place: null } }
  return studio.layouts
    .filter(({ id }) => id !== layout)
    .map(({ id }) => {
      const still = withAdjusted(document, { type })
      return { ...still, direction: { ...still.direction, layout: id } }
    })
    .filter((other) => {
      const plan = studio.plan(studio.design(other, false), { document: other, moreLines: anyLines })
      return standsAt(plan, studio.texts, title.place, studio.sheet)
    })
}

const judged = ({ document, moreLines }: Arrangement, studio: Studio): Verdict => {
  const design = studio.design(document, false)
  return judgeSetting({
    design,
    bare: studio.design(document, true),
    set: setPlan(studio.plan(design, { document, moreLines }), studio.texts),
    sheet: studio.sheet,
    seed: document.seed,
    adjustments: document.direction.adjustments,
  })
}

/** Arrangements that come out the same are judged once. */
const signatureOf = (arrangement: Arrangement, studio: Studio): string => {
  const { layout, adjustments } = arrangement.document.direction
  const set = setPlan(studio.plan(studio.design(arrangement.document, false), arrangement), studio.texts)
  return JSON.stringify([layout, adjustments.hero, adjustments.frame, set.zones])
}

const arrange = (document: CoverDocument, studio: Studio): Arrangement => {
  const { type } = document.direction.adjustments
  const wanted = type.title.scale
  const before = judged({ document: withAdjusted(document, { type: asBefore(type) }), moreLines: anyLines }, studio)
  const tried: Tried[] = []
  const seen = new Set<string>()
  const attempt = (arrangement: Arrangement, price: number): boolean => {
    const signature = signatureOf(arrangement, studio)
    if (seen.has(signature)) return false
    seen.add(signature)
    const verdict = judged(arrangement, studio)
    const cost = costOf(verdict, before, wanted) + price
    tried.push({ ...arrangement, cost, verdict })
    return cost < goodEnough
  }
  const best = (): Tried => tried.reduce((one, other) => (other.cost < one.cost ? other : one))
  for (const scale of scalesFor(wanted))
    for (const moreLines of wanted > 1 ? [0, 1, 2, anyLines] : [anyLines]) {
      const scaled = withAdjusted(document, { type: { ...type, title: { ...type.title, scale } } })
      if (attempt({ document: scaled, moreLines }, 0)) return best()
    }
  const leading = tried.toSorted((one, other) => one.cost - other.cost).slice(0, 3)
  const round = roundRows({
    design: studio.design(document, false),
    set: setPlan(studio.plan(studio.design(document, false), { document, moreLines: anyLines }), studio.texts),
    sheet: studio.sheet,
    seed: document.seed,
    adjustments: document.direction.adjustments,
  })
  /** An arrangement with the picture moved out of its title's way. */
  const attemptSlid = ({ document: one, moreLines, verdict }: Tried, price: number): boolean =>
    slidesFor(verdict, round, studio.sheet).some(({ slide, cost }) => {
      const frame = { ...one.direction.adjustments.frame, slide }
      return attempt({ document: withAdjusted(one, { frame }), moreLines }, price + cost)
    })
  for (const one of leading) if (attemptSlid(one, 0)) return best()
  // A title that stands over somebody is smaller before they are.
  if (type.title.place !== null && wanted <= 1)
    for (const share of smaller) {
      if (best().cost < 2 * goodEnough) break
      const title = { ...type.title, scale: wanted * share }
      const scaled = withAdjusted(document, { type: { ...type, title } })
      if (attempt({ document: scaled, moreLines: anyLines }, priceOf(share))) return best()
      if (attemptSlid(tried.at(-1) ?? best(), priceOf(share))) return best()
    }
  const { document: next, moreLines } = best()
  for (const { hero, cost } of heroes(next.direction.adjustments.hero, type.title.place === 'bottom')) {
    const frame = { ...next.direction.adjustments.frame, slide: null }
    if (attempt({ document: withAdjusted(next, { hero }), moreLines }, cost)) return best()
    if (attempt({ document: withAdjusted(next, { hero, frame }), moreLines }, cost)) return best()
    if (attemptSlid(tried.at(-1) ?? best(), cost)) return best()
  }
  // Another layout is nearly another picture: only where the type would lie over this one.
  if (best().cost > spoilt)
    for (const other of otherLayouts(document, studio)) attempt({ document: other, moreLines: anyLines }, ofOtherLayout)
  return best()
}

/** Every asset of a cover asks anew. */
const mostKnown = 24
const known = new Map<string, Arrangement>()

export const makeRoom = (document: CoverDocument, studio: Studio): Arrangement => {
  const { adjustments } = document.direction
  const { type } = adjustments
  const isLarger = type.title.scale > 1 || type.author.scale > 1 || type.subtitle.scale > 1
  if (!isLarger && !isMoved(adjustments)) return { document, moreLines: anyLines }
  const key = `${studio.sheet.w} ${JSON.stringify(document)}`
  const found = known.get(key) ?? arrange(document, studio)
  if (known.size >= mostKnown) known.clear()
  known.set(key, found)
  return found
}
