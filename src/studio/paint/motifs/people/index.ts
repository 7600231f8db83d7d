// Every person.
import type { Motif } from '../motif.ts'
import { archer } from './archer.ts'
import { astronaut } from './astronaut.ts'
import { child } from './child.ts'
import { childWithBalloon } from './child-with-balloon.ts'
import { climber } from './climber.ts'
import { cloakedTraveller } from './cloaked-traveller.ts'
import { coupleDancing } from './couple-dancing.ts'
import { coupleEmbrace } from './couple-embrace.ts'
import { coupleWalking } from './couple-walking.ts'
import { cowboy } from './cowboy.ts'
import { crowd } from './crowd.ts'
import { dancer } from './dancer.ts'
import { detective } from './detective.ts'
import { handReaching } from './hand-reaching.ts'
import { handsHolding } from './hands-holding.ts'
import { hoodedFigure } from './hooded-figure.ts'
import { knight } from './knight.ts'
import { manInCoat } from './man-in-coat.ts'
import { meditatingFigure } from './meditating-figure.ts'
import { motherAndChild } from './mother-and-child.ts'
import { profileMan } from './profile-man.ts'
import { profileWoman } from './profile-woman.ts'
import { reader } from './reader.ts'
import { rider } from './rider.ts'
import { runner } from './runner.ts'
import { soldier } from './soldier.ts'
import { swordswoman } from './swordswoman.ts'
import { warrior } from './warrior.ts'
import { witch } from './witch.ts'
import { wizard } from './wizard.ts'
import { womanInGown } from './woman-in-gown.ts'
import { womanStanding } from './woman-standing.ts'

export const people: readonly Motif[] = [
  archer,
  astronaut,
  childWithBalloon,
  child,
  climber,
  cloakedTraveller,
  coupleDancing,
  coupleEmbrace,
  coupleWalking,
  cowboy,
  crowd,
  dancer,
  detective,
  handReaching,
  handsHolding,
  hoodedFigure,
  knight,
  manInCoat,
  meditatingFigure,
  motherAndChild,
  profileMan,
  profileWoman,
  reader,
  rider,
  runner,
  soldier,
  swordswoman,
  warrior,
  witch,
  wizard,
  womanInGown,
  womanStanding,
]
