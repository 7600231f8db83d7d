// Lays out the texts of a wrap: blocks for the preset, their places, their colours; the result is a layout, and what it prints.

import type { WrapPreset } from '../../catalog/print.ts'
import { layoutVersion } from '../../contract/wraps-layout.ts'
import type { Colour } from '../../studio/colour/colour.ts'
import type { PlainBox } from '../geometry/boxes.ts'
import type { WrapGeometry } from '../geometry/wrap-geometry.ts'
import { arrangeBack, otherPlaces, textArea, visibleBack } from './arrange-back.ts'
import { arrangeSpine, ownRotation } from './arrange-spine.ts'
import { backBlocks, unjustified, type WrapTexts } from './back-blocks.ts'
import { accentOr, canStandBare, chooseInks, type Sight } from './choose-ink.ts'
import { gapes } from './gaping-lines.ts'
import { type Backdrop, type Ground, lightsBehind, runsOn, type Shade, shaded } from './ground.ts'
import type { Backing, LayoutState, SpineRotation, TextBlock } from './layout-state.ts'
import { boxOf, inInches, panelOf, right } from './panels.ts'
import { plateBands } from './plate-bands.ts'
import { type TypesetWrap, typesetState } from './typeset-state.ts'
import type { WrapVoice } from './voice.ts'

export interface LayoutRequest {
  readonly geometry: WrapGeometry
  readonly texts: WrapTexts
  readonly preset: WrapPreset
  readonly voice: WrapVoice
  readonly backdrop: Backdrop
  /** Left out or null: as the title wants it. */
  readonly spineRotation?: SpineRotation | null
}

export interface WrapLayout extends TypesetWrap {
  readonly state: LayoutState
}

interface Inked {
  readonly blocks: TextBlock[]
  readonly ink: Colour
  readonly accent: Colour
  /** What was laid under the type, in points. */
  readonly shades: readonly Shade[]
}

/** A tint over a panel, in points. */
interface Wash {
  readonly box: PlainBox
  readonly softness: number
}

/** Where a shade lies, for each block that carries one: a wash is all over its panel, a plate is a band. */
const shadesFor = (
  kind: 'wash' | 'plate',
  blocks: readonly TextBlock[],
  geometry: WrapGeometry,
  panel: 'back' | 'spine',
  wash: Wash,
): (Wash | null)[] =>
  panel === 'back' && kind === 'plate'
    ? plateBands(blocks, geometry).map((box) => box && { box, softness: 0 })
    : blocks.map((_, index) => (index === 0 ? wash : null))

const sightsOf = (
  blocks: readonly TextBlock[],
  ground: Ground,
  area: PlainBox,
  below: readonly Shade[] = [],
): readonly Sight[] =>
  blocks.map((block) => ({ lights: lightsBehind(ground, area, boxOf(block), below), size: block.fontSize }))

/** One ink for all texts of a panel, or each its own; a shade under all of them where the art is restless. */
const inkBlocks = (
  blocks: readonly TextBlock[],
  { geometry, voice, backdrop }: LayoutRequest,
  panel: 'back' | 'spine',
  { wash, below }: { readonly wash: Wash; readonly below: readonly Shade[] },
): Inked => {
  const area = panelOf(geometry, panel)
  const sights = sightsOf(blocks, backdrop[panel], area, below)
  const { inks, shade } = chooseInks(voice.palette, sights, () => lightsBehind(backdrop[panel], area, area, below))
  const places = shade ? shadesFor(shade.kind, blocks, geometry, panel, wash) : []
  const backings = places.map(
    (place): Backing | null =>
      shade &&
      place && { ...inInches(place.box), color: shade.color, opacity: shade.opacity, softness: place.softness / 72 },
  )
  const inked = blocks.map((block, index): TextBlock => {
    const ink = inks[index] ?? '#000000'
    const lights = sights[index]?.lights ?? []
    const seen = shade ? lights.map((light) => shaded(light, shade)) : lights
    const isLoud = block.id === 'tagline' || block.id === 'spineTitle'
    return {
      ...block,
      color: isLoud ? accentOr(voice.palette, ink, seen) : ink,
      backing: backings[index] ?? null,
    }
  })
  const [first] = inked
  const text = inked.find(({ id }) => id === 'blurb') ?? first
  return {
    blocks: inked,
    ink: text?.color ?? voice.palette.ink,
    accent: first?.color ?? voice.palette.accent,
    shades: backings.filter((backing) => backing !== null).map(shadeOf),
  }
}

/** The texts where the art is calm enough to go without a shade, if that is anywhere; else where they are. */
const onCalmGround = (arranged: readonly TextBlock[], { geometry, voice, backdrop }: LayoutRequest) => {
  const area = panelOf(geometry, 'back')
  const isBare = (blocks: readonly TextBlock[]): boolean =>
    canStandBare(voice.palette, sightsOf(blocks, backdrop.back, area))
  return isBare(arranged) ? arranged : (otherPlaces(arranged, geometry).find(isBare) ?? arranged)
}

/** Justified where the lines are even; where some would gape, they end where they end. */
const arrangeEvenly = (wanted: readonly TextBlock[], geometry: WrapGeometry): readonly TextBlock[] => {
  const arranged = arrangeBack(wanted, geometry)
  return arranged.some(gapes) ? arrangeBack(wanted.map(unjustified), geometry) : arranged
}

const shadeOf = (backing: Backing): Shade => ({ ...backing, ...boxOf(backing), softness: backing.softness * 72 })

/** Where the art of the back runs on over the spine, a wash dies away there: an edge at a fold would be a seam. */
const washOfBack = (geometry: WrapGeometry, runsOver: boolean): Wash => {
  const [back, spine] = [panelOf(geometry, 'back'), panelOf(geometry, 'spine')]
  if (!runsOver) return { box: back, softness: 0 }
  const softness = Math.min(72, spine.width)
  const width = right(back) + spine.width / 2 - (back.x - softness)
  const box = { x: back.x - softness, y: back.y - softness, width, height: back.height + 2 * softness }
  return { box, softness }
}

/** From the edge of a soft shade to where nothing of it is seen, in points. */
const [leastFade, mostFade] = [2, 18]

/** Beside the type of such a spine, a wash dies away before it comes to a fold. */
const washOfSpine = (geometry: WrapGeometry, runsOver: boolean, blocks: readonly TextBlock[]): Wash => {
  const spine = panelOf(geometry, 'spine')
  if (!runsOver) return { box: spine, softness: 0 }
  const type = Math.max(0, ...blocks.map(({ fontSize }) => fontSize)) * 0.9
  const fade = Math.min(mostFade, Math.max(leastFade, (spine.width - type) / 4))
  const box = {
    x: spine.x + fade,
    y: spine.y - 2 * fade,
    width: Math.max(1, spine.width - 2 * fade),
    height: spine.height + 4 * fade,
  }
  return { box, softness: 2 * fade }
}

const plainColor = (ground: Ground): Colour | null => (ground.kind === 'solid' ? ground.color.toLowerCase() : null)

export const layoutWrap = (request: LayoutRequest): WrapLayout => {
  const { geometry, texts: given, preset, voice, backdrop } = request
  const texts: WrapTexts = {
    tagline: given.tagline.trim(),
    blurb: given.blurb.trim(),
    authorBio: given.authorBio.trim(),
    spineTitle: given.spineTitle.trim(),
    spineAuthor: given.spineAuthor.trim(),
  }
  const wanted = backBlocks(texts, preset, voice, textArea(geometry).width, visibleBack(geometry).width)
  const runsOver = runsOn(backdrop.back, backdrop.spine)
  const arranged = onCalmGround(arrangeEvenly(wanted, geometry), request)
  const back = inkBlocks(arranged, request, 'back', { wash: washOfBack(geometry, runsOver), below: [] })
  const spineRotation = request.spineRotation ?? ownRotation(texts, voice, geometry)
  const onSpine = arrangeSpine(texts, voice, geometry, spineRotation)
  const spine = inkBlocks(onSpine, request, 'spine', {
    wash: washOfSpine(geometry, runsOver, onSpine),
    below: back.shades,
  })
  const state: LayoutState = {
    schemaVersion: layoutVersion,
    spineRotation,
    colors: {
      back: plainColor(backdrop.back),
      spine: plainColor(backdrop.spine),
      text: back.ink,
      accent: back.accent,
    },
    textBlocks: [...back.blocks, ...spine.blocks],
  }
  return { state, ...typesetState({ geometry, state, backdrop }) }
}
