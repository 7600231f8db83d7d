// What was made of a layout, measured after it was set: sizes, heights, and everything that an author should know.
import { printDpi, type WrapWarningCode } from '../../catalog/print.ts'
import { inPoints } from '../geometry/boxes.ts'
import type { WrapGeometry } from '../geometry/wrap-geometry.ts'
import { type Backdrop, leastContrast, lightsBehind, type Shade, shadedBy, worstContrast } from './ground.ts'
import { isApart, isInside, isOnSpine, panelOf, safeAreaOf } from './panels.ts'
import type { SetBlock } from './type-run.ts'

export interface LayoutWarning {
  readonly code: WrapWarningCode
  readonly message: string
  readonly blockId?: string
}

export interface LayoutReport {
  readonly blocks: readonly {
    readonly id: string
    readonly fontSize: number
    readonly heightPx: number
    readonly overflowsPanel: boolean
  }[]
  readonly warnings: readonly LayoutWarning[]
}

const points = (size: number): string => `${Number(size.toFixed(2))} pt`

/** Whether its ink is all where type may stand. */
const isSafe = ({ block, ink }: SetBlock, geometry: WrapGeometry): boolean => {
  const safe = safeAreaOf(geometry, block.panel)
  return ink === null || (safe !== null && isInside(ink, safe))
}

interface Setting {
  readonly set: readonly SetBlock[]
  readonly dropped: readonly { readonly blockId: string; readonly reason: string }[]
  readonly shadings: readonly Shade[]
  readonly geometry: WrapGeometry
  readonly backdrop: Backdrop
}

type Check = (set: SetBlock, setting: Setting) => LayoutWarning | null

const shrunk: Check = ({ block, size }) =>
  size >= block.preferredSize
    ? null
    : { code: 'text_shrunk', message: `Set at ${points(size)} instead of ${points(block.preferredSize)} to fit.` }

const overflow: Check = (set, { geometry }) => {
  if (set.fits && isSafe(set, geometry)) return null
  const message = set.fits
    ? `The text stands outside the safe area of the ${set.block.panel}.`
    : `The text does not fit its box at ${points(set.size)}.`
  return { code: 'text_overflow', message }
}

/** Smaller letters than this come out unevenly on a spine. */
const comfortableOnSpine = 8

const tightSpine: Check = ({ block, size }) =>
  isOnSpine(block) && size < comfortableOnSpine
    ? { code: 'spine_text_tight', message: `The spine leaves room for ${points(size)} only.` }
    : null

const onBarcode: Check = ({ ink }, { geometry }) =>
  ink === null || isApart(ink, inPoints(geometry.barcode))
    ? null
    : { code: 'barcode_overlap', message: 'The text runs into the box that the printer keeps for the barcode.' }

const contrasted: Check = ({ block, ink, size }, { geometry, backdrop, shadings }) => {
  if (ink === null) return null
  const lights = lightsBehind(backdrop[block.panel], panelOf(geometry, block.panel), ink, shadings)
  const { halo } = block
  const found = worstContrast(block.color, halo ? lights.map(shadedBy(halo)) : lights)
  const least = leastContrast(size)
  return found >= least
    ? null
    : {
        code: 'low_contrast',
        message: `The contrast behind the text is Lc ${found.toFixed(0)}; it should be ${least} at this size.`,
      }
}

const substituted: Check = ({ change }) => (change === null ? null : { code: 'font_substituted', message: change })

const checks: readonly Check[] = [shrunk, overflow, tightSpine, onBarcode, contrasted, substituted]

export const reportOn = (setting: Setting): LayoutReport => {
  const { set, dropped, geometry } = setting
  const hasSpineText = set.some(({ block }) => isOnSpine(block))
  const ofBlocks = set.flatMap((each) =>
    checks
      .map((check) => check(each, setting))
      .filter((warning) => warning !== null)
      .map((warning) => ({ ...warning, blockId: each.block.id })),
  )
  return {
    blocks: set.map((each) => ({
      id: each.block.id,
      fontSize: each.size,
      heightPx: Math.round((each.height / 72) * printDpi),
      overflowsPanel: !isSafe(each, geometry),
    })),
    warnings: [
      ...geometry.warnings.filter(({ code }) => code !== 'spine_text_tight' || hasSpineText),
      ...dropped.map(
        ({ blockId, reason }): LayoutWarning => ({ code: 'spine_text_dropped', message: reason, blockId }),
      ),
      ...ofBlocks,
    ],
  }
}
