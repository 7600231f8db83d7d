// Iced letters: letters of sugar icing, icing that runs down from the edge, sprinkles, and the thing as an iced biscuit.
import { mix } from '../colour/colour.ts'
import { inksOf, seenOn, speaking } from '../compositions/inks.ts'
import { letterSize, makeThing, planLettered, roomBetween, standIn } from '../compositions/lettered.ts'
import { isClear } from '../compositions/lettering.ts'
import { palettesOf } from '../compositions/palettes.ts'
import type { Box, Context, Easel } from '../paint/easel.ts'
import { frames } from '../paint/ornament/frames.ts'
import type { SetType } from '../type/set-type.ts'
import { paintInSurface } from '../type/surfaces/index.ts'
import type { SurfaceFilling } from '../type/surfaces/surface-names.ts'
import type { Design, Family, Scene } from './family.ts'

const icingOf = ({ palette }: Scene, isThing = false): SurfaceFilling => {
  const { ground, deep, light, accent, second } = inksOf(palette)
  const letters = seenOn(ground, [accent, mix(accent, deep, 0.3), mix(accent, deep, 0.6), deep], 50)
  return {
    kind: 'surface',
    surface: 'glossy',
    colour: isThing ? second : letters,
    second: mix(light, '#ffffff', 0.5),
    deep,
  }
}

/** Drops of different length along the upper edge. */
const traceRunning = ({ w, h, extent, random }: Easel, ctx: Context): void => {
  const drops = random.sub('drops')
  const wide = Math.min(w, h) * 0.068
  ctx.beginPath()
  ctx.moveTo(extent.x - 40, extent.y - 60)
  ctx.lineTo(extent.x - 40, h * 0.02)
  for (let x = extent.x - 40; x < extent.x + extent.w + 40; x += wide) {
    const long = h * (0.008 + 0.03 * drops.next() ** 1.6)
    ctx.bezierCurveTo(
      x + wide * 0.1,
      h * 0.02 + long * 1.9,
      x + wide * 0.72,
      h * 0.02 + long * 1.9,
      x + wide * 0.78,
      h * 0.02,
    )
    ctx.quadraticCurveTo(x + wide * 0.89, h * 0.008, x + wide, h * 0.02)
  }
  ctx.lineTo(extent.x + extent.w + 80, extent.y - 60)
  ctx.fill()
}

const sprinkle = (easel: Easel, scene: Scene, type: SetType, { x, y, w, h }: Box): void => {
  const { hues, light, deep } = scene.palette
  const random = easel.random.sub('sprinkles')
  const { ctx } = easel
  const laid: { x: number; y: number; turn: number; colour: string }[] = []
  for (let tries = 0; tries < 260; tries++) {
    const [sx, sy] = [random.between(0, easel.w), random.between(easel.h * 0.07, easel.h)]
    const turn = random.between(0, 3.2)
    const colour = random.pick([hues[0], hues[1], hues[2], mix(light, '#ffffff', 0.6)])
    const isOnThing = sx > x - 20 && sx < x + w + 20 && sy > y - 20 && sy < y + h + 20
    if (isOnThing || !isClear(type, sx, sy, 60) || laid.some((other) => Math.hypot(other.x - sx, other.y - sy) < 110))
      continue
    laid.push({ x: sx, y: sy, turn, colour })
  }
  const draw = (on: Context, style: string | null, dy: number): void => {
    on.lineCap = 'round'
    on.lineWidth = 15
    for (const { x: sx, y: sy, turn, colour } of laid) {
      on.strokeStyle = style ?? colour
      on.beginPath()
      on.moveTo(sx - Math.cos(turn) * 19, sy - Math.sin(turn) * 19 + dy)
      on.lineTo(sx + Math.cos(turn) * 19, sy + Math.sin(turn) * 19 + dy)
      on.stroke()
    }
  }
  easel.soft(5, (on) => draw(on, deep, 6), { alpha: 0.4 })
  draw(ctx, null, 0)
  ctx.save()
  ctx.globalAlpha = 0.5
  ctx.translate(-2, -4)
  ctx.lineWidth = 4
  ctx.strokeStyle = '#ffffff'
  for (const { x: sx, y: sy, turn } of laid) {
    ctx.beginPath()
    ctx.moveTo(sx - Math.cos(turn) * 15, sy - Math.sin(turn) * 15)
    ctx.lineTo(sx + Math.cos(turn) * 4, sy + Math.sin(turn) * 4)
    ctx.stroke()
  }
  ctx.restore()
}

const paintBack = (easel: Easel, scene: Scene, type: SetType): void => {
  const { w, h, ctx } = easel
  const { ground, deep, light, accent } = inksOf(scene.palette)
  easel.part('panel', () => {
    easel.fill(ground)
    if (scene.layout === 'name') {
      ctx.fillStyle = mix(ground, light, 0.4)
      for (let x = -h; x < w + h; x += w * 0.12) ctx.fillRect(x, easel.extent.y, w * 0.06, easel.extent.h)
    }
    if (scene.layout === 'foot') {
      ctx.fillStyle = mix(ground, light, 0.45)
      for (let row = 0; row < h / (w * 0.11) + 1; row++)
        for (let column = 0; column < 10; column++) {
          ctx.beginPath()
          ctx.arc((column + (row % 2) * 0.5) * w * 0.11, row * w * 0.11 * 0.88, w * 0.015, 0, 7)
          ctx.fill()
        }
    }
  })
  const at = standIn(scene.hero, roomBetween(scene, type, 0.12), 0.92)
  const half = (at.height * scene.hero.width) / 2
  easel.part('dots', () =>
    sprinkle(easel, scene, type, { x: at.x - half, y: at.y - at.height, w: half * 2, h: at.height }),
  )
  if (scene.layout === 'head') {
    easel.part('frame', () => {
      ctx.fillStyle = mix(accent, ground, 0.3)
      ctx.strokeStyle = ctx.fillStyle
      frames.scooped(ctx, { x: w * 0.035, y: w * 0.035, w: w * 0.93, h: h - w * 0.07 }, { weight: 6 })
    })
  }
  if (scene.layout !== 'head') {
    const box = { x: 0, y: 0, w, h: h * 0.1 }
    easel.part('drips', () =>
      paintInSurface(
        easel,
        { name: 'icing', trace: (on) => traceRunning(easel, on), outline: () => {}, box, rows: [box], size: 420 },
        {
          ...icingOf(scene),
          colour: mix(light, '#ffffff', 0.4),
          second: mix(light, '#ffffff', 0.4),
          deep: mix(deep, ground, 0.4),
        },
      ),
    )
  }
  makeThing(easel, scene.hero, at, { fill: icingOf(scene, true), size: Math.min(letterSize(type), 420) })
}

export const icedLetters: Family = {
  id: 'iced-letters',
  name: 'Iced Letters',
  look: 'typographic',
  templateType: 'typographic',
  genreBuckets: [
    'Mystery:cozy',
    'Thriller:cozy',
    'Romance:romcom',
    'Romance:clean-sweet',
    'Romance:small-town',
    "Children's:early-reader",
    "Children's:chapter-book",
    "Children's:picture-book",
    'Fantasy:cozy-fantasy',
    'Contemporary Fiction:humorous',
  ],
  moods: ['uplifting', 'romantic'],
  technique: 'glossy letters of sugar icing with sprinkles and an iced biscuit',
  lettering: 'fat round letters piped in icing',
  palettes: palettesOf('iced-letters'),
  pairings: [
    { title: 'baloo', text: 'baloo' },
    { title: 'fredoka', text: 'fredoka' },
    { title: 'luckiest-guy', text: 'fredoka' },
    { title: 'pacifico', text: 'fredoka' },
  ],
  layouts: [
    { id: 'head', phrase: 'the iced title above and the iced biscuit below, in a piped frame', isEndless: true },
    {
      id: 'foot',
      phrase: 'icing running from the edge, the biscuit on dots and the iced title below',
      isEndless: true,
    },
    { id: 'name', phrase: 'the name large on stripes, the biscuit and the iced title below', isEndless: true },
  ],
  heroes: [
    'cupcake',
    'cake',
    'doughnut',
    'teapot',
    'cat',
    'heart',
    'ice-cream',
    'cherries',
    'dog',
    'pie',
    'strawberry',
    'rolling-pin',
    'star',
  ],
  sample: {
    title: 'Death by Buttercream',
    subtitle: 'A Sugar Lane mystery',
    author: 'Rosie Plum',
    summary: 'A baker finds the judge of the village fair face down in her best cake.',
  },
  shows: ({ kind, width }) =>
    width < 1.9 && width > 0.3 && ['object', 'symbol', 'sky', 'creature', 'plant', 'vehicle', 'place'].includes(kind),
  design: (scene): Design => {
    const { ground, deep } = inksOf(scene.palette)
    return {
      type: planLettered(scene, {
        fill: icingOf(scene),
        ink: speaking(deep, ground, scene.palette),
        inset: 0.07,
        title: {
          case: 'as-given',
          leading: 0.86,
          maxSize: 760,
          minor: { scale: 0.56 },
          ...(scene.layout === 'head' ? { bend: 'dome' } : {}),
        },
        author: { case: 'as-given', tracking: 0.01, size: 118 },
      }),
      back: (easel, type) => paintBack(easel, scene, type),
      grain: 0.1,
      vignette: 0.06,
    }
  },
}
