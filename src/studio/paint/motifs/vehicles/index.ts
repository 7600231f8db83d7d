// What carries people, on land, at sea, in the air and beyond.
import type { Motif } from '../motif.ts'
import { airplane } from './airplane.ts'
import { anchor } from './anchor.ts'
import { bicycle } from './bicycle.ts'
import { car } from './car.ts'
import { carriage } from './carriage.ts'
import { hotAirBalloon } from './hot-air-balloon.ts'
import { motorcycle } from './motorcycle.ts'
import { rocket } from './rocket.ts'
import { sailboat } from './sailboat.ts'
import { satellite } from './satellite.ts'
import { spaceship } from './spaceship.ts'
import { submarine } from './submarine.ts'
import { tallShip } from './tall-ship.ts'
import { train } from './train.ts'
import { ufo } from './ufo.ts'

export const vehicles: readonly Motif[] = [
  rocket,
  spaceship,
  satellite,
  ufo,
  airplane,
  car,
  motorcycle,
  bicycle,
  train,
  tallShip,
  sailboat,
  hotAirBalloon,
  anchor,
  submarine,
  carriage,
]
