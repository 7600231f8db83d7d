// A city by its skyline, as a flat poster: sky and sun, three planes of air, water that holds its lights, and what lies before it.
import { type Colour, mix, withAlpha } from '../../colour/colour.ts'
import { tau } from '../../paint/curves.ts'
import type { Context, Easel } from '../../paint/easel.ts'
import { drawBack, type Ground } from './backs.ts'
import type { City, Plane } from './cities.ts'
import { drawFront } from './fronts.ts'
import { type PosterInks, planeInks } from './inks.ts'
import { drawLandmark } from './landmarks.ts'
import { drawRow } from './roofs.ts'

export interface SkyLook {
  readonly inks: PosterInks
  readonly horizon: number
  readonly sun: { readonly x: number; readonly y: number; readonly r: number } | null
  readonly clouds?: readonly (readonly [x: number, y: number, wide: number])[]
}

const pill = (ctx: Context, x: number, y: number, w: number, h: number): void => {
  ctx.beginPath()
  ctx.roundRect(x, y, w, h, h / 2)
  ctx.fill()
}

export const paintPosterSky = (easel: Easel, { inks, horizon, sun, clouds = [] }: SkyLook): void => {
  const { ctx, extent, h, w } = easel
  easel.part('sky', () => {
    const fill = ctx.createLinearGradient(0, Math.min(0, extent.y), 0, horizon)
    fill.addColorStop(0, inks.zenith)
    fill.addColorStop(0.85, inks.horizon)
    ctx.fillStyle = fill
    ctx.fillRect(extent.x, extent.y, extent.w, extent.h)
  })
  if (inks.hour === 'night')
    easel.part('stars', () => {
      const random = easel.random.sub('stars')
      for (let star = 0; star < 130; star++) {
        ctx.fillStyle = withAlpha(mix(inks.lamp, '#ffffff', 0.5), random.between(0.25, 0.9))
        const [x, y, r] = [random.between(-2, 1) * w, random.next() * horizon * 0.8, random.between(1.5, 4.4)]
        ctx.beginPath()
        ctx.arc(x, y, r, 0, tau)
        ctx.fill()
      }
    })
  if (sun !== null)
    easel.part(inks.hour === 'night' ? 'moon' : 'sun', () => {
      for (let ring = 4; ring >= 0; ring--) {
        ctx.fillStyle = ring === 0 ? inks.sun : withAlpha(inks.sun, 0.085)
        ctx.beginPath()
        ctx.arc(sun.x, sun.y, sun.r * (1 + ring * 0.52), 0, tau)
        ctx.fill()
      }
    })
  easel.part('clouds', () => {
    ctx.fillStyle = withAlpha(mix(inks.horizon, '#ffffff', 0.45), 0.5)
    for (const [x, y, wide] of clouds) {
      pill(ctx, x * w - (wide * w) / 2, y * h, wide * w, h * 0.0125)
      pill(ctx, x * w - wide * w * 0.28, y * h + h * 0.0165, wide * w * 0.9, h * 0.0125)
    }
  })
}

const houseRows: Readonly<Record<Plane, { readonly share: number; readonly wide: number; readonly reach: number }>> = {
  far: { share: 1, wide: 0.13, reach: 1 },
  mid: { share: 0.82, wide: 0.17, reach: 0.86 },
  near: { share: 0.5, wide: 0.21, reach: 0.72 },
}

/** The city itself, from its hills to what lies before it. */
export const paintCity = (easel: Easel, city: City, ground: Ground, inks: PosterInks): void => {
  drawBack(easel, city, ground, inks)
  easel.part('buildings', () => {
    const [lowest, highest] = city.rows
    for (const plane of ['far', 'mid', 'near'] as const) {
      const colours = planeInks(inks, plane)
      const stands = (before: boolean): void => {
        for (const mark of city.marks)
          if (mark.plane === plane && (plane === 'near') === !before)
            drawLandmark(
              easel.ctx,
              mark.of,
              {
                x: ground.middle + mark.x * ground.span,
                y: ground.y - mark.lift * ground.height,
                height: mark.tall * ground.height,
              },
              colours,
            )
      }
      stands(true)
      const { share, wide, reach } = houseRows[plane]
      drawRow(easel, city.roof, {
        ground: ground.y,
        lowest: lowest * share * ground.height * 0.8,
        highest: highest * share * reach * ground.height,
        wide: wide * ground.span,
        plane: plane === 'near' ? planeInks({ ...inks, near: mix(inks.mid, inks.near, 0.45) }, 'near') : colours,
        inks,
        lit: { day: 0.12, dawn: 0.25, dusk: 0.5, night: 0.66 }[inks.hour],
        seed: `${city.id} ${plane}`,
      })
      stands(false)
    }
  })
}

export interface WaterLook {
  readonly top: number
  readonly bottom: number
  readonly inks: PosterInks
  /** Where the light falls on it. */
  readonly x: number
  readonly shade?: Colour
}

export const paintPosterWater = (easel: Easel, { top, bottom, inks, x: middle }: WaterLook): void =>
  easel.part('water', () => {
    const { ctx, extent, w } = easel
    const fill = ctx.createLinearGradient(0, top, 0, bottom)
    fill.addColorStop(0, mix(inks.water, inks.horizon, 0.25))
    fill.addColorStop(1, mix(inks.water, inks.near, 0.35))
    ctx.fillStyle = fill
    ctx.fillRect(extent.x, top, extent.w, bottom - top)
    ctx.fillStyle = mix(inks.near, inks.mid, 0.3)
    ctx.fillRect(extent.x, top - 3, extent.w, w * 0.012)
    const random = easel.random.sub('dashes')
    for (let dash = 0; dash < 620; dash++) {
      const near = random.next()
      const x = random.between(-4, 1) * w
      const long = (0.025 + random.next() * 0.11) * w * (0.4 + near)
      const [chance, tone] = [random.next(), random.next()]
      if (x + long < extent.x || x > extent.x + extent.w) continue
      const isLit = Math.abs(x - middle) < w * (0.09 + near * 0.1) && chance < 0.65
      ctx.fillStyle = withAlpha(isLit ? inks.sun : tone < 0.5 ? inks.near : inks.horizon, isLit ? 0.75 : 0.2)
      pill(ctx, x - long / 2, top + w * 0.02 + near * (bottom - top), long, 5 + near * 8)
    }
  })

export const paintCityFront = (easel: Easel, city: City, ground: Ground, inks: PosterInks): void =>
  drawFront(easel, city, ground, inks)
