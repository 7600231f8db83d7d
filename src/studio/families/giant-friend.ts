// Giant friend: a head that fills the sheet, and somebody tiny on top of it.

import type { Figure, Placing } from '../characters/figure.ts'
import { daylight, type Light, moonlight } from '../characters/light.ts'
import type { FaceMood } from '../characters/moods.ts'
import { paintMoon, paintStars } from '../characters/worlds/air.ts'
import { paintRays, paintSky } from '../characters/worlds/gouache.ts'
import { drawFern, drawFlower, drawLeaf, paintHill } from '../characters/worlds/land.ts'
import { lchOf, mix, withAlpha } from '../colour/colour.ts'
import type { Context, Easel } from '../paint/easel.ts'
import { livesIn } from '../picture-book/habitats.ts'
import { palettesOf } from '../picture-book/palettes.ts'
import { isPlayed, troupeOf } from '../picture-book/players.ts'
import { anchors, asWanted, headOf, looking, play, type Role, scaleFor } from '../picture-book/staging.ts'
import { centred, lineItem, playfulPairings, titleItem } from '../picture-book/type.ts'
import type { TypePlan } from '../type/plan.ts'
import type { Family, Scene } from './family.ts'
import { band, isBroad } from './zones.ts'

const isDark = ({ layout }: Scene): boolean => layout === 'night'

const planType = (scene: Scene): TypePlan => {
  const { palette } = scene
  const pale = mix(palette.light, '#ffffff', 0.4)
  const red = lchOf(palette.accent).l > 0.6 ? mix(palette.accent, palette.deep, 0.32) : palette.accent
  const ink = isDark(scene) ? mix(palette.hues[1], palette.light, 0.5) : red
  const rim = isDark(scene) ? mix(palette.deep, palette.dark, 0.2) : pale
  const title = titleItem(scene, { ink, rim, shadow: palette.deep })
  const small = isDark(scene) ? { ink: pale, rim } : { ink: mix(palette.deep, palette.accent, 0.15), rim: pale }
  const foot = { ink: pale, rim: mix(palette.deep, palette.dark, 0.2) }
  return {
    stacks: [
      centred(
        band(scene, 0.04, isBroad(scene) ? 0.33 : 0.29, 0.07),
        'middle',
        [title, lineItem(scene, 'subtitle', small)],
        -0.02,
      ),
      centred(band(scene, 0.9, 0.955), 'bottom', [lineItem(scene, 'author', foot)]),
    ],
  }
}

const giantMoods = ['wonder', 'joy', 'happy', 'surprise', 'sleepy', 'wink', 'laugh'] as const

/** A face this large is the cover: it differs from book to book, and is never cross. */
const giantMood = ({ random }: Scene, { mood }: Figure): FaceMood =>
  mood === 'sad' || mood === 'worried' ? mood : random.sub('giant').pick(giantMoods)

/** Of two, the larger kind is the giant, whoever leads. */
const castOf = (scene: Scene, light: Light): { giant: Figure; tiny: Figure | undefined } => {
  const { lead, friends } = troupeOf(scene, { light, manner: 'soft', most: 1, pose: 'sit' })
  const [friend] = friends
  const isLeadTiny = friend !== undefined && friend.kind.size > lead.kind.size * 1.15
  const [giant, tiny] = isLeadTiny ? [friend, lead] : [lead, friend]
  return { giant: { ...giant, outfit: {}, mood: giantMood(scene, giant) }, tiny }
}

const placeGiant = (scene: Scene, { kind }: Figure): Placing => {
  const own = scene.random.sub('pose of the giant')
  const { w, h, layout } = scene
  const wide = isBroad(scene)
  const half = Math.max(kind.head.w, kind.head.cheek)
  const scale = Math.min((w * 0.45) / half, (h * (wide ? 0.3 : 0.27)) / kind.head.h)
  // Its crown leaves room for whoever is on it, under the title.
  const placing: Placing = {
    x: w / 2,
    y: h * (wide ? 0.5 : 0.44) + kind.head.h * scale,
    scale,
    showing: 'head',
    turned: own.between(-0.12, 0.12),
    head: { turn: own.between(-0.55, 0.55), nod: own.between(-0.12, 0.16) },
  }
  return layout === 'corner'
    ? { ...placing, x: w * 0.6, y: placing.y - h * 0.005, scale: scale * 1.16, turned: -0.2 }
    : placing
}

const paintPlayers = (easel: Easel, scene: Scene): void => {
  const { palette, w, h } = scene
  const light = isDark(scene) ? moonlight(palette) : daylight
  const { giant, tiny } = castOf(scene, light)
  const place = placeGiant(scene, giant)
  const big: Role = { figure: giant, placing: asWanted(scene, place, h * 0.4) }
  const [crownX, crownY] = anchors(big).crown
  if (!tiny) {
    play(easel, [looking(big, [crownX + w * 0.1, crownY - h * 0.2])])
    return
  }
  const tall = h * (isBroad(scene) ? 0.17 : 0.15)
  const small: Role = {
    figure: tiny,
    placing: {
      x: crownX - w * 0.03,
      y: crownY + tall * 0.1,
      scale: scaleFor(tiny, tall),
      shadow: 0.35,
      head: { tilt: 0.08 },
    },
  }
  play(easel, [looking(big, headOf(small)), looking(small, [crownX + w * 0.06, crownY + h * 0.14])])
}

const habitats = ['jungle', 'wood', 'meadow'] as const

type Habitat = (typeof habitats)[number]

/** What grows round a giant: what grows where such animals live. */
const habitatOf = (scene: Scene): Habitat => {
  const { id } = troupeOf(scene, { light: daylight, manner: 'soft', most: 0, pose: 'sit' }).lead.kind
  return livesIn(id) ?? scene.random.sub('habitat').pick(habitats)
}

const greensOf = ({ palette }: Scene): readonly [string, string, string] => [
  palette.hues[2],
  mix(palette.hues[2], palette.deep, 0.28),
  mix(palette.hues[2], palette.dark, 0.4),
]

/** One plant by its root, of a length and at an angle. */
const drawPlant = (
  ctx: Context,
  habitat: Habitat,
  scene: Scene,
  { x, y, long, angle, nth }: { x: number; y: number; long: number; angle: number; nth: number },
): void => {
  const greens = greensOf(scene)
  const green = greens[nth % 3] ?? greens[0]
  if (habitat === 'jungle') drawLeaf(ctx, x, y, long, angle, green, nth % 3 === 0)
  else if (habitat === 'wood') drawFern(ctx, x, y, long * 1.15, angle, green)
  else drawFlower(ctx, x, y, long * 0.9, scene.palette.hues[nth % 5] ?? scene.palette.accent, green)
}

/** Plants that reach in from both edges behind the head; flowers only stand at its foot. */
const besideHead = (easel: Easel, scene: Scene): void => {
  const { ctx, w, h, extent } = easel
  const habitat = habitatOf(scene)
  const random = easel.random.sub('beside')
  if (habitat === 'meadow') {
    paintHill(easel, h * 0.66, h * 0.05, mix(scene.palette.hues[2], scene.palette.soft, 0.3), 'hills')
    return
  }
  easel.part('leaves', () => {
    const count = random.whole(8, 12)
    for (let nth = 0; nth < count; nth++) {
      const isRight = nth % 2 === 1
      const x = isRight ? extent.x + extent.w + 60 : extent.x - 60
      const down = (nth / count) * 0.4
      const long = w * random.between(0.28, 0.48)
      const angle = (isRight ? 3.5 - down * 3 : -0.4 + down * 3) + random.between(-0.15, 0.15)
      drawPlant(ctx, habitat, scene, { x, y: h * (0.28 + down), long, angle, nth })
    }
  })
}

/** Plants or a hill before the chin. */
const paintFoot = (easel: Easel, scene: Scene): void => {
  const { ctx, w, h, extent } = easel
  const { palette, layout } = scene
  if (layout !== 'jungle') {
    paintHill(easel, h * 0.93, 40, layout === 'night' ? palette.deep : mix(palette.hues[2], palette.dark, 0.35), 'foot')
    return
  }
  const habitat = habitatOf(scene)
  const random = easel.random.sub('foot')
  easel.part('leaves', () => {
    ctx.fillStyle = mix(palette.hues[2], palette.deep, 0.6)
    ctx.fillRect(extent.x, h * 0.965, extent.w, h * 0.1)
    const step = habitat === 'meadow' ? 0.085 : 0.13
    for (let x = extent.x - w * 0.05, nth = 0; x < extent.x + extent.w; x += w * step, nth++)
      drawPlant(ctx, habitat, scene, {
        x,
        y: h * 1.07,
        long: w * random.between(0.22, 0.3),
        angle: -1.57 + (x < w / 2 ? 0.5 : -0.5) * (0.4 + random.next()),
        nth,
      })
  })
}

const paintBehind = (easel: Easel, scene: Scene): void => {
  const { w, h, extent } = easel
  const { palette, layout } = scene
  if (isDark(scene)) {
    paintSky(easel, [palette.deep, palette.dark, palette.mid])
    paintStars(easel, { ...extent, h: h * 0.7 }, palette.light, 70)
    paintMoon(easel, w * 0.82, h * 0.36, w * 0.08, palette.light)
    paintHill(easel, h * 0.62, h * 0.05, mix(palette.dark, palette.deep, 0.4), 'hills')
    return
  }
  paintSky(easel, [palette.soft, mix(palette.soft, palette.hues[1], 0.2), mix(palette.soft, palette.mid, 0.5)], 0.12)
  paintRays(easel, w / 2, h * 0.56, withAlpha(palette.light, 0.28))
  if (layout === 'jungle') besideHead(easel, scene)
  else paintHill(easel, h * 0.66, h * 0.05, mix(palette.hues[2], palette.soft, 0.3), 'hills')
}

export const giantFriend: Family = {
  id: 'giant-friend',
  name: 'Giant Friend',
  look: 'character',
  templateType: 'illustrated',
  genreBuckets: ["Children's:picture-book", "Children's:early-reader", "Children's:*"],
  moods: ['uplifting', 'romantic', 'mysterious', 'intense'],
  technique: 'a painted head larger than the sheet, with a tiny friend on top',
  lettering: 'fat letters with a pale rim',
  palettes: palettesOf('sunny', 'day', 'blossom', 'meadow', 'night'),
  pairings: playfulPairings,
  layouts: [
    { id: 'jungle', phrase: 'a giant head among the plants of its home', isEndless: true },
    { id: 'rays', phrase: 'a giant head before bright rays', isEndless: true },
    { id: 'corner', phrase: 'a giant head that leans in from the corner', isEndless: true },
    { id: 'night', phrase: 'a giant head under the moon', isEndless: true },
  ],
  heroes: ['elephant', 'bear', 'lion', 'dinosaur', 'dragon', 'whale', 'cow', 'cat', 'dog', 'fox'],
  sample: {
    title: 'Bruno Bear Is Too Big',
    subtitle: null,
    author: 'Bea Lindqvist',
    summary: 'Bruno is too big for the bus, the bath and the tree house, until a mouse needs somewhere high to read.',
  },
  shows: isPlayed,
  design: (scene) => ({
    type: planType(scene),
    back: (easel) => {
      paintBehind(easel, scene)
      paintPlayers(easel, scene)
      paintFoot(easel, scene)
    },
    grain: 0.22,
    vignette: 0.04,
  }),
}
