// Twelve references drawn from numbers, each composed in its own way: what a caller might send as a sketch, a photograph or a cover.
import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import { Random } from '../../src/studio/paint/random.ts'

type Draw = (ctx: SKRSContext2D, random: Random) => void

const [w, h] = [600, 900]

const ground = (ctx: SKRSContext2D, ...stops: readonly string[]): void => {
  const shade = ctx.createLinearGradient(0, 0, 0, h)
  for (const [at, colour] of stops.entries()) shade.addColorStop(stops.length < 2 ? 0 : at / (stops.length - 1), colour)
  ctx.fillStyle = shade
  ctx.fillRect(0, 0, w, h)
}

const disc = (ctx: SKRSContext2D, x: number, y: number, radius: number, colour: string): void => {
  ctx.fillStyle = colour
  ctx.beginPath()
  ctx.arc(x, y, radius, 0, Math.PI * 2)
  ctx.fill()
}

const shape = (ctx: SKRSContext2D, colour: string, ...points: readonly (readonly [number, number])[]): void => {
  ctx.fillStyle = colour
  ctx.beginPath()
  for (const [x, y] of points) ctx.lineTo(x, y)
  ctx.fill()
}

/** As a sensor leaves it. */
const grain = (ctx: SKRSContext2D, random: Random, amount: number): void => {
  const image = ctx.getImageData(0, 0, w, h)
  for (let at = 0; at < image.data.length; at += 4) {
    const noise = random.between(-amount, amount)
    for (let channel = 0; channel < 3; channel++)
      image.data[at + channel] = Math.min(255, Math.max(0, (image.data[at + channel] ?? 0) + noise))
  }
  ctx.putImageData(image, 0, 0)
}

const person = (ctx: SKRSContext2D, x: number, foot: number, height: number, colour: string): void => {
  disc(ctx, x, foot - height * 0.9, height * 0.1, colour)
  shape(
    ctx,
    colour,
    [x - height * 0.14, foot - height * 0.78],
    [x + height * 0.14, foot - height * 0.78],
    [x + height * 0.1, foot],
    [x - height * 0.1, foot],
  )
}

const figureLowLeft: Draw = (ctx, random) => {
  ground(ctx, '#9cc3e0', '#cfe0ea', '#e9e4d8')
  shape(ctx, '#b8a888', [0, 810], [w, 790], [w, h], [0, h])
  person(ctx, 150, 840, 210, '#2c2a33')
  grain(ctx, random, 6)
}

const roundInTheMiddle: Draw = (ctx) => {
  ground(ctx, '#f2ead8')
  disc(ctx, w / 2, h * 0.46, 170, '#b5382a')
  disc(ctx, w / 2, h * 0.46, 110, '#e2a03c')
}

const horizonAtThird: Draw = (ctx, random) => {
  ground(ctx, '#f6c56a', '#ef9a5b')
  ctx.fillStyle = '#1d3d52'
  ctx.fillRect(0, h / 3, w, (h * 2) / 3)
  for (let at = 0; at < 160; at++) {
    ctx.fillStyle = random.chance(0.5) ? '#2b5a72' : '#17303f'
    ctx.fillRect(random.between(0, w), random.between(h / 3, h), random.between(30, 120), random.between(2, 6))
  }
  grain(ctx, random, 8)
}

const diagonalRoad: Draw = (ctx, random) => {
  ground(ctx, '#86a36a', '#6f8f55')
  shape(ctx, '#d9cfbf', [0, 880], [0, 700], [520, 90], [590, 90], [230, h], [0, h])
  for (let at = 0; at < 12; at++)
    disc(ctx, random.between(350, w), random.between(450, h), random.between(14, 34), '#4c6b3a')
}

const flowerFrame: Draw = (ctx, random) => {
  ground(ctx, '#fbf3ea')
  for (let at = 0; at < 190; at++) {
    const isSide = random.chance(0.6)
    const near = random.between(0, 80)
    const x = isSide ? (random.chance(0.5) ? near : w - near) : random.between(0, w)
    const y = isSide ? random.between(0, h) : random.chance(0.5) ? near : h - near
    disc(ctx, x, y, random.between(12, 30), random.pick(['#c2455c', '#e58aa0', '#5f8a52', '#3f6b45', '#f0b95b']))
  }
}

const darkLeftHalf: Draw = (ctx, random) => {
  ground(ctx, '#e8e2d6')
  ctx.fillStyle = '#171a26'
  ctx.fillRect(0, 0, w * 0.48, h)
  disc(ctx, w * 0.72, h * 0.36, 46, '#c9402f')
  grain(ctx, random, 5)
}

const face: Draw = (ctx, random) => {
  ground(ctx, '#2d3b44', '#1b242b')
  shape(ctx, '#3a2a22', [180, 300], [300, 190], [430, 300], [450, 640], [160, 640])
  ctx.fillStyle = '#d8a684'
  ctx.beginPath()
  ctx.ellipse(305, 420, 115, 160, 0, 0, Math.PI * 2)
  ctx.fill()
  shape(ctx, '#54646c', [60, h], [170, 640], [440, 640], [550, h])
  for (const x of [262, 348]) disc(ctx, x, 400, 13, '#2a1c18')
  ctx.fillStyle = '#a34a45'
  ctx.fillRect(272, 494, 66, 13)
  grain(ctx, random, 8)
}

const pattern: Draw = (ctx) => {
  ground(ctx, '#20485a')
  for (let row = 0; row < 12; row++)
    for (let column = 0; column < 8; column++)
      disc(ctx, column * 75 + (row % 2) * 37, row * 75 + 37, 24, (row + column) % 2 ? '#e8b84d' : '#dd6b4d')
}

const textHeavy: Draw = (ctx) => {
  ground(ctx, '#f4f1e8')
  ctx.fillStyle = '#16161a'
  ctx.font = 'bold 118px sans-serif'
  for (const [at, line] of ['EVERY', 'THING', 'LEFT', 'BEHIND'].entries()) ctx.fillText(line, 44, 150 + at * 122)
  disc(ctx, 470, 740, 62, '#c33b2b')
  ctx.font = '34px sans-serif'
  ctx.fillText('MARA ELLISON', 44, 850)
}

const childsSketch: Draw = (ctx, random) => {
  ground(ctx, '#ffffff')
  ctx.strokeStyle = '#3a3a3a'
  ctx.lineWidth = 4
  const line = (...points: readonly (readonly [number, number])[]): void => {
    ctx.beginPath()
    for (const [x, y] of points) ctx.lineTo(x + random.between(-4, 4), y + random.between(-4, 4))
    ctx.stroke()
  }
  line([330, 800], [330, 560], [540, 560], [540, 800], [330, 800])
  line([310, 560], [435, 440], [560, 560])
  line([410, 800], [410, 700], [460, 700], [460, 800])
  line([360, 610], [410, 610], [410, 655], [360, 655], [360, 610])
  line([0, 805], [600, 800])
  ctx.beginPath()
  ctx.arc(110, 130, 55, 0, Math.PI * 2)
  ctx.stroke()
  for (let ray = 0; ray < 8; ray++) {
    const [dx, dy] = [Math.cos((ray * Math.PI) / 4), Math.sin((ray * Math.PI) / 4)]
    line([110 + dx * 68, 130 + dy * 68], [110 + dx * 100, 130 + dy * 100])
  }
}

const dimNight: Draw = (ctx, random) => {
  ground(ctx, '#0b0e1a', '#111725', '#0a0c12')
  shape(ctx, '#05060a', [0, 620], [180, 560], [330, 640], [w, 600], [w, h], [0, h])
  const glow = ctx.createRadialGradient(445, 590, 4, 445, 590, 150)
  glow.addColorStop(0, '#f2b45acc')
  glow.addColorStop(1, '#f2b45a00')
  ctx.fillStyle = glow
  ctx.fillRect(290, 440, 310, 300)
  ctx.fillStyle = '#ffd489'
  ctx.fillRect(430, 575, 28, 38)
  grain(ctx, random, 9)
}

const towerOnTheRight: Draw = (ctx, random) => {
  ground(ctx, '#cfd6d8', '#aeb9bd')
  shape(ctx, '#38424a', [390, h], [405, 190], [455, 120], [505, 190], [530, h])
  shape(ctx, '#6b7880', [0, 850], [w, 820], [w, h], [0, h])
  grain(ctx, random, 10)
}

const drawings: Readonly<Record<string, Draw>> = {
  'figure low left': figureLowLeft,
  'round in the middle': roundInTheMiddle,
  'horizon at a third': horizonAtThird,
  'diagonal road': diagonalRoad,
  'frame of flowers': flowerFrame,
  'dark left half': darkLeftHalf,
  face,
  pattern,
  'mostly letters': textHeavy,
  "child's sketch": childsSketch,
  'dim night': dimNight,
  'tower on the right': towerOnTheRight,
}

export const referencePictures: readonly { readonly name: string; readonly canvas: Canvas }[] = Object.entries(
  drawings,
).map(([name, draw]) => {
  const canvas = createCanvas(w, h)
  draw(canvas.getContext('2d'), new Random(11).sub(name))
  return { name, canvas }
})
