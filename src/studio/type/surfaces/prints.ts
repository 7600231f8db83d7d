// Letters as they leave a press or a hand: letterpress, screen print, chalk, stencil, dry brush, watercolour, leaf.
import { type Colour, mix, rgbOf, withAlpha } from '../../colour/colour.ts'
import { smooth } from '../../paint/curves.ts'
import { halftone } from '../../paint/materials/halftone.ts'
import { inked, lined, type Surface, shadowed } from './letters.ts'
import { paintPixels, putTone, tableOf } from './pixels.ts'

/** Wood type: ink squeezed to the edge, salt where the wood was worn. Of several lines, the highest is printed in the second ink. */
export const letterpress: Surface = (letters) => {
  const { easel, size, ink, second, rows } = letters
  const { noise } = easel
  const toneOf = (colour: Colour) =>
    tableOf([
      [0, mix(colour, '#000000', 0.28)],
      [0.4, colour],
      [1, mix(colour, '#ffffff', 0.06)],
    ])
  const [plain, loud] = [toneOf(ink), toneOf(second)]
  const headline = rows.length > 1 ? rows.reduce((high, row) => (row.h > high.h ? row : high)) : null
  const isLoud = (y: number): boolean => headline !== null && y >= headline.y && y <= headline.y + headline.h
  paintPixels(letters, {
    shade: (inside, x, y, put) => {
      const rim = 1 - smooth(0, size * 0.02, inside)
      const salt = noise.value(x / 3.1, y / 3.1) * 0.5 + noise.fractal(x / 34, y / 34, 3) * 0.72
      const alpha = 1 - smooth(0.72, 0.86, salt) * 0.85 * (1 - rim)
      putTone(put, (isLoud(y) ? loud : plain)(inside / (size * 0.05)), 1, 255 * alpha)
    },
  })
}

/** Two inks that do not quite meet, the second a growing screen of dots. */
export const screenprint: Surface = (letters) => {
  const { easel, size, ink, second, box } = letters
  const shift = size * 0.034
  inked(letters, easel.ctx, second, shift, shift * 0.72)
  inked(letters, easel.ctx, ink)
  using layer = easel.layer((ctx) => inked(letters, ctx, '#ffffff'), { box })
  using dots = easel.fresh()
  halftone(dots, (_x, y) => 0.05 + 0.6 * smooth(0.35, 1, (y - box.y) / box.h), {
    colour: mix(second, ink, 0.35),
    pitch: Math.max(9, size * 0.034),
    box,
  })
  const ctx = layer.canvas.getContext('2d')
  ctx.globalCompositeOperation = 'source-in'
  ctx.drawImage(dots.canvas, dots.extent.x, dots.extent.y, dots.extent.w, dots.extent.h)
  easel.lay(layer, { alpha: 0.75 })
}

/** Chalk on a board: hatched to one side, the board showing through the strokes. */
export const chalk: Surface = (letters) => {
  const { easel, size, ink, second } = letters
  const { noise } = easel
  for (let line = 2; line <= 5; line++)
    lined(letters, easel.ctx, withAlpha(second, 0.55), size * 0.006, line * size * 0.011, line * size * 0.011)
  const [red, green, blue] = rgbOf(ink)
  paintPixels(letters, {
    shade: (inside, x, y, put) => {
      const stroke = noise.value((x * 0.94 - y * 0.34) / 46, (x * 0.34 + y * 0.94) / 3.4)
      const grain = noise.value(x / 2.2, y / 2.2) * 0.6 + stroke * 0.6
      const rim = 1 - smooth(0, size * 0.012, inside)
      put(red, green, blue, 255 * Math.min(1, 0.99 - smooth(0.62, 0.95, grain) * 0.7 * (1 - rim)))
    },
  })
}

/** Sprayed through a stencil: dust around the edges, thinner in the middle. */
export const stencil: Surface = (letters) => {
  const { easel, size, ink, random } = letters
  const { noise } = easel
  easel.soft(size * 0.03, (ctx) => inked(letters, ctx, ink), { alpha: 0.38 })
  const [red, green, blue] = rgbOf(ink)
  paintPixels(letters, {
    shade: (_inside, x, y, put) => {
      const cloud = noise.fractal(x / (size * 0.5), y / (size * 0.5), 3)
      const dust = noise.value(x / 1.9, y / 1.9)
      put(red, green, blue, 255 * Math.min(1, 0.96 - smooth(0.5, 0.75, cloud) * (0.12 + dust * 0.32)))
    },
  })
  const { ctx } = easel
  ctx.fillStyle = withAlpha(ink, 0.75)
  const sprinkled = random.sub('dust')
  const { box } = letters
  for (let speck = 0; speck < 260; speck++) {
    const radius = size * 0.0016 * (1 + 3 * sprinkled.next() ** 3)
    ctx.beginPath()
    ctx.arc(box.x + sprinkled.next() * box.w, box.y + sprinkled.next() * box.h, radius, 0, 7)
    ctx.fill()
  }
}

/** A brush that runs dry along its way: hairs part the further it has come. */
export const brush: Surface = (letters) => {
  const { easel, size, ink, rows } = letters
  const { noise } = easel
  const [red, green, blue] = rgbOf(ink)
  paintPixels(letters, {
    shade: (inside, x, y, put) => {
      const row = rows.find((each) => y <= each.y + each.h) ?? rows[0]
      const along = (x - row.x) / row.w
      const hair = noise.value((x + y * 0.24) / (size * 0.9), (y - x * 0.1) / (size * 0.012))
      const load = noise.fractal(x / (size * 0.6), y / (size * 0.4), 2)
      const dry = smooth(0.2, 1.1, along * 0.55 + load * 0.75)
      const rim = 1 - smooth(0, size * 0.009, inside)
      put(red, green, blue, 255 * Math.max(rim * 0.7, 1 - smooth(0.66, 0.84, hair * 0.75 + dry * 0.3)))
    },
  })
}

/** Pigment that has run to the edge and dried there. */
export const watercolour: Surface = (letters) => {
  const { easel, size, ink, second } = letters
  const { noise } = easel
  const wash = tableOf([
    [0, ink],
    [0.5, mix(ink, second, 0.55)],
    [1, second],
  ])
  paintPixels(letters, {
    shade: (inside, x, y, put) => {
      const flow = noise.warped(x / (size * 0.7), y / (size * 0.7), 1.4, 2)
      const rim = 1 - smooth(0, size * 0.02, inside)
      const paper = noise.value(x / 2.6, y / 2.6)
      putTone(
        put,
        wash(flow * 1.25 - 0.1),
        1.02 - rim * 0.2,
        255 * Math.min(1, 0.86 + rim * 0.14 + (paper - 0.5) * 0.12),
      )
    },
  })
}

/** Leaf stamped into cloth: flat, bright, the weave showing where it has worn. */
export const goldleaf: Surface = (letters) => {
  const { easel, size, ink, deep } = letters
  const { noise } = easel
  shadowed(letters, size * 0.006, -size * 0.005, -size * 0.005, 0.55)
  const leaf = tableOf([
    [0, mix(ink, '#000000', 0.34)],
    [0.45, ink],
    [0.75, mix(ink, '#fff6da', 0.5)],
    [1, mix(ink, '#fffdf2', 0.75)],
  ])
  paintPixels(letters, {
    shade: (_inside, x, y, put) => {
      const sheen =
        0.5 + 0.32 * Math.sin((x * 0.8 + y) / (size * 0.75)) + (noise.fractal(x / 60, y / 60, 2) - 0.5) * 0.5
      const weave = 0.5 + 0.25 * (Math.sin(x * 0.9) + Math.sin(y * 0.9))
      const worn = noise.fractal(x / (size * 0.35), y / (size * 0.35), 3)
      putTone(put, leaf(sheen), 1, 255 * (1 - smooth(0.6, 0.72, worn) * weave * 0.6))
    },
  })
  lined(letters, easel.ctx, withAlpha(deep, 0.25), size * 0.004)
}
