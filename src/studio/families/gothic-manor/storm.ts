// The sky over the house: torn cloud, the moon, lightning on bad nights.
import { mix } from '../../colour/colour.ts'
import { paintLightning } from '../../paint/atmosphere/lightning.ts'
import { paintMoon } from '../../paint/atmosphere/moon.ts'
import { paintSky } from '../../paint/atmosphere/sky.ts'
import { paintStreaks } from '../../paint/atmosphere/streaks.ts'
import type { Easel } from '../../paint/easel.ts'
import type { Scene } from '../family.ts'
import type { Composition } from './composition.ts'

export const paintStorm = (
  easel: Easel,
  { palette, mood, setting, layout }: Scene,
  { moon, ground, unit, top }: Composition,
): void => {
  paintSky(easel, {
    stops: [
      palette.deep,
      palette.dark,
      mix(palette.dark, palette.mid, 0.7),
      mix(palette.mid, palette.soft, 0.3),
      mix(palette.mid, palette.soft, 0.9),
    ],
    horizon: ground + unit * 0.05,
    cloudiness: 0.75,
    stretch: 3,
    light: moon,
  })
  const isStormy = setting.weather === 'storm' || (mood === 'intense' && layout === 'cliff')
  paintMoon(easel, {
    ...moon,
    light: palette.light,
    shade: mix(palette.soft, palette.mid, 0.25),
    glow: palette.soft,
    glowStrength: 0.8,
    relief: 0.55,
  })
  paintStreaks(easel, {
    colour: mix(palette.dark, palette.mid, 0.25),
    light: palette.soft,
    from: Math.max(top * 0.5, moon.y - unit * 0.75),
    to: moon.y + unit * 0.42,
    strength: 0.5,
    cover: 0.35,
    length: 620,
    lean: 0.08,
  })
  if (!isStormy) return
  const away = moon.x > easel.w / 2 ? 0.2 : 0.8
  paintLightning(easel, {
    from: { x: easel.w * away, y: top + 20 },
    to: { x: easel.w * (away + (0.5 - away) * 0.3), y: ground - unit * 0.02 },
    core: mix(palette.light, '#ffffff', 0.7),
    glow: palette.soft,
    width: 6,
  })
}
