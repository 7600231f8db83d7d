// The hero, a home with lit windows, lanterns, mushrooms and fireflies.
import { mix } from '../../colour/colour.ts'
import { findMotif } from '../../motifs/find-motif.ts'
import type { Motif } from '../../motifs/motif.ts'
import { paintGlow } from '../../paint/atmosphere/glow.ts'
import { paintMotes } from '../../paint/atmosphere/motes.ts'
import { paintSmoke } from '../../paint/atmosphere/smoke.ts'
import { paintSnowfall } from '../../paint/atmosphere/snowfall.ts'
import type { Easel } from '../../paint/easel.ts'
import type { Tones } from '../../paint/pen.ts'
import { paintGrass } from '../../paint/scenery/grass.ts'
import { stampMotif } from '../../paint/stamp.ts'
import type { Scene } from '../family.ts'
import type { Spot, Stage } from './stage.ts'

const warmTones = ({ palette }: Scene, { kind }: Motif): Tones => {
  const [, roof, coat] = palette.hues
  const body = kind === 'place' ? roof : kind === 'creature' || kind === 'person' ? coat : roof
  return {
    body: mix(body, palette.dark, 0.22),
    shade: mix(body, palette.deep, 0.62),
    light: mix(palette.light, palette.soft, 0.3),
    accent: mix(palette.accent, palette.light, 0.22),
    line: mix(palette.deep, palette.dark, 0.35),
  }
}

const stand = (easel: Easel, scene: Scene, motif: Motif, { x, y, height }: Spot, name: string, flip = false): void => {
  easel.soft(
    height * 0.035,
    (ctx) => {
      ctx.fillStyle = mix(scene.palette.deep, '#000000', 0.3)
      ctx.beginPath()
      ctx.ellipse(x, y, height * motif.width * 0.5, height * 0.035, 0, 0, Math.PI * 2)
      ctx.fill()
    },
    { alpha: 0.6 },
  )
  stampMotif(easel, motif, { x, y, height, flip, tones: warmTones(scene, motif), random: easel.random.sub(name) })
}

/** Light of the windows on walls, path and air. */
const paintHomeGlow = (easel: Easel, { palette }: Scene, { x, y, height }: Spot, strength: number): void => {
  paintGlow(easel, { x, y: y - height * 0.28, radius: height * 0.85, colour: palette.accent, strength })
  paintGlow(easel, {
    x,
    y: y + height * 0.05,
    radius: height * 0.7,
    colour: palette.accent,
    strength: strength * 0.8,
    flatten: 0.3,
  })
}

const homes = ['cottage', 'cabin', 'house'] as const

const homeOf = ({ companions, random }: Scene): Motif | undefined =>
  companions.find(({ kind, width }) => kind === 'place' && width < 1.6) ?? findMotif(random.sub('home').pick(homes))

export const paintDwellers = (easel: Easel, scene: Scene, { hero, home, lanterns }: Stage): void => {
  const { palette } = scene
  const house = home ? homeOf(scene) : undefined
  if (home && house) {
    stand(easel, scene, house, home, 'home')
    paintHomeGlow(easel, scene, home, 0.4)
    paintSmoke(easel, {
      x: home.x - home.height * 0.2,
      y: home.y - home.height * 0.95,
      height: home.height * 1.3,
      colour: palette.light,
      strength: 0.3,
      lean: home.height * 0.3,
    })
  }
  const flies = scene.hero.rests === 'air'
  const spot = flies ? { ...hero, y: hero.y - easel.h * 0.06 } : hero
  stand(easel, scene, scene.hero, spot, 'hero', hero.flip)
  if (scene.hero.kind === 'place') paintHomeGlow(easel, scene, hero, 0.42)
  const lantern = findMotif('lantern')
  if (!lantern || scene.hero.id === 'lantern') return
  lanterns.forEach((place, at) => {
    stand(easel, scene, lantern, place, `lantern ${at}`)
    paintGlow(easel, {
      x: place.x,
      y: place.y - place.height * 0.38,
      radius: place.height * 1.3,
      colour: palette.accent,
      strength: 0.6,
    })
    paintGlow(easel, {
      x: place.x,
      y: place.y - place.height * 0.38,
      radius: place.height * 0.4,
      colour: palette.light,
      strength: 0.6,
    })
  })
}

export const paintMeadow = (easel: Easel, scene: Scene, { ground, titleIsLow }: Stage): void => {
  const { palette } = scene
  const [leaf, one, two, three] = palette.hues
  const isWintry = scene.setting.season === 'winter' || scene.setting.weather === 'snow'
  const from = ground + easel.h * (titleIsLow ? 0.05 : 0.085)
  if (!isWintry)
    paintGrass(easel, {
      from,
      to: from + easel.h * 0.1,
      far: mix(leaf, palette.dark, 0.5),
      near: mix(leaf, palette.deep, 0.72),
      height: easel.h * 0.045,
      density: 0.8,
      flowers: [one, two, three, palette.light],
    })
  const mushroom = findMotif('mushroom')
  if (mushroom && scene.hero.id !== 'mushroom' && !isWintry)
    for (const [share, drop, size] of [
      [0.13, 0.1, 0.12],
      [0.86, 0.105, 0.1],
      [0.78, 0.115, 0.065],
    ] as const)
      stand(
        easel,
        scene,
        mushroom,
        {
          x: easel.w * share,
          y: ground + easel.h * drop * (titleIsLow ? 0.75 : 1),
          height: Math.min(easel.w, easel.h) * size,
        },
        `mushroom ${share}`,
      )
}

export const paintFireflies = (easel: Easel, { palette, setting }: Scene, { hero }: Stage): void => {
  if (setting.season === 'winter' || setting.weather === 'snow') {
    paintSnowfall(easel, { colour: palette.light, weight: 0.45, strength: 0.85 })
    return
  }
  paintMotes(easel, {
    colour: mix(palette.accent, palette.light, 0.45),
    x: hero.x,
    y: hero.y - hero.height * 0.2,
    reach: Math.min(easel.w, easel.h) * 0.62,
    count: 110,
    size: 6,
    strength: 0.95,
  })
}
