// The type of a block: its face, its sizes and spaces, how its lines stand.
import type { FaceChoice } from '../../../src/editor/wire.ts'
import type { TextBlock } from '../../../src/print/layout/layout-state.ts'
import type { Faces } from '../canvas/fonts.ts'
import type { Edits } from '../edits.ts'
import { element } from './dom.ts'
import { facePicker } from './face-picker.ts'
import { checkField, numberField, rowField } from './fields.ts'
import { type Panel, pair, section } from './panel.ts'

interface TypeParts {
  readonly edits: Edits
  readonly faces: Faces
  readonly choices: readonly FaceChoice[]
}

const alignments = [
  { value: 'left', label: 'Left' },
  { value: 'center', label: 'Centre' },
  { value: 'right', label: 'Right' },
  { value: 'justify', label: 'Justify' },
] as const

const verticals = [
  { value: 'top', label: 'Top' },
  { value: 'middle', label: 'Middle' },
  { value: 'bottom', label: 'Bottom' },
] as const

export const typeFields = ({ edits, faces, choices }: TypeParts): Panel<TextBlock> => {
  const onEnd = edits.finish
  const set = (change: Partial<TextBlock>): void => edits.changeChosen(change, Object.keys(change).join())

  const face = facePicker({
    choices,
    faces,
    onChange: (font) => set({ font }),
    onEnd,
  })
  const size = numberField({
    label: 'Size',
    unit: 'pt',
    min: 7,
    max: 200,
    step: 0.25,
    onChange: (value) => set({ fontSize: value, preferredSize: value }),
    onEnd,
  })
  const leading = numberField({
    label: 'Leading',
    unit: '×',
    min: 0.8,
    max: 3,
    step: 0.05,
    onChange: (value) => set({ leading: value }),
    onEnd,
  })
  const tracking = numberField({
    label: 'Tracking',
    unit: 'em',
    min: -0.1,
    max: 0.5,
    step: 0.01,
    onChange: (value) => set({ tracking: value }),
    onEnd,
  })
  const paragraphs = numberField({
    label: 'Between paragraphs',
    unit: '×',
    min: 0,
    max: 3,
    step: 0.1,
    onChange: (value) => set({ paragraphSpacing: value }),
    onEnd,
  })
  const alignment = rowField({
    label: 'Alignment',
    options: alignments,
    onChange: (value) => set({ alignment: value }),
    onEnd,
  })
  const vertical = rowField({
    label: 'In its box',
    options: verticals,
    onChange: (value) => set({ verticalAlignment: value }),
    onEnd,
  })
  const capitals = checkField({ label: 'Capitals', onChange: (value) => set({ capitals: value }), onEnd })
  const balanced = checkField({ label: 'Even lines', onChange: (value) => set({ balanced: value }), onEnd })
  const hyphenated = checkField({ label: 'Hyphenate', onChange: (value) => set({ hyphenated: value }), onEnd })
  const columns = checkField({ label: 'Two columns', onChange: (value) => set({ columns: value ? 2 : 1 }), onEnd })
  const shrink = checkField({ label: 'Shrink to fit', onChange: (value) => set({ shrinkToFit: value }), onEnd })

  return {
    element: section(
      'Type',
      face.element,
      pair(size, leading),
      pair(tracking, paragraphs),
      alignment.element,
      vertical.element,
      element(
        'div',
        { class: 'checks-row' },
        capitals.element,
        balanced.element,
        hyphenated.element,
        columns.element,
        shrink.element,
      ),
    ),
    show: (block) => {
      face.show(block.font)
      size.show(block.fontSize)
      leading.show(block.leading)
      tracking.show(block.tracking)
      paragraphs.show(block.paragraphSpacing)
      alignment.show(block.alignment)
      vertical.show(block.verticalAlignment)
      capitals.show(block.capitals)
      balanced.show(block.balanced)
      hyphenated.show(block.hyphenated)
      columns.show(block.columns === 2)
      shrink.show(block.shrinkToFit)
    },
  }
}
