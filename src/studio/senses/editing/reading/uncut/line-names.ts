// What people call the lines of a cover when they speak of their words.
import type { TypeRole } from '../../../../type/plan.ts'

const names: readonly (readonly [TypeRole, string])[] = [
  ['subtitle', 'sub-?\\s?title|tag\\s?line|strap\\s?line|sub-?\\s?head(?:ing)?'],
  ['author', "my\\s+name|author(?:['’]?s)?(?:\\s+name)?|by-?line|pen name|writer(?:['’]?s)?(?:\\s+name)?"],
  ['year', 'year'],
  ['title', 'title|headline|heading|(?:rename|retitle|call)(?:\\s+(?:it|this|the book|my book))?'],
]

/** An expression for any of them. */
export const roleNames = names.map(([, words]) => words).join('|')

export const roleOf = (words: string): TypeRole =>
  names.find(([, pattern]) => new RegExp(`^(?:${pattern})$`, 'iu').test(words.trim()))?.[0] ?? 'title'
