// A round toy of a rocket on its way, with fire behind it.
import { glow } from '../../characters/worlds/gouache.ts'
import { type Colour, mix, withAlpha } from '../../colour/colour.ts'
import type { Easel } from '../../paint/easel.ts'

export interface RocketInks {
  readonly shell: Colour
  readonly trim: Colour
  readonly glass: Colour
  readonly dark: Colour
}

export const paintRocket = (
  easel: Easel,
  { x, y, long, angle }: { readonly x: number; readonly y: number; readonly long: number; readonly angle: number },
  { shell, trim, glass, dark }: RocketInks,
): void => {
  const { ctx } = easel
  ctx.save()
  ctx.translate(x, y)
  ctx.rotate(angle)
  const half = long / 2
  const thick = long * 0.15
  easel.part('flame', () => {
    glow(ctx, -half * 1.2, 0, long * 0.4, '#ffb54a', 0.8)
    for (const [reach, wide, colour] of [
      [0.52, 0.8, '#ff7a2e'],
      [0.36, 0.56, '#ffc247'],
      [0.2, 0.32, '#fff3c4'],
    ] as const) {
      ctx.fillStyle = colour
      ctx.beginPath()
      ctx.moveTo(-half * 0.86, -thick * wide)
      ctx.quadraticCurveTo(-half * (1 + reach), -thick * wide * 0.5, -half * (1.05 + reach * 1.6), 0)
      ctx.quadraticCurveTo(-half * (1 + reach), thick * wide * 0.5, -half * 0.86, thick * wide)
      ctx.fill()
    }
  })
  easel.part('hull', () => {
    const fin = (side: number): void => {
      ctx.fillStyle = mix(trim, dark, side > 0 ? 0.3 : 0.05)
      ctx.beginPath()
      ctx.moveTo(-half * 0.42, side * thick * 0.7)
      ctx.quadraticCurveTo(-half * 0.8, side * thick * 1.1, -half * 1.02, side * thick * 2)
      ctx.quadraticCurveTo(-half * 1.02, side * thick, -half * 0.84, side * thick * 0.5)
      ctx.fill()
    }
    fin(-1)
    fin(1)
    const round = ctx.createLinearGradient(0, -thick, 0, thick)
    round.addColorStop(0, mix(shell, '#ffffff', 0.5))
    round.addColorStop(0.45, shell)
    round.addColorStop(1, mix(shell, dark, 0.5))
    ctx.fillStyle = round
    ctx.beginPath()
    ctx.moveTo(half, 0)
    ctx.bezierCurveTo(half * 0.72, -thick * 1.1, -half * 0.3, -thick * 1.35, -half * 0.88, -thick * 0.62)
    ctx.lineTo(-half * 0.88, thick * 0.62)
    ctx.bezierCurveTo(-half * 0.3, thick * 1.35, half * 0.72, thick * 1.1, half, 0)
    ctx.fill()
    ctx.save()
    ctx.clip()
    ctx.fillStyle = trim
    ctx.fillRect(half * 0.62, -thick * 2, half, thick * 4)
    ctx.fillRect(-half * 0.74, -thick * 2, half * 0.1, thick * 4)
    ctx.fillStyle = withAlpha(dark, 0.3)
    ctx.fillRect(-half, thick * 0.45, long, thick)
    ctx.restore()
  })
  easel.part('porthole', () => {
    for (const at of [0.36, -0.46]) {
      ctx.fillStyle = mix(shell, dark, 0.4)
      ctx.beginPath()
      ctx.arc(half * at, thick * 0.12, thick * 0.42, 0, 7)
      ctx.fill()
      ctx.fillStyle = mix(glass, '#ffffff', 0.3)
      ctx.beginPath()
      ctx.arc(half * at, thick * 0.12, thick * 0.31, 0, 7)
      ctx.fill()
    }
  })
  ctx.restore()
}
