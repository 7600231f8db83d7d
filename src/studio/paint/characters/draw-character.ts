// Puts a character together: tail, body, feet, clothes, arms and head, in the order in which they overlap.
import { withAlpha } from '../../colour/colour.ts'
import type { Easel } from '../easel.ts'
import type { Point } from '../point.ts'
import { drawMotif } from '../stamp.ts'
import type { Casting, Pose, Sitter, Species } from './character.ts'
import { own, pair, part } from './character.ts'
import { coatOf } from './coat.ts'
import { paintCheeks, paintEyes, paintMouth } from './face.ts'
import { skin } from './hide.ts'
import { egg, limb, mirrored, type Outline, trace } from './outline.ts'
import { wearOnBody, wearOnHead } from './wear.ts'

/** The neck, around which heads turn. */
const neck: Point = [0, -42]

const tilts = { happy: 0.03, curious: 0.13, brave: -0.02, sleepy: 0.1 } as const

interface Arm {
  readonly bend: Point
  readonly hand: Point
}

/** Arms of the right side; the left is mirrored. */
const rightArms: Readonly<Record<Pose, Arm>> = {
  rest: { bend: [30, -28], hand: [25, -17] },
  wave: { bend: [40, -34], hand: [40, -54] },
  cheer: { bend: [40, -36], hand: [39, -58] },
  hug: { bend: [31, -24], hand: [11, -22] },
  hold: { bend: [38, -28], hand: [36, -42] },
}

const leftArms: Readonly<Record<Pose, Arm>> = { ...rightArms, wave: rightArms.rest, hold: rightArms.rest }

const shoulder: Point = [17, -38]

const armOf = ({ bend, hand }: Arm, thickness: number): Outline =>
  limb(shoulder, bend, hand, [13 * thickness, 11 * thickness])

const thickness = { paw: 1, thin: 0.62, wing: 1.12 } as const

const paintArm = (sitter: Sitter, species: Species, arm: Arm, isLeft: boolean): void => {
  const outline = armOf(arm, thickness[species.arms])
  const colour = sitter.coat[species.paws]
  part(sitter, isLeft ? mirrored(outline) : outline, sitter.coat.fur)
  if (species.paws === 'fur' || species.arms === 'wing') return
  const paw = egg(arm.hand[0], arm.hand[1], 5.6 * thickness[species.arms], 5.4 * thickness[species.arms])
  own(sitter, 'paws', () => part(sitter, isLeft ? mirrored(paw) : paw, colour))
}

const paintFeet = (sitter: Sitter, { paws, body }: Species): void => {
  const { ctx, coat } = sitter
  const spread = Math.max(...body.map(([x]) => x)) * 0.5
  pair(sitter, egg(spread, -4.6, 9.6, 5.4, { low: 0.5, turn: -0.12 }), coat[paws])
  ctx.strokeStyle = withAlpha(coat.ink, 0.35)
  ctx.lineWidth = 0.55
  ctx.lineCap = 'round'
  ctx.beginPath()
  for (const side of [-1, 1])
    for (const toe of [-2.6, 2.2]) {
      ctx.moveTo(side * (spread + toe), -1.3)
      ctx.lineTo(side * (spread + toe * 0.9), -3.8)
    }
  ctx.stroke()
}

/** The shadow that the head throws on the chest. */
const shadeChest = ({ ctx, coat }: Sitter, { body }: Species): void => {
  ctx.save()
  trace(ctx, body)
  ctx.clip()
  const shade = ctx.createRadialGradient(0, -48, 4, 0, -48, 24)
  shade.addColorStop(0, withAlpha(coat.ink, 0.34))
  shade.addColorStop(1, withAlpha(coat.ink, 0))
  ctx.fillStyle = shade
  ctx.fillRect(-40, -80, 80, 60)
  ctx.restore()
}

const paintHeld = ({ ctx, coat }: Sitter, { held, pose, random }: Casting): void => {
  if (!held || (pose !== 'hug' && pose !== 'hold')) return
  const isHug = pose === 'hug'
  const height = Math.min(isHug ? 30 : 34, (isHug ? 30 : 26) / held.width)
  const tones = {
    body: coat.cloth,
    shade: coat.dark,
    light: coat.trim,
    accent: coat.horn,
    line: withAlpha(coat.ink, 0.7),
  }
  drawMotif(ctx, held, {
    x: isHug ? 0 : 38,
    y: isHug ? -12 : -38 + (held.rests === 'held' ? height * 0.2 : 0),
    height,
    turn: isHug ? 0 : 0.1,
    tones,
    random: random.sub('held'),
  })
}

const paintHead = (sitter: Sitter, species: Species, { garments = [] }: Casting): void => {
  const { ctx, coat, feeling } = sitter
  ctx.save()
  ctx.translate(neck[0], neck[1])
  ctx.rotate(tilts[feeling])
  ctx.translate(-neck[0], -neck[1])
  own(sitter, 'mane', () => species.aroundHead?.(sitter))
  own(sitter, 'ears', () => species.behindHead?.(sitter))
  own(sitter, 'face', () => {
    part(sitter, species.head, coat.fur)
    species.onFace?.(sitter)
  })
  sitter.easel.shine('cheeks', () => paintCheeks(sitter, species), ctx)
  own(sitter, 'muzzle', () => species.snout(sitter))
  paintMouth(sitter, species)
  paintEyes(sitter, species)
  species.overHead?.(sitter)
  wearOnHead(sitter, species, garments)
  ctx.restore()
}

/** Draws a character on the easel or on a layer of it. */
export const drawCharacter = (easel: Easel, species: Species, casting: Casting, ctx = easel.ctx): void => {
  const { garments = [], pose, random } = casting
  easel.things.add(species.id)
  const sitter: Sitter = {
    easel,
    ctx,
    coat: coatOf(species.natural, casting.palette, casting.ground),
    hide: species.hide,
    feeling: casting.feeling,
    gaze: casting.gaze ?? { x: 0, y: 0 },
    random: random.sub('hide'),
  }
  ctx.save()
  ctx.translate(casting.x, casting.y)
  ctx.scale((casting.flip ? -1 : 1) * (casting.height / 100), casting.height / 100)
  wearOnBody(sitter, species, garments, 'behind')
  own(sitter, 'tail', () => species.behindBody?.(sitter))
  if (pose !== 'hug') paintArm(sitter, species, leftArms[pose], true)
  if (pose !== 'hug') paintArm(sitter, species, rightArms[pose], false)
  part(sitter, species.body, sitter.coat.fur)
  own(sitter, 'belly', () => species.onBody?.(sitter))
  wearOnBody(sitter, species, garments, 'front')
  shadeChest(sitter, species)
  own(sitter, 'paws', () => paintFeet(sitter, species))
  paintHeld(sitter, casting)
  if (pose === 'hug') {
    paintArm(sitter, species, leftArms.hug, true)
    paintArm(sitter, species, rightArms.hug, false)
  } else if (pose === 'hold')
    part(sitter, egg(36, -42, 5.5 * thickness[species.arms], 5.3), sitter.coat[species.paws], skin)
  wearOnBody(sitter, species, garments, 'neck')
  paintHead(sitter, species, casting)
  ctx.restore()
}
