// Whether a justified text has come out badly: gaps between words that are seen before the words, or the rest of a word alone in a last line.
import type { TextBlock } from './layout-state.ts'
import { setBlock } from './set-block.ts'

/** In em, besides the space that there is: about twice a space in all. */
const widestGap = 0.22

export const gapes = (block: TextBlock): boolean => {
  if (block.alignment !== 'justify') return false
  const { runs, size } = setBlock(block, 90, block.fontSize)
  return runs.some(({ text, wordSpacing }, at) => {
    const isRestOfWord = runs[at - 1]?.text.endsWith('-') === true && !text.includes(' ')
    return wordSpacing > widestGap * size || isRestOfWord
  })
}
