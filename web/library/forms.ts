// What makes forms pleasanter: one sending at a time, examples to press, and only the subgenres of the genre.

/** A second press while the first is on its way does nothing. */
export const sendOnce = (): void => {
  document.addEventListener('submit', (event) => {
    const form = event.target
    if (!(form instanceof HTMLFormElement) || form.method !== 'post') return
    if (form.classList.contains('is-sent')) event.preventDefault()
    form.classList.add('is-sent')
  })
  // A page that the browser had kept may be sent again.
  addEventListener('pageshow', () => {
    for (const form of document.querySelectorAll('form.is-sent')) form.classList.remove('is-sent')
  })
}

const exampleButton = (text: string, field: HTMLTextAreaElement): HTMLButtonElement => {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'example'
  button.textContent = text
  button.addEventListener('click', () => {
    field.value = text
    field.focus()
  })
  return button
}

export const offerExamples = (): void => {
  for (const list of document.querySelectorAll<HTMLElement>('[data-fills]')) {
    const field = document.getElementById(list.dataset.fills ?? '')
    if (!(field instanceof HTMLTextAreaElement)) continue
    for (const example of list.querySelectorAll('.example')) {
      example.replaceWith(exampleButton(example.textContent ?? '', field))
    }
  }
}

/** Subgenres stand in groups that are called as the genres are. */
export const narrowSubgenres = (): void => {
  const genre = document.querySelector<HTMLSelectElement>('#new-book-genre')
  const subgenre = document.querySelector<HTMLSelectElement>('#new-book-subgenre')
  if (!genre || !subgenre) return
  const narrow = (): void => {
    const name = genre.value === '' ? null : (genre.selectedOptions[0]?.text ?? '')
    for (const group of subgenre.querySelectorAll('optgroup')) {
      group.hidden = name !== null && group.label !== name
      group.disabled = group.hidden
    }
    if (subgenre.selectedOptions[0]?.closest('optgroup')?.disabled) subgenre.value = ''
  }
  genre.addEventListener('change', narrow)
  narrow()
}
