// Plans other colours: of lines, of things and their parts, of sky, ground, background and border, or of the whole picture.
import { withArticle } from '../../../../contract/article.ts'
import type { Edit } from '../../../../contract/edit.ts'
import { nameColour } from '../../../brief/colour-names.ts'
import { distanceOf, labOfColour } from '../../../colour/oklab.ts'
import type { Draft } from '../../../senses/editing/apply/draft.ts'
import { partPlace } from '../../../senses/editing/lexicon/looks-of-parts.ts'
import { type NamedColour, theHero, type Wish } from '../../../senses/editing/wish.ts'
import type { TypeRole } from '../../../type/plan.ts'
import { absent, alreadySo, granted, type Plan, unclear, undrawable } from '../../plan.ts'
import { colourSeen } from '../../seen/colours.ts'
import { isSet } from '../../seen/lines.ts'
import { areSeveral, asShown, hasBorder, hasGround, hasSky, isOnCover, isScene } from '../../seen/on-cover.ts'
import { nameOfTarget, type Target, targetOf } from '../../target.ts'
import { strengthOf } from '../../words/amounts.ts'
import { coloursIn, onlyColour } from '../../words/colours.ts'
import type { Thing } from '../../words/thing.ts'
import { gradeOf, isTone, type Tone, toned, toneNames } from './tones.ts'

export const inkWish = (role: TypeRole, { hex, name, metal }: NamedColour): Wish => ({
  kind: 'type',
  role,
  change: { colour: hex, colourName: name, metal },
})

const paintThing = ({ subject, owner, near }: Thing, colour: NamedColour, also: readonly NamedColour[]): Wish => {
  const further = also.length > 0 ? { also } : {}
  if (owner === null) return { kind: 'paint-subject', subject, colour, ...(near ? { near } : {}), ...further }
  const part = { ...partPlace(subject.said), near: near?.hex ?? null, isSingle: !/s$/.test(subject.said) }
  return { kind: 'paint-part', part, said: subject.said, owner, colour, ...further }
}

const named = (said: string): Thing => ({
  subject: { motif: said, kin: [], said, isExact: true, standIns: [] },
  owner: null,
  which: null,
  near: null,
  isPlural: false,
})

/** Wishes that give a target a colour. */
export const coloured = (draft: Draft, target: Target, colours: readonly NamedColour[]): Plan => {
  const [colour, ...also] = colours
  if (colour === undefined) return unclear('no colour could be read')
  switch (target.is) {
    case 'lines': {
      const roles = target.roles.filter((role) => isSet(draft, role))
      return roles.length === 0 ? absent(nameOfTarget(target)) : granted(roles.map((role) => inkWish(role, colour)))
    }
    case 'hero':
      return granted([{ kind: 'paint-subject', subject: theHero, colour, ...(also.length > 0 ? { also } : {}) }])
    case 'background':
      return granted([{ kind: 'ground', colour }])
    case 'sky':
      return hasSky(draft) ? granted([paintThing(named('sky'), colour, also)]) : absent('sky')
    case 'ground':
      return hasGround(draft) ? granted([paintThing(named('ground'), colour, also)]) : absent('ground')
    case 'border':
      return borderIn(draft, colour)
    case 'picture':
    case 'palette':
      return granted([{ kind: 'colours', colours }])
    case 'thing':
      if (!isOnCover(draft, target.thing)) return absent(nameOfTarget(target))
      return areSeveral(draft, target.thing)
        ? undrawable(`one ${target.thing.subject.said} of several cannot be coloured alone`)
        : granted([paintThing(asShown(draft, target.thing), colour, also)])
  }
}

/** A border that an edit has ruled is ruled anew; one that belongs to the picture is painted. */
const borderIn = (draft: Draft, colour: NamedColour): Plan => {
  if (draft.direction.adjustments.border !== null) return granted([{ kind: 'border', colour }])
  return hasBorder(draft) ? granted([paintThing(named('frame'), colour, [])]) : absent('border')
}

const graded = (region: 'whole' | 'upper' | 'lower', tone: Tone, strength: number): Wish => ({
  kind: 'grade',
  region,
  change: gradeOf(tone, strength),
  said: toneNames[tone],
})

/** A target in a lighter, warmer or paler tone of its own colour. */
export const inTone = (draft: Draft, target: Target, tone: Tone, strength: number): Plan => {
  if (target.is === 'picture' || target.is === 'palette') return granted([graded('whole', tone, strength)])
  if (target.is === 'background' && isScene(draft))
    return granted([graded('whole', tone, strength)], 'the background is one with the picture here')
  if (target.is === 'sky') return hasSky(draft) ? granted([graded('upper', tone, strength)]) : absent('sky')
  if (target.is === 'ground') return hasGround(draft) ? granted([graded('lower', tone, strength)]) : absent('ground')
  if (target.is === 'lines') {
    const roles = target.roles.filter((role) => isSet(draft, role))
    const wishes = roles.flatMap((role) => {
      const ink = colourSeen(draft, { is: 'lines', roles: [role] })
      return ink === null ? [] : [inkWish(role, toned(ink, tone, strength))]
    })
    return wishes.length > 0 ? granted(wishes) : absent(nameOfTarget(target))
  }
  if (target.is === 'thing' && !isOnCover(draft, target.thing)) return absent(nameOfTarget(target))
  const shown: Target = target.is === 'thing' ? { is: 'thing', thing: asShown(draft, target.thing) } : target
  const seen = colourSeen(draft, shown)
  return seen === null
    ? undrawable(`the colour of the ${nameOfTarget(target)} cannot be told here`)
    : coloured(draft, shown, [toned(seen, tone, strength)])
}

/** Distance within which two colours go by one name. */
const sameName = 0.14

/** "Anything but white": another colour that the cover has, where the target has that one. */
const otherThan = (draft: Draft, target: Target, not: NamedColour): Plan => {
  if (target.is === 'picture' || target.is === 'palette') return granted([{ kind: 'refuse-colour', colour: not }])
  const refused = labOfColour(not.hex)
  const seen = colourSeen(draft, target)
  if (seen !== null && distanceOf(labOfColour(seen), refused) > sameName)
    return alreadySo(`the ${nameOfTarget(target)} is not ${not.name}`)
  const { accent, counter, soft, mid, hues } = draft.direction.palette
  const other = [accent, counter, soft, mid, ...hues].find((hex) => distanceOf(labOfColour(hex), refused) > sameName)
  return other === undefined
    ? unclear('no other colour was named')
    : coloured(draft, target, [{ name: nameColour(other), hex: other, metal: null }])
}

const original = (draft: Draft, target: Target): Plan => {
  if (target.is === 'lines')
    return granted(target.roles.filter((role) => isSet(draft, role)).map((of) => ({ kind: 'own-colour', of })))
  if (target.is === 'hero') return granted([{ kind: 'own-colour', of: theHero }])
  if (target.is === 'thing' && !isOnCover(draft, target.thing)) return absent(nameOfTarget(target))
  return target.is === 'thing'
    ? granted([{ kind: 'own-colour', of: asShown(draft, target.thing).subject }])
    : unclear('which of its earlier colours is meant was not said')
}

/** The colour of something else on the cover. */
export const takenFrom = (draft: Draft, of: string): NamedColour | Plan => {
  const other = targetOf(of)
  const name = nameOfTarget(other)
  if (other.is === 'lines' && !other.roles.some((role) => isSet(draft, role))) return absent(name)
  if (other.is === 'thing' && !isOnCover(draft, other.thing)) return absent(name)
  const shown: Target = other.is === 'thing' ? { is: 'thing', thing: asShown(draft, other.thing) } : other
  const hex = colourSeen(draft, shown)
  if (hex === null) return undrawable(`the colour of the ${name} cannot be told here`)
  return { name: `the colour of the ${name}`, hex, metal: null }
}

const white: NamedColour = { name: 'white', hex: '#ffffff', metal: null }
const black: NamedColour = { name: 'black', hex: '#000000', metal: null }

/** Cream is a white, ink a black: the neutral that a very pale or very dark colour comes for; null for others. */
const neutralFor = ({ hex }: NamedColour): NamedColour | null => {
  const { l } = labOfColour(hex)
  return l > 0.88 ? white : l < 0.25 ? black : null
}

/** "Rose and cream, not purple": one comes for what goes, and what is pale or dark for white or black; else all come for all. */
const insteadOf = (not: NamedColour, colours: readonly NamedColour[]): readonly Wish[] => {
  const [main, another] = colours.filter((colour) => neutralFor(colour) === null)
  if (another !== undefined) return [{ kind: 'colours', colours }]
  const to = main ?? colours[0]
  return colours.flatMap((colour): readonly Wish[] => {
    const from = colour === to ? not : neutralFor(colour)
    return from === null ? [] : [{ kind: 'recolour', from, to: colour }]
  })
}

/** "The green": what is called by nothing but its colour is all that has it, unless a thing of that name is there. */
const colourMeant = (draft: Draft, words: string, target: Target): NamedColour | null =>
  target.is === 'thing' && !isOnCover(draft, target.thing) ? onlyColour(words) : null

/** "The orange of the fox" is the fox's own; only where that cannot be told is it any orange. */
const inColourOf = (draft: Draft, target: Target, of: string, named: readonly NamedColour[]): Plan => {
  const taken = takenFrom(draft, of)
  if ('hex' in taken) return coloured(draft, target, [taken])
  const [first] = named
  if (first === undefined || taken.is === 'granted') return taken
  const plan = coloured(draft, target, named)
  return plan.is === 'granted' ? granted(plan.wishes, ...plan.told, `${taken.what}, so it is any ${first.name}`) : plan
}

export const planRecolour = (edit: Edit, draft: Draft): Plan => {
  const target = targetOf(edit.target)
  const [not] = coloursIn(edit.not)
  const colours = coloursIn(edit.colour)
  const [first] = colours
  if (edit.of !== null) return inColourOf(draft, target, edit.of, colours)
  const from = first ? colourMeant(draft, edit.target, target) : null
  if (first && from) return granted([{ kind: 'recolour', from, to: first }])
  if (first && not && (target.is === 'picture' || target.is === 'palette')) return granted(insteadOf(not, colours))
  if (first) {
    const tone = isTone(edit.value) ? toned(first.hex, edit.value, strengthOf(edit.amount)) : null
    return coloured(draft, target, tone ? [{ ...tone, name: withArticle(`${tone.name} ${first.name}`) }] : colours)
  }
  if (edit.colour !== null) return unclear(`“${edit.colour}” is no colour that is known here`)
  if (isTone(edit.value)) return inTone(draft, target, edit.value, strengthOf(edit.amount))
  if (edit.value === 'original') return original(draft, target)
  return not ? otherThan(draft, target, not) : unclear('no colour was named')
}
