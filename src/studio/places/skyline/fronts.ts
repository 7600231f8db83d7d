// What lies before a city: bridges, boats, trees of its own kind.
import { type Colour, mix, withAlpha } from '../../colour/colour.ts'
import { tau } from '../../paint/curves.ts'
import type { Context, Easel } from '../../paint/easel.ts'
import type { Random } from '../../paint/random.ts'
import type { Ground } from './backs.ts'
import type { City } from './cities.ts'
import type { PosterInks } from './inks.ts'

interface Front {
  readonly easel: Easel
  readonly ctx: Context
  readonly ground: Ground
  readonly inks: PosterInks
  /** The unit that all is measured in. */
  readonly u: number
  /** Calls for places along the whole front, with chance that does not depend on how much is seen. */
  along(step: number, draw: (x: number, random: Random) => void): void
}

const line = (ctx: Context, width: number, colour: Colour, points: readonly (readonly [number, number])[]): void => {
  ctx.strokeStyle = colour
  ctx.lineWidth = width
  ctx.beginPath()
  for (const [x, y] of points) ctx.lineTo(x, y)
  ctx.stroke()
}

const disc = (ctx: Context, x: number, y: number, rx: number, ry: number, colour: Colour): void => {
  ctx.fillStyle = colour
  ctx.beginPath()
  ctx.ellipse(x, y, rx, ry, 0, 0, tau)
  ctx.fill()
}

const archedBridge = ({ easel, ctx, ground, inks, u, along }: Front): void => {
  const { extent } = easel
  const y = ground.y + u * 0.5
  const body = mix(inks.near, inks.mid, 0.25)
  ctx.fillStyle = body
  ctx.fillRect(extent.x, y, extent.w, u * 0.34)
  ctx.fillRect(extent.x, y - u * 0.12, extent.w, u * 0.07)
  along(u * 4, (x) => {
    ctx.fillStyle = body
    ctx.beginPath()
    ctx.moveTo(x - u * 0.4, y + u * 1.4)
    ctx.lineTo(x - u * 0.26, y + u * 0.2)
    ctx.lineTo(x + u * 4.26, y + u * 0.2)
    ctx.lineTo(x + u * 4.4, y + u * 1.4)
    ctx.lineTo(x + u * 3.72, y + u * 1.4)
    ctx.ellipse(x + u * 2, y + u * 1.4, u * 1.72, u * 0.88, 0, 0, Math.PI, true)
    ctx.closePath()
    ctx.fill()
    line(ctx, u * 0.07, body, [
      [x, y],
      [x, y - u * 0.9],
    ])
    disc(ctx, x, y - u * 0.98, u * 0.15, u * 0.17, inks.lamp)
  })
}

const towersOfBridge = (
  { easel, ctx, ground, u }: Front,
  {
    at,
    high,
    deck,
    colour,
    isStone,
  }: { at: readonly [number, number]; high: number; deck: number; colour: Colour; isStone: boolean },
): void => {
  const { extent } = easel
  const [one, two] = at
  const top = deck - high
  const cable = (x: number): number => {
    if (x < one) return top + ((one - x) / (two - one)) * high * 1.6
    if (x > two) return top + ((x - two) / (two - one)) * high * 1.6
    return top + high * 0.88 * (1 - ((x - (one + two) / 2) / ((two - one) / 2)) ** 2)
  }
  ctx.strokeStyle = colour
  ctx.lineWidth = u * 0.11
  ctx.beginPath()
  for (let x = extent.x; x < extent.x + extent.w + 12; x += 12) ctx.lineTo(x, Math.min(deck, cable(x)))
  ctx.stroke()
  for (let x = one - u * 30; x < extent.x + extent.w; x += u * 0.42)
    if (x > extent.x)
      line(ctx, u * 0.03, colour, [
        [x, Math.min(deck, cable(x))],
        [x, deck],
      ])
  ctx.fillStyle = colour
  ctx.fillRect(extent.x, deck, extent.w, u * 0.3)
  for (const x of at) {
    const half = isStone ? u * 0.85 : u * 0.36
    ctx.fillStyle = colour
    ctx.beginPath()
    ctx.rect(x - half, top - u * 0.1, half * 2, ground.y + u * 1.4 - top)
    const holes = isStone ? [-0.42, 0.42] : [0]
    for (const hole of holes) {
      const [cx, hw] = [x + hole * u * 0.95, isStone ? u * 0.22 : u * 0.22]
      ctx.moveTo(cx - hw, deck - u * 0.1)
      ctx.lineTo(cx - hw, top + u * 0.9)
      ctx.lineTo(cx, top + u * (isStone ? 0.45 : 0.7))
      ctx.lineTo(cx + hw, top + u * 0.9)
      ctx.lineTo(cx + hw, deck - u * 0.1)
      ctx.closePath()
    }
    ctx.fill('evenodd')
    ctx.fillRect(x - half * 1.15, top - u * 0.22, half * 2.3, u * 0.26)
    if (!isStone)
      for (let y = top + u * 1.6; y < deck - u * 0.4; y += u * 1.1) ctx.fillRect(x - half, y, half * 2, u * 0.22)
  }
}

const boat = ({ ctx, inks }: Front, x: number, y: number, u: number, hull: Colour): void => {
  ctx.fillStyle = hull
  ctx.beginPath()
  ctx.moveTo(x - u * 1.1, y)
  ctx.lineTo(x - u * 0.84, y + u * 0.38)
  ctx.lineTo(x + u * 0.92, y + u * 0.38)
  ctx.lineTo(x + u * 1.3, y - u * 0.08)
  ctx.fill()
  ctx.fillStyle = withAlpha(inks.near, 0.3)
  ctx.fillRect(x - u * 0.8, y + u * 0.42, u * 1.6, u * 0.08)
}

const crown = ({ ctx }: Front, x: number, y: number, size: number, colour: Colour, random: Random): void => {
  for (let leaf = 0; leaf < 5; leaf++)
    disc(ctx, x + random.bell() * size * 0.42, y + random.bell() * size * 0.2, size * 0.5, size * 0.42, colour)
}

const palm = (front: Front, x: number, y: number, high: number, random: Random): void => {
  const { ctx, inks } = front
  const lean = random.between(-0.12, 0.12) * high
  ctx.strokeStyle = inks.near
  ctx.lineWidth = high * 0.035
  ctx.beginPath()
  ctx.moveTo(x, y)
  ctx.quadraticCurveTo(x + lean * 0.1, y - high * 0.6, x + lean, y - high)
  ctx.stroke()
  ctx.fillStyle = inks.near
  for (let frond = 0; frond < 9; frond++) {
    const turn = -Math.PI * (0.02 + (frond / 8) * 0.96) + random.between(-0.1, 0.1)
    const [tx, ty] = [Math.cos(turn) * high * 0.4, Math.sin(turn) * high * 0.22 + high * 0.12]
    ctx.beginPath()
    ctx.moveTo(x + lean, y - high)
    ctx.quadraticCurveTo(x + lean + tx * 0.6, y - high + ty - high * 0.16, x + lean + tx, y - high + ty)
    ctx.quadraticCurveTo(x + lean + tx * 0.5, y - high + ty - high * 0.04, x + lean, y - high)
    ctx.fill()
  }
}

const drawers: Readonly<Record<City['front'], (front: Front) => void>> = {
  'arched-bridge': archedBridge,
  'cable-bridge': (front) => {
    const { ground, u, inks } = front
    towersOfBridge(front, {
      at: [ground.middle - ground.span * 0.62, ground.middle + ground.span * 0.92],
      high: u * 3.2,
      deck: ground.y - u * 0.9,
      colour: inks.near,
      isStone: true,
    })
  },
  'long-bridge': (front) => {
    const { ground, u, inks } = front
    towersOfBridge(front, {
      at: [ground.middle - ground.span * 0.52, ground.middle + ground.span * 0.98],
      high: u * 4.6,
      deck: ground.y - u * 0.5,
      colour: mix(inks.accent, inks.near, 0.3),
      isStone: false,
    })
  },
  masts: (front) => {
    const { ground, u, inks, ctx, along } = front
    along(u * 2.1, (x, random) => {
      const size = u * random.between(0.5, 0.95)
      const y = ground.y + u * random.between(0.3, 1.5)
      line(ctx, size * 0.08, inks.near, [
        [x, y],
        [x, y - size * 4],
      ])
      if (random.chance(0.6)) {
        ctx.fillStyle = mix(inks.horizon, '#ffffff', 0.45)
        ctx.beginPath()
        ctx.moveTo(x - size * 0.08, y - size * 0.3)
        ctx.lineTo(x - size * 0.08, y - size * 3.7)
        ctx.lineTo(x - size * 1.1, y - size * 0.3)
        ctx.fill()
      }
      boat(front, x, y, size, random.chance(0.6) ? mix(inks.horizon, '#ffffff', 0.4) : inks.accent)
    })
  },
  gondolas: (front) => {
    const { ground, u, inks, ctx, along } = front
    along(u * 0.95, (x, random) => {
      const y = ground.y + u * random.between(1.1, 1.9)
      line(ctx, u * 0.13, random.chance(0.4) ? inks.accent : inks.near, [
        [x, y],
        [x + u * 0.05, y - u * random.between(1.6, 2.3)],
      ])
    })
    along(u * 3.4, (x, random) => {
      const y = ground.y + u * random.between(1.5, 1.9)
      ctx.fillStyle = mix(inks.near, '#000000', 0.2)
      ctx.beginPath()
      ctx.moveTo(x - u * 1.8, y - u * 0.75)
      ctx.quadraticCurveTo(x - u * 1.5, y + u * 0.1, x, y + u * 0.12)
      ctx.quadraticCurveTo(x + u * 1.3, y + u * 0.1, x + u * 1.7, y - u * 0.55)
      ctx.quadraticCurveTo(x + u * 1, y - u * 0.16, x, y - u * 0.16)
      ctx.quadraticCurveTo(x - u * 1.2, y - u * 0.16, x - u * 1.8, y - u * 0.75)
      ctx.fill()
    })
  },
  ferry: (front) => {
    const { ground, u, inks, ctx, along } = front
    along(u * 8, (x) => {
      const y = ground.y + u * 1.3
      boat(front, x + u * 3, y, u * 1.7, inks.near)
      ctx.fillStyle = mix(inks.horizon, '#ffffff', 0.4)
      ctx.fillRect(x + u * 1.7, y - u * 0.62, u * 2.9, u * 0.62)
      ctx.fillRect(x + u * 2.1, y - u * 1.05, u * 1.9, u * 0.44)
      ctx.fillStyle = withAlpha(inks.near, 0.7)
      for (let pane = 0; pane < 7; pane++) ctx.fillRect(x + u * (1.9 + pane * 0.38), y - u * 0.45, u * 0.22, u * 0.2)
      ctx.fillStyle = inks.accent
      ctx.fillRect(x + u * 2.8, y - u * 1.75, u * 0.42, u * 0.72)
    })
  },
  houseboats: (front) => {
    const { ground, u, inks, ctx, along } = front
    along(u * 5, (x, random) => {
      const y = ground.y + u * random.between(0.9, 1.3)
      boat(front, x, y, u * 1.5, inks.near)
      ctx.fillStyle = random.chance(0.5) ? inks.accent : inks.stone
      ctx.fillRect(x - u * 1.1, y - u * 0.5, u * 2.1, u * 0.5)
      ctx.fillStyle = inks.lamp
      for (let pane = 0; pane < 4; pane++) ctx.fillRect(x + u * (-0.95 + pane * 0.5), y - u * 0.38, u * 0.3, u * 0.22)
    })
  },
  blossom: (front) => {
    const { ground, u, inks, along } = front
    along(u * 1.3, (x, random) => {
      const away = Math.min(1, Math.abs(x - ground.middle) / ground.span)
      if (away < 0.42) return
      const colour = mix(mix(inks.accent, '#ffd9e0', 0.62), inks.near, random.between(0.02, 0.32))
      crown(front, x, ground.y - u * 0.1, u * random.between(0.7, 1.15), colour, random)
    })
  },
  linden: (front) => {
    const { ground, u, inks, ctx, along } = front
    along(u * 1.15, (x, random) => {
      line(ctx, u * 0.1, inks.near, [
        [x, ground.y + u * 0.1],
        [x, ground.y - u * 0.6],
      ])
      crown(
        front,
        x,
        ground.y - u * 0.75,
        u * random.between(0.5, 0.72),
        mix(inks.near, inks.mid, random.next() * 0.5),
        random,
      )
    })
  },
  'umbrella-pines': (front) => {
    const { ground, u, inks, ctx, along } = front
    along(u * 2.3, (x, random) => {
      const high = u * random.between(1.5, 2.6)
      const colour = mix(inks.near, inks.mid, random.next() * 0.3)
      line(ctx, u * 0.12, colour, [
        [x, ground.y + u * 0.1],
        [x + u * 0.1, ground.y - high],
      ])
      disc(ctx, x + u * 0.1, ground.y - high, u * random.between(0.8, 1.15), u * 0.32, colour)
    })
  },
  palms: (front) => {
    const { ground, u, along } = front
    along(u * 2.2, (x, random) => {
      const away = Math.min(1, Math.abs(x - ground.middle) / ground.span)
      palm(front, x, ground.y + u * 0.15, u * random.between(1.5, 2.1) * (0.7 + away), random)
    })
  },
}

const partOf = (front: City['front']): 'road' | 'trees' | 'dock' => {
  if (front.endsWith('bridge')) return 'road'
  return ['masts', 'gondolas', 'ferry', 'houseboats'].includes(front) ? 'dock' : 'trees'
}

export const drawFront = (easel: Easel, city: City, ground: Ground, inks: PosterInks): void => {
  const { ctx, extent } = easel
  const u = ground.span * 0.118
  const random = easel.random.sub(`front ${city.id}`)
  const along: Front['along'] = (step, draw) => {
    const count = Math.ceil((easel.w * 5) / step)
    for (let at = -count; at * step < easel.w + step; at++) {
      const own = random.sub(`${step} ${at}`)
      const x = (at + own.between(-0.2, 0.2) + 0.4) * step
      if (x > extent.x - step * 2 && x < extent.x + extent.w + step) draw(x, own)
    }
  }
  easel.part(partOf(city.front), () => drawers[city.front]({ easel, ctx, ground, inks, u, along }))
}
