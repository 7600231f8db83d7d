// Lays out the texts of a wrap: blocks for the preset, their places, their colours; the result is a layout, and what it prints.

import { layoutVersion } from '../../contract/wraps-layout.ts'
import type { Colour } from '../../studio/colour/colour.ts'
import type { WrapGeometry } from '../geometry/wrap-geometry.ts'
import { arrangeBack, otherPlaces, textArea, visibleBack } from './arrange-back.ts'
import { ownRotation } from './arrange-spine.ts'
import { backBlocks, unjustified, type WrapTexts } from './back-blocks.ts'
import { gapes } from './gaping-lines.ts'
import { type Ground, runsOn } from './ground.ts'
import { inkBlocks, standBare, type Wash } from './ink-blocks.ts'
import { lettersOnSpine } from './ink-spine.ts'
import type { LayoutRequest } from './layout-request.ts'
import type { LayoutState, TextBlock } from './layout-state.ts'
import { panelOf, right } from './panels.ts'
import { type TypesetWrap, typesetState } from './typeset-state.ts'

export interface WrapLayout extends TypesetWrap {
  readonly state: LayoutState
}

/** The texts where the art is calm enough to go without a shade, if that is anywhere; else where they are. */
const onCalmGround = (arranged: readonly TextBlock[], request: LayoutRequest): readonly TextBlock[] => {
  const isBare = (blocks: readonly TextBlock[]): boolean => standBare(blocks, request, 'back', [])
  return isBare(arranged) ? arranged : (otherPlaces(arranged, request.geometry).find(isBare) ?? arranged)
}

/** Justified where the lines are even; where some would gape, they end where they end. */
const arrangeEvenly = (wanted: readonly TextBlock[], geometry: WrapGeometry): readonly TextBlock[] => {
  const arranged = arrangeBack(wanted, geometry)
  return arranged.some(gapes) ? arrangeBack(wanted.map(unjustified), geometry) : arranged
}

/** Where the art of the back runs on over the spine, a wash dies away there: an edge at a fold would be a seam. */
const washOfBack = (geometry: WrapGeometry, runsOver: boolean): Wash => {
  const [back, spine] = [panelOf(geometry, 'back'), panelOf(geometry, 'spine')]
  if (!runsOver) return { box: back, softness: 0 }
  const softness = Math.min(72, spine.width)
  const width = right(back) + spine.width / 2 - (back.x - softness)
  const box = { x: back.x - softness, y: back.y - softness, width, height: back.height + 2 * softness }
  return { box, softness }
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
  const spine = lettersOnSpine({ ...request, texts }, spineRotation, { runsOver, below: back.shades })
  const state: LayoutState = {
    schemaVersion: layoutVersion,
    spineRotation,
    colors: {
      back: plainColor(backdrop.back),
      spine: plainColor(backdrop.spine),
      text: back.ink,
      accent: back.accent,
    },
    textBlocks: [...back.blocks, ...spine],
  }
  return { state, ...typesetState({ geometry, state, backdrop }) }
}
