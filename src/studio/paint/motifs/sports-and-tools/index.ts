// Sports gear, and the tools of work.
import type { Motif } from '../motif.ts'
import { americanFootball } from './american-football.ts'
import { arrow } from './arrow.ts'
import { baseball } from './baseball.ts'
import { basketball } from './basketball.ts'
import { boxingGlove } from './boxing-glove.ts'
import { chart } from './chart.ts'
import { circuit } from './circuit.ts'
import { coins } from './coins.ts'
import { dumbbell } from './dumbbell.ts'
import { gear } from './gear.ts'
import { hockey } from './hockey.ts'
import { laptop } from './laptop.ts'
import { lightBulb } from './light-bulb.ts'
import { runningShoe } from './running-shoe.ts'
import { soccerBall } from './soccer-ball.ts'
import { target } from './target.ts'

export const sportsAndTools: readonly Motif[] = [
  coins,
  lightBulb,
  gear,
  arrow,
  target,
  chart,
  dumbbell,
  runningShoe,
  americanFootball,
  hockey,
  basketball,
  baseball,
  soccerBall,
  boxingGlove,
  laptop,
  circuit,
]
