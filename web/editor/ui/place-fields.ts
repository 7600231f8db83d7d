// The place of a block on the sheet, in inches.
import type { TextBlock } from '../../../src/print/layout/layout-state.ts'
import type { Edits } from '../edits.ts'
import { boxOf } from '../model/boxes.ts'
import { blockIn } from '../model/document.ts'
import type { Store } from '../state.ts'
import { numberField } from './fields.ts'
import { type Panel, pair, section } from './panel.ts'

export const placeFields = (store: Store, edits: Edits): Panel<TextBlock> => {
  const placed = (label: string, key: 'x' | 'y' | 'width' | 'height', min: number) =>
    numberField({
      label,
      unit: 'in',
      min,
      max: 30,
      step: 0.01,
      onChange: (value) => {
        const block = blockIn(store.document, store.state.chosen)
        if (block) edits.place(block.id, { ...boxOf(block), [key]: value }, `${key} ${block.id}`)
      },
      onEnd: edits.finish,
    })
  const [x, y, width, height] = [
    placed('Left', 'x', -2),
    placed('Top', 'y', -2),
    placed('Width', 'width', 0.1),
    placed('Height', 'height', 0.1),
  ]
  return {
    element: section('Place', pair(x, y), pair(width, height)),
    show: (block) => {
      x.show(block.x)
      y.show(block.y)
      width.show(block.width)
      height.show(block.height)
    },
  }
}
