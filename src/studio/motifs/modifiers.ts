// Words that describe a thing and leave it what it is: a torn tent is a tent, an oxygen tent is none.
import { z } from 'zod'
import { nameData } from './name-data.ts'

const known: ReadonlySet<string> = new Set(
  Object.values(z.record(z.string(), z.string()).parse(nameData('modifiers'))).flatMap((words) =>
    words.split(' ').flatMap((word) => word.split('-')),
  ),
)

/** What has been done to a thing: `carved`, `embroidered`. */
const participle = /^[a-z]{3,}ed$/

export const onlyDescribes = (word: string): boolean => known.has(word) || participle.test(word)
