// Lays out the texts of a wrap: blocks for the preset, their places, their colours; the result is a layout, and what it prints.

import type { WrapPreset } from '../../catalog/print.ts'
import { layoutVersion } from '../../contract/wraps-layout.ts'
import type { Colour } from '../../studio/colour/colour.ts'
import type { PlainBox } from '../geometry/boxes.ts'
import type { WrapGeometry } from '../geometry/wrap-geometry.ts'
import { arrangeBack, grownBox, textArea, visibleBack } from './arrange-back.ts'
import { arrangeSpine } from './arrange-spine.ts'
import { backBlocks, type WrapTexts } from './back-blocks.ts'
import { accentOr, chooseInks } from './choose-ink.ts'
import { type Backdrop, type Ground, lightsBehind, type Shade, shaded } from './ground.ts'
import type { Backing, LayoutState, SpineRotation, TextBlock } from './layout-state.ts'
import { around, boxOf, inInches, panelOf } from './panels.ts'
import { type TypesetWrap, typesetState } from './typeset-state.ts'
import type { WrapVoice } from './voice.ts'

export interface LayoutRequest {
  readonly geometry: WrapGeometry
  readonly texts: WrapTexts
  readonly preset: WrapPreset
  readonly voice: WrapVoice
  readonly backdrop: Backdrop
  readonly spineRotation?: SpineRotation
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

/** In points: a wash has no edges on its panel, a plate stands a little out from its text. */
const platePadding = 16

const shadeBox = (kind: 'wash' | 'plate', blocks: readonly TextBlock[], wash: PlainBox, area: PlainBox): PlainBox => {
  const filled = around(blocks.map(boxOf))
  return kind === 'wash' || filled === null ? wash : grownBox(filled, platePadding, area)
}

/** One ink for all texts of a panel, or each its own; a shade under all of them where the art is restless. */
const inkBlocks = (
  blocks: readonly TextBlock[],
  { geometry, voice, backdrop }: LayoutRequest,
  panel: 'back' | 'spine',
  { wash, below }: { readonly wash: PlainBox; readonly below: readonly Shade[] },
): Inked => {
  const area = panelOf(geometry, panel)
  const sights = blocks.map((block) => ({
    lights: lightsBehind(backdrop[panel], area, boxOf(block), below),
    size: block.fontSize,
  }))
  const { inks, shade } = chooseInks(voice.palette, sights)
  const backing: Backing | null = shade && {
    ...inInches(panel === 'spine' ? area : shadeBox(shade.kind, blocks, wash, area)),
    color: shade.color,
    opacity: shade.opacity,
    softness: 0,
  }
  const inked = blocks.map((block, index): TextBlock => {
    const ink = inks[index] ?? '#000000'
    const lights = sights[index]?.lights ?? []
    const seen = shade ? lights.map((light) => shaded(light, shade)) : lights
    const isLoud = block.id === 'tagline' || block.id === 'spineTitle'
    return {
      ...block,
      color: isLoud ? accentOr(voice.palette, ink, seen) : ink,
      backing: index === 0 ? backing : null,
    }
  })
  const [first] = inked
  const text = inked.find(({ id }) => id === 'blurb') ?? first
  return {
    blocks: inked,
    ink: text?.color ?? voice.palette.ink,
    accent: first?.color ?? voice.palette.accent,
    shades: backing ? [{ ...backing, ...boxOf(backing) }] : [],
  }
}

/** A wash on the back goes on over a spine with art: one tinted sheet, not two. */
const washOf = (geometry: WrapGeometry, { spine }: Backdrop): PlainBox =>
  around([panelOf(geometry, 'back'), ...(spine.kind === 'art' ? [panelOf(geometry, 'spine')] : [])]) ??
  panelOf(geometry, 'back')

const plainColor = (ground: Ground): Colour | null => (ground.kind === 'solid' ? ground.color.toLowerCase() : null)

export const layoutWrap = (request: LayoutRequest): WrapLayout => {
  const { geometry, texts: given, preset, voice, backdrop, spineRotation = 90 } = request
  const texts: WrapTexts = {
    tagline: given.tagline.trim(),
    blurb: given.blurb.trim(),
    authorBio: given.authorBio.trim(),
    spineTitle: given.spineTitle.trim(),
    spineAuthor: given.spineAuthor.trim(),
  }
  const wanted = backBlocks(texts, preset, voice, textArea(geometry).width, visibleBack(geometry).width)
  const wash = washOf(geometry, backdrop)
  const back = inkBlocks(arrangeBack(wanted, geometry), request, 'back', { wash, below: [] })
  const onSpine = arrangeSpine(texts, voice, geometry, spineRotation)
  const spine = inkBlocks(onSpine, request, 'spine', { wash, below: back.shades })
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
