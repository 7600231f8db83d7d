// Applies wishes for two colours that share the cover: one is its ground, the other that of all that stands out.
import { hexOf, lchOf, oklch } from '../../../colour/colour.ts'
import { chromaOf, hueBetween, hueOf, type Lab, labOfColour, rgbOfLab } from '../../../colour/oklab.ts'
import { wishColours } from '../../../colour/recolour.ts'
import type { Adjustments } from '../../../direction/adjustments.ts'
import type { Look } from '../../../families/family.ts'
import { findMotif } from '../../../paint/motifs/index.ts'
import { isOnPlate } from '../../../press/changes-art.ts'
import { shadesOf } from '../../../press/find-part.ts'
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

const isOf = (shade: Lab, named: Lab): boolean =>
  chromaOf(named) >= coloured && hueBetween(hueOf(shade), hueOf(named)) < sameHue

/** Colours of the picture that are neither of the two become the one that is nearer in light. */
const turnsOf = (draft: Draft, ground: Lab, other: Lab): Adjustments['hues'] =>
  shadesOf(documentFrom(draft))
    .filter(({ colour, share }) => share >= least && !isOf(colour, ground) && !isOf(colour, other))
    .map(({ colour }) => {
      const isGround = Math.abs(colour.l - ground.l) < Math.abs(colour.l - other.l)
      return { from: hexOf(rgbOfLab(colour)), to: hexOf(rgbOfLab(isGround ? ground : other)) }
    })

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

/** A dark cover stays dark: on a ground of middle light nothing on it would shine any more. */
const deepened = ({ direction: { palette } }: Draft, { hex }: NamedColour): string => {
  const { l, c, h } = lchOf(hex)
  return lchOf(palette.ink).l > 0.7 && lchOf(palette.deep).l < 0.3 && l > 0.4 && l < 0.6 ? oklch(0.36, c, h) : hex
}

/** The first that can be a ground is it: metal shines on one. */
export const applyPair = (draft: Draft, colours: readonly NamedColour[]): Draft => {
  const chosen = colours.find(({ metal }) => metal === null) ?? colours[0]
  const other = colours.find((colour) => colour !== chosen)
  if (!chosen || !other) return draft
  const ground = { ...chosen, hex: deepened(draft, chosen) }
  const { palette, adjustments } = draft.direction
  const isScene = scenes.has(draft.family.look)
  // Where one colour was exchanged for the first in a scene, the scene has it already.
  const isExchanged = isScene && adjustments.hues.some(({ to }) => to === chosen.hex)
  const named = [ground, ...colours.filter((colour) => colour !== chosen)].map((colour) => wished(colour, true))
  const next = isExchanged ? draft : directed(draft, { palette: wishColours(palette, named) })
  const [first, second] = [labOfColour(ground.hex), labOfColour(other.hex)]
  const { hues } = next.direction.adjustments
  const turned = adjusted(next, {
    hues: [
      ...hues,
      ...turnsOf(next, first, second).filter(
        ({ from }) => !hues.some((turn) => hueBetween(hueOf(labOfColour(turn.from)), hueOf(labOfColour(from))) < apart),
      ),
    ],
    ...(isScene ? {} : { ground: ground.hex }),
  })
  const isSeen = shadesOf(documentFrom(turned)).some(
    ({ colour, share }) => share >= plainlySeen && isOf(colour, second),
  )
  const isPerson = findMotif(draft.direction.hero)?.kind === 'person'
  return titled(isSeen || isPerson ? turned : inSecond(turned, other), ground, other)
}
