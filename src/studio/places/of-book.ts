// What a book says of its place: its cities and its hour, and somebody to stand there where it wants people.
import type { ConceptPeople } from '../../contract/concept.ts'
import type { Scene } from '../families/family.ts'
import { type StageWish, somebody, type Troupe, troupeFor } from '../figures/covers/stage.ts'
import { anyCity, type City, cities, citiesIn } from './skyline/cities.ts'
import type { Hour } from './skyline/inks.ts'

/** The cities of the book, the first first; where it names none, a town that is none in particular. */
export const cityOfBook = ({ brief }: Scene): City => citiesIn(brief)[0] ?? anyCity

/** Two different cities: those of the book, else its own and one that its seed chooses. */
export const twoCitiesOfBook = ({ brief, random }: Scene): readonly [City, City] => {
  const [one, two] = citiesIn(brief)
  const others = random.sub('cities').shuffled(cities.filter((city) => city !== anyCity && city !== one))
  const first = one ?? others[1] ?? anyCity
  return [first, two ?? others[0] ?? anyCity]
}

export const hourOfBook = ({ setting, random }: Scene, otherwise: readonly [Hour, ...Hour[]]): Hour =>
  setting.time ?? random.sub('hour').pick(otherwise)

/** Those who stand in the place: the people of the book, or the person that was chosen as its hero; else nobody. */
export const standing = (
  scene: Scene,
  wish: StageWish,
  otherwise: ConceptPeople = somebody('somebody'),
): Troupe | null => {
  const { hero, brief } = scene
  const isWanted = hero.kind === 'person' || (brief.reading.concept?.people ?? null) !== null
  return isWanted ? troupeFor(scene, { most: 2, ...wish }, otherwise) : null
}
