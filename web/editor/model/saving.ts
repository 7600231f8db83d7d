// The course of saving by itself: one save at a time, and nothing that was changed meanwhile is forgotten.

export interface Saving {
  readonly phase:
    | 'clean'
    /** Changed; a save is due shortly. */
    | 'waiting'
    | 'saving'
    /** The server could not be reached, or failed; tried again. */
    | 'failed'
    /** The server does not take this document; a change may mend it. */
    | 'refused'
    /** Somebody else has changed the wrap. */
    | 'conflict'
  /** Whether it was changed while it was being saved. */
  readonly changed: boolean
}

export type SavingEvent = 'changed' | 'due' | 'saved' | 'failed' | 'refused' | 'conflict' | 'reloaded' | 'overwrite'

export const clean: Saving = { phase: 'clean', changed: false }

const changedIn = (saving: Saving): Saving => {
  if (saving.phase === 'saving') return { phase: 'saving', changed: true }
  // Until it is settled whose version stands, nothing is sent.
  return saving.phase === 'conflict' ? saving : { phase: 'waiting', changed: false }
}

const endings: Readonly<Record<'failed' | 'refused' | 'conflict', Saving>> = {
  failed: { phase: 'failed', changed: false },
  refused: { phase: 'refused', changed: false },
  conflict: { phase: 'conflict', changed: false },
}

export const after = (saving: Saving, event: SavingEvent): Saving => {
  const { phase, changed } = saving
  switch (event) {
    case 'changed':
      return changedIn(saving)
    case 'due':
      return phase === 'waiting' || phase === 'failed' ? { phase: 'saving', changed: false } : saving
    case 'saved':
      return phase === 'saving' ? { phase: changed ? 'waiting' : 'clean', changed: false } : saving
    case 'failed':
    case 'conflict':
      return phase === 'saving' ? endings[event] : saving
    case 'refused':
      // What was changed since may be what the server takes.
      return phase === 'saving' ? (changed ? { phase: 'waiting', changed: false } : endings.refused) : saving
    case 'reloaded':
      return clean
    case 'overwrite':
      return phase === 'conflict' ? { phase: 'waiting', changed: false } : saving
  }
}

/** Whether leaving the page would lose something. */
export const isUnsaved = ({ phase }: Saving): boolean => phase !== 'clean'
