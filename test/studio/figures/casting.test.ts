// Casting: the people of a concept are drawn in their number, age and sex, in the clothes that the book gives them.
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { ConceptPeople } from '../../../src/contract/concept.ts'
import { type Casting, type CastPerson, castPeople } from '../../../src/studio/figures/casting/cast.ts'
import { mostPeople } from '../../../src/studio/figures/casting/roles.ts'
import { poseNamed } from '../../../src/studio/figures/pose.ts'
import { findMotif } from '../../../src/studio/motifs/find-motif.ts'
import { labelledBooks } from '../concept/labelled-books.ts'

const people = (who: string, more: Partial<ConceptPeople> = {}): ConceptPeople => ({
  who,
  count: 1,
  age: 'adult',
  relation: 'alone',
  pose: 'standing',
  dress: null,
  ...more,
})

const cast = (of: ConceptPeople, more: Partial<Casting> = {}): readonly CastPerson[] =>
  castPeople({
    people: of,
    era: 'present',
    season: null,
    weather: null,
    mood: 'tender',
    seed: 5,
    prop: null,
    ...more,
  }) ?? assert.fail(`nobody for ${of.who}`)

const first = (of: ConceptPeople, more: Partial<Casting> = {}): CastPerson => cast(of, more)[0] ?? assert.fail(of.who)

const stage = (age: string): string =>
  /baby|toddler|child/.test(age) ? 'child' : age === 'teen' ? 'teen' : age === 'old' ? 'old' : 'grown'

describe('casting over all labelled books that ask for people', () => {
  const books = labelledBooks().flatMap(({ concept, facts }, seed) =>
    concept.people === null ? [] : [{ of: concept.people, concept, facts, seed }],
  )
  const made = books.map((book) => ({
    ...book,
    persons: castPeople({ ...book.concept, people: book.of, seed: book.seed, prop: null }) ?? [],
  }))
  const share = (right: (book: (typeof made)[number]) => boolean, among = made): number =>
    among.filter(right).length / among.length

  it('finds as many people as the book wants', (context) => {
    const right = share(({ of, persons }) => persons.length === Math.min(mostPeople, of.count))
    context.diagnostic(`${made.length} books: ${(right * 100).toFixed(1)} %`)
    assert.ok(right >= 0.95)
  })

  it('gives them their age', (context) => {
    const right = share(
      ({ of, persons }) => of.age === 'mixed' || persons.some(({ role }) => stage(role.age) === stage(of.age)),
    )
    context.diagnostic(`${(right * 100).toFixed(1)} %`)
    assert.ok(right >= 0.95)
  })

  it('gives them their sex, where the label begins with it', (context) => {
    const said =
      /^(?:(?:a|an|the|young|old|tired|tall|lone|elderly|small|shy) )*(woman|girl|mother|widow|bride|lady|queen|man|boy|father|gentleman|king)\b/i
    const told = made.filter(({ of }) => of.count === 1 && said.test(of.who))
    const right = share(({ of, persons }) => {
      const wanted = /woman|girl|mother|widow|bride|lady|queen/i.test(said.exec(of.who)?.[1] ?? '') ? 'woman' : 'man'
      return persons[0]?.sex === wanted
    }, told)
    context.diagnostic(`${told.length} books: ${(right * 100).toFixed(1)} %`)
    assert.ok(right >= 0.95)
  })
})

describe('casting', () => {
  it('makes no people of animals', () => {
    for (const who of ['a hedgehog with a lantern', 'bear and rabbit', 'two mice', 'wolf'])
      assert.equal(
        castPeople({
          people: people(who, { count: 2 }),
          era: 'present',
          season: null,
          weather: null,
          mood: 'tender',
          seed: 1,
          prop: null,
        }),
        null,
        who,
      )
    assert.equal(cast(people('girl and her wolf', { count: 2, age: 'child' })).length, 1)
  })

  it('dresses trades for what they do, and for when they do it', () => {
    for (const [who, outfit] of [
      ['a pastry chef', 'chef'],
      ['boxer', 'boxer'],
      ['an astronaut', 'space'],
      ['two nuns', 'habit'],
      ['monk', 'monk-robe'],
      ['bride', 'wedding'],
      ['farmer', 'overalls'],
    ] as const)
      assert.equal(first(people(who, who === 'boxer' ? { who: 'a boxer, a man' } : {})).person.outfit, outfit, who)
    assert.equal(first(people('a nurse, a woman'), { era: '1940s' }).person.outfit, 'nurse-old')
    assert.equal(first(people('an assassin, a woman'), { era: 'medieval' }).person.outfit, 'ranger')
  })

  it('gives babies into arms, or lets them sit', () => {
    const [mother, baby] = cast(
      people('a mother and her baby', { count: 2, relation: 'parent-child', age: 'mixed' }),
    ).map(({ person }) => person)
    assert.equal(baby?.borne?.whom, 0)
    assert.ok(mother?.touches.some(({ whom }) => whom === 1))
    const alone = first(people('a baby')).person
    assert.equal(alone.pose, 'baby-sit')
    const twins = cast(people('a mother, two babies', { count: 3, relation: 'family', age: 'mixed' }))
    assert.ok(twins.filter(({ role }) => role.age === 'baby').every(({ person }) => person.pose === 'baby-sit'))
  })

  it('stands plainly where the book says no more than that somebody stands', () => {
    for (let seed = 0; seed < 40; seed++) {
      const { pose } = first(people('a woman'), { seed }).person
      assert.equal(poseNamed(pose).shows[0], 'standing', pose)
    }
  })

  it('wears what the book says, in the colour it says', () => {
    const { person } = first(people('a woman', { dress: 'red coat and headscarf' }))
    assert.equal(person.outfit, 'winter-coat')
    assert.equal(person.hat, 'headscarf')
    assert.equal(person.wardrobe.colours.coat, '#c8322f')
    const [she, he] = cast(
      people('a woman and a man', { count: 2, relation: 'couple', dress: 'sari; black suit' }),
    ).toSorted((a, b) => b.sex.localeCompare(a.sex))
    assert.equal(she?.person.outfit, 'sari')
    assert.equal(he?.person.outfit, 'suit')
  })

  it('puts on coats in winter and carries no sword to a wedding', () => {
    assert.match(first(people('a woman'), { weather: 'snow' }).person.outfit, /coat/)
    assert.match(first(people('a girl', { age: 'child' }), { season: 'winter' }).person.outfit, /coat/)
    assert.deepEqual(
      first(people('a bride')).person.held.filter(({ thing }) => thing === 'sword'),
      [],
    )
  })

  it('sees who rolls, leans on a stick, expects a child, wears glasses', () => {
    assert.equal(first(people('young man in a wheelchair')).person.seat, 'wheelchair')
    assert.ok(
      first(people('old man with a walking stick', { age: 'old' })).person.held.some(({ thing }) => thing === 'cane'),
    )
    assert.equal(first(people('pregnant woman')).person.build, 'pregnant-woman')
    const { held, pose } = first(people('a man on crutches')).person
    assert.deepEqual(
      held.map(({ side, thing }) => `${side} ${thing}`),
      ['L crutch', 'R crutch'],
    )
    assert.equal(pose, 'crutches')
    assert.equal(first(people('woman in spectacles')).person.glasses, true)
  })

  it('puts the book’s own thing into a hand', () => {
    const prop = findMotif('letter') ?? assert.fail('expected a letter')
    for (const seed of [1, 2, 3, 4]) {
      const { person } = first(people('a woman'), { prop, seed })
      assert.ok(
        person.held.some(({ thing }) => thing === 'letter'),
        person.pose,
      )
    }
    const violin = findMotif('violin') ?? assert.fail('expected a violin')
    assert.ok(first(people('a man'), { prop: violin }).person.held.some(({ thing }) => thing === violin))
  })

  it('shows somebody else with every seed where the book does not say, and the same with the same', () => {
    const seen = new Set<string>()
    for (let seed = 0; seed < 40; seed++) {
      const { person } = first(people('a young woman', { age: 'young' }), { seed })
      const again = first(people('a young woman', { age: 'young' }), { seed })
      assert.deepEqual(person, again.person)
      seen.add(`${person.wardrobe.colours.skin} ${person.hair}`)
    }
    assert.ok(seen.size >= 20, `${seen.size}`)
    const skins = new Set(
      Array.from({ length: 40 }, (_, seed) => first(people('a man'), { seed }).person.wardrobe.colours.skin),
    )
    assert.ok(skins.size >= 6)
  })

  it('makes lovers two, a parent taller than a child, and brothers men', () => {
    const lovers = cast(people('two people in love', { count: 2, relation: 'couple' }))
    assert.equal(lovers.length, 2)
    const family = cast(people('a mother and her small daughter', { count: 2, relation: 'parent-child', age: 'mixed' }))
    assert.deepEqual(
      family.map(({ person }) => person.build === 'child'),
      [false, true],
    )
    assert.ok(cast(people('three brothers', { count: 3, relation: 'siblings' })).every(({ sex }) => sex === 'man'))
  })
})
