// What a brief reads off a concept: motifs, setting, mood and colours. What the caller wishes outranks all of it.
import type { Concept } from '../../contract/concept.ts'
import type { BookFacts, Brief, Wishes } from '../brief/brief-schema.ts'
import { moodIn } from '../brief/find-mood.ts'
import { type FoundMotif, findMotifs } from '../brief/find-motifs.ts'
import { findSetting } from '../brief/find-setting.ts'
import type { Setting } from '../brief/setting.ts'
import { moodOf } from './mood-of.ts'
import { motifOf } from './motif-of.ts'
import { settingOf } from './setting-of.ts'
import { sureEnough } from './sure.ts'
import { isVetoed } from './vetoes.ts'

export type BookReading = Pick<Brief['reading'], 'motifs' | 'excludedMotifs' | 'setting' | 'mood' | 'palette'>

const mostMotifs = 8
/** The scores of wished motifs begin above those of any subject, which end at 1. */
export const wishedFrom = 2

export const readConcept = (concept: Concept, book: BookFacts, { prompt, mood }: Wishes): BookReading => {
  const words = { title: '', prompt }
  const wish = findMotifs(words)
  return {
    motifs: firstOfEach([...wishedMotifs(wish.motifs), ...subjectMotifs(concept, book)])
      .filter(({ id }) => !wish.excluded.includes(id))
      .slice(0, mostMotifs),
    excludedMotifs: wish.excluded,
    setting: wishedSetting(findSetting(words), settingOf(concept)),
    mood: mood ?? moodIn(prompt) ?? moodOf(concept),
    palette: null,
  }
}

type ReadMotif = Brief['reading']['motifs'][number]

const wishedMotifs = (found: readonly FoundMotif[]): readonly ReadMotif[] =>
  found.map(({ motif, score }) => ({ id: motif, score: Math.max(wishedFrom, Math.round(score * 100) / 100) }))

const subjectMotifs = (concept: Concept, book: BookFacts): readonly ReadMotif[] =>
  concept.subjects
    .filter(({ confidence }) => confidence >= sureEnough)
    .flatMap(({ noun, confidence }) => {
      const id = motifOf(noun)
      return id === null || isVetoed(id, concept, book) ? [] : [{ id, score: confidence }]
    })

const firstOfEach = (motifs: readonly ReadMotif[]): readonly ReadMotif[] =>
  motifs.filter(({ id }, at) => motifs.findIndex((other) => other.id === id) === at)

const wishedSetting = (wished: Setting, meant: Setting): Setting => ({
  time: wished.time ?? meant.time,
  weather: wished.weather ?? meant.weather,
  season: wished.season ?? meant.season,
  place: wished.place ?? meant.place,
  era: wished.era ?? meant.era,
})
