// Dividing words: in the right language, at the right places, and only where one is sure.
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { divide } from '../../../src/print/typesetting/hyphenate.ts'
import { type Language, languageOf } from '../../../src/print/typesetting/language.ts'
import { blurb } from './a-column.ts'

const samples: readonly (readonly [Language, string])[] = [
  ['en', blurb],
  ['de', 'Als sie in das Dorf ihrer Großmutter zurückkehrt, findet sie die Häuser leer und die Tische gedeckt.'],
  ['fr', 'Un matin d’octobre, elle descend du train dans la petite ville qu’elle avait juré de ne jamais revoir.'],
  [
    'es',
    'La mañana en que se apagó el faro, Mara encontró el abrigo de un desconocido y una carta que no había escrito.',
  ],
  [
    'it',
    'La mattina in cui il faro si spense, Mara trovò il cappotto di uno sconosciuto e una lettera che non aveva scritto.',
  ],
  ['pt', 'Na manhã em que o farol se apagou, ela encontrou o casaco de um estranho e uma carta que não escrevera.'],
  [
    'nl',
    'Op de ochtend dat de vuurtoren uitging, vond zij de jas van een vreemde en een brief die ze niet had geschreven.',
  ],
  ['pl', 'Tego ranka, gdy zgasła latarnia, znalazła płaszcz obcego i list, którego nie napisała, a to się nie zdarza.'],
  ['sv', 'Den morgon då fyren slocknade hittade hon en främlings rock och ett brev som hon inte hade skrivit.'],
  [
    'ru',
    'В то утро, когда погас маяк, она нашла чужое пальто и письмо, которое она не писала, но это был её почерк; мы, вы, ты.',
  ],
  ['uk', 'Того ранку, коли згас маяк, вона знайшла чуже пальто і лист, якого ніколи не писала.'],
  ['el', 'Το πρωί που έσβησε ο φάρος βρήκε το παλτό ενός ξένου.'],
]

describe('the language of a text', () => {
  for (const [language, text] of samples) {
    it(`is told: ${language}`, () => assert.equal(languageOf(text), language))
  }

  it('stays open where nothing tells it', () => {
    for (const text of [
      '',
      'Ember',
      'Lorem ipsum dolor sit amet consectetur',
      '灯台の灯りが消えた朝',
      'שלום עולם',
      '12345',
    ]) {
      assert.equal(languageOf(text), null, text)
    }
  })
})

describe('a divided word', () => {
  it('is divided as dictionaries do', () => {
    assert.deepEqual(divide('photographs', 'en'), ['pho', 'tographs'])
    assert.deepEqual(divide('circumstances', 'en'), ['cir', 'cum', 'stances'])
    assert.deepEqual(divide('Verantwortung', 'de'), ['Ver', 'ant', 'wor', 'tung'])
  })

  it('keeps its punctuation', () => {
    assert.equal(divide('“circumstances,”', 'en').join('|'), '“cir|cum|stances,”')
  })

  it('leaves at least two letters before and three after', () => {
    for (const word of blurb.split(/\s+/u)) {
      const parts = divide(word, 'en')
      assert.equal(parts.join(''), word)
      if (parts.length === 1) continue
      assert.ok((parts[0] ?? '').replace(/\P{L}/gu, '').length >= 2, word)
      assert.ok((parts.at(-1) ?? '').replace(/\P{L}/gu, '').length >= 3, word)
    }
  })

  it('is no name, no acronym, no short word, and none of an unknown language', () => {
    assert.deepEqual(divide('Elizabeth', 'en'), ['Elizabeth'])
    assert.deepEqual(divide('INTERNATIONAL', 'en'), ['INTERNATIONAL'])
    assert.deepEqual(divide('never', 'en'), ['never'])
    assert.deepEqual(divide('photographs', null), ['photographs'])
  })
})
