// The words of a book that stand on its cover.
import type { CoverDocument } from '../document.ts'
import type { Texts } from '../type/texts.ts'

const wordsOf = (text: string): string => ` ${(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `

/** Whether a text has all words of another in a row: "2027 Weekly Planner" tells its year already. */
const says = (text: string | null, other: string): boolean => text !== null && wordsOf(text).includes(wordsOf(other))

/** Those that an edit took off the cover are left out. */
export const textsOf = ({ brief: { book }, direction }: CoverDocument): Texts => {
  const adjusted = direction.adjustments.type
  const title = adjusted.title.hidden ? null : book.title
  const subtitle = adjusted.subtitle.hidden ? null : book.subtitle
  const year = adjusted.year.hidden ? null : book.plannerYear
  return {
    title,
    subtitle,
    author: adjusted.author.hidden ? null : book.author,
    year: year === null || says(title, year) || says(subtitle, year) ? null : year,
  }
}
