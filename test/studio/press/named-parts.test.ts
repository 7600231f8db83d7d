import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Edit } from '../../../src/contract/edit.ts'
import { hueBetween, hueOf, type Lab, labOfColour } from '../../../src/studio/colour/oklab.ts'
import type { PartName } from '../../../src/studio/paint/part-names.ts'
import type { Mask } from '../../../src/studio/press/adjust/mask.ts'
import { seenHero, seenNamed, seenWorn } from '../../../src/studio/press/find-named.ts'
import { type SeenCover, seenCover } from '../../../src/studio/press/seen-cover.ts'
import { doneWhats, editedUnseen, editOf, whysOf } from '../edit/edits.ts'
import { sampleOf } from '../senses/editing/painted.ts'

interface Edited {
  readonly before: SeenCover
  readonly after: SeenCover
  readonly part: Mask
}

const sources = new Map<string, SeenCover>()

/** The sample of a family as it is seen, which several tests begin with. */
const seenSample = (family: string): SeenCover => {
  const seen = sources.get(family) ?? seenCover(sampleOf(family))
  sources.set(family, seen)
  return seen
}

const edited = (family: string, edit: Edit, parts: readonly PartName[]): Edited => {
  const source = sampleOf(family)
  const { document } = editedUnseen(source, edit)
  return { before: seenSample(family), after: seenCover(document), part: seenNamed(source, parts) }
}

const apart = (one: Lab, other: Lab): number => Math.hypot(one.l - other.l, one.a - other.a, one.b - other.b)

/** Of the pixels that a part is, or is not, the share for which something holds. */
const shareOf = (
  { before, after, part }: Edited,
  isPart: boolean,
  holds: (was: Lab, now: Lab, y: number) => boolean,
): number => {
  let [own, held] = [0, 0]
  for (const [at, was] of before.entries()) {
    const [now, share] = [after[at], part.shares[at] ?? 0]
    if (!now || (isPart ? share < 200 : share > 0)) continue
    own++
    if (holds(was, now, Math.floor(at / 100) / 160)) held++
  }
  assert.ok(own > 50, `only ${own} pixels`)
  return held / own
}

describe('a part that painters say the name of', () => {
  const cases: readonly (readonly [string, Edit, PartName, string])[] = [
    ['bold-statement', editOf('recolour', 'banner', { colour: 'green', not: 'red' }), 'banner', '#25873e'],
    ['vital-motion', editOf('recolour', 'ribbons', { colour: 'green' }), 'ribbons', '#25873e'],
    ['sunset-couple', editOf('recolour', 'water', { colour: 'turquoise' }), 'water', '#35c9c2'],
    // Struck in foil, before the type, and cut of one card with the land.
    ['foil-emblem', editOf('recolour', 'moon', { colour: 'green' }), 'moon', '#25873e'],
    ['flora-type', editOf('recolour', 'leaves', { colour: 'blue' }), 'leaves', '#1f5fd0'],
    ['papercut-world', editOf('recolour', 'firs', { colour: 'orange' }), 'trees', '#ee7b1d'],
  ]
  for (const [family, edit, part, colour] of cases)
    it(`alone takes the colour on ${family}: ${edit.target} in ${edit.colour}`, () => {
      const cover = edited(family, edit, [part])
      const hue = hueOf(labOfColour(colour))
      assert.ok(shareOf(cover, true, (_, now) => hueBetween(hueOf(now), hue) < 25) > 0.6)
      assert.ok(shareOf(cover, false, (was, now) => apart(was, now) > 0.06) < 0.03)
    })

  it('keeps the pale stripes of an awning pale', () => {
    const cover = edited('cozy-village', editOf('recolour', 'awning', { colour: 'green and white' }), ['awning'])
    const green = hueOf(labOfColour('#25873e'))
    const share = shareOf(
      cover,
      true,
      (_, now) => Math.hypot(now.a, now.b) > 0.06 && hueBetween(hueOf(now), green) < 25,
    )
    assert.ok(share > 0.25 && share < 0.75, `${share}`)
    assert.ok(shareOf(cover, true, (_, now) => now.l > 0.75 && Math.hypot(now.a, now.b) < 0.05) > 0.15)
  })
})

describe('what somebody wears', () => {
  const worn = (edit: Edit): Edited => {
    const source = sampleOf('storybook-meadow')
    const { document } = editedUnseen(source, edit)
    return {
      before: seenSample('storybook-meadow'),
      after: seenCover(document),
      part: seenWorn(source, ['jumper'], ['bear']),
    }
  }
  const isOf = (colour: string) => (_: Lab, now: Lab) =>
    Math.hypot(now.a, now.b) > 0.06 && hueBetween(hueOf(now), hueOf(labOfColour(colour))) < 25

  it('takes the colour, and its wearer keeps their own', () => {
    const cover = worn(editOf('recolour', "bear's pullover", { colour: 'orange' }))
    assert.ok(shareOf(cover, true, isOf('#ee7b1d')) > 0.6)
    assert.ok(shareOf(cover, false, (was, now) => apart(was, now) > 0.06) < 0.03)
  })

  it('is nothing where nothing is worn', () => {
    const source = sampleOf('storybook-meadow')
    const cover = editedUnseen(source, editOf('recolour', "fox's scarf", { colour: 'blue' }))
    assert.deepEqual(cover.document, source)
    assert.deepEqual(whysOf(cover), ['not_in_picture'])
  })

  it('has stripes of a second colour', () => {
    const cover = worn(editOf('recolour', "bear's sweater", { colour: 'green and yellow' }))
    assert.ok(shareOf(cover, true, isOf('#25873e')) > 0.25)
    assert.ok(shareOf(cover, true, isOf('#f6d732')) > 0.1)
  })
})

describe('fog', () => {
  it('drifts behind who stands in it', () => {
    const source = sampleOf('neon-city')
    const { document } = editedUnseen(source, editOf('weather', 'picture', { value: 'fog', amount: 'much' }))
    const cover = { before: seenCover(source), after: seenCover(document), part: seenHero(source) }
    assert.ok(shareOf(cover, false, (was, now) => now.l > was.l + 0.15) > 0.4)
    assert.ok(shareOf(cover, true, (was, now) => now.l > was.l + 0.15) < 0.2)
  })
})

describe('one thing called by its colour', () => {
  it('is none of the flowers around it', () => {
    const cover = edited('dark-bloom', editOf('recolour', 'golden rose', { colour: 'copper red' }), ['blooms'])
    assert.ok(shareOf(cover, true, (was, now) => apart(was, now) > 0.03) < 0.03)
    assert.ok(shareOf(cover, false, (was, now) => apart(was, now) > 0.03) > 0.02)
  })
})

const extent = ({ shares }: Mask): number => shares.reduce((sum, share) => sum + share, 0) / 255 / shares.length

describe('a part that is not wanted', () => {
  const gone: readonly (readonly [string, string, PartName])[] = [
    ['scratched-title', 'drips', 'drips'],
    ['romcom-windows', 'curtains', 'curtains'],
    ['quest-interface', 'diamond', 'gems'],
    ['boho-shapes', 'terrazzo', 'shapes'],
  ]
  for (const [family, target, part] of gone)
    it(`is left out of ${family}: ${target}`, () => {
      const source = sampleOf(family)
      assert.ok(extent(seenNamed(source, [part])) > 0)
      assert.equal(extent(seenNamed(editedUnseen(source, editOf('remove', target)).document, [part])), 0)
    })

  it('is painted less often where it can be counted', () => {
    const source = sampleOf('varsity-pop')
    const cover = editedUnseen(source, editOf('count', 'hearts', { value: 'fewer' }))
    const share = extent(seenNamed(cover.document, ['hearts'])) / extent(seenNamed(source, ['hearts']))
    assert.ok(share > 0.25 && share < 0.75, `${share}`)
    assert.deepEqual(doneWhats(cover), ['There are fewer hearts.'])
  })
})

describe('a thing that cannot be told apart', () => {
  it('leaves the cover as it was, and is owned to', () => {
    const source = sampleOf('cozy-village')
    const cover = editedUnseen(source, editOf('recolour', 'drainpipe', { colour: 'blue' }))
    assert.deepEqual(cover.document, source)
    assert.deepEqual(whysOf(cover), ['not_in_picture'])
  })
})

describe('snow', () => {
  it('lies on the ground', () => {
    const cover = edited('hearth-lantern', editOf('season', 'picture', { value: 'winter' }), ['grass', 'hills'])
    assert.ok(shareOf(cover, true, (was, now) => now.l > was.l + 0.15) > 0.5)
  })

  it('falls behind the windows of a room, and not in it', () => {
    const cover = edited('candlelit-arch', editOf('weather', 'picture', { value: 'snow' }), ['sky', 'moon'])
    assert.ok(shareOf(cover, true, (was, now) => apart(was, now) > 0.03) > 0.1)
    assert.ok(shareOf(cover, false, (was, now, y) => y < 0.6 && apart(was, now) > 0.06) < 0.03)
  })
})

describe('cold and fear together', () => {
  it('are stained blue, not red', () => {
    const colder = editOf('palette', 'palette', { value: 'cool' })
    const { document } = editedUnseen(sampleOf('pulp-noir'), colder, editOf('mood', 'picture', { value: 'scary' }))
    const { tint } = document.direction.adjustments.grades.whole
    assert.ok(tint && hueBetween(hueOf(labOfColour(tint.colour)), 245) < 40)
  })
})
