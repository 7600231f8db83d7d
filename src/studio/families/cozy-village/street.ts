// The village from outside: rows along a street, or climbing a hill to its church, with the hero on the wall in front.

import { mix } from '../../colour/colour.ts'
import { findMotif } from '../../motifs/find-motif.ts'
import { heightBeside } from '../../motifs/real-size.ts'
import { asPart } from '../../paint/as-part.ts'
import { paintFog } from '../../paint/atmosphere/fog.ts'
import { paintSmoke } from '../../paint/atmosphere/smoke.ts'
import { lerp } from '../../paint/curves.ts'
import type { Box, Easel } from '../../paint/easel.ts'
import { bloomColours, leafColours } from '../../paint/flora/flora-colours.ts'
import { type StandingKind, standingFlower } from '../../paint/flora/standing-flowers.ts'
import { paintTreeMass } from '../../paint/scenery/broadleaf.ts'
import { drawHouse } from '../../paint/scenery/house.ts'
import { drawLamp } from '../../paint/scenery/lamp.ts'
import { groundPath, type Line, ridgeLine } from '../../paint/scenery/ridge-line.ts'
import { paintVillage } from '../../paint/scenery/village.ts'
import { stampMotif } from '../../paint/stamp.ts'
import type { Scene } from '../family.ts'
import { type Air, paintAir, paintFlakes } from './air.ts'
import { drawBunting, paintStoneWall } from './bunting.ts'
import { standMotif, villageTones } from './hero.ts'

const greens = ({ palette }: Scene, air: Air) => {
  const leaf = air.isSnowy ? mix(palette.light, palette.soft, 0.4) : mix(palette.hues[3], palette.mid, 0.2)
  return {
    shade: air.tint(mix(leaf, palette.deep, 0.5)),
    body: air.tint(leaf),
    light: air.tint(mix(leaf, palette.light, air.isSnowy ? 0.6 : 0.3)),
  }
}

const villageColours = ({ palette }: Scene, air: Air) => {
  const [one, two, three, four, five] = palette.hues
  const [first, ...others] = [one, two, three, four, five, mix(palette.light, palette.accent, 0.12)].map(air.tint)
  const roof = mix(palette.accent, palette.deep, 0.45)
  return {
    walls: [first ?? one, ...others] as const,
    roofs: [
      air.tint(roof),
      air.tint(mix(palette.dark, palette.counter, 0.25)),
      air.tint(mix(palette.mid, palette.deep, 0.4)),
    ] as const,
    trim: air.tint(mix(palette.light, '#ffffff', 0.3)),
    window: air.isDusk ? air.lamp : mix(palette.soft, palette.light, 0.35),
    dark: mix(palette.deep, palette.mid, 0.3),
  }
}

const place = ({ hero }: Scene) => hero.kind === 'place'

/** Where the wall begins; the hero stands on it, the author is on it. */
const wallTop = (h: number): number => h * 0.865

const paintFront = asPart('buildings', (easel: Easel, scene: Scene, air: Air): void => {
  const { w, h, palette, hero, companions } = scene
  const random = scene.random.sub('front')
  const short = Math.min(w, h)
  const top = wallTop(h)
  paintStoneWall(
    easel,
    top,
    air.tint(mix(palette.dark, palette.soft, 0.2)),
    air.isSnowy ? palette.light : palette.soft,
    random,
  )
  const side = scene.random.sub('side').chance(0.5) ? 1 : -1
  const high = Math.min(short * 0.4, (short * 0.52) / hero.width)
  if (!place(scene))
    standMotif(easel, scene, hero, { x: w / 2 + side * w * 0.2, y: top + 6, height: high, flip: side < 0 })
  const second = companions.find(({ rests, kind }) => rests === 'ground' && kind !== 'place')
  if (second) {
    const room = { least: short * 0.09, most: short * 0.34 }
    const natural = place(scene) ? short * 0.19 : heightBeside(second, hero, high, room)
    const small = Math.min(natural, (short * 0.3) / second.width)
    standMotif(easel, scene, second, { x: w / 2 - side * w * 0.27, y: top + 4, height: small, flip: side > 0 })
  }
  plantFlowers(easel, scene, air, side)
})

const flowerKinds: readonly [StandingKind, ...StandingKind[]] = ['poppy', 'daisy', 'tulip', 'cornflower', 'bluebell']

/** A bed of flowers at the foot of the wall, thick in the corner away from the hero. */
const plantFlowers = (easel: Easel, scene: Scene, air: Air, side: number): void => {
  if (air.isSnowy) return
  const { w, h, palette } = scene
  const random = scene.random.sub('flowers')
  const leaves = leafColours(greens(scene, air).body)
  const short = Math.min(w, h)
  for (let flower = 0; flower < 30; flower++) {
    const inward = random.next() ** 1.6 * 0.3
    const isThick = flower % 3 > 0
    const x = isThick === side > 0 ? w * inward * 0.9 : w * (1 - inward * 0.6)
    const height = short * random.between(0.13, 0.25) * (1 - inward * 1.8)
    const bloom = bloomColours(air.tint(palette.hues[random.whole(0, 4)] ?? palette.accent))
    standingFlower(easel.ctx, random.pick(flowerKinds), { x, y: h + short * 0.015, height }, bloom, leaves, random)
  }
}

const hangBunting = asPart('bunting', (easel: Easel, scene: Scene, air: Air, y: number): void => {
  const { w, palette } = scene
  const colours = {
    flags: palette.hues.map(air.tint),
    string: mix(palette.light, palette.dark, air.isDusk ? 0.2 : 0.6),
  }
  const short = Math.min(w, scene.h)
  const long = w * 0.56
  for (let end = -20; end > easel.extent.x; end -= long)
    drawBunting(
      easel.ctx,
      { from: [end - long, y + short * 0.02], to: [end, y], sag: short * 0.07, flag: short * 0.045 },
      colours,
    )
  drawBunting(
    easel.ctx,
    { from: [-20, y], to: [w * 0.56, y + short * 0.03], sag: short * 0.075, flag: short * 0.045 },
    colours,
  )
  drawBunting(
    easel.ctx,
    { from: [w * 0.5, y + short * 0.02], to: [w + 20, y - short * 0.05], sag: short * 0.06, flag: short * 0.045 },
    colours,
  )
})

const lowestType = (zones: readonly Box[], h: number): number =>
  Math.max(...zones.filter(({ y }) => y < h * 0.5).map((zone) => zone.y + zone.h), h * 0.2)

export const paintStreet = (easel: Easel, scene: Scene, air: Air, zones: readonly Box[]): void => {
  const { w, h, palette } = scene
  const short = Math.min(w, h)
  const top = wallTop(h)
  paintAir(easel, scene, air, h * 0.56)
  const random = easel.random.sub('trees')
  paintTreeMass(easel, {
    line: ridgeLine(easel, { base: h * 0.57, height: h * 0.04, span: w * 0.7, seed: 3 }),
    foliage: greens(scene, air),
    height: h * 0.09,
    random,
  })
  const colours = villageColours(scene, air)
  paintVillage(easel, {
    from: h * 0.65,
    to: top - h * 0.025,
    rows: 2,
    size: short * 0.245,
    ...colours,
    haze: air.sky[3],
    lit: air.isDusk ? 0.75 : 0.12,
    glow: air.isDusk ? 0.85 : 0.1,
    ...(air.isSnowy ? { snow: mix(palette.light, '#ffffff', 0.4) } : {}),
  })
  paintGround(easel, scene, air, () => top - h * 0.032)
  if (place(scene)) {
    const { hero } = scene
    const height = Math.min(h * 0.36, (short * 0.86) / hero.width)
    standMotif(easel, scene, hero, { x: w * 0.5, y: top - h * 0.012, height })
  }
  if (air.isDusk)
    for (const share of [0.09, 0.91])
      drawLamp(easel.ctx, {
        x: w * share,
        y: top,
        height: short * 0.34,
        colour: mix(palette.deep, '#000000', 0.3),
        light: air.lamp,
      })
  hangBunting(easel, scene, air, Math.max(lowestType(zones, h) + short * 0.04, h * 0.43))
  paintFront(easel, scene, air)
  paintFlakes(easel, scene, air)
}

const paintGround = asPart('grass', (easel: Easel, { h, palette }: Scene, air: Air, line: Line): void => {
  const ground = easel.ctx.createLinearGradient(0, line(easel.w / 2), 0, h)
  const far = air.isSnowy ? mix(palette.light, air.sky[2], 0.2) : air.tint(mix(palette.soft, palette.light, 0.35))
  ground.addColorStop(0, far)
  ground.addColorStop(0.4, mix(far, palette.dark, 0.35))
  easel.ctx.fillStyle = ground
  easel.ctx.fill(groundPath(easel, line))
})

/** Houses climbing a green hill in terraces, a church at its head, smoke from the chimneys. */
export const paintHill = (easel: Easel, scene: Scene, air: Air): void => {
  const { w, h, palette, hero } = scene
  const short = Math.min(w, h)
  const summit = w * scene.random.sub('summit').between(0.42, 0.58)
  paintAir(easel, scene, air, h * 0.58)
  const foliage = greens(scene, air)
  const colours = villageColours(scene, air)
  const terraces = 4
  const dome = (level: number): Line => {
    const base = lerp(h * (place(scene) ? 0.6 : 0.545), h * 0.79, level)
    return (x) => base + ((x - summit) / w) ** 2 * lerp(h * 0.42, h * 0.12, level)
  }
  const head = place(scene) ? hero : findMotif('church')
  for (let terrace = 0; terrace < terraces; terrace++) {
    const level = terrace / (terraces - 1)
    const line = dome(level)
    const random = easel.random.sub(`terrace ${terrace}`)
    if (terrace === 0 && head) {
      const height = Math.min(h * (place(scene) ? 0.2 : 0.17), (short * 0.6) / head.width)
      stampMotif(easel, head, {
        x: summit,
        y: line(summit) + 10,
        height,
        tones: villageTones(scene, head),
        random: scene.random.sub('hero'),
      })
    }
    paintTreeMass(easel, {
      line,
      foliage,
      height: short * lerp(0.07, 0.1, level),
      random: random.sub('trees'),
      density: 0.5,
    })
    if (terrace > 0) {
      const size = short * lerp(0.085, 0.165, level)
      for (let x = -size * random.between(0, 0.8); x < w; ) {
        const width = size * random.between(0.75, 1.15)
        const walls = colours.walls[random.whole(0, colours.walls.length - 1)] ?? colours.trim
        const house = {
          ...colours,
          wall: mix(walls, air.sky[3], 0.3 * (1 - level)),
          roof: mix(random.pick(colours.roofs), air.sky[3], 0.3 * (1 - level)),
          door: mix(random.pick(colours.walls), palette.deep, 0.35),
          ...(air.isSnowy ? { snow: palette.light } : {}),
        }
        const foot = Math.max(line(x), line(x + width)) + 4
        drawHouse(easel.ctx, {
          x,
          y: foot,
          width,
          height: width * random.between(0.7, 1.15),
          colours: house,
          random,
          lit: air.isDusk ? 0.8 : 0.1,
        })
        if (random.chance(0.25))
          paintSmoke(easel, {
            x: x + width * 0.3,
            y: foot - width * 1.7,
            height: short * 0.16,
            width: width * 0.3,
            colour: mix(air.sky[2], palette.light, 0.6),
            strength: 0.5,
            seed: terrace,
          })
        x += width + (random.chance(0.42) ? random.between(size * 0.2, size * 1.1) : 0)
      }
    }
    const turf = easel.ctx.createLinearGradient(0, line(summit), 0, line(summit) + h * 0.2)
    turf.addColorStop(0, mix(foliage.light, air.sky[3], 0.35 * (1 - level)))
    turf.addColorStop(1, foliage.shade)
    easel.ctx.fillStyle = turf
    easel.ctx.fill(groundPath(easel, line))
    paintFog(easel, { colour: air.sky[3], from: line(summit) - h * 0.03, to: line(summit) + h * 0.09, strength: 0.2 })
  }
  paintFront(easel, scene, air)
  paintFlakes(easel, scene, air)
}
