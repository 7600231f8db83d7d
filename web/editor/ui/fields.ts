// The fields of the inspector. Each has a label, shows a value, and tells when somebody changes it.
import { element } from './dom.ts'

export interface Field<Value> {
  readonly element: HTMLElement
  /** What somebody is typing is never overwritten. */
  show(value: Value): void
}

interface Told<Value> {
  readonly label: string
  readonly onChange: (value: Value) => void
  /** The change is over: the next one is another. */
  readonly onEnd: () => void
}

interface NumberWish extends Told<number> {
  readonly min: number
  readonly max: number
  readonly step: number
  readonly unit?: string
}

const isTyped = (input: Element): boolean => document.activeElement === input

const shownNumber = (value: number, step: number): string =>
  String(Number(value.toFixed(step < 0.01 ? 4 : step < 0.1 ? 3 : 2)))

export const numberField = ({ label, min, max, step, unit = '', onChange, onEnd }: NumberWish): Field<number> => {
  const input = element('input', { type: 'number', min, max, step: 'any', inputmode: 'decimal' })
  let shown = ''
  const tell = (): void => {
    const value = input.valueAsNumber
    const isGood = Number.isFinite(value) && value >= min && value <= max
    input.setAttribute('aria-invalid', String(!isGood))
    if (isGood && input.value !== shown) onChange(value)
  }
  const end = (): void => {
    tell()
    onEnd()
  }
  input.addEventListener('input', tell)
  input.addEventListener('change', end)
  // A step of our own: a browser's steps start from the least value, and 7.3 would become 7.25.
  input.addEventListener('keydown', (event) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    const by = (event.key === 'ArrowUp' ? step : -step) * (event.shiftKey ? 10 : 1)
    const next = Math.min(max, Math.max(min, (Number.isFinite(input.valueAsNumber) ? input.valueAsNumber : min) + by))
    input.value = shownNumber(next, step)
    tell()
  })
  return {
    element: element(
      'label',
      { class: 'field' },
      element('span', {}, label),
      element('span', { class: 'with-unit' }, input, element('span', { class: 'unit' }, unit)),
    ),
    show: (value) => {
      shown = shownNumber(value, step)
      if (isTyped(input)) return
      input.value = shown
      input.removeAttribute('aria-invalid')
    },
  }
}

export const checkField = ({ label, onChange, onEnd }: Told<boolean>): Field<boolean> => {
  const input = element('input', { type: 'checkbox' })
  input.addEventListener('change', () => {
    onChange(input.checked)
    onEnd()
  })
  return {
    element: element('label', { class: 'check' }, input, element('span', {}, label)),
    show: (value) => {
      input.checked = value
    },
  }
}

export interface Option<Value extends string> {
  readonly value: Value
  readonly label: string
}

interface ChoiceWish<Value extends string> extends Told<Value> {
  readonly options: readonly Option<Value>[]
}

export const selectField = <Value extends string>(wish: ChoiceWish<Value>): Field<Value> => {
  const { label, options, onChange, onEnd } = wish
  const select = element('select', {}, ...options.map((each) => element('option', { value: each.value }, each.label)))
  select.addEventListener('change', () => {
    const chosen = options.find(({ value }) => value === select.value)
    if (chosen) onChange(chosen.value)
    onEnd()
  })
  return {
    element: element('label', { class: 'field' }, element('span', {}, label), select),
    show: (value) => {
      select.value = value
    },
  }
}

let groups = 0

/** A row of which one is pressed: radio buttons, so that arrow keys and screen readers know it. */
export const rowField = <Value extends string>(wish: ChoiceWish<Value>): Field<Value> => {
  const { label, options, onChange, onEnd } = wish
  groups += 1
  const name = `row-${groups}`
  const inputs = options.map(({ value }) => element('input', { type: 'radio', name, value }))
  const labels = options.map((option, index) =>
    element('label', { title: option.label }, inputs[index] ?? '', element('span', { class: 'glyph' }, option.label)),
  )
  for (const [index, input] of inputs.entries()) {
    input.addEventListener('change', () => {
      const option = options[index]
      if (option && input.checked) onChange(option.value)
      onEnd()
    })
  }
  return {
    element: element(
      'fieldset',
      { class: 'row' },
      element('legend', {}, label),
      element('div', { class: 'choices' }, ...labels),
    ),
    show: (value) => {
      for (const input of inputs) input.checked = input.value === value
    },
  }
}

export const textField = ({ label, onChange, onEnd }: Told<string>): Field<string> => {
  const input = element('textarea', { rows: 5, maxlength: 2000, spellcheck: 'true' })
  input.addEventListener('input', () => onChange(input.value))
  input.addEventListener('change', onEnd)
  return {
    element: element('label', { class: 'field tall' }, element('span', {}, label), input),
    show: (value) => {
      if (!isTyped(input)) input.value = value
    },
  }
}
