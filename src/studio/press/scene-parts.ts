// Where sky, ground and standing things of a picture are, as its painters tell them: hour and weather are laid by them.
import type { Adjustments } from '../direction/adjustments.ts'
import { findMotif } from '../motifs/find-motif.ts'
import type { PartName } from '../paint/part-names.ts'
import { eitherMask, extentOf } from './adjust/colours/named-mask.ts'
import type { Mask } from './adjust/mask.ts'

export const skyNames: readonly PartName[] = ['sky', 'clouds', 'sun', 'moon', 'stars']
export const groundNames: readonly PartName[] = [
  'hills',
  'fields',
  'grass',
  'road',
  'rock',
  'sand',
  'mountains',
  'pavement',
  'dock',
]
/** What has leaves. */
const foliageNames: readonly PartName[] = ['trees', 'leaves', 'vines', 'house bushes', 'own leaves', 'reeds', 'wreath']
export const standingNames: readonly PartName[] = ['buildings', 'trees', 'awning', 'sign']
/** What stands before the others: snow lies on it by itself. */
export const foremostNames: readonly PartName[] = ['gate']

/** Shares of the sheet from which there is a sky or a ground, and up to which a sky is no backdrop of everything. */
const leastSky = 0.06
const mostSky = 0.97
export const leastGround = 0.02
/** Shares of the sheet up to which figures are before a picture, and not all of it; and between which a sun is one. */
const mostFigures = 0.5
export const leastDisc = 0.003
const mostDisc = 0.3

/** Share of the sheet from which a wall is what a picture is before. */
const mostlyWall = 0.3

export interface SceneParts {
  readonly sky: Mask | null
  /** Whether there is a wall where other pictures have a sky. */
  readonly isWalled: boolean
  readonly ground: Mask | null
  /** The ground that leaves lie on. */
  readonly strewn: Mask | null
  readonly standing: readonly Mask[]
  /** Where snow lies as it does on the ground. */
  readonly roofs: Mask | null
  /** People and animals: what falls and drifts does so behind them. */
  readonly figures: Mask | null
  /** Who or whatever the picture is of: clouds are behind it. */
  readonly foremost: Mask | null
  /** The sun of the picture, which is the moon by night. */
  readonly disc: Mask | null
  /** What has leaves that turn in autumn. */
  readonly foliage: Mask | null
  /** Walls that hide the sky, where only its look tells where that is. */
  readonly built: Mask | null
  /** How far down the sheet whoever or whatever the picture is of stands, as a share of its height. */
  readonly foot: number | null
  /** A room: nothing falls in it, only behind its windows. */
  readonly isIndoors: boolean
}

/** Clouds and lightning, which are behind what the picture is of. */
const hasSkyBehind = ({ air }: Adjustments): boolean => (air.clouds ?? 0) > 0 || (air.lightning ?? 0) > 0

const isLeafy = ({ season, air, without }: Adjustments): boolean =>
  (season === 'autumn' || (air.leaves ?? 0) > 0) && !without.includes('leaves')

/** Whether an edit needs to know a picture so well. */
export const needsParts = (adjustments: Adjustments): boolean =>
  adjustments.hour !== null ||
  adjustments.season === 'winter' ||
  adjustments.season === 'autumn' ||
  isLeafy(adjustments) ||
  (['snow', 'rain', 'stars', 'fog', 'ground-fog', 'clouds', 'lightning'] as const).some(
    (each) => (adjustments.air[each] ?? 0) > 0,
  )

interface Telling {
  readonly look: string
  readonly hero: string
  /** Where parts are seen. */
  named(names: readonly PartName[]): Mask
  /** Where the hero is. */
  shown(): Mask
  /** Where the hero is with all others that live. */
  figures(): Mask
}

const within = (mask: Mask, least: number, most: number): Mask | null => {
  const extent = extentOf(mask)
  return extent > least && extent < most ? mask : null
}

/** Where the lowest of a mask is, but for what is too little to stand on; null where there is hardly any of it. */
const footOf = ({ width, height, shares }: Mask): number | null => {
  const total = shares.reduce((sum, share) => sum + share, 0)
  if (total / 255 < width * height * leastDisc) return null
  let [row, sum] = [height - 1, 0]
  for (; row > 0 && sum < total * 0.02; row--)
    sum += shares.subarray(row * width, (row + 1) * width).reduce((all, share) => all + share, 0)
  return row / height
}

export const isLiving = (id: string): boolean => {
  const kind = findMotif(id)?.kind
  return kind === 'person' || kind === 'creature'
}

/** Players are told by their painter, without the shadows that they cast; others by what differs without them. */
const figuresOf = (named: Telling['named'], figures: Telling['figures']): Mask => {
  const players = named(['players'])
  return extentOf(players) > 0 ? players : figures()
}

/** A sun in a colour that was asked for keeps it. */
const isNightly = ({ hour, paints }: Adjustments): boolean =>
  hour === 'night' && !paints.some(({ named }) => named.includes('sun'))

export const partsOf = ({ look, hero, named, shown, figures }: Telling, adjustments: Adjustments): SceneParts => {
  const sky = within(named(skyNames), leastSky, mostSky)
  const isSnowy = adjustments.season === 'winter' || (adjustments.air.snow ?? 0) > 0
  const isFoggy = (adjustments.air.fog ?? 0) > 0
  const isLow = (adjustments.air['ground-fog'] ?? 0) > 0
  const ground = look === 'interior' || isSnowy || isLeafy(adjustments) ? named(groundNames) : null
  const hasGround = ground !== null && extentOf(ground) >= leastGround
  const isIndoors = look === 'interior' && !hasGround
  const kind = findMotif(hero)?.kind
  const isLifeless = kind === 'place' || kind === 'plant' || kind === 'vehicle'
  const built = isSnowy && !isIndoors ? named(standingNames) : null
  return {
    sky,
    isWalled: sky === null && adjustments.hour !== null && extentOf(named(['wall'])) > mostlyWall,
    ground: hasGround && isSnowy ? ground : null,
    strewn: hasGround && isLeafy(adjustments) ? ground : null,
    standing: built ? [hasGround && isLifeless ? eitherMask(built, shown()) : built, named(foremostNames)] : [],
    roofs: built && named(['roof']),
    figures:
      (isSnowy || isFoggy) && !isIndoors && isLiving(hero) ? within(figuresOf(named, figures), 0, mostFigures) : null,
    foremost: hasSkyBehind(adjustments) && !isIndoors ? within(shown(), 0, mostFigures) : null,
    disc: isNightly(adjustments) ? within(named(['sun']), leastDisc, mostDisc) : null,
    foliage: adjustments.season === 'autumn' ? within(named(foliageNames), 0, 1) : null,
    built: sky === null && adjustments.hour !== null ? within(named(['buildings']), 0, 1) : null,
    foot: isLow ? footOf(shown()) : null,
    isIndoors,
  }
}
