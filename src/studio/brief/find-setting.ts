// Reads when and where a wish plays from its words. Of a book the concept tells it.
import { z } from 'zod'
import data from './data/setting-words.json' with { type: 'json' }
import { ExpressionIndex, type Match } from './expression-index.ts'
import { deniedTokens } from './negation.ts'
import { type Setting, settingValues } from './setting.ts'
import { type BookTexts, textSources } from './texts.ts'
import { type Token, tokensOf } from './tokens.ts'

const wordsOf = <const Values extends readonly string[]>(values: Values) => z.record(z.enum(values), z.string())

/** Every value of the setting has its words. */
export const settingWords = z
  .strictObject({
    time: wordsOf(settingValues.time),
    weather: wordsOf(settingValues.weather),
    season: wordsOf(settingValues.season),
    place: wordsOf(settingValues.place),
    era: wordsOf(settingValues.era),
  })
  .readonly()
  .parse(data)

const indexOf = <Value extends string>(
  words: Readonly<Record<Value, string>>,
  values: readonly Value[],
): ExpressionIndex<Value> => {
  const index = new ExpressionIndex<Value>()
  for (const value of values) index.add(words[value], value)
  return index
}

const indexes = {
  time: indexOf(settingWords.time, settingValues.time),
  weather: indexOf(settingWords.weather, settingValues.weather),
  season: indexOf(settingWords.season, settingValues.season),
  place: indexOf(settingWords.place, settingValues.place),
  era: indexOf(settingWords.era, settingValues.era),
}

/** Whether the words at a token tell of weather, hour or place: "in a storm" asks for no thing. */
export const tellsSetting = (tokens: readonly Token[], from: number): boolean =>
  [indexes.time, indexes.weather, indexes.place].some((index) => index.matchesAt(tokens, from).length > 0)

interface Read {
  readonly tokens: readonly Token[]
  readonly denied: ReadonlySet<number>
}

export const findSetting = (texts: BookTexts): Setting => {
  const reads = textSources.map((source): Read => {
    const tokens = tokensOf(texts[source] ?? '')
    return { tokens, denied: deniedTokens(tokens, source === 'prompt') }
  })
  return {
    time: told(reads, indexes.time),
    weather: told(reads, indexes.weather),
    season: told(reads, indexes.season),
    place: told(reads, indexes.place),
    era: told(reads, indexes.era) ?? eraOfYears(reads),
  }
}

/** What is told most often by the first text that tells anything; the first of equals. */
const told = <Value extends string>(reads: readonly Read[], index: ExpressionIndex<Value>): Value | null => {
  for (const { tokens, denied } of reads) {
    const values = index.read(tokens).flatMap(({ to, meanings }: Match<Value>) => (denied.has(to - 1) ? [] : meanings))
    const [most] = [...Map.groupBy(values, (value) => value)].toSorted(
      ([, one], [, other]) => other.length - one.length,
    )
    if (most) return most[0]
  }
  return null
}

const eras: readonly (readonly [from: number, to: number, era: Setting['era']])[] = [
  [1000, 1650, 'medieval'],
  [1700, 1913, 'victorian'],
  [1914, 1918, 'wartime'],
  [1919, 1938, 'twenties'],
  [1939, 1949, 'wartime'],
  [1950, 2035, 'modern'],
  [2036, 2999, 'future'],
]

/** `1943` and `1920s` tell an era by themselves. */
const eraOf = ({ word }: Token): Setting['era'] => {
  const [, year] = /^([12]\d{3})s?$/.exec(word) ?? []
  return eras.find(([from, to]) => Number(year) >= from && Number(year) <= to)?.[2] ?? null
}

const eraOfYears = (reads: readonly Read[]): Setting['era'] =>
  reads.flatMap(({ tokens }) => tokens.flatMap((token) => eraOf(token) ?? []))[0] ?? null
