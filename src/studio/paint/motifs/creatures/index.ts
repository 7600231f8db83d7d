// All creatures that a cover can show.
import type { Motif } from '../motif.ts'
import { bear } from './bear.ts'
import { bee } from './bee.ts'
import { bird } from './bird.ts'
import { butterfly } from './butterfly.ts'
import { cat } from './cat.ts'
import { dinosaur } from './dinosaur.ts'
import { dog } from './dog.ts'
import { dove } from './dove.ts'
import { dragon } from './dragon.ts'
import { eagle } from './eagle.ts'
import { elephant } from './elephant.ts'
import { fish } from './fish.ts'
import { flock } from './flock.ts'
import { fox } from './fox.ts'
import { horse } from './horse.ts'
import { hummingbird } from './hummingbird.ts'
import { lion } from './lion.ts'
import { moth } from './moth.ts'
import { mouse } from './mouse.ts'
import { octopus } from './octopus.ts'
import { owl } from './owl.ts'
import { phoenix } from './phoenix.ts'
import { rabbit } from './rabbit.ts'
import { raven } from './raven.ts'
import { shark } from './shark.ts'
import { snake } from './snake.ts'
import { spider } from './spider.ts'
import { stag } from './stag.ts'
import { swan } from './swan.ts'
import { turtle } from './turtle.ts'
import { unicorn } from './unicorn.ts'
import { whale } from './whale.ts'
import { wolf } from './wolf.ts'

export const creatures: readonly Motif[] = [
  bear,
  bee,
  bird,
  butterfly,
  cat,
  dinosaur,
  dog,
  dove,
  dragon,
  eagle,
  elephant,
  fish,
  flock,
  fox,
  horse,
  hummingbird,
  lion,
  moth,
  mouse,
  octopus,
  owl,
  phoenix,
  rabbit,
  raven,
  shark,
  snake,
  spider,
  stag,
  swan,
  turtle,
  unicorn,
  whale,
  wolf,
]
