// Where a word may be broken: between syllables, by the one rule that most alphabets share. A consonant before a vowel begins its syllable.

const vowel = /^[aeiouyæøœαεηιουωыаеиоуэюяєі]/

/** Sounds that are written with several letters, and consonants that stay together, the longest first. */
const together =
  'tsch schl schm schn schr schw sch pfl pfr str spr kl kr gl gr fl fr pl pr br zw ch ck ph th sh qu gn ny sz zs cs gy ly ty'.split(
    ' ',
  )

const bare = (letter: string): string => letter.normalize('NFD').toLowerCase()

const isVowel = (letter: string | undefined): boolean => letter !== undefined && vowel.test(bare(letter))

/** How many letters the consonant that ends before `at` is written with. */
const onsetBefore = (letters: readonly string[], at: number): number => {
  const before = letters
    .slice(Math.max(0, at - 4), at)
    .map(bare)
    .join('')
  return together.find((sound) => before.endsWith(sound))?.length ?? 1
}

/** The places, counted in letters, between two syllables. */
export const syllableBreaks = (letters: readonly string[]): readonly number[] =>
  letters.flatMap((letter, at) => {
    if (!isVowel(letter) || isVowel(letters[at - 1])) return []
    const start = at - onsetBefore(letters, at)
    const hasVowelBefore = letters.slice(0, Math.max(0, start)).some(isVowel)
    return hasVowelBefore ? [start] : []
  })
