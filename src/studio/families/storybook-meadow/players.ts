// The players on their stage: the lead, friends beside it, a set piece behind, all with a shadow on the ground.
import { type Colour, mix, shift, withAlpha } from '../../colour/colour.ts'
import { drawCharacter } from '../../paint/characters/draw-character.ts'
import { clamp } from '../../paint/curves.ts'
import type { Easel } from '../../paint/easel.ts'
import { drawMotif } from '../../paint/stamp.ts'
import { castScene, type Part } from '../casting.ts'
import type { Scene } from '../family.ts'
import { isDisc } from './air.ts'
import type { Stand } from './stage.ts'

const paintShadow = (easel: Easel, x: number, y: number, width: number, colour: Colour): void => {
  const { ctx } = easel
  ctx.save()
  ctx.translate(x + width * 0.06, y - width * 0.015)
  ctx.scale(1, 0.2)
  const shade = ctx.createRadialGradient(0, 0, width * 0.1, 0, 0, width * 0.5)
  shade.addColorStop(0, withAlpha(colour, 0.5))
  shade.addColorStop(0.6, withAlpha(colour, 0.3))
  shade.addColorStop(1, withAlpha(colour, 0))
  ctx.fillStyle = shade
  ctx.fillRect(-width, -width, width * 2, width * 2)
  ctx.restore()
}

interface Place {
  readonly x: number
  readonly y: number
  readonly height: number
  readonly flip?: boolean
  readonly gaze: { readonly x: number; readonly y: number }
}

/** The lead larger, smaller or elsewhere, as an edit wants the hero. */
const leading = ({ hero: { altered } }: Scene, place: Place): Place =>
  altered
    ? {
        ...place,
        x: place.x + altered.dx * place.height * 0.6,
        y: place.y + altered.dy * place.height * 0.4,
        height: place.height * altered.scale,
      }
    : place

const play = (easel: Easel, { palette }: Scene, part: Part, place: Place, ground: Colour): void => {
  const isAway = easel.without.has(part.species.id) || easel.without.has('players')
  if (isAway || place.height === 0) return
  paintShadow(easel, place.x, place.y, place.height * 0.86, mix(palette.deep, palette.dark, 0.3))
  easel.part('players', () =>
    drawCharacter(easel, part.species, {
      ...part,
      ...place,
      palette,
      ground,
      random: easel.random.sub(`play ${part.species.id}`),
    }),
  )
}

const paintSetPiece = (easel: Easel, { palette, hero }: Scene, stand: Stand, side: number): void => {
  const height = Math.min(stand.tall * 1.12, (easel.w * 0.72) / hero.width)
  const isAloft = hero.rests === 'air' || hero.kind === 'sky'
  const size = isAloft ? Math.min(stand.tall * 0.54, (easel.w * 0.46) / hero.width) : height
  drawMotif(easel.ctx, hero, {
    x: stand.x - side * easel.w * (isAloft ? 0.16 : 0.12),
    y: isAloft ? stand.y - stand.tall * 0.44 : stand.y - stand.tall * 0.1,
    height: size,
    tones: {
      body: palette.hues[0],
      shade: shift(palette.hues[0], { l: -0.13 }),
      light: mix(palette.light, palette.counter, 0.2),
      accent: palette.counter,
      line: mix(palette.deep, palette.dark, 0.2),
    },
    random: easel.random.sub('set piece'),
  })
}

/** Keeps a player of this height on the sheet. */
const inside = (easel: Easel, x: number, height: number): number =>
  clamp(x, height * 0.42 + easel.w * 0.02, easel.w * 0.98 - height * 0.42)

export const paintPlayers = (easel: Easel, scene: Scene, stand: Stand): void => {
  const { lead, friends, setPiece } = castScene(scene)
  const side = scene.random.sub('side').chance(0.5) ? 1 : -1
  const piece = setPiece && !isDisc(scene) ? setPiece : undefined
  if (piece) paintSetPiece(easel, scene, stand, side)
  const tall = stand.tall * (piece ? 0.68 : 0.98)
  const leadX = stand.x + side * easel.w * (piece ? 0.2 : friends.length > 0 ? 0.05 : 0)
  const [first, second] = friends
  const small = stand.tall * (piece ? 0.36 : 0.46)
  const aside = Math.min(easel.w * 0.34, stand.tall * 0.66)
  if (second && !piece) {
    const height = small * 0.88
    const x = inside(easel, leadX + side * aside * 0.9, height)
    play(
      easel,
      scene,
      second,
      { x, y: stand.y - stand.tall * 0.02, height, flip: side > 0, gaze: { x: 0.7, y: -0.3 } },
      stand.ground,
    )
  }
  play(
    easel,
    scene,
    lead,
    leading(scene, { x: leadX, y: stand.y, height: tall, flip: side < 0, gaze: { x: -0.35, y: 0.1 } }),
    stand.ground,
  )
  if (first) {
    const x = inside(easel, leadX - side * aside * (piece ? 0.9 : 1), small)
    play(
      easel,
      scene,
      first,
      { x, y: stand.y + stand.tall * 0.03, height: small, flip: side < 0, gaze: { x: 0.7, y: -0.5 } },
      stand.ground,
    )
  }
}
