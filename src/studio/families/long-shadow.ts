// Long shadow: somebody small, and what falls from them.
import { type Colour, mix, withAlpha } from '../colour/colour.ts'
import { area, authorStack, titleStack } from '../figures/covers/lettering.ts'
import { palettesOf } from '../figures/covers/palettes.ts'
import {
  centred,
  clothOn,
  type StageWish,
  showsPeople,
  showTroupe,
  somebody,
  type Troupe,
  troupeFor,
} from '../figures/covers/stage.ts'
import { onStage } from '../figures/covers/type-ground.ts'
import { outlineOf } from '../figures/ensemble.ts'
import type { FigureLook } from '../figures/look.ts'
import type { FigurePlace } from '../figures/paint-figures.ts'
import type { Easel } from '../paint/easel.ts'
import { inkOn } from '../paint/flat-tones.ts'
import { fillGround, fillSky } from '../places/ground.ts'
import { lightDoor } from '../places/rooms.ts'
import type { TypePlan } from '../type/plan.ts'
import type { Family, Scene } from './family.ts'

const wishes: Readonly<Record<string, StageWish>> = {
  plain: {
    among: ['stroll', 'walk', 'carry', 'look-back', 'hand-in-hand', 'parent-and-child', 'three-walking', 'apart'],
    facing: 'away',
    down: 34,
  },
  door: { among: ['stroll', 'carry', 'stand', 'pockets', 'hand-in-hand', 'parent-and-child', 'apart'], facing: 'away' },
  slash: { among: ['run', 'stride', 'walk', 'look-back', 'facing', 'duel', 'four-walking', 'side-by-side'] },
}

/** The shape of a group, laid down on the ground: leant aside, and drawn out or short. */
const throwShadow = (
  easel: Easel,
  troupe: Troupe,
  place: FigurePlace,
  colour: Colour,
  lean: number,
  long: number,
): void => {
  if (easel.without.has(troupe.hero.id) || troupe.hero.altered?.scale === 0) return
  easel.part('shadow', () => {
    const { ctx } = easel
    const size = place.height / 1000
    ctx.save()
    ctx.translate(place.x, place.y)
    ctx.transform(size, 0, lean * size, -long * size, 0, 0)
    ctx.fillStyle = colour
    ctx.fill(outlineOf(troupe.ensemble))
    ctx.restore()
  })
}

const groundOf = ({ palette, layout }: Scene): Colour =>
  layout === 'slash' ? palette.accent : layout === 'plain' ? mix(palette.accent, palette.soft, 0.12) : palette.dark

const paint = (easel: Easel, scene: Scene): void => {
  const { palette, layout, w, h } = scene
  const { deep, dark, mid, accent, light, counter } = palette
  const ground = groundOf(scene)
  const troupe = troupeFor(
    scene,
    { ...wishes[layout], cloth: clothOn(palette, ground) },
    somebody('a man', { pose: 'walking', age: 'adult' }),
  )
  const look: FigureLook = { manner: 'flat', light: [-0.6, -0.75], dark: deep }
  if (layout === 'door') {
    fillSky(easel, h, [
      [0, deep],
      [0.6, dark],
      [1, deep],
    ])
    const door = { x: w * 0.36, y: h * 0.34, w: w * 0.28, h: h * 0.34 }
    lightDoor(easel, door, mix(accent, light, 0.35), dark, h * 0.36, 0)
    if (troupe === null) return
    const height = Math.min(h * 0.29, (w * 0.5 * 1000) / troupe.ensemble.box.w)
    const place = { x: centred(troupe, w * 0.5, height), y: h * 0.715, height }
    throwShadow(easel, troupe, place, withAlpha(deep, 0.85), 0, 1.15)
    showTroupe(easel, troupe, {
      ...place,
      look: {
        manner: 'lit',
        light: [0, -1],
        dark: deep,
        keep: 0.16,
        rim: mix(accent, light, 0.5),
        backRim: accent,
        edge: 0.04,
      },
    })
    return
  }
  fillSky(easel, h, [[0, ground]])
  if (layout === 'slash') {
    const { ctx, extent } = easel
    easel.part('panel', () => {
      ctx.fillStyle = deep
      ctx.beginPath()
      ctx.moveTo(extent.x, h * 0.66)
      ctx.lineTo(extent.x + extent.w, h * 0.4)
      ctx.lineTo(extent.x + extent.w, extent.y)
      ctx.lineTo(extent.x, extent.y)
      ctx.fill()
    })
    if (troupe === null) return
    const height = Math.min(h * 0.46, (w * 0.86 * 1000) / troupe.ensemble.box.w)
    const place = { x: centred(troupe, w * 0.56, height), y: h * 0.8, height }
    throwShadow(easel, troupe, place, withAlpha(deep, 0.8), 0.75, 0.42)
    showTroupe(easel, troupe, { ...place, look: { ...look, rim: light, edge: 0.03 } })
    return
  }
  const { ctx, extent } = easel
  easel.part('lines', () => {
    ctx.fillStyle = mix(ground, light, 0.35)
    for (let at = -6; at < 8; at++) {
      ctx.save()
      ctx.translate(w * 0.5 + at * w * 0.24, h * 0.5)
      ctx.rotate(0.42)
      ctx.fillRect(-w * 0.035, -extent.h, w * 0.07, extent.h * 2)
      ctx.restore()
    }
    ctx.fillStyle = withAlpha(ground, 0.78)
    ctx.fillRect(extent.x, extent.y, extent.w, extent.h)
  })
  fillGround(easel, 'shadow', h * 0.98, [[0, mix(ground, counter, 0.1)]])
  if (troupe === null) return
  const height = Math.min(h * 0.2, (w * 0.5 * 1000) / troupe.ensemble.box.w)
  const place = { x: centred(troupe, w * 0.3, height), y: h * 0.8, height }
  throwShadow(easel, troupe, place, mix(deep, mid, 0.12), -1.2, -2.3)
  showTroupe(easel, troupe, { ...place, look })
}

const planType = (scene: Scene): TypePlan => {
  const { palette, layout } = scene
  const ground = groundOf(scene)
  const ink = layout === 'plain' ? inkOn(ground, palette) : palette.ink
  const box =
    layout === 'plain'
      ? area(scene, 0.06, 0.04, 0.94, 0.36)
      : layout === 'door'
        ? area(scene, 0.06, 0.04, 0.94, 0.31)
        : area(scene, 0.06, 0.04, 0.94, 0.34)
  return {
    stacks: [
      titleStack(scene, {
        box,
        ink,
        line: layout === 'door' ? palette.accent : ink,
        lockup: 'block',
        upper: true,
        maxSize: 520,
        leading: 0.84,
        align: 'left',
      }),
      authorStack(
        scene,
        area(scene, 0.06, 0.9, 0.94, 0.965),
        layout === 'plain' || layout === 'slash' ? inkOn(ground, palette) : palette.ink,
        100,
        layout === 'door' ? 'center' : 'right',
      ),
    ],
  }
}

export const longShadow: Family = {
  id: 'long-shadow',
  name: 'Long Shadow',
  look: 'figure',
  templateType: 'graphic',
  genreBuckets: [
    'Thriller:espionage',
    'Thriller:political',
    'Thriller:legal',
    'Thriller:techno',
    'Thriller:*',
    'Mystery:procedural',
    'Mystery:*',
    'Thriller:procedural',
  ],
  moods: ['intense', 'mysterious', 'intellectual'],
  technique: 'one small figure and its shadow on a loud plain ground',
  lettering: 'condensed capitals that fill their block',
  palettes: palettesOf('signal'),
  pairings: [
    { title: 'league-gothic', text: 'oswald-medium' },
    { title: 'anton', text: 'oswald-medium' },
    { title: 'bebas-neue', text: 'oswald-medium' },
    { title: 'sofia-extra-condensed', text: 'oswald-medium' },
  ],
  layouts: [
    { id: 'plain', phrase: 'a small figure seen from above whose shadow runs across the sheet', isEndless: true },
    { id: 'door', phrase: 'a figure in a doorway of light, its shadow towards the viewer', isEndless: true },
    { id: 'slash', phrase: 'a figure before two plains cut by a slanting line', isEndless: true },
  ],
  heroes: [
    'man-in-coat',
    'detective',
    'runner',
    'woman-standing',
    'hooded-figure',
    'two-people',
    'soldier',
    'small-group',
  ],
  sample: {
    title: 'The Geneva Ledger',
    subtitle: 'He kept the books. Now the books keep him.',
    author: 'Paul Rennick',
    summary:
      'A man in a long coat carries the only copy of a ledger through five airports, and someone in each of them knows his name.',
  },
  shows: showsPeople,
  design: (scene) => ({
    type: planType(scene),
    back: onStage(scene, paint),
    grain: 0.35,
    vignette: scene.layout === 'door' ? 0.3 : 0.05,
  }),
}
