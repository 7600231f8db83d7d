import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { hueBetween, hueOf, type Lab, labOfColour } from '../../../src/studio/colour/oklab.ts'
import type { PartName } from '../../../src/studio/paint/part-names.ts'
import type { Mask } from '../../../src/studio/press/adjust/mask.ts'
import { seenHero, seenNamed, seenWorn } from '../../../src/studio/press/find-named.ts'
import { type SeenCover, seenCover } from '../../../src/studio/press/seen-cover.ts'
import { editDocument } from '../../../src/studio/senses/editing/edit-document.ts'
import { readWish } from '../../../src/studio/senses/editing/read-wish.ts'
import { readPainted } from '../../../src/studio/senses/editing/reading/uncut/read-painted.ts'
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

const edited = (family: string, wish: string, parts: readonly PartName[]): Edited => {
  const source = sampleOf(family)
  const { document } = editDocument(source, wish, { looks: false })
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

const painted = (said: string): string =>
  readPainted(said)
    .wishes.map((wish) => {
      if (wish.kind === 'recolour') return `${wish.from.name} > ${wish.to.name}`
      if (wish.kind !== 'paint-subject') return wish.kind
      return [wish.subject.said, wish.colour.name, ...(wish.also ?? []).map(({ name }) => name)].join(' ')
    })
    .join('; ')

describe('things and their colours, as they are read', () => {
  const readings: Readonly<Record<string, string>> = {
    'Please make the banner behind the title navy blue, not red.': 'banner navy blue',
    'Could the big sun behind the boat be blood red instead of orange?': 'sun blood red',
    "I'd like the awning to have green and white stripes.": 'awning green white',
    'Can the ribbons behind the runner be in blues and greens?': 'ribbons blues greens',
    'I want the glass around it in blues, and the rose in the middle red.': 'glass blues; rose red',
    'Please paint the whole barn a bright barn red.': 'barn brick red',
    "I'd like the mustard yellow changed to a pale blue.": 'mustard yellow > pale blue',
    'Can the fields be in autumn browns and rusts instead of green?': 'fields browns rusts',
    'Could the photo be in black and white?': 'photo black and white',
    'Please make the title blue.': '',
    "Don't make the sky red.": '',
  }
  for (const [said, expected] of Object.entries(readings)) it(said, () => assert.equal(painted(said), expected))

  it('takes what a thing is like, and what is too much of a colour, for no wish', () => {
    assert.deepEqual(
      readWish('Please make the mountains rust red like Mars.').map(({ kind }) => kind),
      ['paint-subject'],
    )
    const told = readWish("The lion's mane is too brown, could it be golden?")
    assert.ok(told.every((wish) => wish.kind !== 'paint-part' || wish.colour?.name !== 'brown'))
  })
})

describe('a part that painters say the name of', () => {
  const wishes: readonly (readonly [string, string, PartName, string])[] = [
    ['bold-statement', 'make the banner behind the title green, not red', 'banner', '#25873e'],
    ['vital-motion', 'the ribbons behind the runner should be green', 'ribbons', '#25873e'],
    ['sunset-couple', 'the water should be turquoise', 'water', '#35c9c2'],
    // Struck in foil, before the type, and cut of one card with the land.
    ['foil-emblem', 'make the moon green', 'moon', '#25873e'],
    ['flora-type', 'could the leaves be blue', 'leaves', '#1f5fd0'],
    ['papercut-world', 'paint the firs orange', 'trees', '#ee7b1d'],
  ]
  for (const [family, wish, part, colour] of wishes)
    it(`alone takes the colour on ${family}: ${wish}`, () => {
      const cover = edited(family, wish, [part])
      const hue = hueOf(labOfColour(colour))
      assert.ok(shareOf(cover, true, (_, now) => hueBetween(hueOf(now), hue) < 25) > 0.6)
      assert.ok(shareOf(cover, false, (was, now) => apart(was, now) > 0.06) < 0.03)
    })

  it('keeps the pale stripes of an awning pale', () => {
    const cover = edited('cozy-village', 'the awning should have green and white stripes', ['awning'])
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
  const worn = (wish: string): Edited => {
    const source = sampleOf('storybook-meadow')
    const { document } = editDocument(source, wish, { looks: false })
    return {
      before: seenSample('storybook-meadow'),
      after: seenCover(document),
      part: seenWorn(source, ['jumper'], ['bear']),
    }
  }
  const isOf = (colour: string) => (_: Lab, now: Lab) =>
    Math.hypot(now.a, now.b) > 0.06 && hueBetween(hueOf(now), hueOf(labOfColour(colour))) < 25

  it('takes the colour, and its wearer keeps their own', () => {
    const cover = worn("can the bear's pullover be orange")
    assert.ok(shareOf(cover, true, isOf('#ee7b1d')) > 0.6)
    assert.ok(shareOf(cover, false, (was, now) => apart(was, now) > 0.06) < 0.03)
  })

  it('is nothing where nothing is worn', () => {
    const source = sampleOf('storybook-meadow')
    const { document, understood } = editDocument(source, "make the fox's scarf blue", { looks: false })
    assert.deepEqual(document.direction, source.direction)
    assert.match(understood.join(), /no scarf could be found/)
  })

  it('has stripes of a second colour', () => {
    const cover = worn('give the bear a green sweater with yellow stripes')
    assert.ok(shareOf(cover, true, isOf('#25873e')) > 0.25)
    assert.ok(shareOf(cover, true, isOf('#f6d732')) > 0.1)
  })
})

describe('fog', () => {
  it('drifts behind who stands in it', () => {
    const source = sampleOf('neon-city')
    const { document } = editDocument(source, 'dense mist between the towers', { looks: false })
    const cover = { before: seenCover(source), after: seenCover(document), part: seenHero(source) }
    assert.ok(shareOf(cover, false, (was, now) => now.l > was.l + 0.15) > 0.4)
    assert.ok(shareOf(cover, true, (was, now) => now.l > was.l + 0.15) < 0.2)
  })
})

describe('one thing called by its colour', () => {
  it('is none of the flowers around it', () => {
    const cover = edited('dark-bloom', 'the golden rose should be copper red', ['blooms'])
    assert.ok(shareOf(cover, true, (was, now) => apart(was, now) > 0.03) < 0.03)
    assert.ok(shareOf(cover, false, (was, now) => apart(was, now) > 0.03) > 0.02)
  })
})

const extent = ({ shares }: Mask): number => shares.reduce((sum, share) => sum + share, 0) / 255 / shares.length

describe('a part that is not wanted', () => {
  const gone: readonly (readonly [string, string, PartName])[] = [
    ['scratched-title', 'lose the drips', 'drips'],
    ['romcom-windows', 'no curtains please', 'curtains'],
    ['quest-interface', 'take away the diamond', 'gems'],
    ['boho-shapes', 'no terrazzo', 'shapes'],
  ]
  for (const [family, wish, part] of gone)
    it(`is left out of ${family}: ${wish}`, () => {
      const source = sampleOf(family)
      assert.ok(extent(seenNamed(source, [part])) > 0)
      assert.equal(extent(seenNamed(editDocument(source, wish, { looks: false }).document, [part])), 0)
    })

  it('is painted less often where it can be counted', () => {
    const source = sampleOf('varsity-pop')
    const { document, understood } = editDocument(source, 'fewer hearts', { looks: false })
    const share = extent(seenNamed(document, ['hearts'])) / extent(seenNamed(source, ['hearts']))
    assert.ok(share > 0.25 && share < 0.75, `${share}`)
    assert.deepEqual(understood, ['there are fewer hearts'])
  })
})

describe('a thing that cannot be told apart', () => {
  it('leaves the cover as it was, and is owned to', () => {
    const source = sampleOf('cozy-village')
    const { document, understood } = editDocument(source, 'make the drainpipe blue')
    assert.deepEqual(document.direction, source.direction)
    assert.match(understood.join(), /no drainpipe could be told apart/)
  })
})

describe('snow', () => {
  it('lies on the ground', () => {
    const cover = edited('hearth-lantern', 'make it winter', ['grass', 'hills'])
    assert.ok(shareOf(cover, true, (was, now) => now.l > was.l + 0.15) > 0.5)
  })

  it('falls behind the windows of a room, and not in it', () => {
    const cover = edited('candlelit-arch', 'could it be snowing outside behind the big window', ['sky', 'moon'])
    assert.ok(shareOf(cover, true, (was, now) => apart(was, now) > 0.03) > 0.1)
    assert.ok(shareOf(cover, false, (was, now, y) => y < 0.6 && apart(was, now) > 0.06) < 0.03)
  })
})

describe('cold and fear together', () => {
  it('are stained blue, not red', () => {
    const { document } = editDocument(sampleOf('pulp-noir'), 'colder and more menacing', { looks: false })
    const { tint } = document.direction.adjustments.grades.whole
    assert.ok(tint && hueBetween(hueOf(labOfColour(tint.colour)), 245) < 40)
  })
})
