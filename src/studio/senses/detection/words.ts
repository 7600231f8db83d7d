// How text becomes words: case and diacritics folded, then cut at everything that is neither a letter nor a digit.

const lettersWithoutDecomposition = new Map([
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['ø', 'o'],
  ['đ', 'd'],
  ['ð', 'd'],
  ['ł', 'l'],
  ['þ', 'th'],
  ['ı', 'i'],
])

const fold = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßæœøđðłþı]/g, (letter) => lettersWithoutDecomposition.get(letter) ?? letter)

/** The words of a text, folded; `world's` is `world` and `don't` is `dont`. */
export const wordsOf = (text: string): readonly string[] =>
  fold(text)
    .replace(/['’]s(?![\p{L}\p{N}])/gu, '')
    .replace(/['’]/g, '')
    .match(/[\p{L}\p{N}]+/gu) ?? []

/** British to American spelling. */
export const american = (word: string): string =>
  word.length < 6 ? word : word.replace('our', 'or').replace(/is(?=(?:e|es|ed|ing|er|ers|ation)$)/, 'iz')

const irregularPlurals = new Map(
  ['wolf', 'elf', 'dwarf', 'thief', 'knife', 'wife', 'life'].map((word) => [`${word.replace(/fe?$/, '')}ves`, word]),
)

/** Plural to singular. */
export const singular = (word: string): string => {
  const irregular = irregularPlurals.get(word)
  if (irregular !== undefined) return irregular
  if (word.length < 4 || !word.endsWith('s') || /(?:ss|us|is)$/.test(word)) return word
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`
  if (/(?:ss|sh|ch|x|z)es$/.test(word)) return word.slice(0, -2)
  return word.slice(0, -1)
}

/** What is left of a word without its common endings, so that `haunted` and `haunting` are one. */
export const stem = (word: string): string => withoutFinalE(withoutEnding(singular(american(word))))

const withoutEnding = (word: string): string => {
  const bare = word.replace(/(?:ing|ed)$/, '')
  if (bare === word || bare.length < 3 || !/[aeiouy]/.test(bare)) return word
  return bare.replace(/([bdgmnprt])\1$/, '$1')
}

const withoutFinalE = (word: string): string => (word.length > 3 && word.endsWith('e') ? word.slice(0, -1) : word)
