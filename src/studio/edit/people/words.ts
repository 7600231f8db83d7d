// Words by which edits speak of people, beside those by which books do.
import { z } from 'zod'
import { wordsOf } from '../../senses/detection/words.ts'
import words from './words.json' with { type: 'json' }

const list = z.array(z.string()).readonly()

const lists = z
  .strictObject({
    everybody: list,
    anybody: list,
    clothes: list,
    hair: list,
    glasses: list,
    beard: list,
  })
  .parse(words)

const isSaid = (known: readonly string[]) => {
  const all = new Set(known)
  return (said: string): boolean => wordsOf(said).some((word) => all.has(word))
}

const isLast = (known: readonly string[]) => {
  const all = new Set(known)
  return (said: string): boolean => all.has(wordsOf(said).at(-1) ?? '')
}

export const saysEverybody = isSaid(lists.everybody)
export const saysAnybody = isSaid(lists.anybody)
export const isClothes = isLast(lists.clothes)
export const isHair = isLast(lists.hair)
export const isGlasses = isLast(lists.glasses)
export const isBeard = isLast(lists.beard)
