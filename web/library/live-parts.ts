// Puts the parts of a page anew that work has changed, and leaves what somebody is typing alone.

const partsIn = (page: ParentNode): HTMLElement[] => [...page.querySelectorAll<HTMLElement>('[data-live]')]

/** Pictures that were not there before come in softly. */
const welcome = (fresh: HTMLElement, known: ReadonlySet<string>): void => {
  for (const picture of fresh.querySelectorAll('img')) {
    if (!known.has(picture.src)) picture.classList.add('fresh')
  }
}

/** A part in which somebody is at work is left as it is. */
const isBusy = (part: HTMLElement): boolean => part.contains(document.activeElement) && part.matches(':has(form)')

export const renewParts = async (): Promise<void> => {
  const response = await fetch(location.href, { credentials: 'same-origin' })
  if (!response.ok) return
  const page = new DOMParser().parseFromString(await response.text(), 'text/html')
  for (const part of partsIn(document)) {
    const newer = page.getElementById(part.id)
    if (!newer || newer.innerHTML === part.innerHTML || isBusy(part)) continue
    const known = new Set([...part.querySelectorAll('img')].map(({ src }) => src))
    const fresh = document.importNode(newer, true)
    part.replaceWith(fresh)
    welcome(fresh, known)
  }
}
