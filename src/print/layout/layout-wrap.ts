// Lays out the texts of a wrap: blocks for the preset, their places, their colours; the result is a layout, and what it prints.

import { layoutVersion } from '../../contract/wraps-layout.ts'
import type { Colour } from '../../studio/colour/colour.ts'
import type { WrapGeometry } from '../geometry/wrap-geometry.ts'
import { arrangeBack, otherPlaces, textArea, visibleBack } from './arrange-back.ts'
import { ownRotation } from './arrange-spine.ts'
import { backBlocks, unjustified, type WrapTexts } from './back-blocks.ts'
import { cardsUnder } from './cards.ts'
import { chooseInks } from './choose-ink.ts'
import { gapes } from './gaping-lines.ts'
import { type Ground, lightsBehind, runsOn } from './ground.ts'
import { inkBlocks, standBare, type Undercoating } from './ink-blocks.ts'
import { lettersOnSpine } from './ink-spine.ts'
import type { LayoutRequest } from './layout-request.ts'
import type { LayoutState, TextBlock } from './layout-state.ts'
import { inInches, panelOf } from './panels.ts'
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

/** A wash is all over the back, and belongs to its first block. */
const shadeBack =
  (geometry: WrapGeometry): Undercoating =>
  (blocks, { kind, color, opacity }, isBare) => {
    const boxes =
      kind === 'wash'
        ? blocks.map((_, index) => (index === 0 ? panelOf(geometry, 'back') : null))
        : cardsUnder(blocks, geometry, isBare)
    return boxes.map((box) => ({ backing: box && { ...inInches(box), color, opacity, softness: 0 }, halo: null }))
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
  const arranged = onCalmGround(arrangeEvenly(wanted, geometry), request)
  const area = panelOf(geometry, 'back')
  const art = {
    lights: () => lightsBehind(backdrop.back, area, area),
    tone: request.tone,
    runsOver: runsOn(backdrop.back, backdrop.spine),
  }
  const back = inkBlocks(arranged, request, 'back', {
    below: [],
    choose: (sights) => chooseInks(voice.palette, sights, art),
    undercoat: shadeBack(geometry),
  })
  const spineRotation = request.spineRotation ?? ownRotation(texts, voice, geometry)
  const spine = lettersOnSpine({ ...request, texts }, spineRotation, back)
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
