// Plans another crop: closer, on one thing only, or from further away.
import type { Edit } from '../../../../contract/edit.ts'
import type { Draft } from '../../../senses/editing/apply/draft.ts'
import { theHero } from '../../../senses/editing/wish.ts'
import { absent, alreadySo, granted, type Plan, undrawable } from '../../plan.ts'
import { boxOf } from '../../seen/boxes.ts'
import { asShown, isOnCover } from '../../seen/on-cover.ts'
import { nameOfTarget, type Target, targetOf } from '../../target.ts'
import { factorOf } from '../../words/amounts.ts'

const closest = 2
const leastZoom = 1.1

/** Which part of the art a zoom keeps, from -1 to 1 across and down. */
interface Aim {
  readonly x: number
  readonly y: number
}

const rounded = (value: number): number => Math.round(Math.max(-1, Math.min(1, value)) * 100) / 100

/** The middle of the thing stays in the middle, as far as the sheet goes. */
const aimAt = (draft: Draft, target: Target, zoom: number): Aim | null => {
  const subject = target.is === 'hero' ? theHero : target.is === 'thing' ? asShown(draft, target.thing).subject : null
  if (subject === null) return { x: 0, y: 0 }
  const box = boxOf(draft, subject)
  if (box === null) return null
  const free = 1 - 1 / zoom
  return {
    x: rounded((box.x + box.w / 2 - 0.5) / (free / 2)),
    y: rounded(((box.y + box.h / 2) / box.sheet - 0.5) / (free / 2)),
  }
}

const closer = (draft: Draft, target: Target, zoom: number, said: string): Plan => {
  const now = draft.direction.adjustments.frame.zoom
  const wanted = Math.min(closest, now * zoom)
  if (wanted < now * leastZoom) return undrawable('the picture cannot come any closer')
  const aim = aimAt(draft, target, wanted)
  return aim === null
    ? undrawable(`where the ${nameOfTarget(target)} is cannot be told here`)
    : granted([{ kind: 'frame', change: { zoom, ...aim }, said }])
}

export const planCrop = (edit: Edit, draft: Draft): Plan => {
  const target = targetOf(edit.target)
  if (target.is === 'lines' || target.is === 'border' || target.is === 'palette')
    return undrawable(`the picture cannot be cropped to the ${nameOfTarget(target)}`)
  if (target.is === 'thing' && !isOnCover(draft, target.thing)) return absent(nameOfTarget(target))
  const name = nameOfTarget(target)
  switch (edit.value) {
    case 'wider':
    case 'whole': {
      const { frame, hero } = draft.direction.adjustments
      if (edit.value === 'whole' && frame.zoom === 1 && hero.scale <= 1) return alreadySo('all of it is in the picture')
      return granted([{ kind: 'frame', change: { zoom: 1 }, said: 'seen from further away' }])
    }
    case 'only':
      return target.is === 'picture'
        ? closer(draft, target, 1.5, 'closer')
        : closer(draft, target, closest, `cropped to the ${name}`)
    default:
      return closer(draft, target, Math.min(closest, factorOf('bigger', edit.amount)), 'closer')
  }
}
