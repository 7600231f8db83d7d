// The print wrap of a cover: the one that is there, and the form that makes it.
import { textLimits } from '../../catalog/limits.ts'
import { operations, solidWrapCredits } from '../../catalog/operations.ts'
import { bindingTypes, paperTypes } from '../../catalog/print.ts'
import type { WrapDimensions } from '../../contract/wraps.ts'
import type { WrapDetail } from '../../contract/wraps-results.ts'
import { type Content, type Html, html } from '../../html/html.ts'
import { kdp } from '../../print/printers/kdp.ts'
import { formState, type Tried } from '../form-state.ts'
import type { Frame } from '../reader.ts'
import {
  type Choice,
  choiceField,
  creditsInWords,
  numberField,
  priced,
  radioField,
  textField,
  wishForm,
} from './fields.ts'

export const wrapFormId = 'wrap-form'
export const extendFormId = 'extend-front'

export interface ShownWrap extends WrapDetail {
  /** Tells one printing from another. */
  readonly revision: number
  readonly paperType: string
  readonly bindingType: string
  readonly sheet: Pick<WrapDimensions, 'pixelWidth' | 'pixelHeight'>
}

const capital = (words: string): string => `${words.slice(0, 1).toUpperCase()}${words.slice(1).replaceAll('_', ' ')}`

const named = (values: readonly string[]): Choice[] => values.map((value) => ({ value, label: capital(value) }))

/** Every size of the printer; those that only one binding has say so. */
const trimChoices = (): Choice[] => {
  const sizes = new Map<string, string[]>()
  for (const binding of bindingTypes) {
    for (const { width, height } of kdp.bindings[binding].trims) {
      const size = `${width}x${height}`
      sizes.set(size, [...(sizes.get(size) ?? []), binding])
    }
  }
  return [...sizes].map(([value, bindings]) => ({
    value,
    label: `${value.replace('x', ' × ')} in${bindings.length === 1 ? `, ${bindings[0]}` : ''}`,
  }))
}

const styles = [
  { value: 'complementary', label: 'Complementary', note: 'New art of the same world.' },
  { value: 'continuation', label: 'Continuation', note: 'The front runs on over spine and back.' },
  { value: 'textured', label: 'Textured', note: 'A quiet pattern of its motifs.' },
  { value: 'solid', label: 'Solid', note: 'One colour.' },
].map((style) => ({
  ...style,
  credits: style.value === 'solid' ? solidWrapCredits : operations.wrap.creditsPerImage,
}))

const presets: readonly Choice[] = [
  { value: 'standard', label: 'Tagline, blurb, about the author' },
  { value: 'blurb-only', label: 'One large text' },
  { value: 'minimal', label: 'Tagline alone' },
]

interface WrapView {
  readonly coverId: string
  readonly book: { readonly title: string; readonly author: string | null; readonly summary: string | null }
  readonly wrap: ShownWrap | null
  readonly tried: Tried | null
}

const pageRange = {
  min: Math.min(...bindingTypes.map((each) => kdp.bindings[each].pages.min)),
  max: Math.max(...bindingTypes.map((each) => kdp.bindings[each].pages.max)),
}

export const wrapForm = (frame: Frame, { coverId, book, wrap, tried }: WrapView): Html => {
  const fields = {
    trim: wrap ? `${wrap.trimWidth}x${wrap.trimHeight}` : '6x9',
    pageCount: wrap ? String(wrap.pageCount) : '',
    paperType: wrap?.paperType ?? 'cream',
    bindingType: wrap?.bindingType ?? 'paperback',
    designStyle: wrap?.designStyle ?? 'complementary',
    preset: 'standard',
    tagline: '',
    blurb: book.summary ?? '',
    authorBio: '',
    spineTitle: book.title,
    spineAuthor: book.author ?? '',
    solidColor: '',
    spineColor: '',
    customInstructions: '',
  }
  const state = formState({ id: wrapFormId, fields }, tried)
  const credits = fields.designStyle === 'solid' ? solidWrapCredits : operations.wrap.creditsPerImage
  return wishForm(
    frame,
    { action: `/library/covers/${coverId}/wraps`, state },
    html`<div class="columns four">${choiceField(state, { name: 'trim', label: 'Trim size', choices: trimChoices() })}
${numberField(state, { name: 'pageCount', label: 'Pages', required: true, ...pageRange })}
${choiceField(state, { name: 'paperType', label: 'Paper', choices: named(paperTypes) })}
${choiceField(state, { name: 'bindingType', label: 'Binding', choices: named(bindingTypes) })}</div>
${radioField(state, {
  name: 'designStyle',
  label: 'Back and spine',
  choices: styles.map((style) => ({ ...style, note: `${style.note} ${capital(creditsInWords(style.credits))}.` })),
})}
<div class="columns">${choiceField(state, { name: 'preset', label: 'Texts on the back', choices: presets })}
${textField(state, { name: 'tagline', label: 'Tagline', max: textLimits.tagline })}</div>
${textField(state, { name: 'blurb', label: 'Blurb', max: textLimits.blurb, rows: 5 })}
${textField(state, { name: 'authorBio', label: 'About the author', max: textLimits.authorBio, rows: 2 })}
<div class="columns">${textField(state, { name: 'spineTitle', label: 'Title on the spine', max: textLimits.spineText })}
${textField(state, { name: 'spineAuthor', label: 'Author on the spine', max: textLimits.spineText })}</div>
<details class="more"><summary>Colours and wishes</summary><div class="columns">
${textField(state, { name: 'solidColor', label: 'Colour of a solid back', max: 7, placeholder: '#1a2b3c', hint: 'Empty: taken from the front.' })}
${textField(state, { name: 'spineColor', label: 'Colour of the spine', max: 7, placeholder: '#1a2b3c', hint: 'Empty: as the back wants it.' })}</div>
${textField(state, { name: 'customInstructions', label: 'What the back should show', max: textLimits.wrapInstructions, rows: 2, hint: 'Not for a solid back.' })}
</details>
<div class="buttons">${priced(wrap ? 'Make the wrap anew' : 'Make the wrap', credits, html` data-follows="designStyle"`)}</div>
${wrap && html`<p class="hint">It takes the place of the wrap that is there.</p>`}`,
  )
}

/** Its place while it is being made. */
export const wrapToCome = html`<figure class="wrap painting"><span class="slot"></span><figcaption>Being made</figcaption></figure>`

/** The wrap that is there: a look at it, its print file, and the way to the editor. */
export const wrapShown = (frame: Frame, wrap: ShownWrap, tried: Tried | null): Content => {
  const { root } = frame
  const place = `${root}/wraps/${wrap.wrapId}/edit`
  return html`<figure class="wrap"><a href="${place}"><img src="${place}/proof?size=preview&revision=${wrap.revision}" width="${wrap.sheet.pixelWidth}" height="${wrap.sheet.pixelHeight}" alt="Back, spine and front of ${wrap.designName}"></a>
<figcaption>${wrap.trimWidth} × ${wrap.trimHeight} in · ${wrap.pageCount} pages · spine ${wrap.spineWidth} in · ${wrap.designStyle}</figcaption></figure>
<div class="buttons"><a class="button primary" href="${place}">Open in the editor</a>
<a class="button" href="${place}/pdf">Download the print PDF</a>
${wishForm(
  frame,
  {
    action: `/library/wraps/${wrap.wrapId}/extend-front`,
    state: formState({ id: extendFormId, fields: {} }, tried),
    kind: 'small',
  },
  html`<button><span class="does">Extend the front again</span> <span class="price">free</span></button>`,
)}</div>`
}
