// The form that makes a book.
import { targetAudiences } from '../../catalog/audiences.ts'
import { genres, subgenreLabel } from '../../catalog/genres.ts'
import { textLimits } from '../../catalog/limits.ts'
import { type Html, html } from '../../html/html.ts'
import { type FormState, formState, type Tried } from '../form-state.ts'
import type { Frame } from '../reader.ts'
import { type Choice, choiceField, groupedField, textField, wishForm } from './fields.ts'

export const bookFormId = 'new-book'

export const bookFormFields = {
  title: '',
  author: '',
  genre: '',
  subtitle: '',
  subgenre: '',
  target_audience: '',
  summary: '',
  planner_year: '',
}

/** Genres that covers can be painted for come first; all can be kept. */
const genreChoices: readonly Choice[] = genres
  .toSorted((a, b) => Number(b.supported) - Number(a.supported) || (a.name < b.name ? -1 : 1))
  .map(({ slug, name, supported }) => ({ value: slug, label: supported ? name : `${name} (no covers yet)` }))

const audienceChoices: readonly Choice[] = [
  { value: '', label: 'Not said' },
  ...targetAudiences.map((value) => ({ value, label: subgenreLabel(value) })),
]

const subgenreGroups = genres
  .filter(({ subgenres }) => subgenres.length > 0)
  .map(({ name, subgenres }) => ({
    label: name,
    choices: subgenres.map((value) => ({ value, label: subgenreLabel(value) })),
  }))

/** The three that a cover needs. */
export const coverWords = (state: FormState, kinds: readonly Choice[] = genreChoices): Html => html`${textField(state, {
  name: 'title',
  label: 'Title',
  max: textLimits.title,
  required: true,
})}
${textField(state, { name: 'author', label: 'Author', max: textLimits.author })}
${choiceField(state, { name: 'genre', label: 'Genre', choices: [{ value: '', label: 'Choose…' }, ...kinds], required: true })}`

export const bookForm = (frame: Frame, tried: Tried | null): Html => {
  const state = formState({ id: bookFormId, fields: bookFormFields }, tried)
  return wishForm(
    frame,
    { action: '/library', state },
    html`<div class="columns">${coverWords(state)}
${groupedField(state, {
  name: 'subgenre',
  label: 'Subgenre',
  first: { value: '', label: 'Find it from the words' },
  groups: subgenreGroups,
})}</div>
${textField(state, {
  name: 'summary',
  label: 'What it is about',
  max: textLimits.summary,
  rows: 4,
  hint: 'Places, people, things, the mood: the painter reads every word.',
})}
<details class="more"><summary>More</summary><div class="columns">
${textField(state, { name: 'subtitle', label: 'Subtitle', max: textLimits.subtitle })}
${choiceField(state, { name: 'target_audience', label: 'For whom', choices: audienceChoices })}
${textField(state, { name: 'planner_year', label: 'Year, for a planner', max: 100 })}
</div></details>
<div class="buttons"><button class="primary"><span class="does">Put it on the shelf</span> <span class="price">free</span></button></div>`,
  )
}
