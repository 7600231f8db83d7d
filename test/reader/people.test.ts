// Who is on the cover of a book: told by its own words, and by guesses only where these are silent.
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { ConceptPeople } from '../../src/contract/concept.ts'
import { type Guess, peopleOf } from '../../src/reader/concepts/people.ts'

const thresholds = {
  people: 0.5,
  count: 0.5,
  relation: 0.5,
  age: 0.5,
  gender: 0.5,
  place: 0.5,
  hour: 0.5,
  season: 0.5,
  weather: 0.5,
  era: 0.5,
}

const sure = (name: string) => ({ name, share: 0.9 })

/** A network that thinks of a crowd of children. */
const wild: Guess = {
  count: sure('many'),
  age: { ...sure('child'), age: 'child' },
  relation: { ...sure('family'), relation: 'family' },
  pose: 'standing',
  gender: sure('mixed'),
}

/** `*` stands around words that the network has marked as people. */
const peopleIn = (marked: string, genre = 'mystery', guess = wild): ConceptPeople | null => {
  const shelf = `${genre}.`
  const people = [...marked.matchAll(/\*([^*]+)\*/g)].map(({ index, 1: words = '' }, at) => {
    const from = shelf.length + 1 + index - at * 2
    return { from, to: from + words.length }
  })
  const text = `${shelf} ${marked.replaceAll('*', '')}`
  return peopleOf({ text, from: shelf.length, genre, people, dress: [], figurative: [] }, guess, thresholds)
}

describe('the people of a concept', () => {
  it('are as many as the words name, whatever the network thinks', () => {
    for (const [said, count] of [
      ['The Table. *Captain Strand* eats alone.', 1],
      ['Salt. *Three siblings* come home.', 3],
      ['Salt. *Twins* come home.', 2],
      ['Night. A *janitor* and his *daughter* find a key.', 2],
    ] as const)
      assert.equal(peopleIn(said)?.count, count, said)
  })

  it('are named by nouns and names: what only describes them is nobody', () => {
    for (const said of ['Rain. *Deaf* and *bald*, she leaves.', 'Rain. *Old*, she leaves.'])
      assert.doesNotMatch(peopleIn(said)?.who ?? '', /deaf and|and deaf|^old,/)
    assert.match(peopleIn('Rain. The *deaf* boxer *boy* leaves.')?.who ?? '', /^deaf boxer boy/)
  })

  it('have the age that is told, and are grown up on a shelf for grown-ups where none is', () => {
    for (const [said, age] of [
      ['Wax. *Leonard*, bald and fifty-nine, mops a floor.', 'middle'],
      ['Wax. *Tess*, nine, mops a floor.', 'child'],
      ['Wax. A *seventeen-year-old nurse* mops a floor.', 'teen'],
      ['Wax. A *grandmother* mops a floor.', 'old'],
      ['Wax. A *nurse* mops a floor.', 'adult'],
      ['Wax. A *nurse* meets him at nine.', 'adult'],
    ] as const)
      assert.equal(peopleIn(said)?.age, age, said)
    assert.equal(peopleIn('Wax. A *nurse* mops a floor.', 'childrens')?.age, 'child')
  })

  it('keep the looks, the origin and the clothes that the book tells of', () => {
    assert.match(
      peopleIn('Wax. *Leonard* is bald and sits in a wheelchair.')?.who ?? '',
      /bald.*wheelchair|wheelchair.*bald/,
    )
    assert.match(peopleIn('Rain. *Inspector Kamau* finds a body in Nairobi.')?.who ?? '', /kenyan/)
    assert.equal(peopleIn('Rain. *Peg*, a *laundress*, wears a blue coat.')?.dress, 'blue coat')
    assert.equal(peopleIn('Rain. A *laundress* washes coats.')?.dress, null)
  })

  it('are nobody where the book is about a being that no figure can stand for', () => {
    for (const said of [
      'Toll. The *goblin Snarrick* keeps a gate.',
      'Toll. The goblin keeps a gate.',
      "Rent. *Mr Hollow*'s antlers scrape the ceiling.",
      'Class. A *tentacled teacher* writes.',
    ])
      assert.equal(peopleIn(said, 'fantasy'), null, said)
    assert.notEqual(peopleIn('Toll. The *keeper* spreads her arms.', 'fantasy'), null)
  })

  it('fit into the contract however much is said of them', () => {
    const long = `Names. ${'*Wilhelmina Bartholomew* and '.repeat(9)}*Ann* leave.`
    assert.ok((peopleIn(long)?.who.length ?? 0) <= 120)
  })
})
