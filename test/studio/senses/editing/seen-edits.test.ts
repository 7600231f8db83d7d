import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { chromaOf, hueOf, type Lab, labOfColour } from '../../../../src/studio/colour/oklab.ts'
import type { CoverDocument } from '../../../../src/studio/document.ts'
import { type SeenCover, seenCover, shareChanged } from '../../../../src/studio/press/seen-cover.ts'
import { editDocument } from '../../../../src/studio/senses/editing/edit-document.ts'
import { readWish } from '../../../../src/studio/senses/editing/read-wish.ts'
import type { Wish } from '../../../../src/studio/senses/editing/wish.ts'
import { sampleOf } from './painted.ts'

interface Source {
  readonly document: CoverDocument
  readonly seen: SeenCover
}

const sources = new Map<string, Source>()

const look = (document: CoverDocument): Source => ({ document, seen: seenCover(document) })

const sourceOf = (family: string): Source => {
  const source = sources.get(family) ?? look(sampleOf(family))
  sources.set(family, source)
  return source
}

interface Seen {
  readonly before: SeenCover
  readonly after: SeenCover
  readonly notes: string
  readonly document: CoverDocument
}

/** `looks`: whether the edit looks at the cover by itself; where its words decide, it need not. */
const see = (family: string, wish: string, looks = false): Seen => {
  const source = sourceOf(family)
  const { document, understood } = editDocument(source.document, wish, { looks })
  return { before: source.seen, after: seenCover(document), notes: understood.join('; '), document }
}

/** What is seen at a place, by shares of width and height. */
const at = (cover: SeenCover, x: number, y: number): Lab => {
  const found = cover[Math.floor(y * 160) * 100 + Math.floor(x * 100)]
  assert.ok(found)
  return found
}

const apart = (one: Lab, other: Lab): number => Math.hypot(one.l - other.l, one.a - other.a, one.b - other.b)

const kinds = (wish: string): readonly string[] => readWish(wish).map(({ kind }) => kind)

const only = (wish: string): Wish => {
  const wishes = readWish(wish)
  const [one] = wishes
  assert.ok(one && wishes.length === 1, JSON.stringify(wishes))
  return one
}

describe('wishes for colours, as they are read', () => {
  it('takes two colours in a row for an exchange, and one name of two words for one colour', () => {
    assert.equal(only('make the red yellow').kind, 'recolour')
    assert.ok(!kinds('make the mustard yellow').includes('recolour'))
  })

  it('takes lights, photographs, drawings and books for parts of the picture', () => {
    const lit = only('make the light in the windows red')
    assert.ok(lit.kind === 'paint-part' && lit.part.look === 'light')
    for (const wish of [
      'make the lights golden',
      'make the photo sepia',
      'make the drawing gold',
      'make the book red',
      'make the forest green',
    ])
      assert.equal(only(wish).kind, 'paint-subject', wish)
    const flowers = only('lavender and sage flowers')
    assert.ok(
      flowers.kind === 'paint-subject' && flowers.colour.name === 'lavender' && flowers.also?.[0]?.name === 'sage',
    )
  })

  it('parts what is asked from what should go, and complaints from wishes', () => {
    assert.deepEqual(kinds('white title without the yellow bar').toSorted(), ['paint-part', 'type'])
    assert.deepEqual(kinds('warmer colours please, it feels cold'), ['grade'])
  })

  it('puts no thing on the cover for a colour or a mood that shares its name', () => {
    for (const wish of ['change the red dress to emerald', 'gothic and darker', 'remove the yellow bar'])
      assert.ok(!kinds(wish).some((kind) => kind === 'replace' || kind === 'add' || kind === 'remove'), wish)
  })
})

describe('turns of phrase about colours', () => {
  const same = (pairs: readonly (readonly [told: string, plain: string])[]): void => {
    for (const [told, plain] of pairs) assert.deepEqual(readWish(told), readWish(plain), told)
  }

  it('reads all that is of one colour as that colour, and what nobody likes as refused', () =>
    same([
      ['Everything green should become amber please', 'change green to amber'],
      ['Turn everything that is green into red', 'change green to red'],
      ['Replace everything pink with pale blue', 'change pink to pale blue'],
      ['Make everything pink pale blue instead', 'change pink to pale blue'],
      ["Wherever there's purple, I'd want teal", 'change purple to teal'],
      ['I am tired of the red, make it green', "I don't like the red, make it green"],
      ["The green isn't me, make it blue", "I don't like the green, make it blue"],
    ]))

  it('lets the colour of the whole cover win over the one that is refused', () => {
    for (const wish of [
      "I'm not a fan of the purple, can the whole cover be in dusty blue?",
      'Get rid of the purple please, the entire cover should be burnt orange',
    ])
      assert.deepEqual(kinds(wish), ['refuse-colour', 'tint', 'colours'], wish)
    const { hues, grades } = see('cameo', "I'm not a fan of the purple, can the whole cover be in dusty blue?").document
      .direction.adjustments
    assert.equal(hues[0]?.to, grades.whole.tint?.colour)
  })

  it('knows shades by their names', () => {
    for (const shade of ['warm yellow', 'muted rose', 'earthy green', 'very dark blue', 'brick red', 'stormy grey']) {
      const one = only(`make the boat ${shade}`)
      assert.ok(one.kind === 'paint-subject' && one.colour.name.length > 4, shade)
    }
  })

  it('colours what somebody wears and brings nobody else', () => {
    for (const wish of [
      'Give the woman a red dress',
      'The woman should wear a long red dress',
      'Put her in a red gown',
      'Can she have a red dress on?',
      'I would like the girl to wear a red coat',
    ]) {
      const one = only(wish)
      assert.ok(one.kind === 'paint-part' && one.part.look === 'cloth' && one.colour?.name === 'red', wish)
    }
    for (const family of ['sunset-couple', 'cameo', 'swiss-grid'])
      for (const wish of ['Give the woman a red dress', 'The gentleman should wear a green suit']) {
        const { document } = editDocument(sampleOf(family), wish, { looks: false })
        assert.deepEqual(document.direction.adjustments.extras, [], `${family}: ${wish}`)
      }
  })

  it('leaves all but the things that were named alone', () => {
    const flowers = only('make the flowers yellow and orange, no more purple and pink ones')
    assert.ok(flowers.kind === 'paint-subject' && flowers.also?.[0]?.name === 'orange' && flowers.near === undefined)
    for (const wish of [
      'Make the title bigger and the spotlight warm yellow',
      'title smaller and the planet pale green',
    ])
      assert.deepEqual(kinds(wish), ['paint-subject', 'type'], wish)
    const smoke = only('The glowing smoke around the sword should look like fire, orange and red rather than purple')
    assert.ok(smoke.kind === 'paint-subject' && smoke.subject.said === 'smoke')
  })

  it('takes a light background for a new ground, and the one it was for none', () => {
    for (const [wish, to] of [
      ["I'd like a very light background instead of the dark one", 'light'],
      ['Make the dark background light', 'light'],
      ['I prefer a dark background to this white one', 'dark'],
      ['Could the backdrop be nice and bright rather than so dark?', 'light'],
    ] as const) {
      const one = only(wish)
      assert.ok(one.kind === 'grade' && one.groundTo === to, wish)
    }
    assert.ok(!JSON.stringify(readWish('make the background lighter')).includes('groundTo'))
  })

  it('takes the shadows of things for no shadows of letters', () => {
    assert.equal(only('get rid of the shadows of the blinds').kind, 'remove')
    assert.equal(only('remove the shadow of the tree').kind, 'impossible')
    assert.ok(kinds('remove the shadow of the title').every((kind) => kind === 'type'))
  })
})

describe('wishes for colours, as they are seen', () => {
  it('takes blinds away, colours an awning without its shade, and makes the sun the moon by night', () => {
    assert.match(see('pulp-noir', 'get rid of the shadows of the blinds').notes, /^the blinds were removed$/)
    const awning = see('cozy-village', 'make the awning green and white')
    assert.ok(apart(at(awning.before, 0.3, 0.585), at(awning.after, 0.3, 0.585)) < 0.03)
    const night = see('papercut-world', 'turn it into a night scene with a moon')
    assert.deepEqual(night.document.direction.adjustments.extras, [])
    assert.ok(at(night.after, 0.6, 0.5).l > 0.7)
  })

  it('lets snow fall behind whoever is in it', () => {
    const { before, after } = see('storybook-meadow', 'let it snow')
    for (const [x, y] of [
      [0.5, 0.33],
      [0.5, 0.5],
      [0.22, 0.52],
    ] as const)
      assert.ok(apart(at(before, x, y), at(after, x, y)) < 0.06, `${x} ${y}`)
  })

  it('says of no wish that it was done where nothing shows', () => {
    for (const [family, wish] of [
      ['big-character', 'warmer colours'],
      ['comic-burst', 'make the cape red'],
      ['swiss-grid', 'make the sky green'],
      ['bold-statement', 'make the mountains purple'],
      ['monolith', 'make the door red'],
      ['varsity-pop', 'pastel colours'],
    ] as const) {
      const { before, after, notes } = see(family, wish, true)
      assert.ok(shareChanged(before, after) > 0.002 || /\b(?:no|nothing|hardly)\b/.test(notes), `${family}: ${notes}`)
    }
  })

  it('colours the sun that is there by the colour it is called by', () => {
    const { before, after, document } = see('abyss-eye', 'make the orange sun blood red')
    assert.equal(document.direction.adjustments.extras.length, 0)
    assert.ok(hueOf(at(before, 0.5, 0.45)) > 50 && hueOf(at(after, 0.5, 0.45)) < 40)
  })

  it('takes a colour from what has it on the cover', () => {
    const { document } = see('abyss-eye', 'the title should match the sun', true)
    const { colour } = document.direction.adjustments.type.title
    assert.ok(colour !== null && hueOf(labOfColour(colour)) > 55 && hueOf(labOfColour(colour)) < 95)
    assert.equal(document.direction.adjustments.extras.length, 0)
  })

  it('gives the sky a colour within the frame of a picture only, and leaves who stands before it alone', () => {
    const framed = see('adventure-frame', 'make the sky pink')
    assert.ok(shareChanged(framed.before, framed.after) > 0.01)
    for (const [x, y] of [
      [0.28, 0.42],
      [0.72, 0.42],
      [0.5, 0.03],
    ] as const)
      assert.ok(apart(at(framed.before, x, y), at(framed.after, x, y)) < 0.02, `${x}, ${y}`)
    const meadow = see('storybook-meadow', 'make the grass orange and the sky pink')
    assert.ok(apart(at(meadow.before, 0.5, 0.5), at(meadow.after, 0.5, 0.5)) < 0.03)
    assert.ok(hueOf(at(meadow.after, 0.9, 0.9)) < 75)
  })

  it('exchanges a colour without its paper, its plates or its hero', () => {
    const print = see('linocut', 'change the orange to teal')
    assert.ok(apart(at(print.before, 0.5, 0.015), at(print.after, 0.5, 0.015)) < 0.03)
    const shapes = see('boho-shapes', 'change the yellow to teal')
    assert.ok(shareChanged(shapes.before, shapes.after) > 0.01)
    assert.ok(apart(at(shapes.before, 0.2, 0.82), at(shapes.after, 0.2, 0.82)) < 0.03)
    const burst = see('comic-burst', 'turn the yellow rays purple')
    assert.ok(apart(at(burst.before, 0.5, 0.42), at(burst.after, 0.5, 0.42)) < 0.03)
  })

  it('finds pale colours by their names', () => {
    const { before, after } = see('boho-shapes', 'sage greens instead of the pinks')
    const lessRed = before.filter(({ a }, pixel) => (after[pixel]?.a ?? a) < a - 0.005)
    assert.ok(lessRed.length / before.length > 0.3)
  })

  it('tones the photograph and not the page that it lies on', () => {
    const { before, after } = see('dossier', 'make the photo sepia')
    assert.ok(chromaOf(at(after, 0.82, 0.57)) > chromaOf(at(before, 0.82, 0.57)) + 0.03)
    assert.ok(apart(at(before, 0.5, 0.05), at(after, 0.5, 0.05)) < 0.02)
  })

  it('keeps a colour of the cover when nothing but its hero is left', () => {
    const { after } = see('abyss-eye', 'make it more minimalist')
    assert.ok(chromaOf(at(after, 0.1, 0.6)) > 0.06)
  })
})
