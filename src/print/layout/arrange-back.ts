// Finds the places of the texts on the back, clear of the barcode, in one column or, on a wide back, two: as large as looks right and as small as it must be.
import { inPoints, type PlainBox } from '../geometry/boxes.ts'
import type { WrapGeometry } from '../geometry/wrap-geometry.ts'
import type { TextBlock } from './layout-state.ts'
import { around, bottom, boxOf, inInches } from './panels.ts'
import { heightAt } from './set-block.ts'
import { widthOfTwo } from './text-columns.ts'
import { quarters, widestMeasure } from './type-scale.ts'

/** What remains in sight of the back: a case is bent at its hinge. */
export const visibleBack = ({ back, hinges }: WrapGeometry): PlainBox => {
  const face = inPoints(back.face)
  return hinges ? { ...face, width: inPoints(hinges.back).x - face.x } : face
}

/** Margins from generous to the least that printers advise, and how much the lines close up with them. */
const densities = [
  { margin: 1, leading: 1, cost: 0 },
  { margin: 0.78, leading: 0.97, cost: 0.9 },
  { margin: 0, leading: 0.9, cost: 2 },
] as const

type Density = (typeof densities)[number]

const leastMargin = 18

const areaWith = (visible: PlainBox, { margin }: Density): PlainBox => {
  const side = Math.max(leastMargin, Math.min(61, Math.max(31, visible.width * 0.088)) * margin)
  const head = Math.max(leastMargin, Math.min(66, Math.max(34, visible.height * 0.074)) * margin)
  return {
    x: visible.x + side,
    y: visible.y + head,
    width: visible.width - 2 * side,
    height: visible.height - head - leastMargin,
  }
}

export const textArea = (geometry: WrapGeometry): PlainBox => areaWith(visibleBack(geometry), densities[0])

/** Between type and the barcode. */
const clearance = 15

/** Where the column stands, and where the last block stands when it keeps beside the barcode. */
interface Arrangement {
  readonly flow: PlainBox
  readonly beside: { readonly right: number; readonly barcode: PlainBox } | null
  readonly density: Density
  /** Of the blurb. */
  readonly columns: 1 | 2
  readonly cost: number
}

const narrowestBeside = 118

/** Shorter texts would make columns of a few lines each. */
const longEnoughToPart = 420

const arrangementsOf = (blocks: readonly TextBlock[], geometry: WrapGeometry): Arrangement[] => {
  const hasBio = blocks.some(({ id }) => id === 'authorBio')
  const isLong = blocks.some(({ id, text }) => id === 'blurb' && text.length >= longEnoughToPart)
  const barcode = inPoints(geometry.barcode)
  const visible = visibleBack(geometry)
  const isWide = visible.width > visible.height * 1.1
  return densities.flatMap((density) => {
    const area = areaWith(visible, density)
    const [left, besideRight] = [area.x, barcode.x - clearance]
    const above = { ...area, height: barcode.y - clearance - area.y }
    const column = { ...area, width: besideRight - left }
    const plain = { beside: null, density, columns: 1, cost: density.cost } as const
    const ways: Arrangement[] = [{ ...plain, flow: above, cost: density.cost + (hasBio ? 0.5 : 0) }]
    if (hasBio && besideRight - left >= narrowestBeside) {
      ways.push({ ...plain, flow: area, beside: { right: besideRight, barcode } })
    }
    if (column.width >= 230) ways.push({ ...plain, flow: column, cost: density.cost + (isWide ? 0.3 : 1.2) })
    if (isWide && isLong) {
      const parted = ways.filter(({ flow, beside }) => flow !== column && (beside !== null || !hasBio))
      ways.push(...parted.map((way) => ({ ...way, columns: 2, cost: way.cost + 0.25 }) as const))
    }
    return ways
  })
}

interface Placed {
  readonly blocks: readonly TextBlock[]
  /** What stands below the room there is; negative where room is left. */
  readonly excess: number
  readonly room: number
}

const sized = (block: TextBlock, scale: number, { leading }: Density): TextBlock => ({
  ...block,
  fontSize: Math.max(7, quarters(block.preferredSize * scale)),
  leading: Math.max(1.15, block.leading * leading),
})

const placedAt = (block: TextBlock, box: PlainBox): TextBlock => ({ ...block, ...inInches(box) })

/** A text of which nothing can be printed still has a place. */
const heightIn = (block: TextBlock, width: number): number =>
  Math.max(block.fontSize, heightAt({ ...block, width: width / 72 }, block.fontSize))

/** Space above a block, after the one before. */
const gapAbove = (block: TextBlock, before: TextBlock): number =>
  block.id === 'authorBio' ? 2.1 * block.fontSize * block.leading : 0.95 * before.fontSize * before.leading

/** Level with the barcode: in the middle of its height, or as low as it is where the text is higher. */
const topBeside = ({ y, height: room }: PlainBox, height: number): number =>
  height < room ? y + (room - height) / 2 : y + room - height

const place = (
  wanted: readonly TextBlock[],
  { flow, beside, density, columns }: Arrangement,
  scale: number,
): Placed => {
  const blocks = wanted.map((block) => ({
    ...sized(block, scale, density),
    ...(block.id === 'blurb' ? { columns } : {}),
  }))
  const bodies = blocks.filter(({ id }) => id !== 'tagline')
  // Smaller type keeps the width of the column that it was meant for, or it would stand in a ribbon.
  const widest = bodies
    .filter((block) => columns === 1 || block.id === 'blurb')
    .map(({ font, text, fontSize, preferredSize }) => {
      const measure = Math.max(200, widestMeasure(font, text) * Math.max(fontSize, preferredSize * 1.1))
      return columns === 1 ? measure : widthOfTwo(measure, fontSize)
    })
  const width = Math.min(flow.width, ...widest)
  const x = flow.x + (flow.width - width) / 2
  const bio = beside === null ? undefined : blocks.find(({ id }) => id === 'authorBio')
  const column = blocks.filter((block) => block !== bio)

  const placed: TextBlock[] = []
  let end = bottom(flow)
  if (bio && beside) {
    const bioWidth = Math.min(beside.right - x, widestMeasure(bio.font, bio.text) * bio.fontSize)
    const height = heightIn(bio, bioWidth)
    const y = topBeside(beside.barcode, height)
    placed.push(placedAt(bio, { x, y, width: bioWidth, height }))
    end = Math.min(beside.barcode.y, y) - clearance - (column.length > 0 ? bio.fontSize : 0)
  }
  const heights = column.map((block) => heightIn(block, width))
  const gaps = column.map((block, index) => {
    const before = column[index - 1]
    return before ? gapAbove(block, before) : 0
  })
  const total = [...heights, ...gaps].reduce((sum, each) => sum + each, 0)
  const room = end - flow.y
  // A little above the middle is where the eye finds the middle.
  let y = flow.y + Math.max(0, room - total) * 0.36
  const stacked = column.map((block, index) => {
    y += gaps[index] ?? 0
    const height = heights[index] ?? 0
    const box = placedAt(block, { x, y, width, height })
    y += height
    return box
  })
  return { blocks: [...stacked, ...placed], excess: total - room, room }
}

const scalesUp = [1.6, 1.5, 1.4, 1.3, 1.22, 1.16, 1.1, 1.05, 1]

/** From large to small. */
const scalesFor = (blocks: readonly TextBlock[]): number[] => {
  const smallest = 7 / Math.max(...blocks.map(({ preferredSize }) => preferredSize))
  const scales = [...scalesUp]
  for (let scale = 0.975; scale > smallest; scale -= 0.025) scales.push(scale)
  return [...scales, smallest]
}

/** Larger than preferred only where much room is left, smaller only as far as needed. */
const fillable = (scale: number): number => (scale > 1.25 ? 0.24 : scale > 1 ? 0.74 : 1)

interface Fitted extends Placed {
  readonly score: number
}

const fit = (blocks: readonly TextBlock[], arrangement: Arrangement): Fitted => {
  const scales = scalesFor(blocks)
  const at = (index: number): Placed => place(blocks, arrangement, scales[index] ?? 1)
  const stands = ({ excess, room }: Placed, scale: number): boolean => room + excess <= room * fillable(scale)
  let [low, high] = [0, scales.length - 1]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (stands(at(middle), scales[middle] ?? 1)) high = middle
    else low = middle + 1
  }
  const [scale, placed] = [scales[low] ?? 1, at(low)]
  // What does not fit runs out of its area in a stack, and into the last block where that stands apart: worse than anything else.
  if (!stands(placed, scale)) return { ...placed, score: (arrangement.beside ? -100_000 : -1000) - placed.excess }
  return { ...placed, score: 10 * Math.min(scale, 1) + Math.max(0, scale - 1) - arrangement.cost }
}

/** No arrangement can do better than its cost allows. */
const bestPossible = ({ cost }: Arrangement): number => 10 + (scalesUp[0] ?? 1) - 1 - cost

/** The blocks with their places and sizes, in the order in which they came. */
export const arrangeBack = (blocks: readonly TextBlock[], geometry: WrapGeometry): TextBlock[] => {
  if (blocks.length === 0) return []
  let best: Fitted = { blocks: [], excess: 0, room: 0, score: Number.NEGATIVE_INFINITY }
  for (const arrangement of arrangementsOf(blocks, geometry).toSorted((one, other) => one.cost - other.cost)) {
    if (bestPossible(arrangement) <= best.score) break
    const fitted = fit(blocks, arrangement)
    if (fitted.score > best.score) best = fitted
  }
  return blocks.flatMap(({ id }) => best.blocks.filter((block) => block.id === id))
}

/** Whether the biography stands apart from the column, beside the barcode. */
export const isApartFromColumn = (block: TextBlock, { barcode }: WrapGeometry): boolean =>
  block.id === 'authorBio' && boxOf(block).y + boxOf(block).height / 2 > inPoints(barcode).y

const movedBy = (block: TextBlock, points: number): TextBlock => ({
  ...block,
  ...inInches({ ...boxOf(block), y: boxOf(block).y + points }),
})

/** Of the column: shares of the free room above and below. Of what stands beside the barcode: points. The nearest first. */
const columnMoves = [0, -0.5, 0.5, -1, 0.9] as const
const besideMoves = [0, -14, -28] as const

/** The same with the column or the biography higher or lower, as far as there is room: for art that is calmer there. */
export const otherPlaces = (blocks: readonly TextBlock[], geometry: WrapGeometry): TextBlock[][] => {
  const isBeside = (block: TextBlock): boolean => isApartFromColumn(block, geometry)
  const column = around(blocks.filter((block) => !isBeside(block)).map(boxOf))
  const besides = blocks.some(isBeside) ? besideMoves : ([0] as const)
  return besides.flatMap((up) => {
    const tops = blocks.filter(isBeside).map((block) => boxOf(block).y + up)
    const end = Math.min(inPoints(geometry.barcode).y, ...tops) - 2 * clearance
    const [above, below] = column ? [column.y - textArea(geometry).y, end - bottom(column)] : [0, 0]
    if (up !== 0 && below < 0) return []
    const moves = columnMoves.map((share) => share * Math.max(0, share < 0 ? above : below))
    return moves
      .filter((points, index) => moves.indexOf(points) === index && (points !== 0 || up !== 0))
      .map((points) => blocks.map((block) => movedBy(block, isBeside(block) ? up : points)))
  })
}
