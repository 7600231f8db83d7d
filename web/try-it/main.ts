// The try-it box of the home page: for people who have signed in, covers arrive right in it. Without this script its form leads on.
import { follow, type JobState } from '../library/jobs.ts'

interface Ready {
  readonly token: string
  readonly once: string
  readonly balance: number
}

interface Session {
  readonly signedIn: boolean
  readonly ready: Ready | null
}

interface Begun {
  readonly bookId: string
  readonly jobId: string
}

const find = <Kind extends Element>(selector: string, kind: new () => Kind): Kind => {
  const found = document.querySelector(selector)
  if (!(found instanceof kind)) throw new Error(`the page has no ${selector}`)
  return found
}

const form = find('#try-it', HTMLFormElement)
const note = find('#try-note', HTMLElement)
const row = find('#try-covers', HTMLElement)
const button = find('#try-it button', HTMLButtonElement)
const { root = '' } = form.dataset

const sessionNow = async (): Promise<Session> => {
  const response = await fetch(`${root}/try/session`, { credentials: 'same-origin' })
  return response.json()
}

const say = (text: string, isBad = false): void => {
  note.textContent = text
  note.classList.toggle('wrong', isBad)
}

const slots = (): HTMLElement[] => [...row.querySelectorAll<HTMLElement>('.slot')]

const setPainting = (isPainting: boolean): void => {
  row.classList.toggle('is-painting', isPainting)
  button.disabled = isPainting
  form.setAttribute('aria-busy', String(isPainting))
}

const coverLink = (coverId: string, title: string): HTMLAnchorElement => {
  const link = document.createElement('a')
  link.href = `${root}/library/covers/${coverId}`
  const picture = new Image(420, 672)
  picture.src = `${root}/library/covers/${coverId}/pictures/preview?size=small`
  picture.alt = `A new cover of ${title}`
  picture.className = 'fresh'
  link.append(picture)
  return link
}

const clear = (): void => {
  for (const slot of slots()) {
    slot.classList.remove('plain')
    slot.replaceChildren()
  }
}

const showCovers = ({ covers }: JobState, title: string): void => {
  for (const [index, slot] of slots().entries()) {
    const coverId = covers[index]
    slot.replaceChildren(...(coverId === undefined ? [] : [coverLink(coverId, title)]))
  }
}

const sayReady = (balance: number): void => say(`Three covers cost three credits; you have ${balance}.`)

const linkTo = (href: string, text: string): HTMLAnchorElement => {
  const link = document.createElement('a')
  link.href = href
  link.textContent = text
  return link
}

const words: Readonly<Record<JobState['status'], string>> = {
  queued: 'Waiting for a free easel…',
  processing: 'Painting. A cover takes a few seconds…',
  completed: 'Painted.',
  failed: '',
}

const watch = async ({ bookId, jobId }: Begun, title: string): Promise<void> => {
  say(words.queued)
  const end = await follow(root, jobId, ({ status }) => say(words[status]))
  setPainting(false)
  if (end.status === 'failed') {
    say(`${end.problem ?? 'It did not work.'} The credits were given back.`, true)
    return
  }
  showCovers(end, title)
  note.append(' ', linkTo(`${root}/library/books/${bookId}`, 'Open the book'), ' to go on with them.')
}

const refusalIn = (answer: unknown): string => {
  const { problem } = Object(answer)
  return typeof problem === 'string' ? problem : 'That did not work. Reload the page and try again.'
}

/** Each wish that was granted; what was refused is the same wish when it is sent again. */
let wishes = 0

const send = async ({ token, once }: Ready): Promise<void> => {
  const body = new URLSearchParams({ form_token: token, once })
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') body.set(name, value)
  clear()
  setPainting(true)
  try {
    const headers = { accept: 'application/json' }
    const response = await fetch(`${root}/try`, { method: 'POST', body, headers, credentials: 'same-origin' })
    const answer: unknown = await response.json()
    if (response.ok) {
      wishes += 1
      await watch(Object(answer), body.get('title') ?? '')
      return
    }
    say(refusalIn(answer), true)
  } catch {
    say('The service cannot be reached. Try again in a moment.', true)
  }
  setPainting(false)
}

/** The page is the same for everybody; who has signed in need not be asked to. */
const leadHome = (): void => {
  const entrance = document.querySelector<HTMLAnchorElement>('.top nav a[href$="/sign-in"]')
  if (!entrance) return
  entrance.href = `${root}/library`
  entrance.textContent = 'Library'
}

const begin = ({ signedIn, ready }: Session): void => {
  if (signedIn) leadHome()
  if (!ready) {
    if (signedIn) say('Your account has no active plan yet; whoever runs this service sets it.')
    return
  }
  sayReady(ready.balance)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (!button.disabled) void send({ ...ready, once: `${ready.once}-${wishes}` })
  })
}

void sessionNow().then(begin, () => undefined)
