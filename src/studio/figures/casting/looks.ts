// How somebody looks: build, skin and hair. What the book says stands; all else is as varied as people are.

import type { Random } from '../../paint/random.ts'
import { hairDyeNames, skinNames } from '../dyes.ts'
import { isUpTo, type Time } from '../times.ts'
import { nth } from '../vector.ts'
import type { Role, Sex } from './roles.ts'
import * as words from './words.ts'

export interface Looks {
  readonly build: string
  readonly skin: string
  readonly hairDye: string
  readonly hair: string
  readonly beard: boolean
  readonly glasses: boolean
}

const pick = <Item>(random: Random, items: readonly Item[]): Item => nth(random.shuffled(items), 0)

const buildOf = (role: Role, sex: Sex, random: Random): string => {
  const { age, words: said } = role
  if (age === 'baby' || age === 'toddler' || age === 'child') return age
  if (age === 'teen') return sex === 'woman' ? 'teen-girl' : 'teen-boy'
  if (sex === 'woman' && words.isPregnant([...said, ...role.dress])) return 'pregnant-woman'
  if (age === 'old') return sex === 'woman' ? 'old-woman' : 'old-man'
  const told = words.buildIn(said)
  const own = told === null ? pick(random, sex === 'woman' ? womanly : manly) : told
  const named = own === 'broad' && sex === 'woman' ? 'curvy' : own
  return named === '' ? sex : `${named}-${sex}`
}

const womanly = ['', '', '', 'slim', 'curvy', 'curvy', 'stout']
const manly = ['', '', '', 'slim', 'slim', 'broad', 'stout']

const dark = new Set(['brown', 'umber', 'deep'])
const pale = new Set(['porcelain', 'rose', 'peach'])

const cuts: Readonly<Record<Sex, readonly string[]>> = {
  woman: ['long', 'wavy', 'bob', 'bun', 'pony', 'chignon', 'braid', 'topknot', 'wavy', 'curls'],
  man: ['crop', 'side-part', 'quiff', 'curls', 'side-part', 'buzz'],
}
const cutsOfCurls: Readonly<Record<Sex, readonly string[]>> = {
  woman: ['afro', 'locs', 'bun', 'braids', 'topknot', 'chignon', 'afro'],
  man: ['buzz', 'crop', 'locs', 'buzz', 'curls'],
}

/** How women wore their hair when it was not as they liked. */
const cutsThen: readonly (readonly [until: Time, cuts: readonly string[]])[] = [
  ['renaissance', ['braid', 'long', 'wavy', 'wavy']],
  ['edwardian', ['updo', 'bun', 'chignon']],
  ['twenties', ['waves', 'bob']],
  ['fifties', ['waves', 'chignon', 'wavy']],
]

const cutOf = (role: Role, sex: Sex, time: Time, skin: string, random: Random): string => {
  const { age } = role
  if (age === 'baby') return 'tuft'
  if (age === 'old')
    return pick(random, sex === 'woman' ? ['bun', 'bob', 'chignon', 'curls'] : ['crop', 'bald', 'side-part'])
  if (age === 'child' || age === 'toddler')
    return pick(
      random,
      sex === 'woman'
        ? dark.has(skin)
          ? ['puffs', 'braids', 'bun']
          : ['pigtails', 'bob', 'pony', 'braids']
        : ['crop', 'curls', 'side-part'],
    )
  if (dark.has(skin)) return pick(random, cutsOfCurls[sex])
  const then = sex === 'woman' ? cutsThen.find(([until]) => isUpTo(time, until)) : undefined
  if (then !== undefined) return pick(random, then[1])
  return pick(random, cuts[sex])
}

const hairDyeOf = ({ age }: Role, skin: string, random: Random): string => {
  if (age === 'old') return pick(random, ['grey', 'white', 'grey'])
  if (dark.has(skin)) return pick(random, ['black', 'black', 'dark'])
  const natural = hairDyeNames.filter((name) => name !== 'grey' && name !== 'white')
  return pick(random, pale.has(skin) ? natural : ['black', 'dark', 'bark'])
}

/** `kin` is the skin of their family, where they have one in the picture. */
export const looksOf = (role: Role, sex: Sex, time: Time, random: Random, kin: string | null): Looks => {
  const said = [...role.words, ...role.dress]
  const origin = role.people
  const skin = origin !== null ? pick(random.sub('skin'), origin.skins) : (kin ?? pick(random.sub('skin'), skinNames))
  const isGrown = role.age !== 'child' && role.age !== 'toddler' && role.age !== 'baby' && role.age !== 'teen'
  const cut = words.hairCutIn(said) ?? role.trade?.hair ?? cutOf(role, sex, time, skin, random.sub('cut'))
  const ownDye =
    origin === null || role.age === 'old'
      ? hairDyeOf(role, skin, random.sub('dye'))
      : pick(random.sub('dye'), origin.hairs)
  const mayBeard = sex === 'man' && isGrown
  return {
    build: buildOf(role, sex, random.sub('build')),
    skin,
    hairDye: words.hairDyeIn(said) ?? ownDye,
    hair: cut,
    beard: mayBeard && (words.hasBeard(said) || role.trade?.beard === true || random.sub('beard').chance(0.22)),
    glasses: words.hasGlasses(said) || (isGrown && random.sub('glasses').chance(role.trade?.glasses ? 0.5 : 0.06)),
  }
}
