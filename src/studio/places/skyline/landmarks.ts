// What cities are known by, as outlines: 1000 high, foot on y = 0, x = 0 their middle. Half of an outline is mirrored, and its mirror stands in the shade.
import { Path2D } from '@napi-rs/canvas'
import { z } from 'zod'
import { type Colour, mix, withAlpha } from '../../colour/colour.ts'
import { keepLast } from '../../keep-last.ts'
import type { Context } from '../../paint/easel.ts'
import data from './landmarks.json' with { type: 'json' }

const tones = ['body', 'dark', 'light', 'accent', 'counter', 'lamp', 'line', 'bodyline', 'windows'] as const

const partSchema = z
  .object({
    half: z.string().optional(),
    whole: z.string().optional(),
    tone: z.enum(tones),
    stroke: z.number().optional(),
  })
  .refine(({ half, whole }) => (half === undefined) !== (whole === undefined), 'expected half or whole')

export const landmarks: ReadonlyMap<string, readonly z.infer<typeof partSchema>[]> = new Map(
  Object.entries(z.record(z.string(), z.array(partSchema).readonly()).parse(data)),
)

export interface LandmarkInks {
  readonly body: Colour
  readonly shade: Colour
  readonly dark: Colour
  readonly light: Colour
  readonly accent: Colour
  readonly counter: Colour
  readonly lamp: Colour
}

const kept = keepLast<Path2D>(300)
const pathOf = (d: string): Path2D => kept(d, () => new Path2D(d))

const inkOf = (tone: (typeof tones)[number], inks: LandmarkInks, isShaded: boolean): Colour => {
  const shaded = (colour: Colour): Colour => (isShaded ? mix(colour, inks.dark, 0.3) : colour)
  if (tone === 'body') return isShaded ? inks.shade : inks.body
  if (tone === 'bodyline') return inks.body
  if (tone === 'line') return withAlpha(inks.dark, 0.55)
  if (tone === 'windows') return withAlpha(inks.lamp, isShaded ? 0.5 : 0.85)
  return tone === 'lamp' || tone === 'dark' ? inks[tone] : shaded(inks[tone])
}

/** Draws it with its foot at a place; `height` in units of the sheet. */
export const drawLandmark = (
  ctx: Context,
  id: string,
  at: { readonly x: number; readonly y: number; readonly height: number },
  inks: LandmarkInks,
): void => {
  const parts = landmarks.get(id)
  if (parts === undefined) throw new TypeError(`expected a known landmark but received ${id}`)
  const size = at.height / 1000
  ctx.save()
  ctx.translate(at.x, at.y)
  ctx.scale(size, size)
  ctx.lineCap = 'butt'
  const lay = (d: string, tone: (typeof tones)[number], stroke: number | undefined, isShaded: boolean): void => {
    const ink = inkOf(tone, inks, isShaded)
    if (stroke === undefined) {
      ctx.fillStyle = ink
      ctx.fill(pathOf(d), 'evenodd')
      return
    }
    ctx.strokeStyle = ink
    ctx.lineWidth = stroke
    ctx.setLineDash(tone === 'windows' ? [16, 13] : [])
    ctx.stroke(pathOf(d))
    ctx.setLineDash([])
  }
  for (const { half, whole, tone, stroke } of parts) {
    if (whole !== undefined) lay(whole, tone, stroke, false)
    if (half === undefined) continue
    lay(half, tone, stroke, true)
    ctx.save()
    ctx.scale(-1, 1)
    lay(half, tone, stroke, false)
    ctx.restore()
  }
  ctx.restore()
}
