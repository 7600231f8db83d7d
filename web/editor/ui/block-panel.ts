// The inspector of a block: its words, its type, its colour, its place, the shade under it.
import type { FaceChoice } from '../../../src/editor/wire.ts'
import type { TextBlock } from '../../../src/print/layout/layout-state.ts'
import type { Faces } from '../canvas/fonts.ts'
import type { Edits } from '../edits.ts'
import type { Store } from '../state.ts'
import { colorField } from './color-field.ts'
import { element } from './dom.ts'
import { facePicker } from './face-picker.ts'
import { checkField, type Field, numberField, rowField, textField } from './fields.ts'
import type { Panel } from './panel.ts'
import { shadeFields } from './shade-fields.ts'

export interface BlockPanelParts {
  readonly store: Store
  readonly edits: Edits
  readonly faces: Faces
  readonly choices: readonly FaceChoice[]
}

const section = (title: string, ...fields: readonly HTMLElement[]): HTMLElement =>
  element('section', {}, element('h2', {}, title), ...fields)

const pair = (...fields: readonly Field<never>[]): HTMLElement =>
  element('div', { class: 'pair' }, ...fields.map((field) => field.element))

const button = (label: string, onClick: () => void, kind = ''): HTMLButtonElement => {
  const made = element('button', { type: 'button', class: kind }, label)
  made.addEventListener('click', onClick)
  return made
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

export const colorsInUse = ({ layout }: Store['document']): readonly string[] =>
  [layout.colors.text, layout.colors.accent, layout.colors.back, layout.colors.spine, '#ffffff', '#000000'].filter(
    (color) => color !== null,
  )

export const blockPanel = ({ store, edits, faces, choices }: BlockPanelParts): Panel<TextBlock> => {
  const onEnd = edits.finish
  const set = (change: Partial<TextBlock>): void => edits.changeChosen(change, Object.keys(change).join())
  const swatches = (): readonly string[] => colorsInUse(store.document)

  const text = textField({ label: 'Text', onChange: (value) => set({ text: value }), onEnd })
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
  const color = colorField({ label: 'Ink', onChange: (value) => set({ color: value }), onEnd, swatches })
  const shade = shadeFields({ store, edits, swatches })

  const placed = (label: string, key: 'x' | 'y' | 'width' | 'height', min: number) =>
    numberField({
      label,
      unit: 'in',
      min,
      max: 30,
      step: 0.01,
      onChange: (value) => {
        const block = store.document.layout.textBlocks.find(({ id }) => id === store.state.chosen)
        if (block)
          edits.place(
            block.id,
            { x: block.x, y: block.y, width: block.width, height: block.height, [key]: value },
            `${key} ${block.id}`,
          )
      },
      onEnd,
    })
  const [x, y, width, height] = [
    placed('Left', 'x', -2),
    placed('Top', 'y', -2),
    placed('Width', 'width', 0.1),
    placed('Height', 'height', 0.1),
  ]

  return {
    element: element(
      'div',
      { class: 'panel' },
      text.element,
      section(
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
      section('Colour', color.element),
      shade.element,
      section('Place', pair(x, y), pair(width, height)),
      element(
        'div',
        { class: 'actions' },
        button('Duplicate', edits.duplicate),
        button('Delete', edits.remove, 'danger'),
      ),
    ),
    show: (block) => {
      text.show(block.text)
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
      color.show(block.color)
      shade.show(block)
      x.show(block.x)
      y.show(block.y)
      width.show(block.width)
      height.show(block.height)
    },
  }
}
