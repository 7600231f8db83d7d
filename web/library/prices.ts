// Buttons that say what pressing them costs, whatever is chosen beside them.

const inWords = (credits: number): string => `${credits} ${credits === 1 ? 'credit' : 'credits'}`

const set = (button: HTMLElement, part: string, text: string): void => {
  const element = button.querySelector(part)
  if (element) element.textContent = text
}

const follow = (form: HTMLFormElement, button: HTMLButtonElement): void => {
  const { each, one = '', many = '', follows } = button.dataset
  if (each !== undefined) {
    const count = Number(new FormData(form).get('count') ?? 1)
    set(button, '.price', inWords(count * Number(each)))
    set(button, '.does', count === 1 ? one : many.replace('#', String(count)))
  }
  if (follows !== undefined) {
    const chosen = form.querySelector<HTMLInputElement>(`input[name="${follows}"]:checked`)
    if (chosen?.dataset.credits) set(button, '.price', inWords(Number(chosen.dataset.credits)))
  }
}

export const keepPricesRight = (): void => {
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-each], button[data-follows]')) {
    const { form } = button
    if (!form) continue
    form.addEventListener('change', () => follow(form, button))
    follow(form, button)
  }
}
