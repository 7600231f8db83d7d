// Figures: bodies of true proportions that stand on the floor, whatever they do and wear.
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Body } from '../../../src/studio/figures/body.ts'
import { buildNamed, buildNames } from '../../../src/studio/figures/build.ts'
import { arrangementNamed, arrangementNames } from '../../../src/studio/figures/casting/arrange.ts'
import { outfitNamed, outfitNames } from '../../../src/studio/figures/dress/outfit.ts'
import { wardrobeOf } from '../../../src/studio/figures/dyes.ts'
import { ensembleOf, manHigh, outlineOf } from '../../../src/studio/figures/ensemble.ts'
import { hairNames } from '../../../src/studio/figures/hair.ts'
import { hatNames } from '../../../src/studio/figures/hats.ts'
import { drawnForHands } from '../../../src/studio/figures/held.ts'
import { type Person, personOf } from '../../../src/studio/figures/person.ts'
import { namedPoses } from '../../../src/studio/figures/pose.ts'

const somebody = (more: Partial<Person> = {}): Person =>
  personOf(wardrobeOf(outfitNamed(more.outfit ?? 'casual'), { skin: 'tan', hair: 'dark', dyes: {} }), more)

const bodyOf = (more: Partial<Person>): Body => ensembleOf([somebody(more)]).bodies[0] ?? assert.fail('expected a body')

const tallOf = (build: string): number => buildNamed(build).tall
const headsOf = (build: string): number => buildNamed(build).heads

describe('figures', () => {
  it('grow with age, and their heads become smaller beside them', () => {
    const ages = ['baby', 'toddler', 'child', 'teen-girl', 'woman']
    for (const [at, age] of ages.slice(1).entries()) {
      assert.ok(tallOf(age) > tallOf(ages[at] ?? ''), `${age} is taller`)
      assert.ok(headsOf(age) > headsOf(ages[at] ?? ''), `${age} has more heads to its height`)
    }
    for (const build of buildNames.filter((name) => /man/.test(name)))
      assert.ok(headsOf(build) >= 6.5 && headsOf(build) <= 7.8, `${build}: ${headsOf(build)} heads`)
  })

  it('are as high as their build says', () => {
    for (const build of buildNames) {
      const { tight } = ensembleOf([somebody({ build, hair: 'bald' })])
      const high = -tight.y / manHigh
      assert.ok(Math.abs(high - tallOf(build)) < tallOf(build) * 0.08, `${build}: ${high}`)
    }
  })

  it('have arms that reach to the middle of the thigh, and forearms no longer than upper arms', () => {
    for (const build of ['man', 'woman', 'child']) {
      const { skeleton } = bodyOf({ build })
      const { root, bend, end } = skeleton.arms.L
      const [upper, lower] = [
        Math.hypot(...root.map((v, i) => v - (bend[i] ?? 0))),
        Math.hypot(...bend.map((v, i) => v - (end[i] ?? 0))),
      ]
      assert.ok(lower <= upper)
      const hand = end[1] - skeleton.head * 0.6
      assert.ok(hand < skeleton.pelvis[1] && hand > skeleton.legs.L.bend[1], build)
    }
  })

  it('never float: in every pose and from every side the lowest foot is on the floor', () => {
    for (const { id, yaws, tip, lift } of namedPoses) {
      if (tip !== 0 || lift !== 0) continue
      for (const yaw of yaws)
        for (const build of ['man', 'child']) {
          const { tight, bodies } = ensembleOf([somebody({ pose: id, yaw, build, outfit: 'tee' })])
          const { legs, tilt } = bodies[0]?.skeleton ?? assert.fail('expected a body')
          // Seen a little from above, feet that are stretched towards the viewer are lower on the sheet.
          const stretched = (Math.max(0, legs.L.end[2], legs.R.end[2]) * tilt) / manHigh
          const foot = (tight.y + tight.h) / manHigh
          assert.ok(Math.abs(foot) < 0.06 + stretched, `${id} at ${yaw} (${build}): ${foot.toFixed(3)}`)
        }
    }
  })

  it('can wear every outfit, hair and hat, and hold every thing, from before and from behind', () => {
    for (const yaw of [20, 165]) {
      for (const outfit of outfitNames) assert.ok(ensembleOf([somebody({ outfit, yaw })]).parts.length > 5, outfit)
      for (const hair of hairNames) ensembleOf([somebody({ hair, yaw })])
      for (const hat of hatNames) ensembleOf([somebody({ hat, yaw })])
      for (const thing of drawnForHands) ensembleOf([somebody({ yaw, held: [{ side: 'R', thing, turn: 0, size: 1 }] })])
    }
  })

  it('are many: poses, arrangements, hair, outfits', () => {
    assert.ok(namedPoses.length >= 48)
    const arrangements = arrangementNames.map(arrangementNamed)
    const couples = arrangements.filter((each) => each.count === 2 && each.for.includes('couple'))
    const groups = arrangements.filter(({ count }) => count >= 3)
    assert.ok(couples.length >= 16 && groups.length >= 10, `${couples.length} couples, ${groups.length} groups`)
    for (const count of [3, 4, 5, 6, 7])
      assert.ok(
        groups.some((group) => group.count === count),
        `${count}`,
      )
    for (const name of arrangementNames)
      assert.equal(arrangementNamed(name).members.length, arrangementNamed(name).count)
    assert.ok(hairNames.length >= 16 && outfitNames.length >= 60 && hatNames.length >= 20)
  })

  it('have one outline that encloses all of them', () => {
    for (const outfit of ['suit', 'ballgown', 'ranger', 'space']) {
      const ensemble = ensembleOf([somebody({ outfit })])
      const [left, top, right, bottom] = outlineOf(ensemble).computeTightBounds()
      const { x, y, w, h } = ensemble.tight
      for (const [edge, wanted] of [
        [left, x],
        [top, y],
        [right, x + w],
        [bottom, y + h],
      ] as const)
        assert.ok(Math.abs(edge - wanted) < 20, outfit)
    }
  })

  it('are the same on every run', () => {
    const drawn = (): string =>
      ensembleOf([somebody({ outfit: 'regency', pose: 'arch' })])
        .parts.map(({ path }) => path.toSVGString())
        .join()
    assert.equal(drawn(), drawn())
  })
})
