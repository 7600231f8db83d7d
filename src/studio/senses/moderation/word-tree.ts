// Words by their letters, so that all words which begin at a place of a text are found in one walk.

interface Branch {
  readonly next: Map<number, Branch>
  isWord: boolean
}

const newBranch = (): Branch => ({ next: new Map(), isWord: false })

export class WordTree {
  readonly #root = newBranch()

  constructor(listed: readonly string[]) {
    for (const word of listed) {
      let branch = this.#root
      for (let at = 0; at < word.length; at++) {
        const code = word.charCodeAt(at)
        const grown = branch.next.get(code) ?? newBranch()
        branch.next.set(code, grown)
        branch = grown
      }
      branch.isWord = true
    }
  }

  has(word: string): boolean {
    let isWord = false
    this.eachFrom(word, 0, (end) => {
      isWord ||= end === word.length
    })
    return isWord
  }

  /** Calls back with the end of every word that begins at a place. */
  eachFrom(text: string, start: number, found: (end: number) => void): void {
    let branch: Branch | undefined = this.#root
    for (let at = start; at < text.length; at++) {
      branch = branch.next.get(text.charCodeAt(at))
      if (branch === undefined) return
      if (branch.isWord) found(at + 1)
    }
  }
}
