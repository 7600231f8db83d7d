// Where the hero stands in each layout: free of the letters, before them, or driven through them.
import { mix, withAlpha } from '../../colour/colour.ts'
import { luminanceOf } from '../../colour/contrast.ts'
import { paintGlow } from '../../paint/atmosphere/glow.ts'
import type { Easel } from '../../paint/easel.ts'
import { paper } from '../../paint/materials/paper.ts'
import { castShadow } from '../../paint/materials/shadow.ts'
import { silhouette, type Tones } from '../../paint/pen.ts'
import { drawMotif } from '../../paint/stamp.ts'
import type { SetType } from '../../type/set-type.ts'
import type { Scene } from '../family.ts'
import { blackOf, groundOf } from './ground.ts'
import { type Room, roomOf } from './room.ts'

/** The hero on its feet in the room that the letters leave, as large as that. */
const standFree = (easel: Easel, scene: Scene, room: Room, tones: Tones): void => {
  const { hero, w, h } = scene
  const from = room.isAbove ? room.from : room.from + h * 0.012
  const foot = room.isAbove ? room.to - h * 0.02 : room.to
  const height = Math.min(foot - from, (w * 0.82) / hero.width)
  const isStanding = hero.rests === 'ground' && hero.kind !== 'object'
  const y = isStanding ? foot : (from + foot + height) / 2
  using layer = easel.layer((ctx) =>
    drawMotif(ctx, hero, { x: w / 2, y, height, tones, random: easel.random.sub('hero') }),
  )
  castShadow(easel, layer, { blur: 16, dx: 6, dy: 8, alpha: 0.25 })
  easel.lay(layer)
}

const paintWindow = (easel: Easel, scene: Scene, room: Room): void => {
  const { palette } = scene
  const black = blackOf(palette)
  paper(easel, { kind: 'smooth', colour: groundOf(scene).colour, strength: 0.4 })
  standFree(easel, scene, room, {
    body: black,
    shade: mix(black, '#000000', 0.3),
    light: mix(palette.dark, palette.mid, 0.35),
    accent: palette.accent,
    line: groundOf(scene).colour,
  })
}

/** Type that was moved low leaves no plain to stand on: the hero stands on the letters. */
const paintOnTop = (easel: Easel, { palette, hero, w, h }: Scene, { from, to }: Room): void => {
  const foot = to - h * 0.006
  drawMotif(easel.ctx, hero, {
    x: w / 2,
    y: foot,
    height: Math.min((foot - from) * 0.86, (w * 0.66) / hero.width),
    tones: silhouette(blackOf(palette), palette.accent),
    random: easel.random.sub('hero'),
  })
}

/** Letters like a wall at the end of a plain; the hero before them or on top of them, and everyone's shadow runs to the eye. */
const paintMonument = (easel: Easel, scene: Scene, room: Room): void => {
  const { palette, hero, w, h } = scene
  const { title } = room
  const ground = title.y + title.h + h * 0.004
  const white = mix(palette.light, '#ffffff', 0.4)
  const sky = easel.ctx.createLinearGradient(0, 0, 0, ground)
  sky.addColorStop(0, mix(palette.accent, white, 0.42))
  sky.addColorStop(0.65, mix(palette.accent, white, 0.74))
  sky.addColorStop(1, white)
  easel.part('sky', () => easel.fill(sky))
  const plain = easel.ctx.createLinearGradient(0, ground, 0, h)
  plain.addColorStop(0, mix(white, palette.soft, 0.55))
  plain.addColorStop(0.5, mix(white, palette.soft, 0.2))
  plain.addColorStop(1, white)
  easel.ctx.fillStyle = plain
  easel.part('floor', () => easel.ctx.fillRect(0, ground, w, h - ground))
  if (room.isAbove) {
    paintOnTop(easel, scene, room)
    return
  }
  // A hero that was left out casts no shadow.
  if (hero.altered?.scale === 0) return
  const foot = ground + (Math.min(h * 0.83, room.to) - ground) * 0.86
  const height = Math.min((foot - ground) * 1.08, (w * 0.6) / hero.width)
  const isStanding = hero.rests === 'ground' || hero.rests === 'water'
  const half = (height * Math.min(hero.width, 1)) / 2
  easel.part('shadow', () =>
    easel.soft(12, (ctx) => {
      const shade = ctx.createLinearGradient(0, foot, 0, foot + height * 0.9)
      shade.addColorStop(0, withAlpha(blackOf(palette), 0.6))
      shade.addColorStop(1, withAlpha(blackOf(palette), 0))
      ctx.fillStyle = shade
      ctx.beginPath()
      if (isStanding) {
        ctx.moveTo(w / 2 - half * 0.5, foot - 4)
        ctx.lineTo(w / 2 + half * 0.5, foot - 4)
        ctx.lineTo(w / 2 + half * 1.3, foot + height * 0.9)
        ctx.lineTo(w / 2 - half * 1.3, foot + height * 0.9)
      } else ctx.ellipse(w / 2, foot + 8, half * 1.1, height * 0.045, 0, 0, Math.PI * 2)
      ctx.fill()
    }),
  )
  drawMotif(easel.ctx, hero, {
    x: w / 2,
    y: foot,
    height,
    tones: silhouette(blackOf(palette), palette.accent),
    random: easel.random.sub('hero'),
  })
}

/** The hero across the letters. Where it would hide them the press cuts them free, so it seems to pass behind with a clean edge. */
export const paintPiercing = (easel: Easel, scene: Scene, type: SetType): void => {
  const { palette, hero, w, h } = scene
  const room = roomOf(type, scene, 0.85)
  const { title } = room
  const unit = Math.min(w, h * 0.625)
  const isDarkLetters = luminanceOf(groundOf(scene).letters) < 0.2
  const black = blackOf(palette)
  const white = mix(palette.light, '#ffffff', 0.4)
  const tones: Tones = isDarkLetters
    ? {
        body: white,
        shade: mix(palette.soft, palette.mid, 0.2),
        light: '#ffffff',
        accent: mix(palette.accent, palette.deep, 0.4),
        line: black,
      }
    : {
        body: black,
        shade: mix(black, '#000000', 0.4),
        light: mix(palette.dark, palette.mid, 0.4),
        accent: mix(palette.accent, palette.light, 0.6),
        line: groundOf(scene).colour,
      }
  // Slender things go through the whole title; broad ones begin behind its nearer half and come free beside it.
  const isSlender = hero.width < 0.7 && hero.rests === 'held'
  const turn = isSlender ? scene.random.sub('lean').pick([-0.32, 0.32]) : hero.rests === 'held' ? -0.1 : 0
  const hidden = hero.kind === 'person' ? 0.58 : 0.38
  const through = isSlender ? 1 : hidden
  const [from, to] = room.isAbove
    ? [room.from, title.y + title.h * through]
    : [isSlender ? title.y - h * 0.02 : title.y + title.h * (1 - through), room.to]
  const height = Math.min((to - from) / Math.cos(turn), (unit * 0.88) / hero.width)
  const middle = to - (Math.cos(turn) * height) / 2
  drawMotif(easel.ctx, hero, {
    x: w / 2 - (Math.sin(turn) * height) / 2,
    y: middle + (Math.cos(turn) * height) / 2,
    height,
    turn,
    tones,
    random: easel.random.sub('hero'),
  })
}

/** On black under burning letters: the hero as a print in the same fire. */
const paintBlackout = (easel: Easel, scene: Scene, room: Room): void => {
  const { palette, w, h } = scene
  const black = blackOf(palette)
  easel.fill(black)
  paintGlow(easel, {
    x: w / 2,
    y: room.isAbove ? (room.from + room.to) / 2 : h * 0.62,
    radius: h * 0.4,
    colour: palette.dark,
    strength: 0.8,
  })
  standFree(easel, scene, room, {
    body: palette.accent,
    shade: mix(palette.accent, palette.deep, 0.5),
    light: mix(palette.accent, palette.light, 0.5),
    accent: mix(palette.light, '#ffffff', 0.3),
    line: black,
  })
}

export const paintBack = (easel: Easel, scene: Scene, type: SetType): void => {
  const room = roomOf(type, scene)
  if (scene.layout === 'window') paintWindow(easel, scene, room)
  else if (scene.layout === 'monument') paintMonument(easel, scene, room)
  else if (scene.layout === 'blackout') paintBlackout(easel, scene, room)
  else easel.fill(groundOf(scene).colour)
}
