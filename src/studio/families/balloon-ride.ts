// Balloon ride: the title painted on the bands of a great balloon, the heroes in its basket, the world small below.

import { daylight, moonlight } from '../characters/light.ts'
import { mix } from '../colour/colour.ts'
import type { Easel } from '../paint/easel.ts'
import { palettesOf } from '../picture-book/palettes.ts'
import { isPlayed, leads, troupeOf } from '../picture-book/players.ts'
import { asWanted, besideOf, facing, play, type Role, scaleFor } from '../picture-book/staging.ts'
import { centred, lineItem, playfulPairings, titleItem } from '../picture-book/type.ts'
import type { TypePlan } from '../type/plan.ts'
import type { SetType } from '../type/set-type.ts'
import { type Balloon, balloonOf, paintBalloon, paintBasket } from './balloon-ride/balloon.ts'
import { paintBelow } from './balloon-ride/below.ts'
import type { Family, Scene } from './family.ts'
import { band } from './zones.ts'

const planType = (scene: Scene, { x, y, radius }: Balloon): TypePlan => {
  const { palette } = scene
  const ink = mix(palette.light, '#ffffff', 0.4)
  const title = titleItem(
    scene,
    { ink, shadow: palette.deep },
    { lockup: 'even', maxSize: 300, maxLines: 4, leading: 1.02, gap: 30 },
  )
  const box = { x: x - radius * 0.76, y: y - radius * 0.72, w: radius * 1.52, h: radius * 1.34 }
  const rimmed = { ink, rim: mix(palette.deep, palette.dark, 0.2) }
  return {
    stacks: [
      centred(box, 'middle', [title, lineItem(scene, 'subtitle', { ink, shadow: palette.deep }, 54)]),
      centred(band(scene, 0.9, 0.955), 'bottom', [lineItem(scene, 'author', rimmed)]),
    ],
  }
}

const paintRiders = (easel: Easel, scene: Scene, balloon: Balloon): void => {
  const light = scene.layout === 'stars' ? moonlight(scene.palette) : daylight
  const { lead, friends } = troupeOf(scene, { light, manner: 'soft', most: 1, pose: 'wave', friendPose: 'point' })
  const tall = balloon.radius * 0.98
  const [friend] = friends
  const foot = balloon.basket.y + balloon.radius * 0.36
  const scale = scaleFor(lead, tall, 'upper')
  const place = {
    x: balloon.x - (friend ? balloon.radius * 0.15 : 0),
    y: foot,
    scale,
    flip: true,
    showing: 'upper',
  } as const
  const first: Role = { figure: lead, placing: asWanted(scene, place, tall) }
  if (!friend) {
    play(easel, [first])
    return
  }
  const size = Math.min(tall, Math.max(tall * 0.66, besideOf(lead, friend, tall)))
  const second: Role = {
    figure: friend,
    placing: {
      x: balloon.x + balloon.radius * 0.17,
      y: foot,
      scale: scaleFor(friend, size, 'upper'),
      showing: 'upper',
    },
  }
  play(easel, facing(first, second))
}

const paint = (easel: Easel, scene: Scene, type: SetType, balloon: Balloon): void => {
  paintBelow(easel, scene)
  paintBalloon(easel, scene, balloon, type)
  paintRiders(easel, scene, balloon)
  paintBasket(easel, scene, balloon)
}

export const balloonRide: Family = {
  id: 'balloon-ride',
  name: 'Balloon Ride',
  look: 'character',
  templateType: 'illustrated',
  genreBuckets: ["Children's:picture-book", "Children's:early-reader", "Children's:*"],
  moods: ['uplifting', 'epic', 'mysterious', 'romantic'],
  technique: 'gouache friends in the basket of a great striped balloon',
  lettering: 'round letters painted on the bands of a balloon',
  palettes: palettesOf('day', 'blossom', 'meadow', 'dusk', 'night'),
  pairings: [
    { title: 'baloo', text: 'fredoka' },
    { title: 'fredoka', text: 'fredoka' },
    { title: 'berkshire-swash', text: 'fredoka' },
    ...playfulPairings.slice(0, 1),
  ],
  layouts: [
    { id: 'town', phrase: 'the balloon over crooked roofs', isEndless: true },
    { id: 'hills', phrase: 'the balloon over round green hills', isEndless: true },
    { id: 'stars', phrase: 'the balloon at night over sleeping hills', isEndless: true },
    {
      id: 'close',
      phrase: 'the balloon so near that it leaves the sheet, the friends large in the basket',
      isEndless: true,
    },
  ],
  heroes: leads,
  sample: {
    title: 'Albert Bear and the Very Brave Balloon',
    subtitle: null,
    author: 'Poppy Hartwell',
    summary:
      'Albert Bear has never been higher than a chair, until a balloon lands in his garden and Rabbit climbs in.',
  },
  shows: isPlayed,
  design: (scene) => {
    const balloon = balloonOf(scene)
    return {
      type: planType(scene, balloon),
      back: (easel, type) => paint(easel, scene, type, balloon),
      grain: 0.3,
      vignette: 0.06,
    }
  },
}
