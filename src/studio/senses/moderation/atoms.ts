// The smallest runs of letters, digits and signs for letters in a folded text, and what stands between them.

/** How far an atom is from the one before: `tight` without a space, as in `k.i.l.l`. */
export type Gap = 'tight' | 'space' | 'wide'

export interface Atom {
  /** Without signs at its edges that are more likely punctuation. */
  readonly core: string
  /** With them. */
  readonly written: string
  readonly gap: Gap
  readonly startsSentence: boolean
  readonly startsClause: boolean
  readonly quoted: boolean
}

/** `kid's` is one word; `l'enfant` is two. */
const joinSuffixes = (text: string): string =>
  text.includes("'") || text.includes('`')
    ? text.replace(/(\p{L})['`](s|t|re|ll|ve|m|d|n)(?![\p{L}\p{N}])/gu, '$1$2')
    : text

const isEdgeSign = (character: string): boolean => '!|+€*'.includes(character)

/** Whether a character may be a letter of a word: looked up for each one of the text, so known once for plain ones. */
const isLetterOrSign = (code: number): boolean =>
  code < 128 ? plainLetters[code] === true : /[\p{L}\p{N}€]/u.test(String.fromCodePoint(code))

const plainLetters = Array.from({ length: 128 }, (_, code) => /[a-z0-9@$!|+*]/.test(String.fromCharCode(code)))

const endOfRun = (text: string, start: number, isLetter: boolean): number => {
  let end = start
  while (end < text.length) {
    const code = text.codePointAt(end) ?? 0
    if (isLetterOrSign(code) !== isLetter) break
    end += code > 0xffff ? 2 : 1
  }
  return end
}

export const atomsOf = (folded: string): readonly Atom[] => {
  const text = joinSuffixes(folded)
  const atoms: Atom[] = []
  let startsSentence = true
  let startsClause = true
  let quoted = false
  let sentenceLength = 0
  let gap: Gap = 'wide'
  for (let start = 0, end = 0; start < text.length; start = end) {
    const isLetter = isLetterOrSign(text.codePointAt(start) ?? 0)
    end = endOfRun(text, start, isLetter)
    const run = text.slice(start, end)
    const core = isLetter ? trimSigns(run) : ''
    if (core !== '') {
      atoms.push({ core, written: run, gap, startsSentence, startsClause, quoted })
      sentenceLength = startsSentence ? 1 : sentenceLength + 1
      startsClause = run.endsWith('!')
      startsSentence = startsClause && sentenceLength > 1
      gap = 'tight'
    } else if (run === ' ') {
      gap = gap === 'wide' ? 'wide' : 'space'
    } else {
      // One word with a full stop is emphasis: `Burn. It. Down.` is read as one sentence.
      if (sentenceLength > 1 && /[.;]["')\]]*\s|[\n!?]/.test(run)) startsSentence = true
      if (/[,.:;!?()"\n—]|\s[-–']/.test(run)) startsClause = true
      if (run.includes('"') && run.split('"').length % 2 === 0) quoted = !quoted
      if (/\s/.test(run)) gap = run.length > 1 || gap === 'wide' ? 'wide' : 'space'
    }
  }
  return atoms
}

/** `!` at the edge of a word is punctuation; `$` and `@` are letters even there. */
const trimSigns = (run: string): string => {
  let from = 0
  let to = run.length
  while (from < to && isEdgeSign(run.charAt(from))) from++
  while (to > from && isEdgeSign(run.charAt(to - 1))) to--
  const core = run.slice(from, to)
  return /[\p{L}\p{N}]/u.test(core) ? core : ''
}
