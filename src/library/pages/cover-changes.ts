// The forms that make new covers of a cover: by words, and as variations.
import { textLimits } from '../../catalog/limits.ts'
import { operations } from '../../catalog/operations.ts'
import { type Content, type Html, html } from '../../html/html.ts'
import { formState, type Tried } from '../form-state.ts'
import type { Frame } from '../reader.ts'
import { priced, textField, wishForm } from './fields.ts'
import { countField } from './generate-form.ts'

export const editFormId = 'edit'
export const varyFormId = 'vary'

/** What can be said; the script makes them buttons that fill the field. */
const examples = [
  'Gold title',
  'Make the sky darker',
  'Add a raven',
  'A bigger title and a smaller author',
  'Sunset colours',
]

export const editForm = (frame: Frame, coverId: string, tried: Tried | null): Html => {
  const state = formState({ id: editFormId, fields: { prompt: '' } }, tried)
  return wishForm(
    frame,
    { action: `/library/covers/${coverId}/edit-image`, state },
    html`${textField(state, {
      name: 'prompt',
      label: 'What should change?',
      max: textLimits.editPrompt,
      rows: 2,
      required: true,
    })}
<p class="examples" data-fills="${state.id}-prompt"><span class="hint">For example:</span> ${examples.map((each) => html`<span class="example">${each}</span> `)}</p>
<div class="buttons">${priced('Change it', operations.edit_image.creditsPerImage)}</div>
<p class="hint">The change is a new cover. This one stays as it is.</p>`,
  )
}

export const varyForm = (frame: Frame, coverId: string, tried: Tried | null): Content => {
  const state = formState({ id: varyFormId, fields: { count: '2' } }, tried)
  const each = operations.variation.creditsPerImage
  return wishForm(
    frame,
    { action: `/library/covers/${coverId}/variations`, state, kind: 'row' },
    html`${countField(state)}
<div class="buttons">${priced('Paint variations', 2 * each, html` data-each="${each}" data-one="Paint a variation" data-many="Paint # variations"`)}</div>`,
  )
}
