// Fields of forms: label, what was typed, and what is wrong with it right beside it.
import { type Content, type Html, html } from '../../html/html.ts'
import { formTokenField, hidden } from '../../identity/rules.ts'
import { type FormState, onceField } from '../form-state.ts'
import { newOnce } from '../once.ts'
import type { Frame } from '../reader.ts'

interface Field {
  readonly name: string
  readonly label: string
  readonly hint?: string
  readonly required?: boolean
}

interface TextField extends Field {
  readonly max?: number
  /** More than one makes it a box for longer texts. */
  readonly rows?: number
  readonly placeholder?: string
  readonly autocomplete?: string
}

export interface Choice {
  readonly value: string
  readonly label: string
}

interface ChoiceField extends Field {
  readonly choices: readonly Choice[]
}

const hintId = ({ id }: FormState, name: string): string => `${id}-${name}-hint`
const complaintId = ({ id }: FormState, name: string): string => `${id}-${name}-wrong`

/** What ties a field to its hint and to what is wrong with it. */
export const ties = (state: FormState, { name, hint, required = false }: Omit<Field, 'label'>): Html => {
  const isWrong = state.complaintOf(name) !== null
  const described = [isWrong && complaintId(state, name), hint !== undefined && hintId(state, name)].filter(Boolean)
  return html` id="${state.id}-${name}" name="${name}"${required && html` required`}${
    isWrong && html` aria-invalid="true"`
  }${described.length > 0 && html` aria-describedby="${described.join(' ')}"`}`
}

const around = (state: FormState, field: Field, input: Content): Html =>
  html`<div class="field"><label for="${state.id}-${field.name}">${field.label}</label>${input}${notes(state, field)}</div>`

/** Under a field: what is wrong with it, and what to know of it. */
export const notes = (state: FormState, { name, hint }: Omit<Field, 'label'>): Content => {
  const complaint = state.complaintOf(name)
  return html`${complaint !== null && html`<p class="wrong" id="${complaintId(state, name)}">${complaint}</p>`}${
    hint !== undefined && html`<p class="hint" id="${hintId(state, name)}">${hint}</p>`
  }`
}

export const textField = (state: FormState, field: TextField): Html => {
  const { name, max, rows = 1, placeholder, autocomplete = 'off' } = field
  const shared = html`${ties(state, field)}${max !== undefined && html` maxlength="${max}"`}${
    placeholder !== undefined && html` placeholder="${placeholder}"`
  }`
  const value = state.valueOf(name)
  return around(
    state,
    field,
    rows > 1
      ? html`<textarea${shared} rows="${rows}">
${value}</textarea>`
      : html`<input type="text"${shared} autocomplete="${autocomplete}" value="${value}">`,
  )
}

export const numberField = (state: FormState, field: Field & { readonly min: number; readonly max: number }): Html =>
  around(
    state,
    field,
    html`<input type="number"${ties(state, field)} min="${field.min}" max="${field.max}" step="1" inputmode="numeric" value="${state.valueOf(field.name)}">`,
  )

const option = ({ value, label }: Choice, chosen: string): Html =>
  html`<option value="${value}"${value === chosen && html` selected`}>${label}</option>`

export const choiceField = (state: FormState, field: ChoiceField): Html =>
  around(
    state,
    field,
    html`<select${ties(state, field)}>${field.choices.map((each) => option(each, state.valueOf(field.name)))}</select>`,
  )

/** A select whose options stand in groups. */
export const groupedField = (
  state: FormState,
  field: Field & { readonly first: Choice; readonly groups: readonly { label: string; choices: readonly Choice[] }[] },
): Html => {
  const chosen = state.valueOf(field.name)
  return around(
    state,
    field,
    html`<select${ties(state, field)}>${option(field.first, chosen)}${field.groups.map(
      ({ label, choices }) =>
        html`<optgroup label="${label}">${choices.map((each) => option(each, chosen))}</optgroup>`,
    )}</select>`,
  )
}

/** A few choices side by side. */
export const radioField = (
  state: FormState,
  field: Field & { readonly choices: readonly (Choice & { readonly note?: string; readonly credits?: number })[] },
): Html => {
  const { name, label, choices } = field
  const chosen = state.valueOf(name)
  return html`<fieldset class="field radios"${state.complaintOf(name) !== null && html` aria-describedby="${complaintId(state, name)}"`}>
<legend>${label}</legend><div class="choices">${choices.map(
    ({ value, label: words, note, credits }) =>
      html`<label class="choice"><input type="radio" name="${name}" value="${value}"${value === chosen && html` checked`}${
        credits !== undefined && html` data-credits="${credits}"`
      }><span>${words}${note !== undefined && html`<small>${note}</small>`}</span></label>`,
  )}</div>${notes(state, field)}</fieldset>`
}

/** What is wrong with the form as a whole, and what can be done about it. */
const generalComplaint = (root: string, { general }: FormState): Content =>
  general &&
  html`<p class="notice bad" role="alert">${general.message}${
    general.code === 'insufficient_credits' && html` <a href="${root}/dashboard/billing">Get more credits</a>.`
  }</p>`

interface FormShape {
  readonly action: string
  readonly state: FormState
  readonly kind?: string
  readonly upload?: boolean
}

/** With files, the token stands in the address, where it can be read before them. */
const uploadTo = (address: string, token: string): Html =>
  html`action="${address}?${new URLSearchParams({ [formTokenField]: token }).toString()}" enctype="multipart/form-data"`

/** A form that asks for something, once: however often it arrives, it is one wish. */
export const wishForm = ({ root, token }: Frame, { action, state, kind, upload }: FormShape, content: Content): Html =>
  html`<form method="post" ${upload === true ? uploadTo(`${root}${action}`, token) : html`action="${root}${action}"`} id="${state.id}" class="wish${
    kind !== undefined && ` ${kind}`
  }">${upload !== true && hidden(formTokenField, token)}${hidden(onceField, state.valueOf(onceField) || newOnce())}
${generalComplaint(root, state)}
${content}</form>`

export const creditsInWords = (credits: number): string =>
  credits === 0 ? 'free' : `${credits} ${credits === 1 ? 'credit' : 'credits'}`

/** A button that says what pressing it costs. */
export const priced = (label: string, credits: number, attributes: Content = ''): Html =>
  html`<button class="primary"${attributes}><span class="does">${label}</span> <span class="price">${creditsInWords(credits)}</span></button>`
