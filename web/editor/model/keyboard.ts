// Which key does what. Plain letters only work on the stage, so that they never get in the way of typing or of a screen reader.

export interface Press {
  readonly key: string
  /** Control, or Command on a Mac. */
  readonly ctrl: boolean
  readonly shift: boolean
  readonly alt: boolean
  /** Where the focus is. */
  readonly place: 'stage' | 'text' | 'control'
}

export type Command =
  | { readonly kind: 'nudge'; readonly x: number; readonly y: number }
  | { readonly kind: 'zoom'; readonly by: 'in' | 'out' | 'fit' | 'actual' }
  | {
      readonly kind:
        | 'undo'
        | 'redo'
        | 'save'
        | 'delete'
        | 'deselect'
        | 'edit'
        | 'duplicate'
        | 'toggle-guides'
        | 'toggle-proof'
    }

/** A point of type; ten with Shift. */
const nudgeInches = 1 / 72

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

const withControl = ({ key, shift, place }: Press): Command | null => {
  const letter = key.toLowerCase()
  if (letter === 's') return { kind: 'save' }
  // Fields of text have an undo of their own.
  if (place !== 'text' && letter === 'z') return { kind: shift ? 'redo' : 'undo' }
  if (place !== 'text' && letter === 'y') return { kind: 'redo' }
  if (place === 'stage' && letter === 'd') return { kind: 'duplicate' }
  return null
}

const onStage = ({ key, shift }: Press): Command | null => {
  const arrow = arrows[key]
  if (arrow) {
    const length = shift ? nudgeInches * 10 : nudgeInches
    return { kind: 'nudge', x: arrow[0] * length, y: arrow[1] * length }
  }
  switch (key) {
    case 'Delete':
    case 'Backspace':
      return { kind: 'delete' }
    case 'Enter':
    case 'F2':
      return { kind: 'edit' }
    case '+':
    case '=':
      return { kind: 'zoom', by: 'in' }
    case '-':
      return { kind: 'zoom', by: 'out' }
    case '0':
      return { kind: 'zoom', by: 'fit' }
    case '1':
      return { kind: 'zoom', by: 'actual' }
    case 'g':
      return { kind: 'toggle-guides' }
    case 'p':
      return { kind: 'toggle-proof' }
    default:
      return null
  }
}

export const commandOf = (press: Press): Command | null => {
  if (press.alt) return null
  if (press.ctrl) return withControl(press)
  if (press.key === 'Escape' && press.place !== 'text') return { kind: 'deselect' }
  return press.place === 'stage' ? onStage(press) : null
}
