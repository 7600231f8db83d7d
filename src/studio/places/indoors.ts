// Rooms that hold the type: shelves full of books with a gap, a laid table from above, a hall of columns in perspective.
import { type Colour, mix, withAlpha } from '../colour/colour.ts'
import { tau } from '../paint/curves.ts'
import type { Box, Context, Easel } from '../paint/easel.ts'
import type { Random } from '../paint/random.ts'

export interface BookInks {
  readonly hues: readonly Colour[]
  readonly wood: Colour
  readonly dark: Colour
  readonly gilt: Colour
}

const spine = (
  ctx: Context,
  x: number,
  y: number,
  w: number,
  tall: number,
  colour: Colour,
  inks: BookInks,
  random: Random,
): void => {
  const round = ctx.createLinearGradient(x, 0, x + w, 0)
  round.addColorStop(0, mix(colour, inks.dark, 0.5))
  round.addColorStop(0.35, mix(colour, '#ffffff', 0.1))
  round.addColorStop(1, mix(colour, inks.dark, 0.4))
  ctx.fillStyle = round
  ctx.fillRect(x, y - tall, w, tall)
  ctx.fillStyle = withAlpha(inks.gilt, 0.8)
  const kind = random.whole(0, 3)
  if (kind < 3)
    for (const at of [0.08, 0.1, 0.88, 0.9]) ctx.fillRect(x, y - tall * (1 - at), w, Math.max(1.5, tall * 0.007))
  if (kind === 1) {
    ctx.fillStyle = withAlpha(mix(inks.dark, colour, 0.25), 0.8)
    ctx.fillRect(x + w * 0.1, y - tall * 0.78, w * 0.8, tall * 0.2)
    ctx.fillStyle = withAlpha(inks.gilt, 0.75)
    ctx.fillRect(x + w * 0.24, y - tall * 0.72, w * 0.52, tall * 0.014)
    ctx.fillRect(x + w * 0.3, y - tall * 0.68, w * 0.4, tall * 0.014)
  }
  if (kind === 2) for (const at of [0.3, 0.5, 0.7]) ctx.fillRect(x, y - tall * at, w, tall * 0.012)
}

/** Shelves over all that is seen; `gap` is left free of books. */
export const paintShelves = (easel: Easel, rows: number, gap: Box, inks: BookInks): void =>
  easel.part('shelves', () => {
    const { ctx, extent, w, h } = easel
    ctx.fillStyle = mix(inks.wood, inks.dark, 0.72)
    ctx.fillRect(extent.x, extent.y, extent.w, extent.h)
    const high = h / rows
    for (let row = -1; row <= rows; row++) {
      const foot = high * (row + 1)
      const board = high * 0.075
      const random = easel.random.sub(`shelf ${row}`)
      const isCut = foot > gap.y + high * 0.3 && foot - high < gap.y + gap.h - high * 0.3
      for (let x = -w * 4; x < w * 1.05; ) {
        const wide = high * random.between(0.09, 0.24)
        const tall = (high - board) * random.between(0.64, 0.93)
        const [lean, hue, own] = [random.next(), random.whole(0, inks.hues.length - 1), random.sub(`${Math.round(x)}`)]
        const isSeen = x + wide > extent.x && x < extent.x + extent.w
        if (isSeen && !(isCut && x + wide > gap.x && x < gap.x + gap.w)) {
          const colour = mix(inks.hues[hue] ?? inks.wood, inks.dark, 0.18 + own.next() * 0.3)
          if (lean > 0.955) {
            ctx.save()
            ctx.translate(x + wide, foot)
            ctx.rotate(-0.16)
            spine(ctx, -wide * 0.6, 0, wide, tall * 0.95, colour, inks, own)
            ctx.restore()
          } else spine(ctx, x, foot, wide - 1.5, tall, colour, inks, own)
        }
        x += wide * (lean > 0.955 ? 1.7 : 1)
      }
      const shade = ctx.createLinearGradient(0, foot - high + board, 0, foot - high + board + high * 0.3)
      shade.addColorStop(0, withAlpha(inks.dark, 0.75))
      shade.addColorStop(1, withAlpha(inks.dark, 0))
      ctx.fillStyle = shade
      ctx.fillRect(extent.x, foot - high + board, extent.w, high * 0.3)
      if (isCut && foot > gap.y + high * 0.3 && foot < gap.y + gap.h - high * 0.3) {
        ctx.fillStyle = mix(inks.wood, inks.dark, 0.3)
        ctx.fillRect(extent.x, foot, gap.x - extent.x, board)
        ctx.fillRect(gap.x + gap.w, foot, extent.x + extent.w - gap.x - gap.w, board)
        continue
      }
      const plank = ctx.createLinearGradient(0, foot, 0, foot + board)
      plank.addColorStop(0, mix(inks.wood, '#ffffff', 0.12))
      plank.addColorStop(1, mix(inks.wood, inks.dark, 0.5))
      ctx.fillStyle = plank
      ctx.fillRect(extent.x, foot, extent.w, board)
    }
  })

export interface TableInks {
  readonly cloth: Colour
  readonly check: Colour
  readonly china: Colour
  readonly rim: Colour
  readonly dark: Colour
  readonly leaf: Colour
  readonly fruit: readonly Colour[]
}

/** A checked cloth from straight above. */
export const paintCloth = (easel: Easel, size: number, { cloth, check }: TableInks): void =>
  easel.part('tiles', () => {
    const { ctx, extent, w } = easel
    ctx.fillStyle = cloth
    ctx.fillRect(extent.x, extent.y, extent.w, extent.h)
    ctx.fillStyle = withAlpha(check, 0.42)
    const first = Math.floor((extent.x - w / 2) / (size * 2))
    for (let at = first; w / 2 + at * size * 2 < extent.x + extent.w; at++)
      ctx.fillRect(w / 2 + at * size * 2 - size / 2, extent.y, size, extent.h)
    for (let y = extent.y - (extent.y % (size * 2)) - size; y < extent.y + extent.h; y += size * 2)
      ctx.fillRect(extent.x, y, extent.w, size)
  })

const softShadow = (easel: Easel, x: number, y: number, r: number, dark: Colour): void =>
  easel.part('shadow', () => {
    const { ctx } = easel
    const shade = ctx.createRadialGradient(x, y, r * 0.86, x, y, r * 1.16)
    shade.addColorStop(0, withAlpha(dark, 0.5))
    shade.addColorStop(1, withAlpha(dark, 0))
    ctx.fillStyle = shade
    ctx.fillRect(x - r * 1.3, y - r * 1.3, r * 2.6, r * 2.6)
  })

export const paintPlate = (easel: Easel, x: number, y: number, r: number, { china, rim, dark }: TableInks): void => {
  softShadow(easel, x + r * 0.05, y + r * 0.07, r, dark)
  easel.part('disc', () => {
    const { ctx } = easel
    for (const [share, colour] of [
      [1, mix(china, dark, 0.05)],
      [0.985, china],
      [0.72, mix(china, dark, 0.09)],
      [0.705, mix(china, '#ffffff', 0.35)],
    ] as const) {
      ctx.fillStyle = colour
      ctx.beginPath()
      ctx.arc(x, y, r * share, 0, tau)
      ctx.fill()
    }
    ctx.strokeStyle = rim
    for (const [share, width] of [
      [0.945, 0.016],
      [0.9, 0.006],
      [0.76, 0.006],
    ] as const) {
      ctx.lineWidth = r * width
      ctx.beginPath()
      ctx.arc(x, y, r * share, 0, tau)
      ctx.stroke()
    }
    ctx.fillStyle = rim
    for (let bead = 0; bead < 40; bead++) {
      const turn = (bead / 40) * tau
      ctx.beginPath()
      ctx.ellipse(
        x + Math.cos(turn) * r * 0.83,
        y + Math.sin(turn) * r * 0.83,
        r * 0.03,
        r * 0.011,
        turn + (bead % 2 ? 0.7 : -0.7),
        0,
        tau,
      )
      ctx.fill()
    }
  })
}

/** A cup on its saucer from above. */
export const paintCup = (easel: Easel, x: number, y: number, r: number, drink: Colour, inks: TableInks): void => {
  const { china, rim, dark } = inks
  softShadow(easel, x + r * 0.07, y + r * 0.1, r, dark)
  easel.part('disc', () => {
    const { ctx } = easel
    const ring = (share: number, colour: Colour): void => {
      ctx.fillStyle = colour
      ctx.beginPath()
      ctx.arc(x, y, r * share, 0, tau)
      ctx.fill()
    }
    ring(1, china)
    ring(0.96, rim)
    ring(0.93, china)
    ring(0.68, mix(china, dark, 0.22))
    ctx.strokeStyle = mix(china, rim, 0.6)
    ctx.lineWidth = r * 0.09
    ctx.beginPath()
    ctx.ellipse(x + r * 0.7, y + r * 0.1, r * 0.22, r * 0.13, 0.2, 0, tau)
    ctx.stroke()
    ring(0.61, mix(china, rim, 0.6))
    ring(0.57, mix(china, '#ffffff', 0.3))
    ring(0.53, mix(drink, dark, 0.35))
    ring(0.5, drink)
    ctx.fillStyle = withAlpha('#ffffff', 0.28)
    ctx.beginPath()
    ctx.ellipse(x - r * 0.16, y - r * 0.2, r * 0.17, r * 0.08, -0.7, 0, tau)
    ctx.fill()
  })
}

/** Lemons, oranges or plums with their leaves, from above. */
export const paintFruit = (
  easel: Easel,
  x: number,
  y: number,
  r: number,
  turn: number,
  inks: TableInks,
  which: number,
): void => {
  const colour = inks.fruit[which % Math.max(1, inks.fruit.length)] ?? inks.rim
  easel.part('leaves', () => {
    const { ctx } = easel
    ctx.save()
    ctx.translate(x, y)
    ctx.rotate(turn)
    ctx.fillStyle = withAlpha(inks.dark, 0.32)
    ctx.beginPath()
    ctx.ellipse(r * 0.12, r * 0.16, r * 1.06, r * 0.86, 0, 0, tau)
    ctx.fill()
    for (const [lean, long] of [
      [-0.5, 1.3],
      [0.45, 1.1],
    ] as const) {
      ctx.save()
      ctx.translate(-r * 0.7, 0)
      ctx.rotate(Math.PI + lean)
      ctx.fillStyle = lean < 0 ? inks.leaf : mix(inks.leaf, inks.dark, 0.25)
      ctx.beginPath()
      ctx.moveTo(0, 0)
      ctx.quadraticCurveTo(r * long * 0.5, -r * 0.42, r * long, 0)
      ctx.quadraticCurveTo(r * long * 0.5, r * 0.42, 0, 0)
      ctx.fill()
      ctx.restore()
    }
    const body = ctx.createRadialGradient(-r * 0.3, -r * 0.34, r * 0.1, 0, 0, r * 1.15)
    body.addColorStop(0, mix(colour, '#ffffff', 0.4))
    body.addColorStop(0.4, colour)
    body.addColorStop(1, mix(colour, inks.dark, 0.4))
    ctx.fillStyle = body
    ctx.beginPath()
    ctx.ellipse(0, 0, r, r * 0.8, 0, 0, tau)
    ctx.ellipse(r * 0.95, 0, r * 0.16, r * 0.14, 0, 0, tau)
    ctx.fill()
    ctx.restore()
  })
}

export const paintCutlery = (
  easel: Easel,
  x: number,
  y: number,
  long: number,
  kind: 'fork' | 'knife',
  colour: Colour,
  dark: Colour,
): void =>
  easel.part('shapes', () => {
    const { ctx } = easel
    for (const [dx, tint] of [
      [long * 0.014, withAlpha(dark, 0.35)],
      [0, colour],
    ] as const) {
      ctx.fillStyle = tint
      ctx.beginPath()
      ctx.roundRect(x - long * 0.018 + dx, y - long * 0.2 + dx, long * 0.036, long * 0.7, long * 0.018)
      if (kind === 'knife') {
        ctx.moveTo(x - long * 0.024 + dx, y - long * 0.04 + dx)
        ctx.lineTo(x - long * 0.024 + dx, y - long * 0.5 + dx)
        ctx.quadraticCurveTo(x + long * 0.05 + dx, y - long * 0.42 + dx, x + long * 0.036 + dx, y - long * 0.04 + dx)
      } else {
        ctx.roundRect(x - long * 0.055 + dx, y - long * 0.3 + dx, long * 0.11, long * 0.13, long * 0.05)
        for (const tine of [-0.048, -0.01, 0.028])
          ctx.roundRect(x + long * tine + dx, y - long * 0.5 + dx, long * 0.02, long * 0.24, long * 0.01)
      }
      ctx.fill()
    }
  })

export interface HallInks {
  readonly stone: Colour
  readonly shade: Colour
  readonly light: Colour
  readonly floor: Colour
  readonly tile: Colour
}

/** A hall of columns: tall windows on the left throw their light across the floor. */
export const paintHall = (
  easel: Easel,
  at: { readonly x: number; readonly y: number; readonly focus: number },
  inks: HallInks,
): void => {
  const { ctx, extent } = easel
  const eye = 1.7
  const seen = (x: number, y: number, z: number): readonly [number, number] => [
    at.x + (at.focus * x) / z,
    at.y + (at.focus * (eye - y)) / z,
  ]
  const polygon = (
    colour: Colour | ReturnType<Context['createLinearGradient']>,
    points: readonly (readonly [number, number])[],
  ): void => {
    ctx.fillStyle = colour
    ctx.beginPath()
    for (const [x, y] of points) ctx.lineTo(x, y)
    ctx.closePath()
    ctx.fill()
  }
  const far = (colour: Colour, z: number): Colour => mix(colour, inks.light, 1 - Math.exp(-z / 26))
  const [wide, high, end] = [5, 9.5, 34]
  easel.part('wall', () => {
    const dark = mix(inks.shade, '#000000', 0.25)
    ctx.fillStyle = dark
    ctx.fillRect(extent.x, extent.y, extent.w, extent.h)
    for (let z = end; z > 1.2; z -= 3) {
      const [back, front] = [z, Math.max(1.2, z - 3.02)]
      for (const side of [-1, 1])
        polygon(far(mix(inks.stone, inks.shade, side < 0 ? 0.62 : 0.3), z), [
          seen(side * wide, 0, back),
          seen(side * wide, high, back),
          seen(side * wide, high, front),
          seen(side * wide, 0, front),
        ])
      polygon(far(mix(inks.shade, '#000000', 0.3), z), [
        seen(-wide, high, back),
        seen(wide, high, back),
        seen(wide, high, front),
        seen(-wide, high, front),
      ])
    }
    polygon(mix(inks.light, inks.stone, 0.2), [
      seen(-wide, 0, end),
      seen(-wide, high, end),
      seen(wide, high, end),
      seen(wide, 0, end),
    ])
  })
  easel.part('tiles', () => {
    for (let z = end; z > 1.2; z -= 1.25)
      for (let tile = -4; tile < 4; tile++) {
        const isDark = (Math.round(z / 1.25) + tile) % 2 === 0
        const front = Math.max(1.2, z - 1.26)
        polygon(far(isDark ? inks.tile : inks.floor, z * 0.9), [
          seen(tile * 1.25, 0, z),
          seen((tile + 1) * 1.25 + 0.01, 0, z),
          seen((tile + 1) * 1.25 + 0.01, 0, front),
          seen(tile * 1.25, 0, front),
        ])
      }
  })
  easel.part('window', () => {
    for (let z = 30; z > 6; z -= 4.2)
      for (const [y, top] of [[1.2, 7]] as const) {
        const points: (readonly [number, number])[] = [seen(-wide + 0.02, y, z), seen(-wide + 0.02, top - 0.9, z)]
        for (let step = 0; step <= 8; step++) {
          const turn = Math.PI * (1 - step / 8)
          points.push(seen(-wide + 0.02, top - 0.9 + Math.sin(turn) * 0.9, z - 0.9 - Math.cos(turn) * -0.9))
        }
        points.push(seen(-wide + 0.02, y, z - 1.8))
        polygon(mix(inks.light, '#ffffff', 0.35), points)
        for (const bar of [0.6, 1.2])
          polygon(inks.shade, [
            seen(-wide + 0.03, y, z - bar),
            seen(-wide + 0.03, top - 0.4, z - bar),
            seen(-wide + 0.03, top - 0.4, z - bar - 0.06),
            seen(-wide + 0.03, y, z - bar - 0.06),
          ])
      }
  })
  easel.shine('window', () =>
    easel.soft(
      10,
      (soft) => {
        for (let z = 30; z > 3; z -= 4.2) {
          soft.fillStyle = withAlpha(inks.light, 0.5)
          soft.beginPath()
          for (const [x, y] of [seen(-3.4, 0, z + 0.6), seen(3.6, 0, z + 1.8), seen(3.6, 0, z), seen(-3.4, 0, z - 1.2)])
            soft.lineTo(x, y)
          soft.fill()
          soft.fillStyle = withAlpha(inks.light, 0.12)
          soft.beginPath()
          for (const [x, y] of [seen(-wide, 7, z), seen(-wide, 2, z - 1.2), seen(3, 0, z), seen(3.6, 0, z + 1.4)])
            soft.lineTo(x, y)
          soft.fill()
        }
      },
      { blend: 'screen' },
    ),
  )
  easel.part('bars', () => {
    for (let z = 30; z > 2.6; z -= 4.2)
      for (const side of [-1, 1]) {
        const [x, foot] = seen(side * 4.2, 0, z)
        const [, top] = seen(side * 4.2, high, z)
        const u = at.focus / z
        const body = far(inks.stone, z)
        const round = ctx.createLinearGradient(x - u * 0.42, 0, x + u * 0.42, 0)
        round.addColorStop(0, mix(body, inks.light, 0.35))
        round.addColorStop(0.4, body)
        round.addColorStop(1, far(mix(inks.stone, inks.shade, 0.85), z))
        ctx.fillStyle = round
        ctx.fillRect(x - u * 0.36, top, u * 0.72, foot - top)
        ctx.fillRect(x - u * 0.52, foot - u * 0.5, u * 1.04, u * 0.5)
        ctx.fillRect(x - u * 0.55, seen(0, 7.4, z)[1], u * 1.1, u * 0.4)
        ctx.fillStyle = withAlpha(inks.shade, 0.4)
        ctx.beginPath()
        ctx.ellipse(x + u * 0.5, foot, u * 0.9, u * 0.1, 0, 0, tau)
        ctx.fill()
      }
  })
}
