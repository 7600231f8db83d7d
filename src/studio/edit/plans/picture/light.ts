// Plans light: how much falls on the picture, of which kind, and what shines.
import type { Edit } from '../../../../contract/edit.ts'
import type { Region } from '../../../direction/adjustments.ts'
import type { Draft } from '../../../senses/editing/apply/draft.ts'
import { isLight } from '../../../senses/editing/lexicon/looks-of-parts.ts'
import { type GradeChange, type NamedColour, theHero, type Wish } from '../../../senses/editing/wish.ts'
import { absent, granted, type Plan, unclear, undrawable } from '../../plan.ts'
import { asShown, hasGround, hasSky, isOnCover } from '../../seen/on-cover.ts'
import { nameOfTarget, type Target, targetOf } from '../../target.ts'
import { strengthOf } from '../../words/amounts.ts'
import { colourIn } from '../../words/colours.ts'
import { coloured, inTone } from '../colours/recolour.ts'
import { planTextEffect } from '../type/text-effect.ts'

const grades: Readonly<Record<string, readonly [change: GradeChange, said: string]>> = {
  brighter: [{ lightness: 0.32 }, 'brighter'],
  cooler: [{ temperature: -0.4 }, 'in a cooler light'],
  darker: [{ lightness: -0.32 }, 'darker'],
  harder: [{ contrast: 0.42 }, 'in a harder light'],
  softer: [{ contrast: -0.38, lightness: 0.04 }, 'in a softer light'],
  warmer: [{ temperature: 0.4 }, 'in a warmer light'],
  candlelight: [{ temperature: 0.3, lightness: -0.1, contrast: 0.1 }, 'in the light of candles'],
  moonlight: [{ temperature: -0.3, lightness: -0.22, saturation: -0.2 }, 'in moonlight'],
  sunlight: [{ temperature: 0.36, lightness: 0.2, saturation: 0.12 }, 'in sunlight'],
}

const warmLight: NamedColour = { name: 'warm', hex: '#ffd27a', metal: null }
const neonLight: NamedColour = { name: 'neon pink', hex: '#ff3fb4', metal: null }
const lights = {
  candlelight: { name: 'candlelight', hex: '#c8762e', metal: null },
  moonlight: { name: 'moonlight', hex: '#3a5788', metal: null },
} as const
const unlit: NamedColour = { name: 'dark', hex: '#26242c', metal: null }
const lit: NamedColour = { name: 'lit', hex: '#ffcf6b', metal: null }

const timesAs = (change: GradeChange, by: number): GradeChange =>
  Object.fromEntries(
    Object.entries(change).map(([key, value]: [string, number]) => [key, Math.max(-1, Math.min(1, value * by))]),
  )

const graded = (region: Region, value: string, strength: number): readonly Wish[] => {
  const known = grades[value]
  return known ? [{ kind: 'grade', region, change: timesAs(known[0], strength), said: known[1] }] : []
}

/** Light that falls on the whole picture. */
const onPicture = (value: string, strength: number, colour: NamedColour | null): Plan => {
  switch (value) {
    case 'candlelight':
    case 'moonlight':
      return granted([
        ...graded('whole', value, strength),
        { kind: 'tint', region: 'whole', colour: lights[value], strength: 0.45 },
        { kind: 'vignette', by: 0.5 },
      ])
    case 'sunlight':
      return granted([...graded('whole', value, strength), { kind: 'air', air: 'rays', strength: 0.4, isLess: false }])
    case 'spotlight':
      return granted([
        { kind: 'vignette', by: 0.9 },
        { kind: 'glow', colour: colour ?? warmLight, subject: theHero },
      ])
    case 'from-above':
      return granted([
        { kind: 'grade', region: 'upper', change: { lightness: 0.35 }, said: 'lit from above' },
        { kind: 'grade', region: 'lower', change: { lightness: -0.3 }, said: 'in the shade' },
      ])
    case 'from-below':
      return granted([
        { kind: 'grade', region: 'lower', change: { lightness: 0.35 }, said: 'lit from below' },
        { kind: 'grade', region: 'upper', change: { lightness: -0.3 }, said: 'in the shade' },
      ])
    case 'backlit':
    case 'glow':
    case 'on':
      return granted([{ kind: 'glow', colour: colour ?? warmLight, subject: theHero }])
    case 'neon':
      return granted([{ kind: 'glow', colour: colour ?? neonLight, subject: theHero }])
    case 'off':
      return granted([{ kind: 'without', what: 'glow', said: 'the glow is gone' }])
    case 'from-left':
    case 'from-right':
      return undrawable('light can be made to fall from above or from below, not from the side')
    default:
      return granted(graded('whole', value, strength))
  }
}

/** A thing that shines, or on which light falls. */
const onThing = (draft: Draft, target: Target, value: string, edit: Edit): Plan => {
  const strength = strengthOf(edit.amount)
  const colour = colourIn(edit.colour)
  const subject = target.is === 'thing' ? asShown(draft, target.thing).subject : theHero
  switch (value) {
    case 'brighter':
      return inTone(draft, target, 'lighter', strength)
    case 'darker':
    case 'warmer':
    case 'cooler':
      return inTone(draft, target, value, strength)
    case 'softer':
      return inTone(draft, target, 'muted', strength)
    case 'off':
      return isLight(subject.said)
        ? coloured(draft, target, [unlit])
        : undrawable(`the ${nameOfTarget(target)} has no light here that could be put out`)
    case 'on':
      return isLight(subject.said)
        ? coloured(draft, target, [colour ?? lit])
        : granted([{ kind: 'glow', colour: colour ?? warmLight, subject }])
    case 'neon':
      return granted([{ kind: 'glow', colour: colour ?? neonLight, subject }])
    case 'backlit':
    case 'glow':
    case 'spotlight':
      return granted([{ kind: 'glow', colour: colour ?? warmLight, subject }])
    default:
      return undrawable(`such a light cannot be made to fall on the ${nameOfTarget(target)} alone`)
  }
}

export const planLight = (edit: Edit, draft: Draft): Plan => {
  const target = targetOf(edit.target)
  const { value } = edit
  if (value === null) return unclear('how the light should be was not said')
  const strength = strengthOf(edit.amount)
  switch (target.is) {
    case 'lines':
      if (value === 'glow' || value === 'neon') return planTextEffect({ ...edit, op: 'textEffect' }, draft)
      return value === 'brighter' || value === 'darker'
        ? inTone(draft, target, value === 'brighter' ? 'lighter' : 'darker', strength)
        : undrawable('such a light cannot fall on lettering')
    case 'sky':
    case 'ground': {
      const isThere = target.is === 'sky' ? hasSky(draft) : hasGround(draft)
      const wishes = graded(target.is === 'sky' ? 'upper' : 'lower', value, strength)
      if (!isThere) return absent(target.is)
      return wishes.length > 0 ? granted(wishes) : onPicture(value, strength, colourIn(edit.colour))
    }
    case 'background':
      return value === 'brighter' || value === 'darker'
        ? inTone(draft, target, value === 'brighter' ? 'lighter' : 'darker', strength)
        : onPicture(value, strength, colourIn(edit.colour))
    case 'picture':
    case 'palette':
      return onPicture(value, strength, colourIn(edit.colour))
    case 'border':
      return undrawable('light cannot be made to fall on the border alone')
    case 'hero':
      return onThing(draft, target, value, edit)
    case 'thing':
      return isOnCover(draft, target.thing) ? onThing(draft, target, value, edit) : absent(nameOfTarget(target))
  }
}
