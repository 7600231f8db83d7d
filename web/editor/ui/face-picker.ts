// Chooses a face from a list in which every name is set in its own face. Fonts are fetched as their names come into sight.
import type { FaceChoice } from '../../../src/editor/wire.ts'
import type { Faces } from '../canvas/fonts.ts'
import { element, setText } from './dom.ts'
import type { Field } from './fields.ts'

interface FaceWish {
  readonly choices: readonly FaceChoice[]
  readonly faces: Faces
  readonly onChange: (id: FaceChoice['id']) => void
  readonly onEnd: () => void
}

/** Larger files, of faces for Chinese and the like, are only fetched once they are chosen. */
const largestPreview = 700_000

const looks: readonly (readonly [look: string, name: string])[] = [
  ['serif', 'Serif'],
  ['sans', 'Sans'],
  ['display', 'Display'],
  ['slab', 'Slab'],
  ['script', 'Script'],
  ['hand', 'Hand'],
  ['blackletter', 'Blackletter'],
  ['mono', 'Mono'],
]

const noteOf = ({ scripts }: FaceChoice): string => (scripts[0] === 'latin' ? '' : (scripts[0] ?? ''))

export const facePicker = ({ choices, faces, onChange, onEnd }: FaceWish): Field<string> => {
  const current = element('span', { class: 'current' })
  const opener = element(
    'button',
    { type: 'button', class: 'face-opener', 'aria-haspopup': 'dialog', 'aria-expanded': 'false' },
    current,
  )
  const search = element('input', { type: 'search', placeholder: 'Find a face', 'aria-label': 'Find a face' })
  const list = element('div', { class: 'faces' })
  const panel = element(
    'div',
    { class: 'face-panel', role: 'dialog', 'aria-label': 'Faces', hidden: true },
    search,
    list,
  )

  const preview = (target: HTMLElement, { id, bytes }: FaceChoice): void => {
    if (bytes <= largestPreview) target.style.fontFamily = `${faces.list([id])}, sans-serif`
  }

  const items = choices.map((choice) => {
    const input = element('input', { type: 'radio', name: 'face', value: choice.id })
    const name = element('span', { class: 'name' }, choice.name)
    const item = element('label', { class: 'face' }, input, name, element('span', { class: 'note' }, noteOf(choice)))
    input.addEventListener('change', () => onChange(choice.id))
    return { choice, input, name, item }
  })
  const sections = looks.flatMap(([look, title]) => {
    const own = items.filter(({ choice }) => choice.look === look)
    const group = element(
      'div',
      { class: 'face-group', role: 'radiogroup', 'aria-label': title },
      element('h3', {}, title),
      ...own.map(({ item }) => item),
    )
    return own.length === 0 ? [] : [{ own, group }]
  })
  list.append(...sections.map(({ group }) => group))

  const watcher = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      const found = isIntersecting ? items.find(({ item }) => item === target) : undefined
      if (found) preview(found.name, found.choice)
    }
  })

  const open = (isOpen: boolean): void => {
    panel.hidden = !isOpen
    opener.setAttribute('aria-expanded', String(isOpen))
    if (!isOpen) {
      watcher.disconnect()
      onEnd()
      return
    }
    for (const { item } of items) watcher.observe(item)
    const chosen = items.find(({ input }) => input.checked)
    chosen?.item.scrollIntoView({ block: 'center' })
    ;(chosen?.input ?? search).focus({ preventScroll: true })
  }

  opener.addEventListener('click', () => open(panel.hidden === true))
  panel.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' && event.key !== 'Enter') return
    event.preventDefault()
    event.stopPropagation()
    open(false)
    opener.focus()
  })
  document.addEventListener('pointerdown', ({ target }) => {
    const isInside = target instanceof Node && (panel.contains(target) || opener.contains(target))
    if (!panel.hidden && !isInside) open(false)
  })
  search.addEventListener('input', () => {
    const words = search.value.trim().toLowerCase()
    for (const { own, group } of sections) {
      for (const { item, choice } of own) {
        item.hidden = !`${choice.name} ${choice.look} ${choice.scripts.join(' ')}`.toLowerCase().includes(words)
      }
      group.hidden = own.every(({ item }) => item.hidden)
    }
  })

  return {
    element: element('div', { class: 'field face-field' }, element('span', {}, 'Face'), opener, panel),
    show: (id) => {
      const chosen = items.find(({ choice }) => choice.id === id)
      if (!chosen) return
      chosen.input.checked = true
      setText(current, chosen.choice.name)
      opener.setAttribute('aria-label', `Face: ${chosen.choice.name}`)
      preview(current, chosen.choice)
    },
  }
}
