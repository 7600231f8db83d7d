// Plans the surface of the picture: texture, sharpness, and how much there is to see.
import type { Edit } from '../../../../contract/edit.ts'
import type { Manner } from '../../../direction/adjustments.ts'
import type { Draft } from '../../../senses/editing/apply/draft.ts'
import { isHero } from '../../../senses/editing/apply/find-subject.ts'
import { theHero, type Wish } from '../../../senses/editing/wish.ts'
import { absent, alreadySo, granted, type Plan, unclear, undrawable } from '../../plan.ts'
import { isSet } from '../../seen/lines.ts'
import { hasGround, hasSky, isOnCover } from '../../seen/on-cover.ts'
import { nameOfTarget, type Target, targetOf } from '../../target.ts'
import { strengthOf } from '../../words/amounts.ts'
import { inTone } from '../colours/recolour.ts'

const simplified: Wish = { kind: 'manner', manner: 'simplified', said: 'plainer, on one ground' }

const textures: Readonly<Record<string, readonly [manner: Manner, said: string]>> = {
  grain: ['grain', 'rough with grain'],
  paper: ['aged-paper', 'to look as if printed on aged paper'],
  worn: ['grit', 'to look worn, with scratches and dirt'],
}

const isWhole = (target: Target): boolean =>
  target.is === 'picture' || target.is === 'background' || target.is === 'palette'

export const planTexture = (edit: Edit, draft: Draft): Plan => {
  const target = targetOf(edit.target)
  const { value } = edit
  if (value === null) return unclear('which texture is meant was not said')
  if (target.is === 'thing' && !isOnCover(draft, target.thing)) return absent(nameOfTarget(target))
  if (!isWhole(target))
    return undrawable(`only the whole picture can have another texture, not the ${nameOfTarget(target)} alone`)
  if (value === 'smooth') return granted([{ kind: 'without', what: 'texture', said: 'the picture is smooth' }])
  const texture = textures[value]
  if (!texture) return undrawable(`a texture of ${value} cannot be laid over the picture yet`)
  const [manner, said] = texture
  return draft.direction.adjustments.manner === manner
    ? alreadySo('the picture has that texture')
    : granted([{ kind: 'manner', manner, said }])
}

/** A line that stands out more is larger and has an edge; one that stands back is smaller. */
const ofLines = (draft: Draft, target: Extract<Target, { is: 'lines' }>, value: string): Plan => {
  const roles = target.roles.filter((role) => isSet(draft, role))
  if (roles.length === 0) return absent(nameOfTarget(target))
  if (value === 'blurred') return undrawable('blurred lettering could not be read')
  const change = value === 'less' ? { scale: 0.8 } : { scale: 1.15, shadow: true }
  return granted(roles.map((role) => ({ kind: 'type', role, change })))
}

const ofPicture = (draft: Draft, value: string): Plan => {
  if (value === 'blurred') return granted([{ kind: 'manner', manner: 'soft-focus', said: 'in soft focus' }])
  if (value === 'less')
    return granted([
      { kind: 'grade', region: 'whole', change: { contrast: -0.42, saturation: -0.25 }, said: 'quieter' },
    ])
  return draft.direction.adjustments.manner === 'soft-focus'
    ? undrawable('soft focus can only be taken back with all earlier changes')
    : granted([{ kind: 'grade', region: 'whole', change: { contrast: 0.4 }, said: 'crisper, with stronger contrasts' }])
}

const ofRegion = (region: 'upper' | 'lower', value: string): Plan => {
  if (value === 'blurred') return undrawable('only the whole picture can be blurred')
  const by = value === 'less' ? -1 : 1
  return granted([
    {
      kind: 'grade',
      region,
      change: { contrast: 0.4 * by, saturation: 0.3 * by },
      said: by < 0 ? 'quieter' : 'stronger',
    },
  ])
}

const ofThing = (draft: Draft, target: Target, value: string, strength: number): Plan => {
  const name = nameOfTarget(target)
  if (value === 'blurred' || value === 'sharper') return undrawable(`the ${name} cannot be made ${value} alone`)
  if (value === 'less') return inTone(draft, target, 'muted', Math.max(1, strength))
  const isMain =
    target.is === 'hero' ||
    (target.is === 'thing' && target.thing.owner === null && isHero(draft, target.thing.subject))
  if (isMain)
    return granted([
      { kind: 'vignette', by: 0.6 },
      { kind: 'resize', subject: theHero, factor: 1.12 },
    ])
  return target.is === 'thing'
    ? inTone(draft, target, 'vivid', strength)
    : undrawable(`the ${name} cannot stand out more`)
}

export const planFocus = (edit: Edit, draft: Draft): Plan => {
  const target = targetOf(edit.target)
  const { value } = edit
  if (value === null) return unclear('what should stand out or step back was not said')
  switch (target.is) {
    case 'lines':
      return ofLines(draft, target, value)
    case 'picture':
    case 'palette':
      return ofPicture(draft, value)
    case 'background':
      return value === 'less' || value === 'blurred'
        ? granted([simplified], 'all but the main subject steps back')
        : ofPicture(draft, value)
    case 'sky':
      return hasSky(draft) ? ofRegion('upper', value) : absent('sky')
    case 'ground':
      return hasGround(draft) ? ofRegion('lower', value) : absent('ground')
    case 'thing':
      return isOnCover(draft, target.thing)
        ? ofThing(draft, target, value, strengthOf(edit.amount))
        : absent(nameOfTarget(target))
    default:
      return ofThing(draft, target, value, strengthOf(edit.amount))
  }
}

export const planSimplify = (edit: Edit, draft: Draft): Plan => {
  const target = targetOf(edit.target)
  const isBusier = edit.value === 'busier'
  if (target.is === 'thing' && !isOnCover(draft, target.thing)) return absent(nameOfTarget(target))
  if (target.is === 'lines' && !isBusier) {
    const roles = target.roles.filter((role) => isSet(draft, role))
    const change = { flat: true, shadow: false, outline: false, glow: false }
    return roles.length === 0
      ? absent(nameOfTarget(target))
      : granted(roles.map((role) => ({ kind: 'type', role, change })))
  }
  if (!isWhole(target))
    return undrawable(`the ${nameOfTarget(target)} cannot be made ${isBusier ? 'richer' : 'simpler'} alone`)
  if (isBusier) return granted([{ kind: 'busier' }])
  return draft.direction.adjustments.manner === 'simplified'
    ? alreadySo('all but the main subject is left out')
    : granted([simplified])
}
