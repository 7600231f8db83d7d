// Trees near the viewer: a branch that reaches in from the edge, and ranks of trunks in the mist.
import { type Colour, mix } from '../colour/colour.ts'
import type { Easel } from '../paint/easel.ts'
import type { Random } from '../paint/random.ts'
import { bloom } from './ground.ts'

export interface Branch {
  /** Where it comes in, how far it reaches, and how far it rises. */
  readonly x: number
  readonly y: number
  readonly reach: number
  readonly rise: number
  readonly colour: Colour
  /** Null where it is bare. */
  readonly leaves: readonly [Colour, ...Colour[]] | null
  readonly random: Random
}

export const drawBranch = (easel: Easel, { x, y, reach, rise, colour, leaves, random }: Branch): void => {
  const { ctx } = easel
  const twigs: { x: number; y: number }[] = []
  easel.part('trees', () => {
    ctx.strokeStyle = colour
    ctx.lineCap = 'round'
    const grow = (fromX: number, fromY: number, angle: number, length: number, width: number): void => {
      const [toX, toY] = [fromX + Math.cos(angle) * length, fromY + Math.sin(angle) * length]
      ctx.lineWidth = width
      ctx.beginPath()
      ctx.moveTo(fromX, fromY)
      ctx.quadraticCurveTo((fromX + toX) / 2, (fromY + toY) / 2 - length * 0.08, toX, toY)
      ctx.stroke()
      twigs.push({ x: toX, y: toY })
      if (width < 3) return
      grow(toX, toY, angle + random.between(-0.28, 0.14), length * random.between(0.72, 0.86), width * 0.72)
      if (random.chance(0.8))
        grow(toX, toY, angle + random.between(0.35, 0.8) * (random.chance(0.5) ? 1 : -1), length * 0.6, width * 0.5)
    }
    grow(x - reach * 0.05, y, -Math.atan2(rise, reach), reach * 0.24, reach * 0.035)
  })
  if (leaves === null) return
  easel.part('leaves', () => {
    for (const twig of twigs)
      for (let leaf = 0; leaf < 9; leaf++) {
        ctx.fillStyle = random.pick([...leaves, leaves[0]])
        ctx.beginPath()
        const [lx, ly] = [twig.x + random.bell() * reach * 0.05, twig.y + random.bell() * reach * 0.04]
        ctx.ellipse(lx, ly, reach * 0.018, reach * 0.009, random.between(-1, 1.6), 0, 7)
        ctx.fill()
      }
  })
}

export interface Trunks {
  readonly ground: number
  readonly near: Colour
  readonly far: Colour
  readonly light: Colour
  /** Where the light breaks through. */
  readonly x: number
  /** Half the clearing in the middle that nothing stands in. */
  readonly clear: number
}

export const fillTrunks = (easel: Easel, { ground, near, far, light, x, clear }: Trunks): void => {
  const { ctx, extent, h } = easel
  for (let rank = 0; rank < 4; rank++) {
    const share = rank / 3
    const random = easel.random.sub(`trunks ${rank}`)
    const wide = h * (0.012 + share * share * 0.045)
    easel.part('trees', () => {
      for (let at = extent.x - wide; at < extent.x + extent.w + wide; at += wide * random.between(2.2, 4.6)) {
        if (Math.abs(at - x) < clear * (0.25 + share)) continue
        const thick = wide * random.between(0.6, 1.3)
        const bark = mix(far, near, share)
        const side = Math.sign(x - at)
        const round = ctx.createLinearGradient(at - thick / 2, 0, at + thick / 2, 0)
        round.addColorStop(side > 0 ? 1 : 0, mix(bark, light, 0.34 * (1 - share * 0.4)))
        round.addColorStop(0.5, bark)
        round.addColorStop(side > 0 ? 0 : 1, mix(bark, near, 0.6))
        ctx.fillStyle = round
        const foot = ground + (h - ground) * share * 0.55 + random.between(0, h * 0.02)
        ctx.beginPath()
        ctx.moveTo(at - thick * 0.4, extent.y)
        ctx.lineTo(at + thick * 0.4, extent.y)
        ctx.lineTo(at + thick * 0.5, foot - thick)
        ctx.quadraticCurveTo(at + thick * 0.6, foot, at + thick, foot + thick * 0.3)
        ctx.lineTo(at - thick, foot + thick * 0.3)
        ctx.quadraticCurveTo(at - thick * 0.6, foot, at - thick * 0.5, foot - thick)
        ctx.fill()
      }
    })
    bloom(ctx, x, ground - h * 0.12, h * (0.42 - share * 0.07), light, 0.24)
  }
}
