// Letters that are light or throw it: neon tubes, smoke that is lit, low sun along a wall.
import { mix, rgbOf, withAlpha } from '../../colour/colour.ts'
import { inked, lined, type Surface } from './letters.ts'
import { paintPixels, putTone, tableOf } from './pixels.ts'

/** Glass tubes, white inside, their colour around them and on the wall, their shadow off it. */
export const neon: Surface = (letters) => {
  const { easel, size, ink } = letters
  easel.soft(size * 0.03, (ctx) => inked(letters, ctx, '#000000', size * 0.05, size * 0.08), { alpha: 0.55 })
  for (const [blur, alpha] of [
    [0.32, 0.55],
    [0.13, 0.6],
    [0.045, 0.7],
  ] as const)
    easel.soft(size * blur, (ctx) => inked(letters, ctx, ink), { blend: 'screen', alpha })
  const tube = tableOf([
    [0, mix(ink, '#000000', 0.25)],
    [0.3, ink],
    [0.7, mix(ink, '#ffffff', 0.8)],
    [1, mix(ink, '#ffffff', 0.94)],
  ])
  const core = size * 0.035
  paintPixels(letters, { shade: (inside, _x, _y, put) => putTone(put, tube(inside / core)) })
}

/** Carried upwards and apart, the higher the fainter; the letters stay in front. */
export const smoke: Surface = (letters) => {
  const { easel, size, ink, second } = letters
  const { noise } = easel
  const steps = 18
  for (let step = steps; step >= 1; step--) {
    const rise = (step / steps) ** 1.4
    const sway = (noise.fractal(step * 0.32, 7.7, 2) - 0.5) * size * 0.5 * rise
    easel.soft(
      size * (0.02 + 0.09 * rise),
      (ctx) => inked(letters, ctx, mix(ink, second, rise), sway, -size * 0.5 * rise),
      {
        blend: 'screen',
        alpha: 0.14 * (1 - rise) + 0.02,
      },
    )
  }
  const [red, green, blue] = rgbOf(ink)
  paintPixels(letters, {
    shade: (inside, x, y, put) => {
      const thick = noise.fractal(x / (size * 0.22), y / (size * 0.3), 3)
      const edge = Math.min(1, inside / (size * 0.02))
      put(red, green, blue, 255 * Math.min(1, 0.72 + 0.28 * edge + (thick - 0.5) * 0.35))
    },
  })
}

/** Letters that stand out of the page, and the long shadow of a low sun. */
export const raking: Surface = (letters) => {
  const { easel, size, ink, deep } = letters
  const steps = 26
  const length = size * 0.62
  easel.soft(
    size * 0.012,
    (ctx) => {
      for (let step = steps; step >= 1; step--)
        inked(
          letters,
          ctx,
          withAlpha(deep, 0.14 + 0.5 * (1 - step / steps)),
          (length * step) / steps,
          (length * 0.42 * step) / steps,
        )
    },
    { alpha: 0.62, blend: 'multiply' },
  )
  inked(letters, easel.ctx, ink)
  easel.soft(
    size * 0.008,
    (ctx) => lined(letters, ctx, withAlpha('#ffffff', 0.5), size * 0.008, -size * 0.004, -size * 0.003),
    {
      alpha: 0.5,
    },
  )
  inked(letters, easel.ctx, ink)
}
