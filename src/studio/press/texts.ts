// The words of a book that stand on its cover.
import type { CoverDocument } from '../document.ts'
import type { Texts } from '../type/texts.ts'

/** Those that an edit took off the cover are left out. */
export const textsOf = ({ brief: { book }, direction }: CoverDocument): Texts => {
  const { title, subtitle, author, year } = direction.adjustments.type
  return {
    title: title.hidden ? null : book.title,
    subtitle: subtitle.hidden ? null : book.subtitle,
    author: author.hidden ? null : book.author,
    year: year.hidden ? null : book.plannerYear,
  }
}
