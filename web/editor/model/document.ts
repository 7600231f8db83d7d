// Changes to the edited document. Every one gives a new document; the old one stays for whoever takes the change back.

import type { PanelName } from '../../../src/catalog/print.ts'
import type { Box, SheetGeometry, WrapDocument } from '../../../src/editor/wire.ts'
import type { LayoutState, TextBlock } from '../../../src/print/layout/layout-state.ts'
import { inTenThousandths, movedBy, overlap, roundedBox } from './boxes.ts'

export const blockIn = ({ layout }: WrapDocument, id: string | null): TextBlock | null =>
  layout.textBlocks.find((block) => block.id === id) ?? null

const withLayout = (document: WrapDocument, change: Partial<LayoutState>): WrapDocument => ({
  ...document,
  layout: { ...document.layout, ...change },
})

const withBlocks = (document: WrapDocument, change: (block: TextBlock) => TextBlock): WrapDocument =>
  withLayout(document, { textBlocks: document.layout.textBlocks.map(change) })

export const changeBlock = (document: WrapDocument, id: string, change: Partial<TextBlock>): WrapDocument =>
  withBlocks(document, (block) => (block.id === id ? { ...block, ...change } : block))

/** A shade that lies under other blocks too belongs to the panel, and stays when one of them moves. */
const hasOwnBacking = (document: WrapDocument, block: TextBlock): boolean =>
  !document.layout.textBlocks.some(
    (other) =>
      other.id !== block.id && other.panel === block.panel && block.backing !== null && overlap(other, block.backing),
  )

/** Inches beyond which a layout holds no shade: off the sheet to the left or above, and in all. */
const [reach, furthest] = [2, 30]

/** Puts a block into a box. A shade of its own keeps its margins. */
export const placeBlock = (document: WrapDocument, id: string, box: Box): WrapDocument => {
  const block = blockIn(document, id)
  if (!block) return document
  const place = roundedBox(box)
  const { backing } = block
  if (backing === null || !hasOwnBacking(document, block)) return changeBlock(document, id, place)
  const moved = movedBy(backing, place.x - block.x, place.y - block.y)
  const grown = {
    ...moved,
    x: Math.min(furthest, Math.max(-reach, moved.x)),
    y: Math.min(furthest, Math.max(-reach, moved.y)),
    width: Math.max(0.01, inTenThousandths(backing.width + place.width - block.width)),
    height: Math.max(0.01, inTenThousandths(backing.height + place.height - block.height)),
  }
  return changeBlock(document, id, { ...place, backing: grown })
}

/** Takes a block away. A shade that others stand on goes to one of them. */
export const removeBlock = (document: WrapDocument, id: string): WrapDocument => {
  const gone = blockIn(document, id)
  if (!gone) return document
  const left = document.layout.textBlocks.filter((block) => block.id !== id)
  const { backing } = gone
  const heir = left.find((block) => backing && !block.backing && block.panel === gone.panel && overlap(block, backing))
  return withLayout(document, {
    textBlocks: left.map((block) => (block === heir ? { ...block, backing } : block)),
  })
}

const freeId = ({ layout }: WrapDocument, stem: string): string => {
  const taken = new Set(layout.textBlocks.map(({ id }) => id))
  for (let count = 1; ; count++) {
    const id = `${stem}${count}`
    if (!taken.has(id)) return id
  }
}

export const mostBlocks = 40

export interface Added {
  readonly document: WrapDocument
  readonly id: string
}

/** A new text in the middle of a panel, in the manner of a text that is there. */
export const addBlock = (document: WrapDocument, geometry: SheetGeometry, panel: PanelName): Added | null => {
  const { layout } = document
  if (layout.textBlocks.length >= mostBlocks) return null
  const { face, safe } = geometry.panels[panel]
  const area = safe ?? face
  const like = layout.textBlocks.find((block) => block.panel === panel) ?? layout.textBlocks[0]
  const isOnSpine = panel === 'spine'
  const [width, height] = isOnSpine ? [area.width, area.height / 3] : [area.width * 0.7, 0.6]
  const id = freeId(document, 'text')
  const block: TextBlock = {
    id,
    panel,
    text: 'New text',
    ...roundedBox({ x: area.x + (area.width - width) / 2, y: area.y + (area.height - height) / 2, width, height }),
    font: like?.font ?? 'garamond',
    fontSize: isOnSpine ? (like?.fontSize ?? 9) : 12,
    preferredSize: isOnSpine ? (like?.fontSize ?? 9) : 12,
    shrinkToFit: true,
    leading: 1.35,
    tracking: 0,
    paragraphSpacing: 0.5,
    alignment: 'center',
    verticalAlignment: isOnSpine ? 'middle' : 'top',
    capitals: false,
    balanced: true,
    hyphenated: false,
    columns: 1,
    color: layout.colors.text,
    rule: null,
    backing: null,
    halo: null,
  }
  return { document: withLayout(document, { textBlocks: [...layout.textBlocks, block] }), id }
}

/** A copy of a block, a little below and beside it. Its shade is not copied: two would darken the art twice. */
export const duplicateBlock = (document: WrapDocument, id: string): Added | null => {
  const block = blockIn(document, id)
  if (!block || document.layout.textBlocks.length >= mostBlocks) return null
  const copy = { ...movedBy(block, 0.15, 0.15), id: freeId(document, 'text'), backing: null }
  return { document: withLayout(document, { textBlocks: [...document.layout.textBlocks, copy] }), id: copy.id }
}

export const changeColors = (document: WrapDocument, change: Partial<LayoutState['colors']>): WrapDocument =>
  withLayout(document, { colors: { ...document.layout.colors, ...change } })

/** Turns the reading direction of the spine; what began at its head still does. */
export const turnSpine = (document: WrapDocument, spineRotation: LayoutState['spineRotation']): WrapDocument => {
  if (document.layout.spineRotation === spineRotation) return document
  const mirrored = { left: 'right', right: 'left', center: 'center', justify: 'justify' } as const
  const isOtherWay = (document.layout.spineRotation === -90) !== (spineRotation === -90)
  const turned = withBlocks(document, (block) =>
    isOtherWay && block.panel === 'spine' ? { ...block, alignment: mirrored[block.alignment] } : block,
  )
  return withLayout(turned, { spineRotation })
}
