// Hour, season and weather of a picture as an edit wants them, with the grades that it asks for and the lights that shine through.
import type { Adjustments } from '../../../direction/adjustments.ts'
import type { Direction } from '../../../document.ts'
import type { Box, Easel } from '../../../paint/easel.ts'
import type { SceneParts } from '../../scene-parts.ts'
import { colourWhere } from '../colours/colour-things.ts'
import { gradeArt, gradeByTime, lightToDay } from '../grade-art.ts'
import { type Mask, shareIn } from '../mask.ts'
import { smallPicture, toneIn } from '../tone-of-art.ts'
import { layAir } from './lay-air.ts'
import { laySnow } from './lay-snow.ts'
import { lightsOf, relight } from './own-lights.ts'
import { autumnLeaves, strewLeaves } from './scatter-leaves.ts'
import { isOpenIn, mapSky, type SkyMap, skyOfMask } from './sky-map.ts'
import { laySky } from './sky-of-hour.ts'
import { turnFoliage } from './turn-foliage.ts'

/** What was the sun by day. */
const moonlight = '#eee9d6'

/** Light of a picture by night; pale art is shaded down to it. */
const byNight = 0.2

/** Pale art under the light of a night is only blue: shade is laid on it until it is dark. */
const shadeToNight = (easel: Easel, picture: Box): void => {
  const { light } = toneIn(smallPicture(easel), picture)
  if (light <= byNight) return
  const { ctx } = easel
  ctx.save()
  ctx.globalCompositeOperation = 'multiply'
  ctx.globalAlpha = Math.min(0.92, (1 - byNight / light) * 1.3)
  easel.fill('#3b4b86')
  ctx.restore()
}

/** Leaves that lie where some fall. */
const strewnLeaves = 130

const isDarkening = ({ adjustments }: Direction): boolean =>
  adjustments.hour === 'night' || (adjustments.air.lightning ?? 0) > 0

const isSnowy = ({ season, air }: Adjustments): boolean => season === 'winter' || (air.snow ?? 0) > 0

/** Whether stars or northern lights were asked for. */
const hangsInSky = ({ air }: Adjustments): boolean => air.stars !== undefined || air.aurora !== undefined

interface Laying {
  /** Where the picture is: the sheet, or what a frame leaves of it. */
  readonly picture: Box
  /** Where type stands. */
  readonly zones: readonly Box[]
  /** What is around the picture is graded with it later. */
  readonly isFramed: boolean
  /** What painters tell of the picture, where hour or weather need it. */
  readonly parts: SceneParts | null
}

/** A dark wall is like a dark sky: what painters call buildings is none of it. */
const besideWalls = (sky: SkyMap, built: Mask): SkyMap => ({
  ...sky,
  shares: sky.shares.map((share, at) => {
    const [x, y] = [((at % sky.columns) + 0.5) / sky.columns, (Math.floor(at / sky.columns) + 0.5) / sky.rows]
    return share * (1 - shareIn(built, x, y))
  }),
})

const skyIn = (easel: Easel, adjustments: Adjustments, picture: Box, parts: SceneParts | null): SkyMap | null => {
  if (adjustments.hour === null && !hangsInSky(adjustments)) return null
  if (parts?.sky) return skyOfMask(parts.sky, easel)
  // A dark wall is no night sky that could turn to morning.
  if (parts?.isWalled) return null
  const seen = mapSky(easel, picture)
  return seen && parts?.built ? besideWalls(seen, parts.built) : seen
}

export const layTime = (easel: Easel, direction: Direction, { picture, zones, isFramed, parts }: Laying): void => {
  const { adjustments, palette } = direction
  const { hour } = adjustments
  const lights = isDarkening(direction) ? lightsOf(easel) : null
  // By night everything is of one colour: where the sky is must be told before.
  const sky = skyIn(easel, adjustments, picture, parts)
  // What was asked for in a sky is seen, even where there is no sky to be told; but none before the moon.
  const isSky = sky ? isOpenIn(sky, easel) : () => hangsInSky(adjustments)
  const disc = parts?.disc ?? null
  const isOpen = (x: number, y: number): boolean =>
    isSky(x, y) && (disc === null || shareIn(disc, (x - easel.extent.x) / easel.extent.w, y / easel.h) < 0.2)
  // Leaves are told by their green, which no light of the season is left of.
  if (parts?.foliage) turnFoliage(easel, parts.foliage)
  if (hour === 'day') lightToDay(easel)
  const hasOwnSky = adjustments.paints.some(({ expanse, named }) => expanse === 'sky' || named.includes('sky'))
  gradeByTime(easel, adjustments, sky !== null && !hasOwnSky)
  // A sky whose colour was asked for keeps it, whatever the hour.
  if (hour !== null && sky && !hasOwnSky) laySky(easel, hour, picture, sky)
  if (hour === 'night') shadeToNight(easel, picture)
  if (!isFramed) gradeArt(easel, adjustments)
  if (parts && !parts.isIndoors && isSnowy(adjustments)) laySnow(easel, parts)
  if (parts?.strewn) strewLeaves(easel, parts.strewn, { colours: autumnLeaves, count: strewnLeaves, size: 70 })
  layAir(easel, adjustments, palette, {
    picture,
    zones,
    isOpen,
    outside: parts?.isIndoors ? (parts.sky ?? 'nowhere') : 'everywhere',
    figures: parts?.figures ?? null,
    foremost: parts?.foremost ?? null,
    foot: parts?.foot ?? null,
  })
  if (lights) relight(easel, lights)
  if (disc) colourWhere(easel, disc, moonlight)
}

/** Lets a picture within a frame have its hour and weather as soon as it is done; null where an edit asks for none. */
export const dressOf = (direction: Direction, zones: readonly Box[], parts: SceneParts | null): Easel['dress'] => {
  const { hour, season, air } = direction.adjustments
  if (hour === null && season === null && Object.keys(air).length === 0) return null
  return (art, picture) => layTime(art, direction, { picture, zones, isFramed: true, parts })
}
