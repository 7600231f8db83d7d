// What a name of an edit calls that is no thing: a line of type, the weather, a manner of drawing, a kind of letters.
import { z } from 'zod'
import { ExpressionIndex } from '../../../brief/expression-index.ts'
import { settingWords } from '../../../brief/find-setting.ts'
import { settingValues } from '../../../brief/setting.ts'
import type { Token } from '../../../brief/tokens.ts'
import { type Air, airs, type Manner, manners } from '../../../direction/adjustments.ts'
import { type Lettering, letterings } from '../wish.ts'
import airWords from './data/airs.json' with { type: 'json' }
import letteringWords from './data/letterings.json' with { type: 'json' }
import mannerWords from './data/manners.json' with { type: 'json' }
import targetWords from './data/targets.json' with { type: 'json' }
import { expressions } from './word-table.ts'

const targets = ['title', 'subtitle', 'author', 'year', 'text', 'hero'] as const

export interface CalledManner {
  readonly manner: Manner
  /** `in watercolour`. */
  readonly said: string
}

const namedIn = <Name extends string>(names: readonly Name[], data: unknown): ExpressionIndex<Name> => {
  const words = z.partialRecord(z.enum(names), expressions).parse(data)
  const index = new ExpressionIndex<Name>()
  for (const name of names) index.add(words[name] ?? '', name)
  return index
}

const mannersByWords = (): ExpressionIndex<CalledManner> => {
  const known = z
    .partialRecord(z.enum(manners), z.strictObject({ said: z.string(), words: expressions }))
    .parse(mannerWords)
  const index = new ExpressionIndex<CalledManner>()
  for (const manner of manners) {
    const { said, words } = known[manner] ?? {}
    if (said !== undefined && words !== undefined) index.add(words, { manner, said })
  }
  return index
}

const placesByWords = (): ExpressionIndex<(typeof settingValues.place)[number]> => {
  const index = new ExpressionIndex<(typeof settingValues.place)[number]>()
  for (const place of settingValues.place) index.add(settingWords.place[place], place)
  return index
}

const lineAndHero = namedIn(targets, targetWords)
const inAir = namedIn(airs, airWords)
const ofType = namedIn(letterings, letteringWords)
const ofDrawing = mannersByWords()
const ofScenes = placesByWords()

/** What all the words together mean. */
const whole = <Meaning>(index: ExpressionIndex<Meaning>, tokens: readonly Token[], from = 0): Meaning | null => {
  const [match] = index.matchesAt(tokens, from)
  return match?.to === tokens.length ? (match.meanings[0] ?? null) : null
}

export const targetCalled = (tokens: readonly Token[]): (typeof targets)[number] | null => whole(lineAndHero, tokens)

export const letteringCalled = (tokens: readonly Token[]): Lettering | null => whole(ofType, tokens)

/** By the end of the words: `thick fog`. */
export const airCalledBy = (tokens: readonly Token[]): Air | null =>
  [...tokens.keys()].map((from) => whole(inAir, tokens, from)).find((air) => air !== null) ?? null

/** By any of the words: `like an old woodcut`. */
export const mannerCalledBy = (tokens: readonly Token[]): CalledManner | null =>
  ofDrawing.read(tokens)[0]?.meanings[0] ?? null

export const placeCalledBy = (tokens: readonly Token[]): (typeof settingValues.place)[number] | null =>
  ofScenes.read(tokens)[0]?.meanings[0] ?? null
