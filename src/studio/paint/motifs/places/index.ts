// Every place.
import type { Motif } from '../motif.ts'
import { academy } from './academy.ts'
import { barn } from './barn.ts'
import { bench } from './bench.ts'
import { bridge } from './bridge.ts'
import { cabin } from './cabin.ts'
import { campfire } from './campfire.ts'
import { castle } from './castle.ts'
import { church } from './church.ts'
import { cottage } from './cottage.ts'
import { door } from './door.ts'
import { farmFence } from './farm-fence.ts'
import { ferrisWheel } from './ferris-wheel.ts'
import { gate } from './gate.ts'
import { gravestone } from './gravestone.ts'
import { house } from './house.ts'
import { island } from './island.ts'
import { library } from './library.ts'
import { lighthouse } from './lighthouse.ts'
import { manor } from './manor.ts'
import { pyramid } from './pyramid.ts'
import { ruins } from './ruins.ts'
import { shop } from './shop.ts'
import { skyline } from './skyline.ts'
import { staircase } from './staircase.ts'
import { streetLamp } from './street-lamp.ts'
import { temple } from './temple.ts'
import { tent } from './tent.ts'
import { loneTower } from './tower.ts'
import { volcano } from './volcano.ts'
import { windmill } from './windmill.ts'
import { windowMotif } from './window.ts'

export const places: readonly Motif[] = [
  academy,
  barn,
  bench,
  bridge,
  cabin,
  campfire,
  castle,
  church,
  cottage,
  door,
  farmFence,
  ferrisWheel,
  gate,
  gravestone,
  house,
  island,
  library,
  lighthouse,
  manor,
  pyramid,
  ruins,
  shop,
  skyline,
  staircase,
  streetLamp,
  temple,
  tent,
  loneTower,
  volcano,
  windmill,
  windowMotif,
]
