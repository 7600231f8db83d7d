// What somebody's own body asks of how they stand: crutches, a stick, a wheelchair, a child to come, to be a baby.
import type { Held } from '../person.ts'
import { poseNamed } from '../pose.ts'
import type { Standing } from './arrange.ts'
import type { Role } from './roles.ts'
import { heldIn, isInWheelchair } from './words.ts'

export interface Aid {
  readonly thing: 'cane' | 'crutch'
  readonly sides: readonly Held['side'][]
}

/** What somebody leans on. One crutch alone is said to be one. */
export const aidOf = ({ words }: Role): Aid | null => {
  const thing = heldIn(words)
  if (thing === 'cane') return { thing, sides: ['R'] }
  if (thing !== 'crutch') return null
  return { thing, sides: words.includes('crutches') ? ['L', 'R'] : ['R'] }
}

export const isRolling = ({ words, dress }: Role): boolean => isInWheelchair([...words, ...dress])

/** Poses of which one is taken, whatever a picture shows; none where any will do. */
export const ownPoses = (role: Role, build: string): readonly string[] => {
  const aid = aidOf(role)
  if (role.age === 'baby') return ['baby-sit']
  if (isRolling(role)) return ['sit']
  if (aid !== null) return [aid.thing === 'cane' ? 'leaning' : 'crutches']
  return build === 'pregnant-woman' ? ['with-child'] : []
}

type Stance = Pick<Standing, 'yaw' | 'hands' | 'touches'> & { readonly pose: string }

/** Who rolls, leans on crutches or cannot stand yet does so in a group too. */
export const stanceOf = (role: Role, { pose, yaw, hands, touches, borne }: Standing): Stance => {
  const aid = aidOf(role)
  const own = role.age === 'baby' ? 'baby-sit' : aid?.thing === 'crutch' ? 'crutches' : null
  if (isRolling(role)) return { pose: 'sit', yaw: Math.abs(yaw) < 40 ? 52 : yaw, hands, touches }
  if (own === null || borne !== null) return { pose: pose.id, yaw, hands, touches }
  return { pose: own, yaw, hands: poseNamed(own).hands, touches: [] }
}
