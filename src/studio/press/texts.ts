// The words of a book that stand on its cover.
import type { Brief } from '../brief/brief.ts'
import type { Texts } from '../type/fit-stack.ts'

export const textsOf = ({ book }: Brief): Texts => ({
  title: book.title,
  subtitle: book.subtitle,
  author: book.author,
  year: book.plannerYear,
})
