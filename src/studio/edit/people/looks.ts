// Plans how people look: the colours of hair and clothes, other clothes, hats, glasses and beards.
import { type PersonChange, withPersonChange } from '../../direction/people-changes.ts'
import { garmentIn, hatIn } from '../../figures/casting/clothes.ts'
import { hairCutIn, hairDyeIn } from '../../figures/casting/words.ts'
import { hairDyeNamed } from '../../figures/dyes.ts'
import { stuffs } from '../../figures/stuff.ts'
import { isGarment, type PartName } from '../../paint/part-names.ts'
import type { Player } from '../../paint/player.ts'
import { wordsOf } from '../../senses/detection/words.ts'
import type { Draft } from '../../senses/editing/apply/draft.ts'
import { ownCalled } from '../../senses/editing/lexicon/own-parts.ts'
import type { NamedColour } from '../../senses/editing/wish.ts'
import { granted, type Plan, undrawable } from '../plan.ts'
import { isBeard, isClothes, isGlasses, isHair } from './words.ts'

/** One change for each of several. */
export const changing = (
  draft: Draft,
  players: readonly Player[],
  change: (player: Player) => Partial<PersonChange>,
  said: string,
): Plan => {
  const before = draft.direction.adjustments.people
  const people = players.reduce((all, player) => withPersonChange(all, player.at, change(player)), before)
  return granted([{ kind: 'people', people, said }])
}

const dyed = (player: Player, names: readonly PartName[], { hex }: NamedColour): Partial<PersonChange> => {
  const made = new Set(names.flatMap((name) => player.wears.get(name) ?? []))
  return { dyes: Object.fromEntries(stuffs.filter((stuff) => made.has(stuff)).map((stuff) => [stuff, hex])) }
}

const clothesOf = ({ wears }: Player): readonly PartName[] =>
  [...wears.keys()].filter((name) => isGarment(name) && name !== 'shoes')

/** What a word means of what somebody wears; none where they wear nothing of that name. */
const wornAs = (player: Player, said: string): readonly PartName[] => {
  if (isClothes(said)) return clothesOf(player)
  const name = ownCalled(said).find((each) => isGarment(each) && player.wears.has(each))
  return name === undefined ? [] : [name]
}

/** Everything that somebody wears, or their hair where the colour is one of hair. */
export const colourPeople = (draft: Draft, players: readonly Player[], colour: NamedColour, name: string): Plan => {
  const dye = hairDyeIn([colour.name])
  if (dye !== null)
    return changing(draft, players, () => ({ hair: hairDyeNamed(dye) }), `${name} has ${colour.name} hair`)
  const dressed = players.filter((player) => clothesOf(player).length > 0)
  const said = `the clothes of ${name} are ${colour.name}`
  return changing(draft, dressed, (player) => dyed(player, clothesOf(player), colour), said)
}

/** What somebody has in a colour; null where it is none of what people have. */
export const colourPiece = (
  draft: Draft,
  players: readonly Player[],
  { said, isOwned }: { readonly said: string; readonly isOwned: boolean },
  colour: NamedColour,
): Plan | null => {
  if (isHair(said)) {
    const dye = hairDyeIn([colour.name])
    const hair = dye === null ? colour.hex : hairDyeNamed(dye)
    return changing(draft, players, () => ({ hair }), `the ${said} is ${colour.name}`)
  }
  const wearers = players.filter((player) => wornAs(player, said).length > 0)
  const be = /[^s]s$/.test(said) ? 'are' : 'is'
  if (wearers.length > 0)
    return changing(
      draft,
      wearers,
      (player) => dyed(player, wornAs(player, said), colour),
      `the ${said} ${be} ${colour.name}`,
    )
  const isKnown = isOwned || players.length === 1
  if (!isKnown || garmentIn(wordsOf(said)) === null) return null
  return changing(draft, players, () => ({ dress: said, cloth: colour.hex }), `the ${said} is new and ${colour.name}`)
}

/** What is to be worn from now on; null where it is nothing that people wear. */
export const dressPeople = (
  draft: Draft,
  players: readonly Player[],
  { said, name }: { readonly said: string; readonly name: string },
  colour: NamedColour | null,
): Plan | null => {
  const words = wordsOf(said)
  if (isGlasses(said)) return changing(draft, players, () => ({ glasses: true }), `${name} has glasses`)
  if (isBeard(said)) {
    const men = players.filter(({ sex, isChild }) => sex === 'man' && !isChild)
    return men.length === 0
      ? undrawable(`a beard can be given to a man only`)
      : changing(draft, men, () => ({ beard: true }), `${name} has a beard`)
  }
  if (hairCutIn(words) !== null || (isHair(said) && hairCutIn([`${words[0]}-haired`]) !== null)) {
    const cut = hairCutIn(words) === null ? `${words[0]}-haired` : said
    return changing(draft, players, () => ({ cut }), `${name} has ${said}`)
  }
  const hat = hatIn(words)
  const dyes = colour === null ? {} : { hat: colour.hex }
  if (hat !== null && garmentIn(words) === null)
    return changing(draft, players, () => ({ hat: said, dyes }), `${name} has a hat on`)
  if (garmentIn(words) === null) return null
  const change = { dress: said, dyes: {}, cloth: colour?.hex ?? null }
  return changing(draft, players, () => change, `${name} wears ${said}`)
}

/** Hats, glasses and beards can be taken off; null where that is none of them, or nobody has it. */
export const undressPeople = (draft: Draft, players: readonly Player[], said: string): Plan | null => {
  if (isGlasses(said)) return changing(draft, players, () => ({ glasses: false }), 'the glasses are gone')
  if (isBeard(said)) return changing(draft, players, () => ({ beard: false }), `the ${said} is gone`)
  const hatted = players.filter(({ wears }) => wears.has('hat'))
  const isHat = ownCalled(said).includes('hat')
  return isHat && hatted.length > 0
    ? changing(draft, hatted, () => ({ hat: false as const }), `the ${said} is gone`)
    : null
}
