// Rain or snow over what is seen of the house.
import { mix } from '../../colour/colour.ts'
import { paintRain } from '../../paint/atmosphere/rain.ts'
import { paintSnowfall } from '../../paint/atmosphere/snowfall.ts'
import type { Easel } from '../../paint/easel.ts'
import type { Scene } from '../family.ts'

export const paintWeather = (easel: Easel, { setting, palette }: Scene): void => {
  if (setting.weather === 'snow' || setting.season === 'winter')
    paintSnowfall(easel, { colour: palette.light, weight: 0.45, strength: 0.8 })
  else if (setting.weather === 'rain' || setting.weather === 'storm')
    paintRain(easel, { colour: mix(palette.soft, palette.light, 0.4), weight: 0.55, strength: 0.5 })
}
