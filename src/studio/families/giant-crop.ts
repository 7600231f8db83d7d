// Giant crop: a beast far too large for the page, cut by three of its edges, with one burning eye.

import { mix, withAlpha } from '../colour/colour.ts'
import { inksOf, seenOn, speaking } from '../compositions/inks.ts'
import { boxIn, lineIn, stackIn, titleIn } from '../compositions/lettering.ts'
import { mirroredIf, rimOf, within } from '../compositions/lifted.ts'
import { palettesOf } from '../compositions/palettes.ts'
import { heightIn, layThing, standThing } from '../compositions/things.ts'
import { anchorOf } from '../motifs/records.ts'
import { sizeOf } from '../motifs/suits.ts'
import type { Easel } from '../paint/easel.ts'
import { blend, dot } from '../paint/shapes/lay.ts'
import type { TypePlan } from '../type/plan.ts'
import type { Design, Family, Scene } from './family.ts'
import { isBroad } from './zones.ts'

const isAbove = ({ layout }: Scene): boolean => layout === 'crouching'

const planType = (scene: Scene): TypePlan => {
  const { palette } = scene
  const { ground, deep, light, accent } = inksOf(palette)
  const top = mix(ground, '#ffffff', 0.16)
  const onTop = speaking(deep, top, palette)
  const onDeep = speaking(light, deep, palette)
  const ink = isAbove(scene) ? onTop : onDeep
  const title = titleIn(scene, ink, {
    lockup: 'block',
    case: 'upper',
    maxSize: 620,
    leading: 0.6,
    maxLines: 5,
    minor: { scale: 0.5 },
    tracking: 0,
    gap: 44,
  })
  const subtitle = lineIn(scene, 'subtitle', 70, isAbove(scene) ? onTop : speaking(accent, deep, palette), { gap: 52 })
  const author = lineIn(scene, 'author', 150, onDeep, { case: 'upper', tracking: 0.02, maxLines: 2 })
  const box = boxIn(scene, 0, isBroad(scene) ? 0.5 : 0.58, 1, 1)
  if (!isAbove(scene)) return { stacks: [stackIn(box, 'left', 'bottom', [title, subtitle, author])] }
  return {
    stacks: [
      stackIn(boxIn(scene, 0, 0, 1, 0.38), 'left', 'top', [title, subtitle]),
      stackIn(boxIn(scene, 0, 0.87, 1, 1), 'left', 'bottom', [author]),
    ],
  }
}

const eyeOf = (id: string): readonly [number, number] => anchorOf(id, 'eye') ?? [-0.2, -0.75]

const paintBack = (easel: Easel, scene: Scene): void => {
  const { ctx, w, h, extent } = easel
  const { ground, deep, light, accent } = inksOf(scene.palette)
  const { hero, companions } = scene
  const black = mix(deep, '#000000', 0.3)
  easel.part('sky', () =>
    easel.fill(
      blend(ctx, [0, 0], [w * 0.3, h], [0, mix(ground, '#ffffff', 0.22)], [0.5, ground], [1, mix(ground, deep, 0.35)]),
    ),
  )
  const [ex, ey] = eyeOf(hero.id)
  // Far beasts with small heads are cut closer.
  const size = Math.min(h * 1.55, (w * 1.75) / Math.max(0.75, Math.abs(ex) + 0.35))
  const [x, y] = [w * 0.52, h * (isAbove(scene) ? 0.58 : 0.29)]
  const at = { x: x - ex * size, y: y - ey * size, height: size }
  const tones = {
    body: deep,
    shade: black,
    light: mix(deep, ground, 0.13),
    accent: mix(deep, ground, 0.2),
    line: mix(deep, ground, 0.24),
  }
  const isHidden = hero.altered?.scale === 0 || easel.without.has(hero.id)
  mirroredIf(easel, scene.layout === 'turned', () => {
    using beast = easel.layer((on) => standThing(easel, hero, at, tones, on))
    within(beast, (on) => {
      on.fillStyle = blend(
        on,
        [w * 0.1, h * 0.1],
        [w, h * 0.85],
        [0, withAlpha(ground, 0.2)],
        [0.4, withAlpha(deep, 0)],
        [1, withAlpha(black, 0.85)],
      )
      on.fillRect(extent.x - w, 0, extent.w + 2 * w, h)
    })
    easel.soft(54, (on) => on.drawImage(beast.canvas, beast.box.x - 26, beast.box.y + 34, beast.box.w, beast.box.h), {
      blend: 'multiply',
      alpha: 0.5,
    })
    easel.lay(beast)
    using rim = rimOf(easel, beast, 6, 8, withAlpha(mix(ground, '#ffffff', 0.4), 0.45))
    easel.lay(rim)
    if (isHidden) return
    const [second] = companions
    const held = anchorOf(hero.id, 'mouth')
    if (second && held && second.kind === 'object' && second.width < 1) {
      const height = heightIn(second, w * 0.26, h * 0.24)
      const metal = seenOn(ground, [light, accent, deep], 26)
      const shown = { body: metal, shade: mix(metal, deep, 0.5), light: mix(metal, '#ffffff', 0.5), accent, line: deep }
      layThing(
        easel,
        second,
        { x: at.x + held[0] * size, y: at.y + held[1] * size + height * 0.45, height, turn: 0.12 },
        shown,
      )
    }
    easel.part('eye', () => {
      const radius = w * 0.036
      easel.soft(40, (on) => dot(on, x, y, radius * 2.2, accent), { blend: 'screen', alpha: 0.5 })
      dot(ctx, x, y, radius, accent)
      dot(ctx, x, y, radius * 0.66, black)
      dot(ctx, x - radius * 0.3, y - radius * 0.34, radius * 0.22, '#ffffff')
    })
  })
  easel.part('shadow', () => {
    ctx.fillStyle = isAbove(scene)
      ? blend(ctx, [0, h * 0.76], [0, h], [0, withAlpha(black, 0)], [0.5, withAlpha(black, 0.85)], [1, black])
      : blend(
          ctx,
          [0, h * 0.42],
          [0, h],
          [0, withAlpha(black, 0)],
          [0.32, withAlpha(black, 0.84)],
          [0.6, withAlpha(black, 0.97)],
          [1, black],
        )
    ctx.fillRect(extent.x, h * 0.4, extent.w, h)
  })
}

export const giantCrop: Family = {
  id: 'giant-crop',
  name: 'Giant Crop',
  look: 'object',
  templateType: 'graphic',
  genreBuckets: [
    'Mystery:*',
    'Mystery:psychological',
    'Mystery:rural',
    'Thriller:*',
    'Thriller:rural',
    'Horror:gothic',
    'Horror:folk',
    'Horror:*',
    'Fantasy:dark-fantasy',
    'Fantasy:grimdark',
    'Fantasy:myth-folklore',
  ],
  moods: ['intense', 'mysterious', 'epic'],
  technique: 'a beast far too large for the page, cut by its edges, dark against one burning colour',
  lettering: 'condensed capitals in the dark of the body',
  palettes: palettesOf('giant-crop'),
  pairings: [
    { title: 'anton', text: 'oswald-medium' },
    { title: 'league-gothic', text: 'league-gothic' },
    { title: 'sofia-extra-condensed', text: 'oswald-medium' },
    { title: 'bebas-neue', text: 'oswald-medium' },
  ],
  layouts: [
    { id: 'watching', phrase: 'the head above and the title in the dark of the body' },
    { id: 'turned', phrase: 'the head turned to the right above and the title in the dark of the body' },
    { id: 'crouching', phrase: 'the title on the bright ground and the head below it' },
  ],
  heroes: ['raven', 'wolf', 'cat', 'stag', 'fox', 'bear', 'horse', 'lion', 'dog', 'rabbit', 'shark'],
  sample: {
    title: 'The Carrion Clerk',
    subtitle: 'Every debt is paid in feathers',
    author: 'Bran Huld',
    summary: 'A raven brings a key to the clerk of a drowned parish, and the dead begin to collect.',
  },
  shows: (motif) =>
    motif.kind === 'creature' &&
    ((motif.rests === 'ground' && sizeOf(motif) >= 0.25) || sizeOf(motif) > 1) &&
    anchorOf(motif.id, 'eye') !== undefined,
  design: (scene): Design => ({
    type: planType(scene),
    back: (easel) => paintBack(easel, scene),
    grain: 0.5,
    vignette: 0.1,
  }),
}
