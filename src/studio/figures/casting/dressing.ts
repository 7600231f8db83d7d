// What somebody wears: what the book says of it, else what their trade, their people, their age, their time and the weather call for.
import type { Concept } from '../../../contract/concept.ts'
import { type Colour, mix } from '../../colour/colour.ts'
import type { Random } from '../../paint/random.ts'
import { outfitNamed, wornAt } from '../dress/outfit.ts'
import { dyesFor, isDye, quietDyes } from '../dyes.ts'
import type { Stuff } from '../stuff.ts'
import { isUpTo, type Time } from '../times.ts'
import { nth } from '../vector.ts'
import * as clothes from './clothes.ts'
import type { Look } from './peoples.ts'
import { isSmall, type Role, type Sex } from './roles.ts'
import { isFeast, isForChildren, isUniformed, outfitsOfKind, ownOutfit } from './trades.ts'

export interface Dressed {
  readonly outfit: string
  readonly hat: string | null
  readonly dyes: Readonly<Partial<Record<Stuff, string>>>
  /** What a colour of the whole dyes first. */
  readonly main: Stuff | null
}

export interface Times extends Pick<Concept, 'season' | 'weather'> {
  readonly time: Time
}

const pick = (random: Random, outfits: readonly string[]): string => nth(random.shuffled(outfits), 0)

const isCold = ({ season, weather }: Times): boolean => weather === 'snow' || season === 'winter'

const usual = (role: Role, sex: Sex, times: Times, random: Random): string => {
  const { time, season, weather } = times
  const isModern = clothes.isModern(time)
  if (isSmall(role)) {
    if (role.age === 'baby') return 'romper'
    if ((isCold(times) || weather === 'rain') && isModern) return 'kid-coat'
    return pick(random, clothes.childOutfits(time, sex))
  }
  if (isCold(times)) return pick(random, clothes.coatsOf(time, sex))
  if (weather === 'rain' && isModern) return sex === 'woman' ? 'trench-woman' : 'trench'
  if (role.age === 'old' && isModern) return pick(random, clothes.oldOutfits(sex))
  const isHot = season === 'summer' || weather === 'heat'
  if (isHot && isModern && random.chance(0.6)) return pick(random, clothes.summerOutfits(sex))
  return pick(random, clothes.usualOutfits(time, sex))
}

/** The colour that is said before a garment. */
const colourBefore = (words: readonly string[], word: string): string | null => {
  const at = words.indexOf(word.split(' ')[0] ?? '')
  const before = words.slice(Math.max(0, at - 3), Math.max(0, at))
  return before.findLast((each) => isDye(each)) ?? words.find((each) => isDye(each)) ?? null
}

/** Of a sentence about somebody, only what follows such a word is about clothes. */
const wornIn = (words: readonly string[], after: readonly string[]): readonly string[] => {
  const at = words.findIndex((word) => after.includes(word))
  return at === -1 ? [] : words.slice(at + 1, at + 5)
}

interface Said {
  readonly outfit: string
  readonly main: Stuff | null
  readonly colour: string | null
}

const said = (role: Role, sex: Sex, time: Time, random: Random): Said | null => {
  const told = [role.dress, wornIn(role.words, ['in', 'wearing'])].find((words) => clothes.garmentIn(words) !== null)
  const garment = told === undefined ? null : clothes.garmentIn(told)
  if (told === undefined || garment === null || (role.trade !== null && clothes.isVague(garment.word))) return null
  const cuts = isSmall(role) ? garment.child : garment[sex]
  if (cuts === undefined) return null
  return {
    outfit: pick(random, clothes.cutsAt(role.isAsked ? cuts.slice(0, 1) : cuts, time)),
    main: garment.main ?? null,
    colour: colourBefore(told, garment.word),
  }
}

const plainLook = (outfit: string): Look => ({ outfit, hat: outfitNamed(outfit).hat, dyes: {} })

/** What their people wear: at feasts, and every day where and when that was usual. */
const ofPeople = ({ people, trade }: Role, sex: Sex, time: Time, random: Random): Look | null => {
  const dress = people?.dress ?? null
  if (dress === null) return null
  const feast = dress.feast?.[sex] ?? null
  if (trade !== null && isFeast(trade) && feast !== null) return feast
  const worn = wornAt(dress[sex], time)
  if (worn.length === 0) return null
  const isUsual = isUpTo(time, dress.until) || (trade === null && random.sub('today').chance(dress.today))
  return isUsual ? plainLook(pick(random, worn)) : null
}

const ofTrade = ({ trade }: Role, sex: Sex, time: Time): Look | null => {
  const own = trade === null ? null : ownOutfit(trade, sex, time)
  return own === null ? null : plainLook(own)
}

const ofKind = ({ trade }: Role, sex: Sex, time: Time, random: Random): Look | null => {
  const outfits = trade === null ? [] : outfitsOfKind(trade, sex, time)
  return outfits.length === 0 ? null : plainLook(pick(random, outfits))
}

/** Null where nothing but habit says what somebody wears. */
const called = (role: Role, sex: Sex, time: Time, random: Random): Look | null => {
  const { trade } = role
  if (isSmall(role) && (trade === null || !isForChildren(trade)))
    return role.age === 'baby' ? null : ofPeople({ ...role, trade: null }, sex, time, random)
  const own = ofTrade(role, sex, time)
  const people = ofPeople(role, sex, time, random)
  const isAsTrade = trade !== null && own !== null && (isUniformed(trade) || people === null)
  return isAsTrade ? own : (people ?? ofKind(role, sex, time, random))
}

/** Trousers and coats are quieter than what is worn with them. */
const sober = '#2b2833'
const quietness = 0.45
const soberness: Readonly<Partial<Record<Stuff, number>>> = { low: 0.4, coat: 0.22, cape: 0.2, vest: 0.2 }

export const dressFor = (role: Role, sex: Sex, times: Times, random: Random, cloth: readonly Colour[]): Dressed => {
  const told = said(role, sex, times.time, random.sub('said'))
  const look = told === null ? called(role, sex, times.time, random.sub('called')) : null
  const outfit = told?.outfit ?? look?.outfit ?? usual(role, sex, times, random.sub('usual'))
  const cut = outfitNamed(outfit)
  const dyes: Partial<Record<Stuff, string>> = {}
  for (const [at, stuff] of cut.dyes.entries()) {
    const isQuiet = cut.quiet.includes(stuff)
    const choices = cloth.length > 0 ? cloth : isQuiet ? quietDyes : dyesFor(stuff)
    const own = random.sub(`dye ${stuff}`).shuffled(choices)
    const dye = nth(own, at % own.length)
    dyes[stuff] = cloth.length > 0 ? mix(dye, sober, isQuiet ? quietness : (soberness[stuff] ?? 0)) : dye
  }
  Object.assign(dyes, look?.dyes ?? {}, role.trade?.dyes ?? {})
  const colour = told?.colour ?? null
  const main = told?.main ?? cut.dyes[0] ?? null
  if (colour !== null && main !== null) dyes[main] = colour
  const named = clothes.hatIn(role.dress) ?? clothes.hatIn(wornIn(role.words, ['in', 'wearing', 'with']))
  const hat = named ?? (look === null ? cut.hat : (role.trade?.hat ?? look.hat))
  return { outfit, hat, dyes, main }
}
