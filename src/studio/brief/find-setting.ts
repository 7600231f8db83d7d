// Reads when and where a book plays from its words.
import { ExpressionIndex } from './expression-index.ts'
import { type BookTexts, type TextSource, textSources } from './find-motifs.ts'
import { isName, namesIn } from './names.ts'
import { deniedTokens } from './negation.ts'
import { type Setting, type SettingField, settingValues } from './setting.ts'
import { misleadingSettings, settingWords } from './setting-words.ts'
import { type Token, tokensOf } from './tokens.ts'

/** `value` is null where an expression is known to tell nothing. */
interface Hint {
  readonly field: SettingField
  readonly value: string | null
  readonly weight: number
}

const loudness: Readonly<Record<TextSource, number>> = { prompt: 5, title: 2, subtitle: 1.3, summary: 1 }
/** A loose hint alone tells nothing; two of them, or one plain word, do. */
const leastScore = 0.7

const readyHints = (): ReadonlyMap<SettingField, ExpressionIndex<Hint>> => {
  const indexes = new Map<SettingField, ExpressionIndex<Hint>>()
  for (const [field, values] of entriesOf(settingWords)) {
    const index = new ExpressionIndex<Hint>()
    index.add(misleadingSettings, { field, value: null, weight: 0 })
    for (const [value, byWeight] of Object.entries(values))
      for (const [weight, expressions] of Object.entries(byWeight))
        index.add(expressions, { field, value, weight: Number(weight) })
    indexes.set(field, index)
  }
  return indexes
}

const entriesOf = (
  words: Readonly<Record<SettingField, Readonly<Record<string, Readonly<Record<string, string>>>>>>,
): readonly (readonly [SettingField, Readonly<Record<string, Readonly<Record<string, string>>>>])[] => [
  ['time', words.time],
  ['weather', words.weather],
  ['season', words.season],
  ['place', words.place],
  ['era', words.era],
]

const hints = readyHints()

interface Read {
  readonly source: TextSource
  readonly tokens: readonly Token[]
  readonly denied: ReadonlySet<number>
}

export const findSetting = (texts: BookTexts): Setting => {
  const reads = textSources.map((source): Read => {
    const tokens = tokensOf(texts[source] ?? '')
    return { source, tokens, denied: deniedTokens(tokens, source === 'prompt') }
  })
  const names = new Set(
    reads.flatMap(({ source, tokens }) => (source === 'summary' || source === 'prompt' ? [...namesIn(tokens)] : [])),
  )
  return {
    time: best(settingValues.time, 'time', reads, names),
    weather: best(settingValues.weather, 'weather', reads, names),
    season: best(settingValues.season, 'season', reads, names),
    place: best(settingValues.place, 'place', reads, names),
    era: best(settingValues.era, 'era', reads, names),
  }
}

const best = <Value extends string>(
  values: readonly Value[],
  field: SettingField,
  reads: readonly Read[],
  names: ReadonlySet<string>,
): Value | null => {
  const scores = new Map<string, number>()
  const add = (value: string, points: number): void => {
    // Each further hint counts less, so that a list of loose ones does not drown a plain word.
    const before = scores.get(value) ?? 0
    scores.set(value, before + points / (1 + before / 4))
  }
  for (const { source, tokens, denied } of reads) {
    for (const match of hints.get(field)?.read(tokens) ?? []) {
      if (denied.has(match.to - 1) || isName(tokens, match.from, names)) continue
      for (const { value, weight } of match.meanings) if (value !== null) add(value, weight * loudness[source])
    }
    if (field === 'era') for (const { word } of tokens) addYear(word, loudness[source], add)
  }
  const [winner] = values
    .map((value) => ({ value, score: scores.get(value) ?? 0 }))
    .toSorted((one, other) => other.score - one.score)
  return winner !== undefined && winner.score >= leastScore ? winner.value : null
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
const addYear = (word: string, points: number, add: (value: string, points: number) => void): void => {
  const first = word.charAt(0)
  if ((first !== '1' && first !== '2') || (word.length !== 4 && word.length !== 5)) return
  if (word.length === 5 && !word.endsWith('s')) return
  const year = Number(word.slice(0, 4))
  const era = eras.find(([from, to]) => year >= from && year <= to)?.[2] ?? null
  if (era !== null) add(era, points * 1.2)
}
