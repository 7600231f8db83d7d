// The inspector of the whole wrap: the book that it is for, its plain colours, the way its spine reads.
import type { BindingChoice, BookSpecs, OpenedWrap } from '../../../src/editor/wire.ts'
import type { Edits } from '../edits.ts'
import type { LiveType } from '../live-type.ts'
import type { EditorState, Store } from '../state.ts'
import { colorsInUse } from './block-panel.ts'
import { colorField } from './color-field.ts'
import { element, setText } from './dom.ts'
import { checkField, numberField, rowField, selectField } from './fields.ts'
import { type Panel, pair, section } from './panel.ts'

interface BookParts {
  readonly store: Store
  readonly edits: Edits
  readonly live: LiveType
  readonly opened: OpenedWrap
}

const papers = [
  { value: 'white', label: 'White' },
  { value: 'cream', label: 'Cream' },
  { value: 'premium_color', label: 'Premium colour' },
  { value: 'standard_color', label: 'Standard colour' },
] as const

const bindings = [
  { value: 'paperback', label: 'Paperback' },
  { value: 'hardcover', label: 'Hardcover' },
] as const

const directions = [
  { value: '90', label: 'Downwards' },
  { value: '-90', label: 'Upwards' },
  { value: '0', label: 'Upright' },
] as const

/** Another binding may not come in this paper or length: the nearest that it does come in. */
const fittedTo = ({ papers: offered, pages }: BindingChoice, specs: BookSpecs): BookSpecs => ({
  ...specs,
  paperType: offered.includes(specs.paperType) ? specs.paperType : (offered[0] ?? specs.paperType),
  pageCount: Math.min(pages.max, Math.max(pages.min, specs.pageCount)),
})

const specFields = ({ store, live, opened }: BookParts): Panel<EditorState> => {
  const complaint = element('p', { class: 'complaint', role: 'alert' })
  const spine = element('p', { class: 'hint' })
  const onEnd = (): void => undefined
  let asked = 0
  const reflow = async (change: Partial<BookSpecs>): Promise<void> => {
    asked += 1
    const mine = asked
    const refusal = await live.reflow({ ...store.document.specs, ...change })
    if (mine === asked) setText(complaint, refusal ?? '')
  }
  const pages = numberField({
    label: 'Pages',
    min: Math.min(...opened.bindings.map((each) => each.pages.min)),
    max: Math.max(...opened.bindings.map((each) => each.pages.max)),
    step: 1,
    onChange: (value) => void reflow({ pageCount: Math.round(value) }),
    onEnd,
  })
  const paper = selectField({
    label: 'Paper',
    options: papers,
    onChange: (value) => void reflow({ paperType: value }),
    onEnd,
  })
  const offered = bindings.filter(({ value }) =>
    opened.bindings.some(({ type, offersTrim }) => type === value && offersTrim),
  )
  const binding = rowField({
    label: 'Binding',
    options: offered,
    onChange: (value) => {
      const choice = opened.bindings.find(({ type }) => type === value)
      if (choice) void reflow(fittedTo(choice, { ...store.document.specs, bindingType: value }))
    },
    onEnd,
  })
  return {
    element: section('Book', pair(pages, paper), binding.element, spine, complaint),
    show: ({ history, type }) => {
      const { specs } = history.present
      pages.show(specs.pageCount)
      paper.show(specs.paperType)
      binding.show(specs.bindingType)
      setText(
        spine,
        `${specs.trimWidth} × ${specs.trimHeight} in, spine ${type.geometry.spineWidth.toFixed(3)} in, sheet ${type.geometry.width.toFixed(3)} × ${type.geometry.height.toFixed(3)} in.`,
      )
    },
  }
}

const colorFields = ({ store, edits, opened }: BookParts): Panel<EditorState> => {
  const onEnd = edits.finish
  const swatches = (): readonly string[] => colorsInUse(store.document)
  const isSolid = opened.designStyle === 'solid'
  const back = colorField({ label: 'Back', onChange: (value) => edits.colors({ back: value }), onEnd, swatches })
  const hasPlainSpine = checkField({
    label: 'Plain spine',
    onChange: (isOn) => edits.colors({ spine: isOn ? (store.document.layout.colors.back ?? '#222222') : null }),
    onEnd,
  })
  const spine = colorField({ label: 'Spine', onChange: (value) => edits.colors({ spine: value }), onEnd, swatches })
  const direction = rowField({
    label: 'Spine reads',
    options: directions,
    onChange: (value) => edits.turnSpine(value === '90' ? 90 : value === '-90' ? -90 : 0),
    onEnd,
  })
  return {
    element: section(
      'Grounds',
      ...(isSolid ? [back.element] : [element('p', { class: 'hint' }, 'The back shows its painted art.')]),
      hasPlainSpine.element,
      spine.element,
      direction.element,
    ),
    show: ({ history }) => {
      const { colors, spineRotation } = history.present.layout
      if (colors.back !== null) back.show(colors.back)
      hasPlainSpine.show(colors.spine !== null)
      spine.element.hidden = colors.spine === null
      if (colors.spine !== null) spine.show(colors.spine)
      direction.show(`${spineRotation}`)
    },
  }
}

export const bookPanel = (parts: BookParts): Panel<EditorState> => {
  const { edits } = parts
  const [specs, colors] = [specFields(parts), colorFields(parts)]
  const adder = (label: string, panel: 'back' | 'spine'): HTMLButtonElement => {
    const made = element('button', { type: 'button' }, label)
    made.addEventListener('click', () => edits.add(panel))
    return made
  }
  return {
    element: element(
      'div',
      { class: 'panel' },
      specs.element,
      colors.element,
      element('div', { class: 'actions' }, adder('Add text to back', 'back'), adder('Add text to spine', 'spine')),
    ),
    show: (state) => {
      specs.show(state)
      colors.show(state)
    },
  }
}
