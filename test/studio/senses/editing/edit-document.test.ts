import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { moods } from '../../../../src/catalog/moods.ts'
import { sampleDocument } from '../../../../src/studio/direction/sample.ts'
import { type CoverDocument, documentSchema } from '../../../../src/studio/document.ts'
import { families } from '../../../../src/studio/families/index.ts'
import { type Edited, editDocument as edit } from '../../../../src/studio/senses/editing/edit-document.ts'
import { readWish } from '../../../../src/studio/senses/editing/read-wish.ts'
import { fc, unicodeText } from '../../../support/property.ts'
import { sampleOf } from './painted.ts'
import { sentences } from './sentences.ts'

/** What the words alone decide; whether it shows is looked at elsewhere. */
const editDocument = (source: CoverDocument, wish: string): Edited => edit(source, wish, { looks: false })

const panorama = sampleOf('mist-peaks')
const pictureOf = ({ brief, direction }: CoverDocument): unknown => ({ book: brief.book, direction })

describe('an edit by words', () => {
  it('says so when one of several wishes cannot be read', () => {
    const { understood } = editDocument(
      sampleOf('romcom-windows'),
      'Give the woman freckles and make the title bigger.',
    )
    assert.deepEqual(understood, [
      '“give the woman freckles” could not be read, so nothing was done for it',
      'the title is larger',
    ])
  })

  it('takes explanations, similes and what the story tells for no wishes', () => {
    for (const [told, asked] of [
      ['the book takes place in winter nights, so please make it night', 'make it night'],
      ['make the sky darker because it is a thriller', 'make the sky darker'],
      ['more golden, like a wheat field', 'more golden'],
      ['my readers are mostly women over 40, please make it warmer', 'make it warmer'],
      ['make the subtitle bigger, as if a child wrote it', 'make the subtitle bigger'],
      ['get rid of the moon, it draws attention away from the title', 'get rid of the moon'],
      ['for a thriller it is too bright', 'it is too bright'],
      ['I feel like the sky is a little dark', 'the sky is too dark'],
      ['add an old lighthouse', 'add a lighthouse'],
      ['take out the castle, I just want the mountains', 'take out the castle'],
      ['the castle should be red, like the old one we had', 'the castle should be red'],
      ['make the castle white, the way our old farmhouse was', 'make the castle white'],
    ] as const)
      assert.deepEqual(editDocument(panorama, told).understood, editDocument(panorama, asked).understood, told)
  })

  it('hears complaints as wishes', () => {
    for (const [complaint, wish] of [
      ['The orange has to go', 'no orange'],
      ['the fog hides the castle, remove it', 'remove the fog'],
      ['the subtitle is getting lost', 'make the subtitle easier to read'],
      ['the red is a bit aggressive, try burgundy instead', 'burgundy instead of red'],
      ['I do not like the font', 'different font'],
    ] as const)
      assert.deepEqual(editDocument(panorama, complaint).understood, editDocument(panorama, wish).understood, complaint)
  })

  it('takes no text off the cover but what is named', () => {
    for (const wish of [
      'drop the mirrored letters under the title',
      'no ghost lettering behind the gun',
      'no glitch distortion on the type itself',
    ])
      for (const family of ['cut-letters', 'glitch-signal']) {
        const { type } = editDocument(sampleOf(family), wish).document.direction.adjustments
        assert.ok(!type.title.hidden && !type.subtitle.hidden && !type.author.hidden, `${family}: ${wish}`)
      }
  })

  it('paints a part in as many colours as are named, up to three', () => {
    const { direction } = editDocument(sampleOf('marble-panel'), 'the marbling in blues, turquoise and white').document
    const [paint] = direction.adjustments.paints
    assert.ok(paint?.colour && paint.second && paint.third)
    assert.equal(new Set([paint.colour, paint.second, paint.third]).size, 3)
  })

  it('owns to a colour for which a part has no room', () => {
    const { understood } = editDocument(sampleOf('marble-panel'), 'the marbling in blue, red, green and white')
    assert.deepEqual(understood, [
      'the marbling is blue, red and green',
      'white could not be painted into the marbling as well',
    ])
  })

  it('takes faint letters for no reflection, and the reflection of a lake for no lake', () => {
    assert.ok(
      editDocument(sampleOf('cut-letters'), 'make the faint text under the title bigger').document.direction.adjustments
        .type.subtitle.scale > 1,
    )
    const { without } = editDocument(sampleOf('sunset-couple'), 'remove the reflection').document.direction.adjustments
    assert.ok(!without.includes('part water'))
  })

  it('says once what was done to several lines', () =>
    assert.deepEqual(editDocument(panorama, 'use a sans serif font').understood, [
      'the title, subtitle and author’s name are set in a sans face',
    ]))

  it('names what was understood at the end of the prompt', () => {
    const { document, understood } = editDocument(panorama, 'gold title and add a raven')
    assert.deepEqual(understood, ['a raven was added', 'the title is in gold'])
    assert.ok(document.prompt.endsWith('Changed: a raven was added; the title is in gold.'))
  })

  it('does not depend on the order of independent wishes', () => {
    const wishes = [
      'gold title',
      'add a raven',
      'make it rain',
      'smaller author',
      'warmer colours',
      'zoom in',
      'remove the subtitle',
      'sunset',
    ]
    fc.assert(
      fc.property(fc.shuffledSubarray(wishes, { minLength: 2 }), (chosen) => {
        const one = editDocument(panorama, chosen.join('. ')).document
        const other = editDocument(panorama, chosen.toSorted().join(', and ')).document
        assert.deepEqual(pictureOf(one), pictureOf(other))
      }),
      { numRuns: 40 },
    )
  })

  it('changes nothing more when an absolute wish is made again', () => {
    for (const wish of [
      'gold title',
      'black background',
      'at night',
      'all caps',
      'like a woodcut',
      'remove the castle',
      'title at the bottom',
      'add fog',
      'make it autumn',
      'no text shadow',
      'remove the subtitle',
    ]) {
      const once = editDocument(panorama, wish).document
      assert.deepEqual(pictureOf(editDocument(once, wish).document), pictureOf(once), wish)
    }
  })

  it('goes further when a comparative is said again', () => {
    const once = editDocument(panorama, 'make the sky darker').document
    const twice = editDocument(once, 'make the sky darker').document
    assert.ok(twice.direction.adjustments.grades.upper.lightness < once.direction.adjustments.grades.upper.lightness)
  })

  it('takes back what was added', () => {
    const foggy = editDocument(panorama, 'add fog and a raven and mirror it').document
    const clear = editDocument(foggy, 'remove the fog and the raven').document
    assert.deepEqual(clear.direction.adjustments.air, {})
    assert.deepEqual(clear.direction.adjustments.extras, [])
    const undone = editDocument(foggy, 'undo').document
    assert.deepEqual(undone.direction.adjustments, panorama.direction.adjustments)
    assert.equal(
      editDocument(editDocument(panorama, 'mirror it').document, 'mirror it').document.direction.adjustments.frame
        .mirror,
      false,
    )
  })

  it('leaves the cover as it was when nothing could be read, and says so', () => {
    for (const family of ['mist-peaks', 'gothic-manor', 'storybook-meadow'])
      for (const wish of ['asdf qwer', 'asdkjhqwe zzz', '', '?!', 'wow']) {
        const source = sampleOf(family)
        const { document, report } = editDocument(source, wish)
        assert.deepEqual(document, source, wish)
        assert.deepEqual(
          report,
          {
            done: [],
            notDone: [
              { asked: wish, reason: 'not_understood', what: `no change of the cover could be read in “${wish}”` },
            ],
          },
          wish,
        )
      }
  })

  it('leaves the cover as it was when no word says anything, though the book is of another mood than its shelf', () => {
    const { brief } = panorama
    for (const mood of moods) {
      const source = { ...panorama, brief: { ...brief, reading: { ...brief.reading, mood } } }
      assert.deepEqual(pictureOf(editDocument(source, 'asdkjhqwe zzz').document), pictureOf(source), mood)
    }
  })

  it('does nothing for a wish in another language, and says so', () => {
    for (const wish of [
      'mach den Himmel dunkler',
      'mach den Titel größer und rot',
      'bitte den Fuchs entfernen',
      'rends le ciel plus sombre',
      'enlève la lune',
      'haz el cielo más oscuro',
      'quita la luna y pon el título en rojo',
      'rendi il cielo più scuro',
      'maak de lucht donkerder',
      'сделай небо темнее',
      '空を暗くして',
    ]) {
      const { document, report } = editDocument(panorama, wish)
      assert.deepEqual(document, panorama, wish)
      assert.deepEqual(
        report.notDone.map(({ reason }) => reason),
        ['not_understood'],
        wish,
      )
      assert.match(report.notDone[0]?.what ?? '', /is not in English/, wish)
    }
  })

  it('reads English that has foreign words in it', () => {
    for (const wish of [
      'add a fleur de lis',
      'more film noir',
      'change the title to "Der Mond und die Nacht"',
      'la luna',
    ])
      assert.doesNotMatch(editDocument(panorama, wish).understood.join(), /not in English/, wish)
  })

  it('replaces the hero of a cover that is nothing without one', () => {
    const emblem = sampleOf('foil-emblem')
    const { document } = editDocument(emblem, `remove the ${emblem.direction.hero.replaceAll('-', ' ')}`)
    assert.notEqual(document.direction.hero, emblem.direction.hero)
    assert.ok(!document.direction.adjustments.without.includes(document.direction.hero))
  })

  it('leaves the place of somebody who goes to nobody else', () => {
    const torn = editDocument(sampleOf('torn-paper'), 'without the child, just the empty forest').document.direction
    assert.ok(torn.adjustments.without.includes(torn.hero))
    assert.deepEqual(torn.adjustments.extras, [])
    const lake = editDocument(sampleOf('sunset-couple'), 'lose the couple, add a sailboat on the water')
    assert.deepEqual(
      lake.document.direction.adjustments.extras.map(({ motif, place }) => [motif, place]),
      [['sailboat', 'water']],
    )
  })

  it('takes a thing after a preposition for a place, and says so where it is not there', () => {
    const [raven, ...others] = editDocument(sampleOf('gothic-manor'), 'add a raven flying past the moon').document
      .direction.adjustments.extras
    assert.deepEqual([raven?.place, raven?.by.includes('moon'), others.length], ['before', true, 0])
    const { understood } = editDocument(panorama, 'add a raven next to the teapot')
    assert.ok(understood.some((note) => note.includes('no teapot could be found')))
    assert.deepEqual(editDocument(sampleOf('deep-space'), 'only one planet').understood, ['only one planet is left'])
  })

  it('gives a valid document for any words and any cover', () => {
    const words = sentences.flatMap(([wish]) => wish.split(' '))
    const babble = fc
      .array(fc.constantFrom(...words, ',', '.', 'and', '"', '’', ':', 'no', 'not', 'too'), { maxLength: 25 })
      .map((said) => said.join(' '))
    fc.assert(
      fc.property(fc.constantFrom(...families), fc.oneof(unicodeText(), babble), (family, wish) => {
        const { document } = editDocument(sampleDocument(family), wish)
        assert.deepEqual(documentSchema.parse(JSON.parse(JSON.stringify(document))), document)
      }),
      { numRuns: 60 },
    )
  })

  it('is not lost in wishes that no expression can end', () => {
    for (const wish of [
      `a cat on the ${'a'.repeat(80)}(`,
      `a cat on the ${'ab '.repeat(300)}(`,
      `a ${'b '.repeat(500)}on the ${'c'.repeat(400)}(`,
      `there are ${'a'.repeat(500)} ${'b '.repeat(400)}(`,
      `that ${'a '.repeat(400)}, ${'b'.repeat(500)}`,
    ])
      assert.ok(Array.isArray(readWish(wish)))
  })

  it('reads documents from before there were edits', () => {
    const { adjustments: _, ...direction } = panorama.direction
    assert.deepEqual(documentSchema.parse({ ...panorama, direction }), panorama)
  })
})
