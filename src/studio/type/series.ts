// Whether a subtitle tells the place of a book in a series: `The Unsuitable Widows, Book One`, `Book 2 of the Salt Crown`, `Salt Crown #3`.
import data from './series.json' with { type: 'json' }

const either = (words: string): string => words.split(', ').join('|')

const number = `(?:\\d{1,3}|[ivx]{1,5}|${either(data.numbers)})`
const volume = `(?:${either(data.volumes)})\\.?\\s+${number}`

const patterns = [
  // Set apart at the end, by a comma, a colon, a dash or brackets.
  new RegExp(`^\\P{L}*\\p{L}.*?(?:\\s*[,:;(–—·|]|\\s-)\\s*${volume}\\)?$`, 'iu'),
  // At the beginning.
  new RegExp(`^${volume}(?:\\s*[,:;–—·|-]|\\s+\\p{L}{2,3})\\s+.+$`, 'iu'),
  new RegExp(`^${volume}$`, 'iu'),
  /^.*\p{L}.*#\s?\d{1,3}$/u,
]

/** A longer one is a subtitle that names its series on the way. */
const longest = 60

export const isSeriesLine = (text: string): boolean => {
  const line = text.trim()
  return line.length <= longest && patterns.some((pattern) => pattern.test(line))
}
