// What lies between the art and a block: a plate with a colour, a strength and soft edges, or a glow around its letters.
import type { Backing, TextBlock } from '../../../src/print/layout/layout-state.ts'
import type { Edits } from '../edits.ts'
import { roundedBox } from '../model/boxes.ts'
import { blockIn } from '../model/document.ts'
import type { Store } from '../state.ts'
import { colorField } from './color-field.ts'
import { element } from './dom.ts'
import { checkField, numberField } from './fields.ts'
import { type Panel, pair, section } from './panel.ts'

interface ShadeParts {
  readonly store: Store
  readonly edits: Edits
  readonly swatches: () => readonly string[]
}

/** How far a new shade reaches beyond its text, in inches. */
const margin = 0.15

const around = ({ x, y, width, height }: TextBlock): Pick<Backing, 'x' | 'y' | 'width' | 'height'> =>
  roundedBox({ x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin })

/** Dark under light ink, light under dark. */
const contrasting = (ink: string): string => {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(ink.slice(at, at + 2), 16))
  return (red ?? 0) * 0.3 + (green ?? 0) * 0.6 + (blue ?? 0) * 0.1 > 140 ? '#101010' : '#fafafa'
}

export const shadeFields = ({ store, edits, swatches }: ShadeParts): Panel<TextBlock> => {
  const onEnd = edits.finish
  const set = (change: Partial<Backing>): void => {
    const block = blockIn(store.document, store.state.chosen)
    if (block?.backing)
      edits.changeChosen({ backing: { ...block.backing, ...change } }, `shade ${Object.keys(change).join()}`)
  }
  const toggle = checkField({
    label: 'Shade the art behind the text',
    onChange: (isOn) => {
      const block = blockIn(store.document, store.state.chosen)
      if (!block) return
      const backing = { ...around(block), color: contrasting(block.color), opacity: 0.6, softness: 0.3 }
      edits.changeChosen({ backing: isOn ? backing : null }, 'shade')
    },
    onEnd,
  })
  const glow = checkField({
    label: 'Glow around the letters',
    onChange: (isOn) => {
      const block = blockIn(store.document, store.state.chosen)
      if (!block) return
      const halo = { color: contrasting(block.color), opacity: 0.8, reach: 0.3 }
      edits.changeChosen({ halo: isOn ? halo : null }, 'glow')
    },
    onEnd,
  })
  const color = colorField({ label: 'Shade', onChange: (value) => set({ color: value }), onEnd, swatches })
  const strength = numberField({
    label: 'Strength',
    unit: '%',
    min: 1,
    max: 100,
    step: 5,
    onChange: (value) => set({ opacity: value / 100 }),
    onEnd,
  })
  const softness = numberField({
    label: 'Soft edges',
    unit: 'in',
    min: 0,
    max: 2,
    step: 0.05,
    onChange: (value) => set({ softness: value }),
    onEnd,
  })
  const fit = element('button', { type: 'button' }, 'Fit it to the text')
  fit.addEventListener('click', () => {
    const block = blockIn(store.document, store.state.chosen)
    if (block) set(around(block))
    onEnd()
  })
  const details = element('div', { class: 'shade' }, color.element, pair(strength, softness), fit)
  return {
    element: section('Shade', glow.element, toggle.element, details),
    show: ({ backing, halo }) => {
      glow.show(halo !== null)
      toggle.show(backing !== null)
      details.hidden = backing === null
      if (backing === null) return
      color.show(backing.color)
      strength.show(backing.opacity * 100)
      softness.show(backing.softness)
    },
  }
}
