// Draws a character as it was cast: a figure of its species, dressed and coloured for its cover.
import { drawFigure } from '../../characters/draw-figure.ts'
import type { Figure, Outfit, Placing } from '../../characters/figure.ts'
import { darker, daylight, lighter } from '../../characters/light.ts'
import { anchorsOf, tallOf } from '../../characters/skeleton.ts'
import { type Coat, kindOf } from '../../characters/species.ts'
import { mix, withAlpha } from '../../colour/colour.ts'
import type { Easel } from '../easel.ts'
import { drawMotif } from '../stamp.ts'
import type { Casting, Garment, Species } from './character.ts'
import { coatOf } from './coat.ts'

/** Ears and hats stand over the head. */
const overHead = 1.1

const poses = { rest: 'stand', wave: 'wave', cheer: 'cheer', hug: 'hug', hold: 'hold' } as const

/** What a child wears whose book says nothing of it. */
const plainly = (casting: Casting): Outfit => {
  const { cloth, trim, dark } = coatOf('#b9764c', casting.palette, casting.ground)
  return { top: { kind: 'jumper', colour: cloth, trim, striped: true }, trousers: dark, shoes: darker(cloth, 0.3) }
}

const outfitOf = (
  garments: readonly Garment[],
  { cloth, trim }: { readonly cloth: string; readonly trim: string },
): Outfit => ({
  ...(garments.includes('scarf') ? { scarf: cloth } : {}),
  ...(garments.includes('cape') ? { cape: cloth, bow: cloth } : {}),
  ...(garments.includes('bow') ? { bow: cloth } : {}),
  ...(garments.includes('jumper') ? { top: { kind: 'jumper', colour: cloth, trim, striped: true } as const } : {}),
  ...(garments.includes('glasses') ? { glasses: cloth } : {}),
  ...(garments.includes('crown') ? { hat: { kind: 'crown', colour: cloth, trim: cloth } as const } : {}),
  ...(garments.includes('hat') ? { hat: { kind: 'party', colour: cloth, trim } as const } : {}),
})

/** The coat of its kind, or one of the colour that was asked for. */
const coatFor = ({ id, natural }: Species): Coat => {
  const { coat } = kindOf(id)
  if (natural === coat.base) return coat
  return { base: natural, light: lighter(natural, 0.62), dark: darker(natural, 0.5), extra: coat.extra }
}

/** Gaze as a place to look at, far enough away. */
const lookFrom = (x: number, y: number, height: number, gaze: Casting['gaze']): Pick<Placing, 'lookAt'> =>
  gaze ? { lookAt: [x + gaze.x * height, y - height * 0.72 + (gaze.y + 0.2) * height] } : {}

const paintHeld = (ctx: Easel['ctx'], casting: Casting, figure: Figure, placing: Placing, cloth: string): void => {
  const { held, pose, palette, random, height } = casting
  if (!held || (pose !== 'hug' && pose !== 'hold')) return
  const isHug = pose === 'hug'
  const { hands, chest } = anchorsOf(figure, placing)
  const [x, y] = isHug ? chest : hands[1]
  const size = height * (isHug ? Math.min(0.3, 0.3 / held.width) : Math.min(0.34, 0.26 / held.width))
  drawMotif(ctx, held, {
    x,
    y: y + size * (isHug ? 0.7 : held.rests === 'held' ? 0.25 : 0.06),
    height: size,
    turn: isHug ? 0 : 0.1,
    tones: {
      body: cloth,
      shade: darker(cloth, 0.3),
      light: mix(palette.light, cloth, 0.2),
      accent: palette.counter,
      line: withAlpha(palette.deep, 0.7),
    },
    random: random.sub('held'),
  })
}

/** Draws a character on the easel or on a layer of it. */
export const drawCharacter = (easel: Easel, species: Species, casting: Casting, ctx = easel.ctx): void => {
  const { x, y, height, palette, ground, feeling, pose, garments = [], flip = false, gaze, random } = casting
  const kind = kindOf(species.id)
  const colours = coatOf(species.natural, palette, ground)
  const isChild = kind.ears.kind === 'human'
  const figure: Figure = {
    kind,
    coat: coatFor(species),
    mood: feeling,
    pose: poses[pose],
    outfit: { ...(isChild ? plainly(casting) : {}), ...outfitOf(garments, colours) },
    ...(isChild ? { hair: { style: 'curls', colour: '#3a2018' } as const } : {}),
    manner: 'soft',
    light: daylight,
    seed: random.sub('figure').whole(1, 99999),
  }
  // Heads look out of the sheet as they would of any other, whichever way the canvas is turned.
  const placing: Placing = { x, y, scale: height / (tallOf(kind) * overHead), flip, ...lookFrom(x, y, height, gaze) }
  drawFigure(easel, figure, placing, ctx)
  paintHeld(ctx, casting, figure, placing, colours.cloth)
}
