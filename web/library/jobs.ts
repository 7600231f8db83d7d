// How jobs stand: asked again and again, ever more slowly, until they have ended.

export interface JobState {
  readonly status: 'queued' | 'processing' | 'completed' | 'failed'
  /** The covers that it has made. */
  readonly covers: readonly string[]
  /** Why it failed. */
  readonly problem: string | null
}

const firstWaitMs = 700
const longestWaitMs = 8000
const growth = 1.25

const hasEnded = ({ status }: JobState): boolean => status === 'completed' || status === 'failed'

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** A page that nobody looks at need not ask. */
const seen = (): Promise<void> =>
  new Promise((resolve) => {
    if (!document.hidden) {
      resolve()
      return
    }
    document.addEventListener('visibilitychange', () => resolve(), { once: true })
  })

/** Null where it cannot be known just now. */
const ask = async (root: string, id: string): Promise<JobState | null> => {
  try {
    const response = await fetch(`${root}/library/jobs/${id}`, { credentials: 'same-origin' })
    // Signed out, or not there any more: the page itself says it best.
    if (response.status >= 400 && response.status < 500) location.reload()
    return response.ok ? await response.json() : null
  } catch {
    return null
  }
}

/** Tells every change of a job's state; done when it has ended. */
export const follow = async (root: string, id: string, onChange: (state: JobState) => void): Promise<JobState> => {
  let before = ''
  for (let ms = firstWaitMs; ; ms = Math.min(longestWaitMs, ms * growth)) {
    await wait(ms)
    await seen()
    const state = await ask(root, id)
    if (!state) continue
    if (state.status !== before) onChange(state)
    before = state.status
    if (hasEnded(state)) return state
  }
}
