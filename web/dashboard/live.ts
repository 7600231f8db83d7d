// Keeps the moving part of a page up to date: asks for the page again while something on it is under way.

const everyMs = 2000
const longestMs = 30_000

const part = (source: Document): HTMLElement | null => source.getElementById('live')

const isMoving = (element: HTMLElement | null): boolean => element?.dataset.moving === 'yes'

/** Where the keyboard is, as a link that the new part will have too. */
const focusedLink = (element: HTMLElement): string | null => {
  const { activeElement } = document
  return activeElement && element.contains(activeElement) ? activeElement.getAttribute('href') : null
}

const replace = (old: HTMLElement, fresh: HTMLElement): void => {
  if (old.innerHTML === fresh.innerHTML) {
    old.dataset.moving = fresh.dataset.moving ?? 'no'
    return
  }
  const href = focusedLink(old)
  old.replaceWith(fresh)
  if (href !== null) fresh.querySelector<HTMLElement>(`a[href="${CSS.escape(href)}"]`)?.focus()
}

/** Says whether the page could be read. */
const look = async (): Promise<boolean> => {
  const answer = await fetch(location.href, { headers: { accept: 'text/html' } })
  if (!answer.ok || answer.redirected) return false
  const fresh = part(new DOMParser().parseFromString(await answer.text(), 'text/html'))
  const old = part(document)
  if (fresh && old) replace(old, document.adoptNode(fresh))
  return true
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** A tab that nobody looks at asks nothing. */
const untilSeen = async (): Promise<void> => {
  while (document.hidden) {
    await new Promise((resolve) => document.addEventListener('visibilitychange', resolve, { once: true }))
  }
}

let pause = everyMs
while (isMoving(part(document))) {
  await wait(pause)
  await untilSeen()
  const seen = await look().catch(() => false)
  pause = seen ? everyMs : Math.min(longestMs, pause * 2)
}

export {}
