// Faces by the names that people have for them, and what comes nearest to those that are not in the type cases.
import { type FaceId, faces } from '../../../type/faces.ts'

export interface CalledFace {
  readonly face: FaceId
  /** False where the face only comes nearest. */
  readonly isItself: boolean
}

const nearest: Readonly<Record<string, FaceId>> = {
  akzidenz: 'inter-black',
  arial: 'inter-medium',
  avenir: 'montserrat',
  baskerville: 'lora',
  bembo: 'garamond',
  bodoni: 'playfair-black',
  bookman: 'lora-bold',
  brandon: 'josefin',
  calibri: 'dm-sans',
  cambria: 'spectral',
  caslon: 'garamond',
  century: 'lora',
  clarendon: 'alfa-slab',
  'comic sans': 'patrick-hand',
  cooper: 'fraunces-black',
  copperplate: 'cinzel-medium',
  courier: 'special-elite',
  didot: 'playfair',
  'din condensed': 'bebas-neue',
  franklin: 'league-gothic',
  frutiger: 'inter-medium',
  futura: 'jost',
  georgia: 'lora',
  gill: 'dm-sans',
  gotham: 'montserrat-black',
  goudy: 'garamond',
  helvetica: 'inter-medium',
  impact: 'anton',
  'lucida handwriting': 'caveat',
  minion: 'spectral',
  optima: 'forum',
  palatino: 'alegreya-black',
  papyrus: 'uncial-antiqua',
  'proxima nova': 'montserrat',
  roboto: 'inter-medium',
  rockwell: 'alfa-slab',
  sabon: 'garamond',
  times: 'spectral',
  trajan: 'cinzel-bold',
  univers: 'inter-medium',
  verdana: 'dm-sans',
}

const plain = (words: string): string =>
  words
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

/** Null where nothing here is like it. */
export const faceCalled = (words: string): CalledFace | null => {
  const said = ` ${plain(words)} `
  const own = faces
    .map(({ id }) => ({ id, stem: plain(id.replace(/-(?:black|bold|italic|light|medium)$/, '')) }))
    .filter(({ stem }) => said.startsWith(` ${stem} `))
    .toSorted((one, other) => other.stem.length - one.stem.length)
  const [first] = own
  if (first) {
    const cut = own.find(
      ({ id, stem }) => stem === first.stem && said.includes(` ${plain(id).slice(stem.length).trim()} `),
    )
    return { face: cut?.id ?? first.id, isItself: true }
  }
  const name = Object.keys(nearest).find((each) => said.includes(` ${each} `))
  const face = name === undefined ? undefined : nearest[name]
  return face === undefined ? null : { face, isItself: false }
}
