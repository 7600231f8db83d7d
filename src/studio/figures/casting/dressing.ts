// What somebody wears: what the book says of it, else what their trade, their age, their time and the weather call for.
import type { Concept } from '../../../contract/concept.ts'
import { type Colour, mix } from '../../colour/colour.ts'
import type { Random } from '../../paint/random.ts'
import { outfitNamed } from '../dress/outfit.ts'
import { dyesFor, isDye } from '../dyes.ts'
import type { Stuff } from '../stuff.ts'
import { nth } from '../vector.ts'
import type { Role, Sex } from './roles.ts'
import * as clothes from './trades.ts'

export interface Dressed {
  readonly outfit: string
  readonly hat: string | null
  readonly dyes: Readonly<Partial<Record<Stuff, string>>>
  /** What a colour of the whole dyes first. */
  readonly main: Stuff | null
  /** Whether nothing but habit says so: weather may change it. */
  readonly isUsual: boolean
}

export type Times = Pick<Concept, 'era' | 'season' | 'weather'>

const isYoungChild = ({ age }: Role): boolean => age === 'child' || age === 'toddler' || age === 'baby'

const isCold = ({ season, weather }: Times): boolean => weather === 'snow' || season === 'winter'

const girlsOnly = new Set(['pinafore'])

const usual = (role: Role, sex: Sex, times: Times, random: Random): string => {
  const { era, season, weather } = times
  if (isYoungChild(role)) {
    if ((isCold(times) || weather === 'rain') && clothes.isModern(era)) return 'kid-coat'
    const fitting = clothes.childOutfits(era).filter((outfit) => !girlsOnly.has(outfit) || sex === 'woman')
    return nth(random.shuffled(fitting), 0)
  }
  if (isCold(times)) return clothes.coatOf(era, sex)
  if (weather === 'rain' && clothes.isModern(era)) return sex === 'woman' ? 'trench-woman' : 'trench'
  if (role.age === 'old' && clothes.isModern(era)) return nth(random.shuffled(clothes.oldOutfits(sex)), 0)
  const isHot = season === 'summer' || weather === 'heat'
  if (isHot && clothes.isModern(era) && random.chance(0.6)) return nth(random.shuffled(clothes.summerOutfits(sex)), 0)
  return nth(random.shuffled(clothes.usualOutfits(era, sex)), 0)
}

/** The colour that is said before a garment. */
const colourBefore = (words: readonly string[], word: string): string | null => {
  const at = words.indexOf(word.split(' ')[0] ?? '')
  const before = words.slice(Math.max(0, at - 3), Math.max(0, at))
  return before.findLast((each) => isDye(each)) ?? words.find((each) => isDye(each)) ?? null
}

const said = (
  role: Role,
  sex: Sex,
  era: clothes.Era,
  random: Random,
): { outfit: string; main: Stuff | null; word: string } | null => {
  const garment = clothes.garmentIn(role.dress) ?? clothes.garmentIn(role.words.length > 0 ? wornIn(role.words) : [])
  if (garment === null || (role.trade !== null && clothes.isVague(garment.word))) return null
  const own = isYoungChild(role) ? garment.child : undefined
  if (isYoungChild(role) && own === undefined) return null
  const wanted = own ?? garment[sex]
  const outfit = wanted === '*dress' ? nth(random.shuffled(clothes.dressesOf(era)), 0) : wanted
  return { outfit, main: garment.main ?? null, word: garment.word }
}

/** Of a sentence about somebody, only what follows `in` or `wearing` is about clothes. */
const wornIn = (words: readonly string[]): readonly string[] => {
  const at = words.findIndex((word) => word === 'in' || word === 'wearing')
  return at === -1 ? [] : words.slice(at + 1, at + 5)
}

/** Trousers and coats are quieter than what is worn with them. */
const sober = '#2b2833'
const soberness: Readonly<Partial<Record<Stuff, number>>> = { low: 0.4, coat: 0.22, cape: 0.2, vest: 0.2 }

export const dressFor = (role: Role, sex: Sex, times: Times, random: Random, cloth: readonly Colour[]): Dressed => {
  const told = said(role, sex, times.era, random.sub('said'))
  const ofTrade = role.trade === null || isYoungChild(role) ? null : clothes.outfitOfTrade(role.trade, sex, times.era)
  const outfit = told?.outfit ?? ofTrade ?? usual(role, sex, times, random.sub('usual'))
  const cut = outfitNamed(outfit)
  const dyes: Partial<Record<Stuff, string>> = {}
  for (const [at, stuff] of cut.dyes.entries()) {
    const choices = cloth.length > 0 ? cloth : dyesFor(stuff)
    const own = random.sub(`dye ${stuff}`).shuffled(choices)
    const dye = nth(own, at % own.length)
    dyes[stuff] = cloth.length > 0 ? mix(dye, sober, soberness[stuff] ?? 0) : dye
  }
  Object.assign(dyes, role.trade?.dyes ?? {})
  const colour = told === null ? null : colourBefore(role.dress, told.word)
  const main = told?.main ?? cut.dyes[0] ?? null
  if (colour !== null && main !== null) dyes[main] = colour
  const hat = clothes.hatIn(role.dress) ?? (told === null ? (role.trade?.hat ?? cut.hat) : cut.hat)
  return { outfit, hat, dyes, main, isUsual: told === null && ofTrade === null }
}
