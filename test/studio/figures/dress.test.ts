// Dress: everybody wears what was worn when and where they live.
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { ConceptPeople } from '../../../src/contract/concept.ts'
import { eras } from '../../../src/contract/concept-vocabulary.ts'
import { asCast, withPersonChange } from '../../../src/studio/direction/people-changes.ts'
import { castPeople } from '../../../src/studio/figures/casting/cast.ts'
import { childOutfits, coatsOf, cutsAt, usualOutfits } from '../../../src/studio/figures/casting/clothes.ts'
import { allPeoples } from '../../../src/studio/figures/casting/peoples.ts'
import { allTrades, outfitsOfKind, ownOutfit } from '../../../src/studio/figures/casting/trades.ts'
import { outfitNamed } from '../../../src/studio/figures/dress/outfit.ts'
import { hatNames } from '../../../src/studio/figures/hats.ts'
import type { Person } from '../../../src/studio/figures/person.ts'
import { isBetween, timeOf, times } from '../../../src/studio/figures/times.ts'

const people = (who: string, more: Partial<ConceptPeople> = {}): ConceptPeople => ({
  who,
  count: 1,
  age: 'adult',
  relation: 'alone',
  pose: 'standing',
  dress: null,
  ...more,
})

type Era = (typeof eras)[number]

const dressed = (who: string, era: Era, seed = 3): Person => {
  const cast = castPeople({
    people: people(who),
    era,
    season: null,
    weather: null,
    mood: 'tender',
    seed,
    prop: null,
  })
  return cast?.[0]?.person ?? assert.fail(`nobody for ${who}`)
}

const sexes = ['woman', 'man'] as const

describe('dress', () => {
  it('is of the time of the book, whatever somebody does', () => {
    const wrong: string[] = []
    for (const [name, trade] of allTrades)
      for (const era of eras)
        for (const sex of sexes) {
          const time = timeOf(era, [name])
          const { outfit } = dressed(trade.sex === undefined ? `${name}, a ${sex}` : name, era)
          const isKnown = ownOutfit(trade, sex, time) !== null || outfitsOfKind(trade, sex, time).length > 0
          if (isKnown && !isBetween(time, outfitNamed(outfit).worn)) wrong.push(`${name} (${sex}), ${era}: ${outfit}`)
        }
    assert.deepEqual(wrong, [])
  })

  it('is known of every kind of work in nearly every time', () => {
    for (const [name, trade] of allTrades)
      for (const sex of sexes.filter((each) => trade.sex === undefined || trade.sex === each)) {
        const known = times.filter(
          (time) => ownOutfit(trade, sex, time) !== null || outfitsOfKind(trade, sex, time).length > 0,
        )
        assert.ok(known.length >= 9, `${name} (${sex}): ${known}`)
      }
  })

  it('is usual only in times in which it was worn', () => {
    for (const time of times)
      for (const sex of sexes)
        for (const outfit of [...usualOutfits(time, sex), ...childOutfits(time, sex), ...coatsOf(time, sex)])
          assert.ok(isBetween(time, outfitNamed(outfit).worn), `${outfit}, ${time}`)
  })

  it('takes of a garment the cut of the time', () => {
    assert.deepEqual(cutsAt(['suit', 'frock-coat'], 'victorian'), ['frock-coat'])
    assert.deepEqual(cutsAt(['suit', 'frock-coat'], 'now'), ['suit'])
    assert.deepEqual(cutsAt(['hoodie'], 'medieval'), ['hoodie'])
  })

  it('is what an edit asks for by name, whatever the time', () => {
    const casting = {
      people: people('a Japanese man'),
      era: 'medieval',
      season: null,
      weather: null,
      mood: 'tender',
      seed: 1,
      prop: null,
    } as const
    const [before] = castPeople(casting) ?? []
    const [asked] = castPeople({ ...casting, changes: withPersonChange(asCast, 0, { dress: 'tuxedo' }) }) ?? []
    assert.equal(asked?.person.outfit, 'tuxedo')
    assert.equal(asked.person.wardrobe.colours.skin, before?.person.wardrobe.colours.skin)
  })

  it('is that of the people of a past time, and of today at feasts', () => {
    for (const { names, dress } of Object.values(allPeoples)) {
      if (dress === null) continue
      for (const name of names) {
        const past = dressed(`a ${name} man`, '18th-century').outfit
        if (isBetween('eighteenth', outfitNamed(past).worn)) assert.ok(dress.man.includes(past), `${name}: ${past}`)
        if (dress.feast?.woman)
          assert.equal(dressed(`a ${name} bride`, 'present').outfit, dress.feast.woman.outfit, name)
      }
    }
  })

  it('is mostly modern today, wherever somebody is from', () => {
    for (const { names, dress } of Object.values(allPeoples)) {
      if (dress === null || dress.today > 0.3) continue
      const own = new Set([...dress.woman, ...dress.man])
      const seeds = Array.from({ length: 24 }, (_, seed) => seed)
      const modern = seeds.filter((seed) => !own.has(dressed(`a ${names[0]} woman`, 'present', seed).outfit))
      assert.ok(modern.length >= 12, `${names[0]}: ${modern.length} of 24`)
    }
  })

  it('names outfits and hats that can be drawn', () => {
    for (const { woman, man, hat } of allTrades.values()) {
      for (const outfit of [...woman, ...man]) outfitNamed(outfit)
      if (hat !== undefined) assert.ok(hatNames.includes(hat), hat)
    }
    for (const { dress } of Object.values(allPeoples))
      for (const look of [dress?.feast?.woman, dress?.feast?.man]) {
        if (!look) continue
        outfitNamed(look.outfit)
        if (look.hat !== null) assert.ok(hatNames.includes(look.hat), look.hat)
      }
  })

  it('puts on the hat that is said of somebody, over that of their trade', () => {
    assert.equal(dressed('a soldier with a turban', '1940s').hat, 'turban')
    assert.equal(dressed('a policeman in a flat cap', 'present').hat, 'flat-cap')
  })

  it('says nothing of where somebody is from by the colour of their coat', () => {
    const skins = new Set(
      Array.from({ length: 30 }, (_, seed) => dressed('a woman in black', 'present', seed).wardrobe.colours.skin),
    )
    assert.ok(skins.size >= 5, `${skins.size}`)
  })
})
