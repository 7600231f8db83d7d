// The inspector of a block: its words, its type, its colour, its place, the shade under it.
import type { FaceChoice } from '../../../src/editor/wire.ts'
import type { TextBlock } from '../../../src/print/layout/layout-state.ts'
import type { Faces } from '../canvas/fonts.ts'
import type { Edits } from '../edits.ts'
import type { Store } from '../state.ts'
import { colorField } from './color-field.ts'
import { element } from './dom.ts'
import { textField } from './fields.ts'
import { type Panel, section } from './panel.ts'
import { placeFields } from './place-fields.ts'
import { shadeFields } from './shade-fields.ts'
import { typeFields } from './type-fields.ts'

export interface BlockPanelParts {
  readonly store: Store
  readonly edits: Edits
  readonly faces: Faces
  readonly choices: readonly FaceChoice[]
}

const button = (label: string, onClick: () => void, kind = ''): HTMLButtonElement => {
  const made = element('button', { type: 'button', class: kind }, label)
  made.addEventListener('click', onClick)
  return made
}

export const colorsInUse = ({ layout }: Store['document']): readonly string[] =>
  [layout.colors.text, layout.colors.accent, layout.colors.back, layout.colors.spine, '#ffffff', '#000000'].filter(
    (color) => color !== null,
  )

export const blockPanel = ({ store, edits, faces, choices }: BlockPanelParts): Panel<TextBlock> => {
  const onEnd = edits.finish
  const swatches = (): readonly string[] => colorsInUse(store.document)
  const text = textField({ label: 'Text', onChange: (value) => edits.changeChosen({ text: value }, 'text'), onEnd })
  const type = typeFields({ edits, faces, choices })
  const color = colorField({
    label: 'Ink',
    onChange: (value) => edits.changeChosen({ color: value }, 'color'),
    onEnd,
    swatches,
  })
  const shade = shadeFields({ store, edits, swatches })
  const place = placeFields(store, edits)

  return {
    element: element(
      'div',
      { class: 'panel' },
      text.element,
      type.element,
      section('Colour', color.element),
      shade.element,
      place.element,
      element(
        'div',
        { class: 'actions' },
        button('Duplicate', edits.duplicate),
        button('Delete', edits.remove, 'danger'),
      ),
    ),
    show: (block) => {
      text.show(block.text)
      type.show(block)
      color.show(block.color)
      shade.show(block)
      place.show(block)
    },
  }
}
