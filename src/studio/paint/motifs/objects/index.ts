// Arms, arcana and antiques: the objects a cover can show.
import type { Motif } from '../motif.ts'
import { axe } from './axe.ts'
import { book } from './book.ts'
import { bow } from './bow.ts'
import { briefcase } from './briefcase.ts'
import { cake } from './cake.ts'
import { camera } from './camera.ts'
import { candle } from './candle.ts'
import { cauldron } from './cauldron.ts'
import { chessKing } from './chess-king.ts'
import { compass } from './compass.ts'
import { crossedSwords } from './crossed-swords.ts'
import { crown } from './crown.ts'
import { crystalBall } from './crystal-ball.ts'
import { dagger } from './dagger.ts'
import { doll } from './doll.ts'
import { gavel } from './gavel.ts'
import { guitar } from './guitar.ts'
import { gun } from './gun.ts'
import { hat } from './hat.ts'
import { highHeel } from './high-heel.ts'
import { hourglass } from './hourglass.ts'
import { key } from './key.ts'
import { knife } from './knife.ts'
import { lantern } from './lantern.ts'
import { letter } from './letter.ts'
import { magnifier } from './magnifier.ts'
import { map } from './map.ts'
import { mask } from './mask.ts'
import { microphone } from './microphone.ts'
import { mirror } from './mirror.ts'
import { necklace } from './necklace.ts'
import { pocketWatch } from './pocket-watch.ts'
import { potion } from './potion.ts'
import { quill } from './quill.ts'
import { ring } from './ring.ts'
import { scales } from './scales.ts'
import { shield } from './shield.ts'
import { skull } from './skull.ts'
import { suitcase } from './suitcase.ts'
import { sword } from './sword.ts'
import { teacup } from './teacup.ts'
import { teapot } from './teapot.ts'
import { telephone } from './telephone.ts'
import { typewriter } from './typewriter.ts'
import { umbrella } from './umbrella.ts'
import { violin } from './violin.ts'
import { wineGlass } from './wine-glass.ts'

export const objects: readonly Motif[] = [
  sword,
  dagger,
  crossedSwords,
  axe,
  bow,
  shield,
  crown,
  ring,
  key,
  skull,
  book,
  quill,
  candle,
  lantern,
  hourglass,
  pocketWatch,
  compass,
  map,
  mask,
  chessKing,
  gun,
  magnifier,
  teacup,
  teapot,
  cake,
  wineGlass,
  potion,
  cauldron,
  crystalBall,
  mirror,
  letter,
  typewriter,
  camera,
  suitcase,
  umbrella,
  hat,
  highHeel,
  necklace,
  violin,
  guitar,
  microphone,
  gavel,
  scales,
  briefcase,
  knife,
  doll,
  telephone,
]
