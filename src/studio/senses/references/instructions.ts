// What a caller's instructions say about the references themselves: what not to take, and what to have instead.
import { deniedTokens } from '../../brief/negation.ts'
import { type Token, tokensOf } from '../../brief/tokens.ts'
import { meanOf } from './grid.ts'
import { type Aspect, aspects, instructionWords as words } from './instruction-words.ts'
import { texturesIn } from './manner-words.ts'
import { placedComposition } from './placed-composition.ts'
import { type Placement, readPlacement } from './placement-words.ts'
import { type Composition, type ReferenceReading, type Texture, type Textures, type Tone, textures } from './reading.ts'

export type { Aspect } from './instruction-words.ts'

export interface Instructed {
  /** Aspects of the references that are not to be taken. */
  readonly ignored: ReadonlySet<Aspect>
  /** A technique asked for in words. */
  readonly textures: Textures | null
  readonly key: 'low' | 'high' | null
  /** Times the chroma of the references. */
  readonly chroma: number
  /** Whether a colour that is named is meant as a dash of it, not as the ground. */
  readonly asDash: boolean
  /** Where the main thing is wanted. */
  readonly placement: Placement
}

export const readInstructions = (text: string): Instructed => {
  const tokens = tokensOf(text)
  const denied = deniedTokens(tokens, true)
  const said = tokens.filter((_, at) => !denied.has(at))
  const says = (listed: ReadonlySet<string>): boolean => said.some(({ word }) => listed.has(word))
  return {
    ignored: ignoredIn(tokens, denied),
    textures: wantedTextures(said),
    key: says(words.low) === says(words.high) ? null : says(words.low) ? 'low' : 'high',
    asDash: says(words.dash),
    placement: readPlacement(tokens, denied),
    chroma: (says(words.louder) ? 1.3 : 1) * (says(words.quieter) ? 0.6 : 1),
  }
}

const aspectOf = ({ word, singular }: Token): Aspect | undefined =>
  aspects.find((aspect) => words.aspects[aspect].has(word) || words.aspects[aspect].has(singular))

/** How many words before or after an aspect speak of it. */
const reach = 3

const ignoredIn = (tokens: readonly Token[], denied: ReadonlySet<number>): ReadonlySet<Aspect> => {
  const ignored = new Set<Aspect>()
  const soleOnes = new Set<Aspect>()
  for (const [at, token] of tokens.entries()) {
    const aspect = aspectOf(token)
    if (aspect === undefined) continue
    const isSameSentence = (other: Token): boolean => other.sentence === token.sentence
    const before = tokens.slice(Math.max(0, at - reach), at).filter(isSameSentence)
    const after = tokens.slice(at + 1, at + 1 + reach).filter(isSameSentence)
    if (denied.has(at) || before.some(({ word }) => words.setAside.has(word))) ignored.add(aspect)
    else if ([...before, ...after].some(({ word }) => words.alone.has(word))) soleOnes.add(aspect)
  }
  if (soleOnes.size > 0) for (const aspect of aspects) if (!soleOnes.has(aspect)) ignored.add(aspect)
  return ignored
}

const wantedTextures = (said: readonly Token[]): Textures | null => {
  const found = texturesIn(said.map(({ word }) => word).join(' '))
  if (found.size === 0) return null
  const share = (name: Texture): number => found.get(name) ?? 0
  return {
    smooth: share('smooth'),
    flat: share('flat'),
    painterly: share('painterly'),
    grain: share('grain'),
    line: share('line'),
    photographic: share('photographic'),
  }
}

const evenly = 1 / textures.length
const noTexture: Textures = {
  smooth: evenly,
  flat: evenly,
  painterly: evenly,
  grain: evenly,
  line: evenly,
  photographic: evenly,
}

/** The reading as the instructions leave it. Colours that are not to be taken are the caller's affair. */
export const underInstructions = (reading: ReferenceReading, told: Instructed): ReferenceReading => {
  const isPlain = told.ignored.has('technique')
  return {
    ...reading,
    palette: reading.palette.map((swatch) => ({ ...swatch, c: Math.min(0.32, swatch.c * told.chroma) })),
    tone: told.key === null ? reading.tone : keyed(reading.tone, told.key),
    light: told.ignored.has('light') ? { from: 'even', vignette: 0 } : reading.light,
    composition: told.ignored.has('composition')
      ? placedComposition(unread(reading.composition), { ...told.placement, isMirrored: false })
      : placedComposition(reading.composition, told.placement),
    textures: told.textures ?? (isPlain ? noTexture : reading.textures),
    period: isPlain || told.textures !== null ? null : reading.period,
    subjects: told.ignored.has('composition') ? [] : reading.subjects,
  }
}

/** A composition that says nothing: the sheet is as light as it was. */
const unread = (composition: Composition): Composition => {
  const key = meanOf(composition.tone)
  return {
    ...composition,
    decided: 0,
    horizon: null,
    space: { where: 'none', share: 0 },
    mass: { grid: composition.mass.grid.map(() => 0), plain: 0 },
    tone: composition.tone.map(() => key),
    diagonal: 0,
    symmetry: 0,
    lettering: null,
  }
}

const keyed = (tone: Tone, key: 'low' | 'high'): Tone => {
  if (tone.key === key) return tone
  const median = key === 'low' ? Math.min(tone.median, 0.32) : Math.max(tone.median, 0.76)
  const low = key === 'low' ? Math.min(tone.low, 0.12) : Math.max(tone.low, 0.3)
  const high = key === 'low' ? Math.min(tone.high, 0.85) : Math.max(tone.high, 0.95)
  return { key, low, median, high, contrast: high - low }
}
