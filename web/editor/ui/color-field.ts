// A field for a colour: the browser's own picker, the colour in figures, and the colours that the wrap already has.
import { element } from './dom.ts'
import type { Field } from './fields.ts'

interface ColorWish {
  readonly label: string
  readonly onChange: (value: string) => void
  readonly onEnd: () => void
  readonly swatches: () => readonly string[]
}

const isColor = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text)

export const colorField = ({ label, onChange, onEnd, swatches }: ColorWish): Field<string> => {
  const picker = element('input', { type: 'color', 'aria-label': `${label}: picker` })
  const figures = element('input', {
    type: 'text',
    maxlength: 7,
    spellcheck: 'false',
    'aria-label': `${label}: #rrggbb`,
  })
  const row = element('div', { class: 'swatches' })

  picker.addEventListener('input', () => onChange(picker.value))
  picker.addEventListener('change', onEnd)
  figures.addEventListener('input', () => {
    const text = figures.value.startsWith('#') ? figures.value : `#${figures.value}`
    figures.setAttribute('aria-invalid', String(!isColor(text)))
    if (isColor(text)) onChange(text.toLowerCase())
  })
  figures.addEventListener('change', onEnd)

  const swatch = (color: string): HTMLButtonElement => {
    const button = element('button', {
      type: 'button',
      class: 'swatch',
      title: color,
      'aria-label': `${label}: ${color}`,
    })
    button.style.backgroundColor = color
    button.addEventListener('click', () => {
      onChange(color)
      onEnd()
    })
    return button
  }
  let shownSwatches = ''

  return {
    element: element(
      'div',
      { class: 'field color', role: 'group', 'aria-label': label },
      element('span', {}, label),
      element('div', { class: 'color-row' }, picker, figures),
      row,
    ),
    show: (value) => {
      picker.value = value
      if (document.activeElement !== figures) figures.value = value
      const colors = [...new Set(swatches())]
      if (colors.join() === shownSwatches) return
      shownSwatches = colors.join()
      row.replaceChildren(...colors.map(swatch))
    },
  }
}
