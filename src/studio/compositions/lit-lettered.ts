// Lettering of metal on cloth or hide, and a thing of the same metal: all in one light.
import { type Colour, mix } from '../colour/colour.ts'
import type { Metal } from '../colour/palette.ts'
import type { Scene } from '../families/family.ts'
import { castIn } from '../light/cast.ts'
import { pool } from '../light/gobo.ts'
import { paintGround } from '../light/ground.ts'
import { type Material, type MaterialName, material, worked } from '../light/material.ts'
import { paintRelief } from '../light/paint-relief.ts'
import { type Rig, rigOf } from '../light/rig.ts'
import { lying } from '../light/still.ts'
import type { Easel } from '../paint/easel.ts'
import type { Filling } from '../type/effects/effect.ts'
import type { SetType } from '../type/set-type.ts'
import { roomBetween } from './lettered.ts'
import { isThere } from './things.ts'

const stuffOf: Readonly<Record<Metal, MaterialName>> = {
  gold: 'gold',
  rose: 'copper',
  silver: 'silver',
  copper: 'copper',
  bone: 'bone',
  blood: 'bronze',
}

export const rigOfLetters = ({ palette }: Scene): Rig =>
  rigOf({
    from: 122,
    height: 0.5,
    key: mix('#fff0d8', palette.light, 0.3),
    power: 2.7,
    size: 0.4,
    rim: palette.accent,
    rimPower: 0.8,
    sky: mix(palette.counter, '#8a90a0', 0.5),
    ground: mix(palette.deep, '#2a2420', 0.4),
    fill: 0.6,
    exposure: 0.56,
    bend: 0.22,
  })

/** Letters cast in the metal of the palette. */
export const castLetters = (scene: Scene): Extract<Filling, { readonly kind: 'lit' }> => {
  const name = stuffOf[scene.palette.metal]
  const stuff = worked(name, undefined, { form: 'plate', swell: 0.9, cap: 0.022, mottle: 0.3, bump: 0.08 })
  const colour = mix(material(name).colour, scene.palette.light, 0.35)
  return { kind: 'lit', colour, letters: { stuff, rig: rigOfLetters(scene), lift: 0.03 } }
}

interface Cloth {
  readonly stuff: Material
  readonly folds?: (x: number, y: number) => number
  readonly grain?: number
}

export const layCloth = (easel: Easel, scene: Scene, { stuff, folds, grain = 700 }: Cloth): void => {
  const { w, h } = easel
  easel.part('panel', () =>
    paintGround(easel, {
      stuff,
      rig: rigOfLetters(scene),
      light: (x, y) => 0.3 + 0.9 * pool(w * 0.42, h * 0.42, Math.hypot(w, h) * 0.6)(x, y),
      fill: pool(w * 0.5, h * 0.45, Math.hypot(w, h) * 0.8),
      grain,
      ...(folds ? { folds } : {}),
    }),
  )
}

/** The thing in the room that the lettering leaves, `jewel` where it speaks. */
export const castThing = (easel: Easel, scene: Scene, type: SetType, jewel: Colour, turn = 0): void => {
  const { hero } = scene
  if (!isThere(hero)) return
  const room = roomBetween(scene, type, 0.1)
  const metal = worked(stuffOf[scene.palette.metal], undefined, { cap: 0.08, wear: 0.9, mottle: 0.4 })
  const spot = { x: room.x + room.w / 2, y: room.y + room.h / 2, w: room.w, h: room.h * 0.94, turn }
  const placing = lying(hero, spot, easel.random.sub('hero'))
  paintRelief(easel, [{ motif: hero, placing, cast: castIn(metal, worked('crystal', jewel)) }], {
    rig: rigOfLetters(scene),
    lift: 0.03,
    shadow: { colour: '#000000', strength: 0.85, blur: 14 },
  })
}
