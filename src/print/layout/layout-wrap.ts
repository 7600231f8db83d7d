// Lays out the texts of a wrap: blocks for the preset, their places, their colours; the result is a layout, and what it prints.
import type { Colour } from '../../studio/colour/colour.ts'
import type { WrapGeometry } from '../geometry/wrap-geometry.ts'
import { arrangeBack, grownBox, textArea, visibleBack } from './arrange-back.ts'
import { arrangeSpine } from './arrange-spine.ts'
import { backBlocks, type Preset, type WrapTexts } from './back-blocks.ts'
import { accentOr, chooseInk } from './choose-ink.ts'
import { type Backdrop, type Ground, lightsBehind, shaded } from './ground.ts'
import { type Backing, type LayoutState, layoutVersion, type SpineRotation, type TextBlock } from './layout-state.ts'
import { around, boxOf, inInches, panelOf } from './panels.ts'
import { type TypesetWrap, typesetState } from './typeset-state.ts'
import type { WrapVoice } from './voice.ts'

export interface LayoutRequest {
  readonly geometry: WrapGeometry
  readonly texts: WrapTexts
  readonly preset: Preset
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
}

/** From here on a shade is a plate, and has edges. */
const opaque = 0.94

/** One ink for all texts of a panel, and one shade under all of them where the art is restless. */
const inkBlocks = (blocks: readonly TextBlock[], request: LayoutRequest, panel: 'back' | 'spine'): Inked => {
  const { geometry, voice, backdrop } = request
  const area = panelOf(geometry, panel)
  const filled = around(blocks.map(boxOf)) ?? area
  const lights = lightsBehind(backdrop[panel], area, filled)
  const { ink, shade } = chooseInk(voice.palette, lights, Math.min(12, ...blocks.map(({ fontSize }) => fontSize)))
  const seen = shade ? lights.map((light) => shaded(light, shade)) : lights
  const accent = accentOr(voice.palette, ink, seen)
  const isPlate = shade !== null && shade.opacity >= opaque
  const box = panel === 'spine' ? area : grownBox(filled, isPlate ? 14 : 30, area)
  const softness = isPlate || panel === 'spine' ? 0 : 0.5
  const backing: Backing | null = shade && { ...inInches(box), ...shade, softness }
  return {
    ink,
    accent,
    blocks: blocks.map((block, index) => ({
      ...block,
      color: block.id === 'tagline' || block.id === 'spineTitle' ? accent : ink,
      backing: index === 0 ? backing : null,
    })),
  }
}

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
  const back = inkBlocks(arrangeBack(wanted, geometry), request, 'back')
  const spine = inkBlocks(arrangeSpine(texts, voice, geometry, spineRotation), request, 'spine')
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
