// Applies wishes for colours that share the cover: one is its ground, the others those of all that stands out.
import { hexOf, lchOf, mix, oklch } from '../../../colour/colour.ts'
import { chromaOf, hueBetween, hueOf, type Lab, labOfColour, rgbOfLab } from '../../../colour/oklab.ts'
import type { Palette } from '../../../colour/palette.ts'
import { wishColours } from '../../../colour/recolour.ts'
import type { Adjustments } from '../../../direction/adjustments.ts'
import type { Look } from '../../../families/family.ts'
import { findMotif } from '../../../motifs/find-motif.ts'
import { isOnPlate } from '../../../press/changes-art.ts'
import { edgesSeen, groundSeen, shadesOf } from '../../../press/find-part.ts'
import type { NamedColour } from '../wish.ts'
import { adjusted, type Draft, directed, documentFrom } from './draft.ts'
import { wished } from './named-colour.ts'

/** Looks that are a scene from edge to edge: their ground is what the palette makes of it. */
const scenes: ReadonlySet<Look> = new Set(['landscape', 'cityscape', 'interior', 'figure'])
/** Degrees within which a hue is one of the two, and chroma from which a colour has a hue. */
const sameHue = 26
const coloured = 0.05
/** Degrees within which a colour that was exchanged already is not turned again. */
const apart = 32
/** Share of the sheet under which another colour is not minded, and under which the second one is not seen. */
const least = 0.01
const plainlySeen = 0.025
/** Lightness between two colours of a scene under which a title in the one is not read on the other. */
const leastApart = 0.2
/** Lightness between title and ground, so that it is read. */
const legible = 0.34

/** Distance of light within which a pale or a grey shade is the one that was named, and the most chroma that it has. */
const sameLight = 0.12
const mostOfGrey = 0.09

const isOf = (shade: Lab, named: Lab): boolean =>
  chromaOf(named) >= coloured
    ? hueBetween(hueOf(shade), hueOf(named)) < sameHue
    : chromaOf(shade) < mostOfGrey && Math.abs(shade.l - named.l) < sameLight

/** How much a colour that has much of the sheet already is passed over for one that has little. */
const fairness = 0.8

/** Colours of the picture that are none of those named become the one that is nearest in light; each has its fair share. */
export const turnsOf = (draft: Draft, named: readonly Lab[]): Adjustments['hues'] => {
  const shades = shadesOf(documentFrom(draft)).filter(({ share }) => share >= least)
  const shares = named.map((one) =>
    shades.filter(({ colour }) => isOf(colour, one)).reduce((sum, { share }) => sum + share, 0),
  )
  // Of two colours, one is the ground: what is light and what is dark decides alone.
  const ofShare = named.length > 2 ? fairness : 0
  return shades
    .filter(({ colour }) => !named.some((one) => isOf(colour, one)))
    .flatMap(({ colour, share }) => {
      const costs = named.map(({ l }, at) => Math.abs(colour.l - l) + ofShare * (shares[at] ?? 0))
      const best = costs.indexOf(Math.min(...costs))
      const goal = named[best]
      shares[best] = (shares[best] ?? 0) + share
      return goal ? [{ from: hexOf(rgbOfLab(colour)), to: hexOf(rgbOfLab(goal)) }] : []
    })
}

/** Lightness and chroma of paper, and lightness under which a ground is dark. */
const pale = { l: 0.86, c: 0.06 }
const darkest = 0.36

/**
 * Which of three colours and more is the ground: one that is paper where the cover is on paper, for cream is not painted over with green;
 * the darkest on a dark cover; else the first.
 */
const groundAmong = (draft: Draft, colours: readonly NamedColour[]): NamedColour | undefined => {
  const grounds = colours.filter(({ metal }) => metal === null)
  if (colours.length < 3) return grounds[0]
  const { l } = lchOf(edgesSeen(documentFrom(draft)))
  const light = ({ hex }: NamedColour): number => lchOf(hex).l
  const [paper] = grounds
    .filter(({ hex }) => lchOf(hex).l > pale.l && lchOf(hex).c < pale.c)
    .toSorted((one, other) => light(other) - light(one))
  if (paper && (draft.family.look === 'pattern' || l > pale.l)) return paper
  return l < darkest ? grounds.toSorted((one, other) => light(one) - light(other))[0] : grounds[0]
}

/** How much of white is in a second piece of the same colour. */
const tinted = 0.3

/** What is of many colours has all that were named, as they were named. */
const motley = (palette: Palette, ground: NamedColour, others: readonly NamedColour[]): Palette => {
  const [first, second] = others
  if (!first || !second) return palette
  const third = others[2] ?? ground
  return {
    ...palette,
    accent: first.hex,
    counter: second.hex,
    hues: [first.hex, second.hex, third.hex, mix(first.hex, '#ffffff', tinted), mix(second.hex, '#ffffff', tinted)],
  }
}

/** The title in the second colour, as light or as deep as it must be on the first. */
const titled = (draft: Draft, ground: NamedColour, { hex, metal }: NamedColour): Draft => {
  const { type } = draft.direction.adjustments
  const [{ l: behind }, { l, c, h }] = [lchOf(ground.hex), lchOf(hex)]
  if ((metal !== null && behind > 0.62) || isOnPlate(documentFrom(draft), 'title')) return draft
  // What is behind the title of a scene is not the ground that was named.
  if (scenes.has(draft.family.look))
    return Math.abs(l - behind) < leastApart
      ? draft
      : adjusted(draft, { type: { ...type, title: { ...type.title, colour: hex, metal } } })
  const light = behind < 0.6 ? Math.max(l, behind + legible) : Math.min(l, behind - legible)
  // Moved further than this it is no longer the colour that was named.
  if (Math.abs(light - l) > 0.2) return draft
  return adjusted(draft, { type: { ...type, title: { ...type.title, colour: oklch(light, c, h), metal } } })
}

const inSecond = (draft: Draft, { hex }: NamedColour): Draft => {
  const { hero } = draft.direction.adjustments
  return adjusted(draft, { hero: { ...hero, colour: hex } })
}

const isDark = ({ ink, deep }: Palette): boolean => lchOf(ink).l > 0.7 && lchOf(deep).l < 0.3

/** Lightness under which a ground is black. */
const black = 0.2

const isNight = (draft: Draft): boolean =>
  lchOf(groundSeen(documentFrom(draft)) ?? draft.direction.palette.dark).l < black

/** A dark cover stays dark: on a ground of middle light nothing on it would shine any more. */
const deepened = ({ direction: { palette } }: Draft, { hex }: NamedColour): string => {
  const { l, c, h } = lchOf(hex)
  return isDark(palette) && l > 0.4 && l < 0.6 ? oklch(0.36, c, h) : hex
}

const isPaperLike = ({ hex }: NamedColour): boolean => lchOf(hex).l > pale.l && lchOf(hex).c < pale.c

/** Share of the sheet from which a colour that came for another is all around. */
const allAround = 0.4

/** Whether the cover was all of another colour for which this one came. */
const prevails = (draft: Draft, { hex }: NamedColour): boolean => {
  const turn = draft.direction.adjustments.hues.find(({ to }) => to === hex)
  if (turn === undefined) return false
  const was = labOfColour(turn.from)
  return shadesOf(documentFrom(draft)).some(({ colour, share }) => share >= allAround && isOf(colour, was))
}

/** What is white, for it is the second colour that is as pale. */
const whites = '#faf8f6'

/** "In rose and cream rather than purple": where purple was there is rose, and what was white is cream. */
const inCreams = (draft: Draft, ground: NamedColour, cream: NamedColour): Draft => {
  const { hues, type } = draft.direction.adjustments
  const isRead = lchOf(cream.hex).l - lchOf(ground.hex).l > leastApart
  return adjusted(draft, {
    hues: [...hues, { from: whites, to: cream.hex }],
    ...(isRead ? { type: { ...type, title: { ...type.title, colour: cream.hex, metal: null } } } : {}),
  })
}

/** The first that can be a ground is it: metal shines on one. */
export const applyPair = (draft: Draft, colours: readonly NamedColour[]): Draft => {
  const chosen = groundAmong(draft, colours) ?? colours[0]
  const other = colours.find((colour) => colour !== chosen)
  if (!chosen || !other) return draft
  const ground = { ...chosen, hex: deepened(draft, chosen) }
  const { palette, adjustments } = draft.direction
  const isScene = scenes.has(draft.family.look)
  // Where one colour was exchanged for the first in a scene, the scene has it already; so has what shines in the dark.
  const isExchanged = (isScene || isNight(draft)) && adjustments.hues.some(({ to }) => to === chosen.hex)
  const others = colours.filter((colour) => colour !== chosen)
  if (isPaperLike(other) && others.length === 1 && prevails(draft, chosen)) return inCreams(draft, chosen, other)
  const leant = wishColours(
    palette,
    [ground, ...others].map((colour) => wished(colour, true)),
  )
  const next = isExchanged ? draft : directed(draft, { palette: motley(leant, chosen, others) })
  // A pattern is painted in its palette from edge to edge: turned again pixel by pixel it would only be stained.
  if (draft.family.look === 'pattern' && others.length > 1) return next
  const second = labOfColour(other.hex)
  const all = [ground, ...others].map(({ hex }) => labOfColour(hex))
  const { hues } = next.direction.adjustments
  const turned = adjusted(next, {
    hues: [
      ...hues,
      ...turnsOf(next, all).filter(
        ({ from }) => !hues.some((turn) => hueBetween(hueOf(labOfColour(turn.from)), hueOf(labOfColour(from))) < apart),
      ),
    ],
    ...(isScene || isExchanged ? {} : { ground: ground.hex }),
  })
  if (isExchanged) return turned
  const isSeen = shadesOf(documentFrom(turned)).some(
    ({ colour, share }) => share >= plainlySeen && isOf(colour, second),
  )
  const isPerson = findMotif(draft.direction.hero)?.kind === 'person'
  return titled(isSeen || isPerson || others.length > 1 ? turned : inSecond(turned, other), ground, other)
}
