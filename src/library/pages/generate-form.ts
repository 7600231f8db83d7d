// The forms that have covers painted for a book: from words, or after pictures.
import { maxCoversPerGenerate, maxReferences, textLimits, uploadLimits } from '../../catalog/limits.ts'
import { moods } from '../../catalog/moods.ts'
import { operations } from '../../catalog/operations.ts'
import { colorPalettes } from '../../catalog/palettes.ts'
import { type Content, type Html, html } from '../../html/html.ts'
import { type FormState, formState, type Tried } from '../form-state.ts'
import type { Frame } from '../reader.ts'
import { type Choice, choiceField, notes, priced, textField, ties, wishForm } from './fields.ts'

export const generateFormId = 'paint'
export const referenceFormId = 'paint-after'

export interface TemplateChoice {
  readonly id: string
  readonly name: string
  /** The path of its picture. */
  readonly picture: string
}

const capital = (word: string): string => `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`

const anyOf = (words: readonly string[]): Choice[] => [
  { value: '', label: 'As the book wants it' },
  ...words.map((value) => ({ value, label: capital(value) })),
]

export const countField = (state: FormState): Html =>
  choiceField(state, {
    name: 'count',
    label: 'How many',
    choices: Array.from({ length: maxCoversPerGenerate }, (_, index) => String(index + 1)).map((value) => ({
      value,
      label: value,
    })),
  })

const pictureOf = (root: string, { picture }: TemplateChoice): Html =>
  html`<span class="slot"><img src="${root}${picture}" width="200" height="320" alt="" loading="lazy"></span>`

/** The pictures of a closed list are not fetched. */
const templatePicker = (root: string, state: FormState, templates: readonly TemplateChoice[]): Content => {
  const chosen = state.valueOf('templateId')
  const choice = (value: string, label: string, picture: Content): Html =>
    html`<label class="look"><input type="radio" name="templateId" value="${value}"${value === chosen && html` checked`}>${picture}<span class="caption">${label}</span></label>`
  return html`<details class="more looks"${chosen !== '' && html` open`}><summary>Choose a look <span class="hint">or leave it to the studio</span></summary>
<fieldset><legend class="unseen">Look</legend><div class="look-list">
${choice('', 'Whatever fits best', html`<span class="slot any" aria-hidden="true">?</span>`)}
${templates.map((each) => choice(each.id, each.name, pictureOf(root, each)))}
</div>${notes(state, { name: 'templateId' })}</fieldset></details>`
}

interface Forms {
  readonly frame: Frame
  readonly bookId: string
  readonly tried: Tried | null
}

export const generateForm = (
  { frame, bookId, tried }: Forms,
  templates: readonly TemplateChoice[],
  standardCount: number,
): Html => {
  const fields = { prompt: '', count: String(standardCount), colorPalette: '', mood: '', templateId: '' }
  const state = formState({ id: generateFormId, fields }, tried)
  return wishForm(
    frame,
    { action: `/library/books/${bookId}/generate`, state },
    html`${textField(state, {
      name: 'prompt',
      label: 'What should be on the cover?',
      max: textLimits.generatePrompt,
      rows: 3,
      hint: 'In your own words, or empty: then the book speaks for itself.',
      placeholder: 'A lighthouse in a storm, one window lit',
    })}
<div class="columns three">${countField(state)}
${choiceField(state, { name: 'colorPalette', label: 'Colours', choices: anyOf(colorPalettes) })}
${choiceField(state, { name: 'mood', label: 'Mood', choices: anyOf(moods) })}</div>
${templatePicker(frame.root, state, templates)}
<div class="buttons">${priced('Paint covers', standardCount * operations.generate.creditsPerImage, html` data-each="${operations.generate.creditsPerImage}" data-one="Paint a cover" data-many="Paint # covers"`)}</div>`,
  )
}

const megabytes = uploadLimits.maxBytes / 1024 / 1024

export const referenceForm = ({ frame, bookId, tried }: Forms): Html => {
  const state = formState({ id: referenceFormId, fields: { instructions: '', pictures: '' } }, tried)
  const pictures = {
    name: 'pictures',
    hint: `1 to ${maxReferences} pictures: JPEG, PNG or WebP, up to ${megabytes} MB each. The painter takes colours, light and composition from them, never the pictures themselves.`,
    required: true,
  }
  return wishForm(
    frame,
    { action: `/library/books/${bookId}/generate-reference`, state, upload: true },
    html`<div class="field"><label for="${state.id}-pictures">Pictures</label>
<input type="file"${ties(state, pictures)} accept="${uploadLimits.types.join(',')}" multiple>${notes(state, pictures)}</div>
${textField(state, {
  name: 'instructions',
  label: 'What to take from them',
  max: textLimits.referenceInstructions,
  rows: 3,
  required: true,
  placeholder: 'The cold light and the wide sky, with a lone house',
})}
<div class="buttons">${priced('Paint a cover', operations.generate_reference.creditsPerImage)}</div>`,
  )
}
