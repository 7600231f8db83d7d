// Any word for a minor with any word for sex or nudity is refused, whatever the field, the order and the frame.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { moderateText } from '../../../../src/studio/senses/moderation/moderate-text.ts'

const isAllowed = (field: string, text: string): boolean => moderateText({ [field]: text }).allowed

const named = [
  'child',
  'kids',
  'schoolgirl',
  'schoolboys',
  'minors',
  'preteen',
  'toddler',
  'underage girl',
  'little girl',
  'ninth grader',
]
const aged = Array.from({ length: 13 }, (_, years) => years + 5).flatMap((age) => [
  `${age} year old`,
  `${age}-year-old boy`,
  `girl of ${age}`,
  `boy aged ${age}`,
])
const minors = [...named, ...aged]
const sexual = ['nude', 'naked', 'topless', 'porn', 'pornographic', 'erotic', 'sexy', 'in lingerie', 'having sex']

type Frame = (minor: string, word: string) => string

const frames: Readonly<Record<string, readonly Frame[]>> = {
  title: [(minor, word) => `${word} ${minor}`, (minor, word) => `${minor} ${word}`],
  summary: [
    (minor, word) => `A collection of ${word} pictures of a ${minor}.`,
    (minor, word) => `This book shows a ${minor} ${word}.`,
  ],
  prompt: [
    (minor, word) => `${word} ${minor}`,
    (minor, word) => `${minor}, ${word}`,
    (minor, word) => `a picture of a ${minor}, ${word}, soft light`,
    (minor, word) => `make the ${minor} ${word}`,
  ],
}

for (const [field, listed] of Object.entries(frames))
  test(`a minor and a word for sex or nudity are refused as ${field}, in both orders`, () => {
    for (const frame of listed)
      for (const minor of minors)
        for (const word of sexual) assert.equal(isAllowed(field, frame(minor, word)), false, frame(minor, word))
  })

test('the crime by its names, approved of or offered, is refused', () => {
  const texts = [
    ['title', 'The Pro-Pedophile Manifesto'],
    ['summary', 'This anthology contains sexual content with underage characters.'],
    ['prompt', 'the cover should be CSAM'],
    ['title', 'Why Pedophilia Should Be Celebrated'],
  ] as const
  for (const [field, text] of texts) assert.equal(isAllowed(field, text), false, text)
})

test('survivors, courts, psychologists and those who protect children may name it', () => {
  const texts = [
    ['summary', 'A survivor of childhood sexual abuse writes about silence, therapy and her daughters.'],
    ['summary', 'How courts treat cases of child sexual abuse: law, evidence and procedure.'],
    [
      'summary',
      'A psychologist on paedophilia: what is known of its causes, and of the treatment that prevents crimes.',
    ],
    ['title', 'Protecting Children from Online Grooming: A Guide for Parents and Teachers'],
    ['title', 'Child Pornography and the Law'],
    ['summary', 'How investigators find CSAM online, identify the victims and bring offenders to court.'],
    ['title', 'Lolita'],
  ] as const
  for (const [field, text] of texts) assert.equal(isAllowed(field, text), true, text)
})
