// Plans turns: of the hero, of lines, and of the whole picture as in a mirror.
import type { Edit } from '../../../../contract/edit.ts'
import type { Draft } from '../../../senses/editing/apply/draft.ts'
import { isHero } from '../../../senses/editing/apply/find-subject.ts'
import { absent, granted, type Plan, undrawable } from '../../plan.ts'
import { isSet } from '../../seen/lines.ts'
import { isMirrorable } from '../../seen/mirror.ts'
import { isOnCover } from '../../seen/on-cover.ts'
import { nameOfTarget, type Target, targetOf } from '../../target.ts'
import { degreesOf } from '../../words/amounts.ts'

/** Degrees that nobody says more of. */
const usual = 15
/** As far as a thing and a line can lean. */
const mostOfThing = 57
const mostOfLine = 11

const radians = (degrees: number): number => Math.round((degrees * Math.PI * 1000) / 180) / 1000

/** To the right over 0. */
const leanOf = ({ value, amount }: Edit): number => {
  if (value === 'upright') return 0
  const degrees = degreesOf(amount) ?? usual
  return (value === 'counterclockwise' || (amount ?? '').startsWith('-') ? -1 : 1) * degrees
}

const turnLines = (edit: Edit, draft: Draft, target: Extract<Target, { is: 'lines' }>): Plan => {
  const roles = target.roles.filter((role) => isSet(draft, role))
  const lean = leanOf(edit)
  if (roles.length === 0) return absent(nameOfTarget(target))
  if (Math.abs(lean) > mostOfLine)
    return undrawable(`lettering can lean by ${mostOfLine} degrees at most, or it could not be read`)
  return granted(roles.map((role) => ({ kind: 'type', role, change: { tilt: radians(lean) } })))
}

export const planRotate = (edit: Edit, draft: Draft): Plan => {
  const target = targetOf(edit.target)
  if (target.is === 'lines') return turnLines(edit, draft, target)
  if (target.is !== 'hero' && target.is !== 'thing') return undrawable(`the ${nameOfTarget(target)} cannot be turned`)
  if (target.is === 'thing' && !isOnCover(draft, target.thing)) return absent(nameOfTarget(target))
  const isMain = target.is === 'hero' || (target.thing.owner === null && isHero(draft, target.thing.subject))
  if (!isMain) return undrawable(`only the main subject can be turned, not the ${nameOfTarget(target)} alone`)
  const now = draft.direction.adjustments.hero.turn
  const lean = leanOf(edit)
  const turn = edit.value === 'upright' ? 0 : now + radians(lean)
  if (Math.abs(turn) > radians(mostOfThing)) return undrawable(`it can lean by ${mostOfThing} degrees at most`)
  return granted([{ kind: 'turn', turn }])
}

export const planFlip = (edit: Edit, draft: Draft): Plan => {
  const target = targetOf(edit.target)
  if (target.is === 'thing' && !isOnCover(draft, target.thing)) return absent(nameOfTarget(target))
  if (edit.value === 'vertical') return undrawable('nothing can be turned upside down here')
  const mirrored: Plan = granted([{ kind: 'frame', change: { mirror: true }, said: 'mirrored' }])
  if (target.is === 'picture' || target.is === 'background') return mirrored
  if (target.is === 'lines') return undrawable('mirrored lettering could not be read')
  const isMain =
    target.is === 'hero' ||
    (target.is === 'thing' && target.thing.owner === null && isHero(draft, target.thing.subject))
  // Where all else is the same from left and right, the picture in a mirror is the hero turned round.
  return isMain && isMirrorable(draft)
    ? granted([{ kind: 'frame', change: { mirror: true }, said: 'mirrored, and the main subject looks the other way' }])
    : undrawable(
        `the ${nameOfTarget(target)} cannot be seen to look the other way here without the rest of the picture`,
      )
}
