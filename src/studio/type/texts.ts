// What is set on a cover, by role.
import type { TypeRole } from './plan.ts'

export type Texts = Readonly<Record<TypeRole, string | null>>

/** All of it, for what one text tells about another. */
export const besideIn = (texts: Texts): string =>
  Object.values(texts)
    .filter((text) => text !== null)
    .join(' ')
