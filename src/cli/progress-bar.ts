// A progress bar for people: on a terminal only, and never in what a script reads.

const width = 24

/** Draws over itself; the last step ends the line. */
export const progressBar =
  (terminal: { readonly isTTY?: boolean; write(text: string): unknown }, noun: string) =>
  (done: number, total: number): void => {
    if (!terminal.isTTY) return
    const filled = Math.round((done / total) * width)
    const bar = `${'█'.repeat(filled)}${'░'.repeat(width - filled)}`
    terminal.write(`\r${bar} ${done}/${total} ${noun}${done === total ? '\n' : ''}`)
  }
