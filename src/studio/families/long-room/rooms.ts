// The rooms: a hotel's corridor, an aisle of a library, the hall of a palace.
import { mix, withAlpha } from '../../colour/colour.ts'
import type { Easel } from '../../paint/easel.ts'
import { seenThrough } from '../../places/avenue.ts'
import { bloom } from '../../places/ground.ts'
import type { LitScene } from '../../places/in-light.ts'
import { airy, lampAt, nearest, onFloor, onWall, paintShell, plane, type Room, type RoomLight } from './box.ts'

const lightOf = ({ palette, conditions }: LitScene): RoomLight => {
  const { deep, dark, mid, soft, light, accent, counter } = palette
  const isNight = conditions.hour === 'night'
  return {
    air: isNight ? mix(mix(soft, accent, 0.35), light, 0.2) : mix(light, accent, 0.14),
    wall: mix(mix(dark, mid, 0.8), accent, 0.2),
    floor: mix(dark, deep, 0.35),
    dark: mix(deep, '#000000', 0.3),
    lamp: mix(mix(accent, '#ffc46a', 0.6), counter, 0.1),
    clear: 22,
  }
}

const roomIn = (easel: Easel, scene: LitScene, size: Pick<Room, 'half' | 'high' | 'long'>): Room => {
  const { w, h, random } = scene
  const aside = random.sub('camera').between(-0.07, 0.07)
  const camera = { x: w * (0.5 + aside), y: h * 0.56, focus: Math.min(w, h * 0.7) * 0.95, eye: 1.5 }
  return { easel, camera, light: lightOf(scene), ...size }
}

/** The end of the room: a tall window or an open door in which the light stands. */
const farLight = (room: Room, isArched: boolean): void => {
  const { easel, camera, half, high, long, light } = room
  const at = seenThrough(camera)
  const wide = Math.min(half * 0.5, 1.5)
  const [x0, top] = at(-wide, Math.min(high * 0.72, 3.4), long)
  const [x1, foot] = at(wide, 0, long)
  const { ctx } = easel
  easel.part('window', () => {
    ctx.fillStyle = mix(light.air, light.dark, 0.45)
    const [left, roof] = at(-half, high, long)
    const [right, ground] = at(half, 0, long)
    ctx.fillRect(left, roof, right - left, ground - roof)
    ctx.fillStyle = mix(light.air, '#ffffff', 0.55)
    ctx.beginPath()
    if (isArched) {
      ctx.moveTo(x0, foot)
      ctx.lineTo(x0, top + (x1 - x0) / 2)
      ctx.arc((x0 + x1) / 2, top + (x1 - x0) / 2, (x1 - x0) / 2, Math.PI, 0)
      ctx.lineTo(x1, foot)
    } else ctx.rect(x0, top, x1 - x0, foot - top)
    ctx.fill()
    ctx.strokeStyle = mix(light.air, light.dark, 0.6)
    ctx.lineWidth = (x1 - x0) * 0.05
    ctx.beginPath()
    for (const bar of [0.33, 0.67]) {
      ctx.moveTo(x0 + (x1 - x0) * bar, top)
      ctx.lineTo(x0 + (x1 - x0) * bar, foot)
    }
    for (let y = top + (x1 - x0) * 0.5; y < foot; y += (x1 - x0) * 0.5) {
      ctx.moveTo(x0, y)
      ctx.lineTo(x1, y)
    }
    if (isArched) ctx.stroke()
  })
  easel.shine('window', () => {
    bloom(ctx, (x0 + x1) / 2, (top + foot) / 2, (foot - top) * 3, mix(light.air, '#ffffff', 0.3), 0.7)
    const fall = ctx.createLinearGradient(0, foot, 0, easel.h)
    fall.addColorStop(0, withAlpha(light.air, 0.75))
    fall.addColorStop(0.7, withAlpha(light.air, 0))
    ctx.fillStyle = fall
    ctx.beginPath()
    ctx.moveTo(x0, foot)
    ctx.lineTo(x1, foot)
    ctx.lineTo(x1 + (x1 - x0) * 2.4, easel.h)
    ctx.lineTo(x0 - (x1 - x0) * 2.4, easel.h)
    ctx.fill()
  })
}

/** From far to near, each at its own depth. */
const downTheRoom = (room: Room, pitch: number, paint: (z: number, nth: number) => void): void => {
  const count = Math.floor((room.long - nearest) / pitch)
  for (let nth = count; nth >= 0; nth--) paint(nearest + nth * pitch, nth)
}

export const corridor = (easel: Easel, scene: LitScene): Room => {
  const room = roomIn(easel, scene, { half: 1.55, high: 2.9, long: 34 })
  const { accent, counter, light: pale } = scene.palette
  const { wall, dark } = room.light
  paintShell(room)
  farLight(room, false)
  easel.part('floor', () => {
    const cloth = mix(accent, dark, 0.3)
    downTheRoom(room, 1.6, (z, nth) => {
      onFloor(room, cloth, [-0.85, 0.85], [z, z + 1.62])
      const x = 0
      for (const [size, colour] of [
        [0.62, mix(dark, accent, 0.15)],
        [0.42, mix(counter, pale, 0.2)],
        [0.2, mix(dark, accent, 0.2)],
      ] as const)
        plane(room, colour, [
          [x - size, 0, z + 0.8],
          [x, 0, z + 0.8 - size],
          [x + size, 0, z + 0.8],
          [x, 0, z + 0.8 + size],
        ])
      if (nth >= 0)
        for (const side of [-1, 1]) onFloor(room, mix(counter, pale, 0.3), [side * 0.83, side * 0.78], [z, z + 1.62])
    })
  })
  easel.part('door', () =>
    downTheRoom(room, 3.6, (z) => {
      for (const side of [-1, 1]) {
        onWall(room, side, mix(wall, dark, 0.55), [z + 0.9, z + 2.2], [0, 2.25], 0.01)
        onWall(room, side, mix(mix(wall, accent, 0.2), dark, 0.7), [z + 1.02, z + 2.08], [0, 2.14], 0.03)
        onWall(room, side, mix(wall, dark, 0.5), [z + 1.16, z + 1.94], [1.2, 1.95], 0.05)
        onWall(room, side, mix(wall, dark, 0.5), [z + 1.16, z + 1.94], [0.25, 1], 0.05)
        onWall(room, side, counter, [z + 1.96, z + 2.04], [1.02, 1.1], 0.07)
      }
    }),
  )
  easel.part('wall', () => {
    for (const side of [-1, 1])
      downTheRoom(room, 1.2, (z) => {
        onWall(room, side, mix(wall, pale, 0.18), [z, z + 1.21], [0.96, 1.02], 0.015)
        onWall(room, side, mix(wall, dark, 0.6), [z, z + 1.21], [0, 0.16], 0.02)
        onWall(room, side, mix(wall, pale, 0.12), [z, z + 1.21], [2.72, 2.8], 0.02)
      })
  })
  easel.part('lights', () =>
    downTheRoom(room, 3.6, (z) => {
      for (const side of [-1, 1]) {
        onWall(room, side, mix(room.light.lamp, '#ffffff', 0.55), [z + 3.02, z + 3.3], [1.72, 2.06], 0.16)
        lampAt(room, [side * 1.4, 1.9, z + 3.16], 0.14)
      }
    }),
  )
  return room
}

export const aisle = (easel: Easel, scene: LitScene): Room => {
  const room = roomIn(easel, scene, { half: 1.9, high: 6.6, long: 30 })
  const { hues, accent, counter } = scene.palette
  const { dark } = room.light
  const wood = mix(mix('#5a3a26', accent, 0.12), dark, 0.35)
  paintShell(room)
  farLight(room, true)
  const random = scene.random.sub('books')
  easel.part('shelves', () =>
    downTheRoom(room, 2.4, (z) => {
      for (const side of [-1, 1]) {
        onWall(room, side, mix(wood, '#000000', 0.5), [z, z + 2.4], [0, 6.4], 0.02)
        for (let shelf = 0; shelf < 12; shelf++) {
          const y = 0.2 + shelf * 0.5
          // Far off, a row of books is a stripe.
          const books = z < 9 ? 16 : z < 18 ? 7 : 3
          const step = 2.16 / books
          for (let book = 0; book < books; book++) {
            const tall = random.between(0.27, 0.42)
            if (random.chance(0.06)) continue
            const from = z + 0.12 + book * step
            const hue = hues[random.whole(0, hues.length - 1)] ?? accent
            onWall(
              room,
              side,
              mix(mix(hue, wood, 0.35), dark, 0.25 + random.next() * 0.3),
              [from, from + step * 0.93],
              [y, y + tall],
              0.05,
            )
          }
          onWall(room, side, wood, [z, z + 2.4], [y - 0.06, y], 0.07)
        }
        onWall(room, side, mix(wood, counter, 0.1), [z, z + 0.12], [0, 6.5], 0.12)
      }
    }),
  )
  easel.part('floor', () =>
    downTheRoom(room, 1.4, (z) => onFloor(room, mix(accent, dark, 0.5), [-0.7, 0.7], [z, z + 1.42])),
  )
  ladder(room, mix(wood, counter, 0.3))
  easel.part('lights', () =>
    downTheRoom(room, 4.8, (z) => {
      for (const side of [-1, 1]) lampAt(room, [side * 1.72, 2.5, z + 2.4], 0.11)
    }),
  )
  return room
}

const ladder = (room: Room, colour: string): void => {
  const { easel, camera } = room
  const at = seenThrough(camera)
  const { ctx } = easel
  easel.part('stairs', () => {
    ctx.strokeStyle = airy(room, colour, 6)
    ctx.lineCap = 'round'
    const rail = (z: number, width: number): readonly [readonly [number, number], readonly [number, number]] => {
      const [foot, head] = [at(room.half - 0.62, 0, z), at(room.half - 0.14, 4.6, z)]
      ctx.lineWidth = width
      ctx.beginPath()
      ctx.moveTo(...foot)
      ctx.lineTo(...head)
      ctx.stroke()
      return [foot, head]
    }
    const wide = (camera.focus / 6) * 0.045
    const [near, far] = [rail(5.6, wide), rail(6.2, wide * 0.9)]
    for (let rung = 1; rung < 14; rung++) {
      const share = rung / 14
      const on = ([foot, head]: typeof near): readonly [number, number] => [
        foot[0] + (head[0] - foot[0]) * share,
        foot[1] + (head[1] - foot[1]) * share,
      ]
      ctx.lineWidth = wide * 0.7
      ctx.beginPath()
      ctx.moveTo(...on(near))
      ctx.lineTo(...on(far))
      ctx.stroke()
    }
  })
}

export const palace = (easel: Easel, scene: LitScene): Room => {
  const room = roomIn(easel, scene, { half: 4.2, high: 8.4, long: 44 })
  const { soft, light: pale, counter, dark: shade } = scene.palette
  const { dark, air, wall } = room.light
  paintShell(room)
  farLight(room, true)
  const stone = mix(mix(wall, soft, 0.45), pale, 0.15)
  easel.part('tiles', () =>
    downTheRoom(room, 1.4, (z, row) => {
      for (let column = 0; column < 6; column++) {
        const x = -4.2 + column * 1.4
        onFloor(
          room,
          (row + column) % 2 === 0 ? mix(pale, shade, 0.4) : mix(dark, shade, 0.5),
          [x, x + 1.42],
          [z, z + 1.42],
        )
      }
    }),
  )
  easel.part('window', () =>
    downTheRoom(room, 4.4, (z) => {
      for (const side of [-1, 1]) onWall(room, side, mix(air, '#ffffff', 0.25), [z + 1.5, z + 3], [1.4, 5], 0.02)
    }),
  )
  easel.part('buildings', () =>
    downTheRoom(room, 4.4, (z) => {
      for (const side of [-1, 1]) column(room, side, z, stone)
      beam(room, z, mix(stone, dark, 0.25))
    }),
  )
  easel.part('lights', () =>
    downTheRoom(room, 8.8, (z) => {
      const at = seenThrough(room.camera)
      const [x, y] = at(0, 6, z + 4)
      const unit = room.camera.focus / (z + 4)
      const { ctx } = easel
      ctx.strokeStyle = airy(room, counter, z)
      ctx.lineWidth = unit * 0.05
      for (const ring of [0.9, 0.5]) {
        ctx.beginPath()
        ctx.ellipse(x, y - unit * (0.9 - ring) * 0.9, unit * ring, unit * ring * 0.22, 0, 0, 7)
        ctx.stroke()
      }
      for (let candle = 0; candle < 9; candle++) {
        const turn = (candle / 9) * Math.PI * 2
        const [cx, cy] = [x + Math.cos(turn) * unit * 0.9, y + Math.sin(turn) * unit * 0.2]
        bloom(ctx, cx, cy - unit * 0.16, unit * 0.4, room.light.lamp, 0.8)
      }
      bloom(ctx, x, y, unit * 3.4, room.light.lamp, 0.4)
    }),
  )
  return room
}

const column = (room: Room, side: number, z: number, stone: string): void => {
  const x = side * (room.half - 0.9)
  const { dark } = room.light
  for (const [from, to, tint] of [
    [-0.34, -0.12, 0.1],
    [-0.12, 0.12, 0.34],
    [0.12, 0.34, 0.62],
  ] as const)
    plane(room, mix(stone, dark, side < 0 ? 0.72 - tint : tint), [
      [x + from, 0.4, z],
      [x + to, 0.4, z],
      [x + to, 6.2, z],
      [x + from, 6.2, z],
    ])
  for (const [low, high, wide] of [
    [0, 0.4, 0.46],
    [6.2, 6.6, 0.48],
  ] as const)
    plane(room, mix(stone, dark, 0.2), [
      [x - wide, low, z],
      [x + wide, low, z],
      [x + wide, high, z],
      [x - wide, high, z],
    ])
}

/** The arch from column to column over the hall. */
const beam = (room: Room, z: number, colour: string): void => {
  const span = room.half - 0.9
  const arc = Array.from({ length: 17 }, (_, at) => Math.PI * (1 - at / 16))
  const on = (r: number): readonly (readonly [number, number, number])[] =>
    arc.map((turn) => [Math.cos(turn) * (span + r), 6.5 + Math.sin(turn) * (1.9 + r), z] as const)
  plane(room, colour, [...on(0), ...on(0.42).toReversed()])
}
