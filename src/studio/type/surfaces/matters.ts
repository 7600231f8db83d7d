// Letters of a stuff: cut paper, thread, ice, rust, blood, flowers, sweets.
import { mix, rgbOf, shift, withAlpha } from '../../colour/colour.ts'
import { clamp, smooth, tau } from '../../paint/curves.ts'
import type { Context } from '../../paint/easel.ts'
import { inked, type Letters, lined, type Surface, shadowed } from './letters.ts'
import { paintPixels, putTone, tableOf } from './pixels.ts'

/** Sheets of paper, each a little larger than the one above it. */
export const papercut: Surface = (letters) => {
  const { easel, size, ink, second, deep } = letters
  const sheets = 3
  for (let sheet = sheets; sheet >= 0; sheet--) {
    const width = sheet * size * 0.075
    const colour = sheet === 0 ? ink : mix(second, deep, (sheet - 1) / sheets)
    const paint = (ctx: Context, paper: string, dx = 0, dy = 0): void => {
      if (sheet > 0) lined(letters, ctx, paper, width, dx, dy)
      inked(letters, ctx, paper, dx, dy)
    }
    easel.soft(size * 0.022, (ctx) => paint(ctx, deep, size * 0.014, size * 0.022), { alpha: 0.6 })
    paint(easel.ctx, colour)
  }
}

/** Satin stitch over padding, thread beside thread. */
export const stitched: Surface = (letters) => {
  const { easel, size, ink } = letters
  const { noise } = easel
  shadowed(letters, size * 0.018, size * 0.008, size * 0.016, 0.65)
  const thread = tableOf([
    [0, mix(ink, '#000000', 0.5)],
    [0.5, ink],
    [1, mix(ink, '#ffffff', 0.42)],
  ])
  const width = size * 0.017
  paintPixels(letters, {
    shade: (inside, x, y, put) => {
      const across = (x * 0.42 + y * 0.9) / width + noise.value(x / 40, y / 40) * 0.7
      const round = Math.sin((across - Math.floor(across)) * Math.PI)
      const padding = smooth(0, size * 0.07, inside)
      putTone(put, thread(0.12 + 0.5 * round + 0.3 * padding + (noise.value(x / 60, Math.floor(across)) - 0.5) * 0.16))
    },
  })
}

/** Ice: cold light from above, cracks, snow on every upper edge and icicles under the lowest line. */
export const ice: Surface = (letters) => {
  const { easel, size, ink, second, deep, random, rows } = letters
  const { noise } = easel
  const hanging = random.sub('icicles')
  const last = rows[rows.length - 1] ?? rows[0]
  const drops = Array.from({ length: 20 }, () => ({
    x: last.x + hanging.next() * last.w,
    long: size * (0.04 + 0.13 * hanging.next() ** 2),
    wide: size * (0.012 + 0.018 * hanging.next()),
  }))
  const hangs = hangingFrom(letters, drops)
  const draw = (ctx: Context): void => {
    letters.trace(ctx)
    for (const { x, y, wide, long } of hangs) {
      ctx.beginPath()
      ctx.moveTo(x - wide, y - wide)
      ctx.quadraticCurveTo(x - wide * 0.4, y + long * 0.5, x, y + long)
      ctx.quadraticCurveTo(x + wide * 0.4, y + long * 0.5, x + wide, y - wide)
      ctx.fill()
    }
  }
  easel.soft(size * 0.05, (ctx) => inked({ ...letters, trace: draw }, ctx, deep, 0, size * 0.03), { alpha: 0.6 })
  const glass = tableOf([
    [0, mix(second, deep, 0.35)],
    [0.35, mix(second, ink, 0.45)],
    [0.7, ink],
    [1, '#ffffff'],
  ])
  paintPixels(letters, {
    draw,
    margin: size * 0.3,
    shade: (inside, x, y, put) => {
      const row = rows.find((each) => y <= each.y + each.h) ?? last
      const up = 1 - clamp((y - row.y) / row.h)
      const crack = Math.abs(noise.fractal(x / (size * 0.4), y / (size * 0.55), 3) - 0.5)
      const depth = Math.min(1, inside / (size * 0.06))
      const light = 0.28 + 0.38 * up + 0.3 * (1 - depth) + (noise.value(x / 22, y / 30) - 0.5) * 0.2
      putTone(put, glass(crack < 0.012 ? light + 0.35 : light))
    },
  })
  snowOn(letters)
}

/** Snow that lies where letters look up. */
const snowOn = (letters: Letters): void => {
  const { easel, size, box } = letters
  using lying = easel.layer((ctx) => inked(letters, ctx, '#ffffff'), { box })
  const ctx = lying.canvas.getContext('2d')
  ctx.globalCompositeOperation = 'destination-out'
  inked(letters, ctx, '#000000', size * 0.004, size * 0.03)
  easel.lay(lying, { alpha: 0.94 })
}

interface Hanging {
  readonly x: number
  readonly long: number
  readonly wide: number
}

/** Each at the lowest ink of its column; those over gaps fall away. */
const hangingFrom = (letters: Letters, drops: readonly Hanging[]): readonly (Hanging & { readonly y: number })[] => {
  const { easel, rows } = letters
  const last = rows[rows.length - 1] ?? rows[0]
  using mask = easel.layer((ctx) => inked(letters, ctx, '#ffffff'), { box: last, detail: 0.25 / easel.scale })
  const { width, height } = mask.canvas
  const { data } = mask.canvas.getContext('2d').getImageData(0, 0, width, height)
  return drops.flatMap((drop) => {
    const column = Math.min(width - 1, Math.max(0, Math.round((drop.x - last.x) * mask.scale)))
    for (let row = height - 1; row > height * 0.5; row--)
      if ((data[(row * width + column) * 4 + 3] ?? 0) > 160) return [{ ...drop, y: last.y + row / mask.scale }]
    return []
  })
}

/** Paint that flakes off iron. */
export const rust: Surface = (letters) => {
  const { easel, size, ink, second } = letters
  const { noise } = easel
  shadowed(letters, size * 0.02, size * 0.01, size * 0.02, 0.6)
  const iron = tableOf([
    [0, mix(second, '#1a0d06', 0.75)],
    [0.5, second],
    [1, mix(second, '#ffb070', 0.45)],
  ])
  const [red, green, blue] = rgbOf(ink)
  paintPixels(letters, {
    shade: (inside, x, y, put) => {
      const flake =
        noise.fractal(x / (size * 0.26), y / (size * 0.3), 4, 0.58) - (1 - smooth(0, size * 0.03, inside)) * -0.06
      const share = smooth(0.535, 0.56, flake)
      const lip = smooth(0.515, 0.535, flake) * (1 - share)
      if (share > 0.5) putTone(put, iron(noise.fractal(x / 18, y / 18, 3) * 1.3 - 0.15))
      else {
        const light = 1 - lip * 0.45 + (noise.value(x / 30, y / 30) - 0.5) * 0.1
        put(Math.min(255, red * light), Math.min(255, green * light), Math.min(255, blue * light))
      }
    },
  })
}

/** Wet: drops swell from the lowest line and run. */
export const dripping: Surface = (letters) => {
  const { easel, size, ink, random, rows } = letters
  const running = random.sub('drips')
  const last = rows[rows.length - 1] ?? rows[0]
  const drops = hangingFrom(
    letters,
    Array.from({ length: 15 }, () => ({
      x: last.x + running.next() * last.w,
      long: size * (0.1 + 0.5 * running.next() ** 2),
      wide: size * (0.016 + 0.014 * running.next()),
    })),
  )
  const draw = (ctx: Context): void => {
    letters.trace(ctx)
    for (const { x, y, wide, long } of drops) {
      ctx.beginPath()
      ctx.moveTo(x - wide * 2.6, y - wide)
      ctx.quadraticCurveTo(x - wide, y, x - wide, y + wide * 3)
      ctx.lineTo(x - wide * 0.8, y + long - wide)
      ctx.arc(x, y + long, wide * 1.35, Math.PI, tau, true)
      ctx.lineTo(x + wide, y + wide * 3)
      ctx.quadraticCurveTo(x + wide, y, x + wide * 2.6, y - wide)
      ctx.fill()
    }
  }
  easel.soft(size * 0.02, (ctx) => inked({ ...letters, trace: draw }, ctx, letters.deep, size * 0.01, size * 0.016), {
    alpha: 0.6,
  })
  const wet = tableOf([
    [0, mix(ink, '#000000', 0.42)],
    [0.4, ink],
    [0.85, shift(ink, { l: 0.1 })],
    [1, mix(ink, '#ffffff', 0.7)],
  ])
  const { noise } = easel
  paintPixels(letters, {
    draw,
    margin: size * 0.6,
    shade: (inside, x, y, put) => {
      const swell = Math.min(1, inside / (size * 0.045))
      const gloss =
        inside > size * 0.012 && inside < size * 0.022 && noise.value(x / (size * 0.14), y / (size * 0.1)) > 0.66
      putTone(put, wet(gloss ? 1 : 0.1 + 0.62 * Math.sqrt(swell)))
    },
  })
}

/** Flowers and leaves inside the letters, a few over their edge. */
export const flowers: Surface = (letters) => {
  const { easel, size, ink, second, deep, box, random } = letters
  inked(letters, easel.ctx, ink)
  const growing = random.sub('flowers')
  using bed = easel.layer((ctx) => inked(letters, ctx, '#ffffff'), { box })
  const ctx = bed.canvas.getContext('2d')
  ctx.globalCompositeOperation = 'source-in'
  ctx.fillStyle = ink
  ctx.fillRect(box.x, box.y, box.w, box.h)
  ctx.globalCompositeOperation = 'source-atop'
  const count = Math.round((box.w * box.h) / (size * size * 0.028))
  for (let flower = 0; flower < count; flower++)
    drawFlower(ctx, {
      x: box.x + growing.next() * box.w,
      y: box.y + growing.next() * box.h,
      radius: size * growing.between(0.03, 0.065),
      petals: growing.pick([second, mix(second, ink, 0.35), mix(second, deep, 0.3)]),
      heart: mix(ink, deep, 0.55),
      leaf: mix(deep, second, 0.2),
      turn: growing.next() * tau,
    })
  easel.lay(bed)
  lined(letters, easel.ctx, withAlpha(deep, 0.5), size * 0.008)
}

interface Flower {
  readonly x: number
  readonly y: number
  readonly radius: number
  readonly petals: string
  readonly heart: string
  readonly leaf: string
  readonly turn: number
}

const drawFlower = (ctx: Context, { x, y, radius, petals, heart, leaf, turn }: Flower): void => {
  const blade = (angle: number, long: number, wide: number, colour: string): void => {
    ctx.fillStyle = colour
    ctx.beginPath()
    ctx.ellipse(x + Math.cos(angle) * long * 0.6, y + Math.sin(angle) * long * 0.6, long * 0.6, wide, angle, 0, tau)
    ctx.fill()
  }
  for (const side of [0.4, 2.9]) blade(turn + side, radius * 1.5, radius * 0.3, leaf)
  for (let petal = 0; petal < 5; petal++) blade(turn + (petal * tau) / 5, radius, radius * 0.36, petals)
  ctx.fillStyle = heart
  ctx.beginPath()
  ctx.arc(x, y, radius * 0.24, 0, tau)
  ctx.fill()
}

/** Glossy as sweets: round all over, a light on each shoulder. */
export const glossy: Surface = (letters) => {
  const { easel, size, ink, second, deep } = letters
  easel.soft(size * 0.02, (ctx) => lined(letters, ctx, deep, size * 0.07, 0, size * 0.03), { alpha: 0.55 })
  lined(letters, easel.ctx, second, size * 0.07)
  inked(letters, easel.ctx, second)
  const round = tableOf([
    [0, mix(ink, deep, 0.45)],
    [0.4, ink],
    [1, mix(ink, '#ffffff', 0.32)],
  ])
  const { rows } = letters
  paintPixels(letters, {
    shade: (inside, _x, y, put) => {
      const row = rows.find((each) => y <= each.y + each.h) ?? rows[0]
      const down = clamp((y - row.y) / row.h)
      const swell = Math.sqrt(Math.min(1, inside / (size * 0.07)))
      const isLight = inside > size * 0.018 && inside < size * 0.042 && down < 0.42
      putTone(put, round(isLight ? 1 : 0.9 * swell - 0.3 * down + 0.12), isLight ? 1.22 : 1)
    },
  })
}
