// One old house: walls with a bloom of light, gable or hipped roof with tiles, chimney, framed windows, door or shop front.
import { type Colour, mix, withAlpha } from '../../colour/colour.ts'
import { tau } from '../curves.ts'
import type { Context } from '../easel.ts'
import type { Random } from '../random.ts'

export interface HouseColours {
  readonly wall: Colour
  readonly roof: Colour
  /** Frames of windows and doors, awnings. */
  readonly trim: Colour
  readonly door: Colour
  readonly window: Colour
  /** Panes where nobody is at home. */
  readonly dark: Colour
  /** Snow on roofs and sills; leave out for none. */
  readonly snow?: Colour
}

export interface HouseOptions {
  /** Left edge and ground. */
  readonly x: number
  readonly y: number
  readonly width: number
  /** Of the walls. */
  readonly height: number
  readonly colours: HouseColours
  readonly random: Random
  /** 0..1: share of windows with light. */
  readonly lit?: number
  /** Called for each lit window: the place for its glow. */
  readonly onLight?: (light: { readonly x: number; readonly y: number; readonly size: number }) => void
}

const drawWindow = (ctx: Context, house: HouseOptions, x: number, y: number, width: number, height: number): void => {
  const { trim, window, dark, snow, wall } = house.colours
  const { random } = house
  const isLit = random.chance(house.lit ?? 0.7)
  const frame = width * 0.13
  ctx.fillStyle = withAlpha('#000000', 0.18)
  ctx.fillRect(x - frame * 0.4, y - frame * 0.2, width + frame * 1.8, height + frame * 1.9)
  ctx.fillStyle = trim
  ctx.fillRect(x - frame, y - frame, width + frame * 2, height + frame * 2)
  const pane = ctx.createLinearGradient(0, y, 0, y + height)
  pane.addColorStop(0, isLit ? mix(window, '#ffffff', 0.25) : mix(dark, trim, 0.18))
  pane.addColorStop(1, isLit ? mix(window, wall, 0.28) : dark)
  ctx.fillStyle = pane
  ctx.fillRect(x, y, width, height)
  if (isLit) {
    house.onLight?.({ x: x + width / 2, y: y + height / 2, size: width })
    if (random.chance(0.5)) {
      ctx.fillStyle = withAlpha(house.colours.door, 0.55)
      ctx.beginPath()
      for (const [from, to] of [
        [0, 0.3],
        [1, 0.7],
      ] as const) {
        ctx.moveTo(x + width * from, y)
        ctx.lineTo(x + width * to, y)
        ctx.quadraticCurveTo(x + width * to, y + height * 0.6, x + width * from, y + height * 0.8)
      }
      ctx.fill()
    }
  }
  ctx.fillStyle = trim
  ctx.fillRect(x + width * 0.46, y, width * 0.08, height)
  ctx.fillRect(x, y + height * 0.4, width, width * 0.075)
  ctx.fillStyle = mix(trim, '#000000', 0.25)
  ctx.fillRect(x - frame * 1.5, y + height + frame, width + frame * 3, frame * 0.9)
  if (!snow) return
  ctx.fillStyle = snow
  ctx.beginPath()
  ctx.ellipse(x + width / 2, y + height + frame, width * 0.66, frame * 0.9, 0, Math.PI, tau)
  ctx.fill()
}

/** Traces the roof and gives its height. Kinds: gable to the street, hipped, mansard, stepped gable. */
const traceRoof = (ctx: Context, house: HouseOptions, kind: number, rise: number): void => {
  const { x, y, width, height } = house
  const eave = y - height
  const over = width * 0.06
  ctx.beginPath()
  if (kind === 0) {
    ctx.moveTo(x - over, eave + width * 0.05)
    ctx.lineTo(x + width / 2, eave - rise)
    ctx.lineTo(x + width + over, eave + width * 0.05)
  } else if (kind === 1) {
    ctx.moveTo(x - over, eave + 6)
    ctx.lineTo(x + width * 0.16, eave - rise * 0.8)
    ctx.lineTo(x + width * 0.84, eave - rise * 0.8)
    ctx.lineTo(x + width + over, eave + 6)
  } else if (kind === 2) {
    ctx.moveTo(x - over, eave + 6)
    ctx.quadraticCurveTo(x + width * 0.03, eave - rise * 0.35, x + width * 0.14, eave - rise * 0.62)
    ctx.lineTo(x + width * 0.32, eave - rise * 0.92)
    ctx.lineTo(x + width * 0.68, eave - rise * 0.92)
    ctx.lineTo(x + width * 0.86, eave - rise * 0.62)
    ctx.quadraticCurveTo(x + width * 0.97, eave - rise * 0.35, x + width + over, eave + 6)
  } else {
    const steps = 4
    ctx.moveTo(x, eave + 4)
    for (let step = 0; step < steps; step++) {
      ctx.lineTo(x + (width * 0.42 * step) / steps, eave - (rise * step) / steps - rise * 0.22)
      ctx.lineTo(x + (width * 0.42 * (step + 1)) / steps, eave - (rise * step) / steps - rise * 0.22)
    }
    for (let step = steps - 1; step >= 0; step--) {
      ctx.lineTo(x + width - (width * 0.42 * (step + 1)) / steps, eave - (rise * step) / steps - rise * 0.22)
      ctx.lineTo(x + width - (width * 0.42 * step) / steps, eave - (rise * step) / steps - rise * 0.22)
    }
    ctx.lineTo(x + width, eave + 4)
  }
  ctx.closePath()
}

const drawRoof = (ctx: Context, house: HouseOptions, kind: number, rise: number): void => {
  const { x, y, width, height, colours, random } = house
  const eave = y - height
  const chimney = x + width * random.pick([0.16, 0.24, 0.72])
  const stack = width * 0.1
  ctx.fillStyle = mix(colours.roof, colours.wall, 0.35)
  ctx.fillRect(chimney, eave - rise * 1.02, stack, rise)
  ctx.fillStyle = mix(colours.roof, '#000000', 0.2)
  ctx.fillRect(chimney - stack * 0.15, eave - rise * 1.05, stack * 1.3, stack * 0.32)
  ctx.fillRect(chimney + stack * 0.28, eave - rise * 1.05 - stack * 0.4, stack * 0.44, stack * 0.45)
  ctx.fillStyle = kind === 3 ? colours.wall : colours.roof
  traceRoof(ctx, house, kind, rise)
  ctx.fill()
  ctx.save()
  ctx.clip()
  const light = ctx.createLinearGradient(x, eave - rise, x + width, eave)
  light.addColorStop(0, withAlpha('#ffffff', 0.16))
  light.addColorStop(0.5, withAlpha('#ffffff', 0))
  light.addColorStop(1, withAlpha('#000000', 0.28))
  ctx.fillStyle = light
  ctx.fillRect(x - width, eave - rise * 1.4, width * 3, rise * 2)
  if (kind === 1 || kind === 2) {
    const tile = width * 0.075
    ctx.strokeStyle = withAlpha('#000000', colours.snow ? 0.05 : 0.2)
    ctx.lineWidth = tile * 0.12
    ctx.beginPath()
    for (let row = 0; row < rise / (tile * 0.62); row++)
      for (let px = x - width * 0.1 + (row % 2) * tile * 0.5; px < x + width * 1.1; px += tile) {
        ctx.moveTo(px + tile / 2, eave - row * tile * 0.62)
        ctx.arc(px, eave - row * tile * 0.62, tile / 2, 0, Math.PI)
      }
    ctx.stroke()
  }
  if (kind === 0) {
    ctx.fillStyle = mix(colours.wall, '#000000', 0.06)
    ctx.beginPath()
    ctx.moveTo(x + width * 0.03, eave + width * 0.1)
    ctx.lineTo(x + width / 2, eave - rise + width * 0.14)
    ctx.lineTo(x + width * 0.97, eave + width * 0.1)
    ctx.fill()
  }
  ctx.restore()
  if (colours.snow) drawRoofSnow(ctx, house, kind, rise, colours.snow)
}

const drawRoofSnow = (ctx: Context, house: HouseOptions, kind: number, rise: number, snow: Colour): void => {
  const { x, width } = house
  const eave = house.y - house.height
  ctx.strokeStyle = snow
  ctx.lineJoin = 'round'
  ctx.lineCap = 'round'
  ctx.lineWidth = width * 0.075
  if (kind === 0 || kind === 3) {
    ctx.save()
    ctx.translate(0, -width * 0.02)
    traceRoof(ctx, house, kind, rise)
    ctx.setLineDash([])
    ctx.save()
    ctx.beginPath()
    ctx.rect(x - width, eave - rise * 1.6, width * 3, rise * 1.6 + width * 0.07)
    ctx.clip()
    traceRoof(ctx, house, kind, rise)
    ctx.stroke()
    ctx.restore()
    ctx.restore()
    return
  }
  ctx.save()
  traceRoof(ctx, house, kind, rise)
  ctx.clip()
  const drift = ctx.createLinearGradient(x, eave - rise, x + width * 0.4, eave)
  drift.addColorStop(0, snow)
  drift.addColorStop(1, mix(snow, house.colours.dark, 0.24))
  ctx.fillStyle = drift
  ctx.fillRect(x - width, eave - rise * 1.4, width * 3, rise * 1.4 - width * 0.02)
  ctx.restore()
}

const drawStreetFront = (ctx: Context, house: HouseOptions): void => {
  const { x, y, width, height, colours, random } = house
  const door = { w: width * 0.19, h: Math.min(height * 0.38, width * 0.44) }
  if (random.chance(0.4) && height > width * 0.9) {
    const [left, wide, tall] = [x + width * 0.1, width * 0.8, door.h * 1.05]
    ctx.fillStyle = mix(colours.door, '#000000', 0.35)
    ctx.fillRect(left, y - tall, wide, tall)
    const glass = ctx.createLinearGradient(0, y - tall, 0, y)
    glass.addColorStop(0, mix(colours.window, '#ffffff', 0.3))
    glass.addColorStop(1, mix(colours.window, colours.door, 0.35))
    ctx.fillStyle = glass
    ctx.fillRect(left + wide * 0.04, y - tall * 0.88, wide * 0.58, tall * 0.66)
    ctx.fillRect(left + wide * 0.74, y - tall * 0.86, wide * 0.18, tall * 0.4)
    house.onLight?.({ x: left + wide * 0.35, y: y - tall * 0.5, size: wide * 0.5 })
    ctx.fillStyle = withAlpha(colours.dark, 0.55)
    for (let thing = 0; thing < 6; thing++) {
      const size = tall * random.between(0.06, 0.16)
      ctx.beginPath()
      ctx.roundRect(
        left + wide * (0.08 + thing * 0.085),
        y - tall * 0.22 - size * 1.3,
        size * 0.9,
        size * 1.3,
        size * 0.3,
      )
      ctx.fill()
    }
    const stripes = 8
    for (let stripe = 0; stripe < stripes; stripe++) {
      const [from, to] = [left - 6 + (stripe * (wide + 12)) / stripes, (wide + 12) / stripes]
      ctx.fillStyle = stripe % 2 ? colours.trim : colours.door
      ctx.beginPath()
      ctx.moveTo(from + 3, y - tall * 1.22)
      ctx.lineTo(from + to + 3, y - tall * 1.22)
      ctx.lineTo(from + to, y - tall * 0.94)
      ctx.arc(from + to / 2, y - tall * 0.94, to / 2, 0, Math.PI)
      ctx.fill()
    }
    return
  }
  const left = x + width * random.pick([0.14, 0.4, 0.66])
  ctx.fillStyle = colours.trim
  ctx.beginPath()
  ctx.roundRect(left - door.w * 0.14, y - door.h * 1.1, door.w * 1.28, door.h * 1.1, [door.w * 0.6, door.w * 0.6, 0, 0])
  ctx.fill()
  ctx.fillStyle = colours.door
  ctx.beginPath()
  ctx.roundRect(left, y - door.h, door.w, door.h, [door.w * 0.5, door.w * 0.5, 0, 0])
  ctx.fill()
  ctx.fillStyle = colours.window
  ctx.beginPath()
  ctx.arc(left + door.w / 2, y - door.h + door.w * 0.5, door.w * 0.3, Math.PI, tau)
  ctx.fill()
  ctx.fillStyle = withAlpha('#000000', 0.25)
  ctx.fillRect(left - door.w * 0.2, y - door.w * 0.12, door.w * 1.4, door.w * 0.14)
}

export const drawHouse = (ctx: Context, house: HouseOptions): void => {
  const { x, y, width, height, colours, random } = house
  const kind = random.whole(0, 3)
  const rise = width * random.between(0.5, 0.85)
  const wall = ctx.createLinearGradient(x, y - height, x + width, y)
  wall.addColorStop(0, mix(colours.wall, '#ffffff', 0.12))
  wall.addColorStop(0.55, colours.wall)
  wall.addColorStop(1, mix(colours.wall, '#000000', 0.22))
  drawRoof(ctx, house, kind, rise)
  ctx.fillStyle = wall
  ctx.fillRect(x, y - height, width, height + 4)
  const under = ctx.createLinearGradient(0, y - height, 0, y - height + width * 0.16)
  under.addColorStop(0, withAlpha('#000000', 0.3))
  under.addColorStop(1, withAlpha('#000000', 0))
  ctx.fillStyle = under
  ctx.fillRect(x, y - height, width, width * 0.16)
  const columns = width > 230 ? 3 : 2
  const pane = { w: width * (columns === 3 ? 0.14 : 0.19), h: width * 0.25 }
  const storey = width * 0.48
  for (let row = 0; y - height + width * 0.16 + row * storey + pane.h < y - width * 0.56; row++)
    for (let column = 0; column < columns; column++) {
      const left = x + (width * (column + 0.5)) / columns - pane.w / 2
      drawWindow(ctx, house, left, y - height + width * 0.16 + row * storey, pane.w, pane.h)
    }
  if (kind === 0 || kind === 3)
    drawWindow(ctx, house, x + width / 2 - pane.w * 0.36, y - height - rise * 0.38, pane.w * 0.72, pane.h * 0.72)
  drawStreetFront(ctx, house)
}
