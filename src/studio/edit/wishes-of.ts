// One edit as the wishes that do it, or the reason why it cannot be done on this cover.
import type { Edit, EditOperation } from '../../contract/edit.ts'
import type { Draft } from '../senses/editing/apply/draft.ts'
import { planPeople } from './people/plan-people.ts'
import { granted, type Plan } from './plan.ts'
import { planPalette } from './plans/colours/palette.ts'
import { planRecolour } from './plans/colours/recolour.ts'
import { planBackground } from './plans/picture/background.ts'
import { planBorder } from './plans/picture/border.ts'
import { planCrop } from './plans/picture/crop.ts'
import { planLight } from './plans/picture/light.ts'
import { planMood } from './plans/picture/mood.ts'
import { planRestyle } from './plans/picture/restyle.ts'
import { planFocus, planSimplify, planTexture } from './plans/picture/surface.ts'
import { planHour, planSeason, planWeather } from './plans/picture/time.ts'
import { planAdd } from './plans/things/add.ts'
import { planCount } from './plans/things/count.ts'
import { planMove } from './plans/things/move.ts'
import { planOrder } from './plans/things/order.ts'
import { planRemove } from './plans/things/remove.ts'
import { planReplace } from './plans/things/replace.ts'
import { planResize } from './plans/things/resize.ts'
import { planSwap } from './plans/things/swap.ts'
import { planFlip, planRotate } from './plans/things/turn.ts'
import { planFont } from './plans/type/font.ts'
import { planCutText, planSetText } from './plans/type/set-text.ts'
import { planAlign, planCase, planSpacing } from './plans/type/setting.ts'
import { planLettersOf, planTextEffect } from './plans/type/text-effect.ts'
import { targetOf } from './target.ts'

const plans: Readonly<Record<EditOperation, (edit: Edit, draft: Draft, said: string) => Plan>> = {
  recolour: planRecolour,
  add: planAdd,
  remove: planRemove,
  replace: planReplace,
  move: planMove,
  resize: planResize,
  count: planCount,
  rotate: planRotate,
  flip: planFlip,
  swap: planSwap,
  restyle: planRestyle,
  light: planLight,
  hour: planHour,
  season: planSeason,
  weather: planWeather,
  mood: planMood,
  palette: planPalette,
  background: planBackground,
  border: planBorder,
  texture: planTexture,
  focus: planFocus,
  simplify: planSimplify,
  crop: planCrop,
  setText: planSetText,
  cutText: planCutText,
  font: planFont,
  textEffect: planTextEffect,
  align: planAlign,
  spacing: planSpacing,
  case: planCase,
  order: planOrder,
}

/** Operations that mean each of several things: "the moon and the stars". */
const ofEach: ReadonlySet<EditOperation> = new Set<EditOperation>([
  'recolour',
  'add',
  'remove',
  'resize',
  'light',
  'focus',
])

/** The things of a target in turn; a name that has an `and` of its own stays whole. */
const eachOf = ({ op, target }: Edit): readonly string[] => {
  const words = target.split(/\s*,\s*(?:and\s+)?|\s+and\s+/i).filter((word) => word !== '')
  return ofEach.has(op) && words.length > 1 && targetOf(target).is === 'thing' ? words : [target]
}

/** What cannot be done of several is told beside what can. */
const together = (all: readonly Plan[]): Plan => {
  const done = all.flatMap((plan) => (plan.is === 'granted' ? [plan] : []))
  const not = all.flatMap((plan) => (plan.is === 'refused' ? [plan] : []))
  const [first] = not
  if (done.length === 0 && first) return { ...first, what: not.map(({ what }) => what).join('; ') }
  return granted(
    done.flatMap(({ wishes }) => wishes),
    ...done.flatMap(({ told }) => told),
    ...not.map(({ what }) => what),
  )
}

/** `said`: the message. */
export const wishesOf = (edit: Edit, draft: Draft, said = ''): Plan =>
  together(
    eachOf(edit).map((target) => {
      const each = { ...edit, target }
      return planPeople(each, draft) ?? planLettersOf(each, draft, said) ?? plans[edit.op](each, draft, said)
    }),
  )
