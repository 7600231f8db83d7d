// Star dash: somebody in a space suit on the move: flying along the diagonal, riding a rocket, or in the arms of a friend on a small world.
import type { Figure } from '../characters/figure.ts'
import { lamplight } from '../characters/light.ts'
import { paintStars } from '../characters/worlds/air.ts'
import { glow } from '../characters/worlds/gouache.ts'
import { drawPlanet, paintSpace } from '../characters/worlds/wilds.ts'
import { mix, withAlpha } from '../colour/colour.ts'
import type { Palette } from '../colour/palette.ts'
import type { Easel } from '../paint/easel.ts'
import { palettesOf } from '../picture-book/palettes.ts'
import { isPlayed, troupeOf } from '../picture-book/players.ts'
import { asWanted, besideOf, hugging, looking, play, type Role, scaleFor } from '../picture-book/staging.ts'
import { centred, lineItem, playfulPairings, titleItem } from '../picture-book/type.ts'
import type { TypePlan } from '../type/plan.ts'
import type { Family, Scene } from './family.ts'
import { paintRocket } from './star-dash/rocket.ts'
import { band, isBroad } from './zones.ts'

const planType = (scene: Scene): TypePlan => {
  const { palette } = scene
  const ink = mix(palette.hues[1], palette.accent, 0.25)
  const block = mix(palette.deep, '#000000', 0.25)
  const title = titleItem(scene, { ink, top: mix(ink, '#ffffff', 0.55), block, depth: 0.08 })
  const small = { ink: mix(palette.light, '#ffffff', 0.4), shadow: block }
  return {
    stacks: [
      centred(
        band(scene, 0.045, isBroad(scene) ? 0.38 : 0.34, 0.07),
        'middle',
        [title, lineItem(scene, 'subtitle', small)],
        scene.layout === 'dash' ? -0.09 : 0,
      ),
      centred(band(scene, 0.905, 0.957), 'bottom', [lineItem(scene, 'author', { ink: small.ink, rim: palette.deep })]),
    ],
  }
}

/** A real suit: shell, gloves, boots and helmet, in white with the colour of the one who wears it. */
const suited = (figure: Figure, palette: Palette, trim: string): Figure => {
  const shell = mix('#eef1f6', palette.light, 0.2)
  return {
    ...figure,
    outfit: { top: { kind: 'spacesuit', colour: shell, trim }, trousers: shell, shoes: trim, helmet: true },
  }
}

/** Lines of speed along the way that somebody flies. */
const speedLines = (easel: Easel, angle: number, colour: string): void =>
  easel.part('rays', () => {
    const { ctx, w, h, extent } = easel
    const random = easel.random.sub('speed')
    ctx.lineCap = 'round'
    for (let line = 0; line < (34 * extent.w) / w; line++) {
      const [x, y] = [extent.x + random.next() * extent.w, h * random.between(0.34, 1)]
      const long = w * random.between(0.06, 0.3)
      const trail = ctx.createLinearGradient(x, y, x - Math.cos(angle) * long, y - Math.sin(angle) * long)
      trail.addColorStop(0, withAlpha(colour, random.between(0.15, 0.5)))
      trail.addColorStop(1, withAlpha(colour, 0))
      ctx.strokeStyle = trail
      ctx.lineWidth = random.between(3, 9)
      ctx.beginPath()
      ctx.moveTo(x, y)
      ctx.lineTo(x - Math.cos(angle) * long, y - Math.sin(angle) * long)
      ctx.stroke()
    }
  })

interface Crew {
  readonly lead: Figure
  readonly friend: Figure | undefined
}

const crewOf = (scene: Scene): Crew => {
  const { palette, layout } = scene
  const light = { ...lamplight(palette, [-0.6, -0.7]), rim: mix(palette.accent, '#ffffff', 0.4) }
  const poses = { dash: ['fly', 'fly'], ride: ['ride', 'cheer'], hug: ['sit', 'sit'] } as const
  const [pose, friendPose] = poses[layout === 'ride' || layout === 'hug' ? layout : 'dash']
  const { lead, friends } = troupeOf(scene, { light, manner: 'soft', most: 1, pose, friendPose })
  const [friend] = friends
  return {
    lead: suited(lead, palette, palette.accent),
    friend: friend && suited(friend, palette, palette.counter),
  }
}

const dash = (easel: Easel, scene: Scene, { lead, friend }: Crew): void => {
  const { palette, w, h } = scene
  const angle = -0.62
  speedLines(easel, angle, palette.light)
  const tall = h * 0.34
  const [x, y] = [w * 0.4, h * 0.79]
  const { ctx } = easel
  easel.shine('sparks', () => glow(ctx, w * 0.3, h * 0.84, h * 0.24, mix(palette.accent, '#ffcf6a', 0.5), 0.6))
  const hero: Role = {
    figure: { ...lead, wind: 1, mood: 'laugh' },
    placing: asWanted(scene, { x, y, scale: scaleFor(lead, tall), turned: 0.12 }, tall),
  }
  const small = friend ? Math.min(tall * 0.55, besideOf(lead, friend, tall * 0.6)) : 0
  const behind: Role[] = friend
    ? [{ figure: friend, placing: { x: w * 0.74, y: h * 0.9, scale: scaleFor(friend, small), turned: 0.1 } }]
    : []
  play(easel, [...behind.map((role) => looking(role, [x, y - tall * 0.6])), looking(hero, [w * 0.95, h * 0.4])])
}

const ride = (easel: Easel, scene: Scene, { lead, friend }: Crew): void => {
  const { palette, w, h } = scene
  const angle = -0.36
  speedLines(easel, angle, palette.light)
  const [x, y, long] = [w * 0.5, h * 0.72, Math.min(w * 0.86, h * 0.56)]
  const tall = h * (isBroad(scene) ? 0.3 : 0.25)
  const seat = { x: x + Math.cos(angle) * long * 0.02, y: y - long * 0.11 }
  const pillion = { x: x - Math.cos(angle) * long * 0.24, y: y - Math.sin(angle) * long * 0.24 - long * 0.1 }
  paintRocket(
    easel,
    { x, y, long, angle },
    { shell: mix(palette.light, '#ffffff', 0.4), trim: palette.accent, glass: palette.counter, dark: palette.deep },
  )
  const small = friend ? Math.min(tall * 0.8, besideOf(lead, friend, tall)) : 0
  const behind: Role[] = friend
    ? [
        {
          figure: friend,
          placing: { ...pillion, scale: scaleFor(friend, small), turned: angle * 0.4, showing: 'upper' },
        },
      ]
    : []
  const hero: Role = {
    figure: { ...lead, wind: 1 },
    placing: asWanted(scene, { ...seat, scale: scaleFor(lead, tall), turned: angle * 0.5 }, tall),
  }
  play(easel, [...behind.map((role) => looking(role, [w * 0.9, h * 0.3])), looking(hero, [w * 0.95, h * 0.38])])
}

const hug = (easel: Easel, scene: Scene, { lead, friend }: Crew): void => {
  const { palette, w, h } = scene
  const radius = Math.max(w, h * 0.7) * 0.62
  const top = h * 0.79
  drawPlanet(easel, w / 2, top + radius, radius, mix(palette.mid, palette.counter, 0.5))
  const tall = h * (isBroad(scene) ? 0.36 : 0.33)
  const foot = top + h * 0.02
  const hero: Role = {
    figure: lead,
    placing: asWanted(scene, { x: w * (friend ? 0.33 : 0.5), y: foot, scale: scaleFor(lead, tall), shadow: 0.5 }, tall),
  }
  if (!friend) {
    play(easel, [looking(hero, [w * 0.8, h * 0.3])])
    return
  }
  const beside = Math.min(tall, besideOf(lead, friend, tall))
  const gap = (lead.kind.body.hip * hero.placing.scale + friend.kind.body.hip * scaleFor(friend, beside)) * 1.3
  const other: Role = {
    figure: friend,
    placing: { x: hero.placing.x + gap, y: foot + h * 0.004, scale: scaleFor(friend, beside), shadow: 0.5 },
  }
  play(easel, hugging(hero, other))
}

const scenes: Readonly<Record<string, (easel: Easel, scene: Scene, crew: Crew) => void>> = { dash, ride, hug }

const paintBack = (easel: Easel, scene: Scene): void => {
  const { palette, random, w, h } = scene
  paintSpace(easel, palette)
  const own = random.sub('planets')
  const side = own.chance(0.5) ? 1 : -1
  drawPlanet(
    easel,
    w * (0.5 + side * 0.4),
    h * own.between(0.4, 0.46),
    w * own.between(0.06, 0.1),
    palette.counter,
    palette.light,
  )
  if (scene.layout !== 'hug')
    drawPlanet(
      easel,
      w * (0.5 + side * 0.36),
      h * 0.99,
      w * own.between(0.22, 0.3),
      mix(palette.accent, palette.hues[1], 0.5),
    )
  paintStars(easel, { ...easel.extent, h: h * 0.5 }, '#ffffff', 30)
  scenes[scene.layout]?.(easel, scene, crewOf(scene))
}

export const starDash: Family = {
  id: 'star-dash',
  name: 'Star Dash',
  look: 'character',
  templateType: 'illustrated',
  genreBuckets: ["Children's:early-reader", "Children's:chapter-book", "Children's:picture-book", "Children's:*"],
  moods: ['uplifting', 'epic', 'intense', 'romantic'],
  technique: 'a painted action in space along one diagonal',
  lettering: 'fat letters on a block, tilted with the flight',
  palettes: palettesOf('night', 'plum', 'dusk', 'teal'),
  pairings: playfulPairings,
  layouts: [
    { id: 'dash', phrase: 'somebody in a space suit flying along the diagonal between planets', isEndless: true },
    { id: 'ride', phrase: 'somebody riding a rocket through the stars', isEndless: true },
    { id: 'hug', phrase: 'two friends in each other’s arms on a small world', isEndless: true },
  ],
  heroes: ['dog', 'child', 'cat', 'bear', 'rabbit', 'fox', 'mouse', 'dinosaur', 'owl', 'elephant'],
  sample: {
    title: 'Rocket Rover',
    subtitle: null,
    author: 'Zak Okoro',
    summary:
      'A dog who was only meant to test the seat presses every button, and a very small robot has to come along.',
  },
  shows: isPlayed,
  design: (scene) => ({
    type: planType(scene),
    back: (easel) => paintBack(easel, scene),
    grain: 0.24,
    vignette: 0.1,
  }),
}
