// Turns the hero where it stands.
import { motifPhrase } from '../../../motifs/motif-phrase.ts'
import { adjusted, type Draft, noted } from './draft.ts'

/** Under this a thing is seen to stand upright. */
const upright = 0.01

export const turnHero = (draft: Draft, turn: number): Draft => {
  const { adjustments, hero } = draft.direction
  if (Math.abs(adjustments.hero.turn - turn) < upright) return draft
  const name = motifPhrase(hero).replace(/^an? /, '')
  const where = Math.abs(turn) < upright ? 'stands upright' : `leans to the ${turn > 0 ? 'right' : 'left'}`
  const said = name.startsWith('the ') ? name : `the ${name}`
  return noted(adjusted(draft, { hero: { ...adjustments.hero, turn } }), `${said} ${where}`)
}
