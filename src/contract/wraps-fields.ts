// What callers say about a wrap: the book it is for, how it looks, and the texts on it.
import { z } from 'zod'
import { textLimits } from '../catalog/limits.ts'
import { designStyles, wrapPresets } from '../catalog/print.ts'
import { externalRef, webhookUrl } from './job-fields.ts'
import { freeText, text, wish } from './text.ts'
import { canonicalId, uuidLength } from './values.ts'
import { wrapLayout } from './wraps-layout.ts'
import { specNotes, specsNeeded } from './wraps-specs.ts'

/** Anything but a number is NaN: only who knows the printer can tell which of several faults comes first. */
const measure = z
  .unknown()
  .optional()
  .transform((value) => (typeof value === 'number' ? value : Number.NaN))

const word = (standard: string) =>
  z
    .unknown()
    .optional()
    .transform((value) =>
      typeof value === 'string' ? value.trim() || standard : (value ?? null) === null ? standard : '',
    )

/** What the printer must know. Judged by the geometry, which refuses it before anything else is looked at. */
const specFields = {
  trimWidth: measure.meta(specNotes.trimWidth),
  trimHeight: measure.meta(specNotes.trimHeight),
  pageCount: measure.meta(specNotes.pageCount),
  paperType: word('').meta(specNotes.paperType),
  bindingType: word('paperback').meta(specNotes.bindingType),
}

export const wrapSpecFields = z.object(specFields)

const hexColor = /^#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6})$/

const longHex = (value: string): string =>
  (value.length === 4 ? `#${[...value.slice(1)].map((digit) => digit + digit).join('')}` : value).toLowerCase()

const color = z
  .string({ error: 'invalid_color' })
  .regex(hexColor, { error: 'invalid_color' })
  .meta({ maxLength: 7 })
  .transform(longHex)
  .optional()

const colorFormat = '`#rrggbb` or `#rgb`.'

const preset = z.enum(wrapPresets, { error: 'invalid_preset' })

const presetNote = 'standard: tagline, blurb and author bio; blurb-only: one large text; minimal: the tagline.'

/** The texts of a wrap. Those that are empty or left out make no block. */
const wrapTextFields = {
  tagline: text(textLimits.tagline).optional().meta({ description: 'In the presets standard and minimal.' }),
  blurb: text(textLimits.blurb)
    .optional()
    .meta({ description: 'Fitted; `text_overflow` warns where it cannot be set even at the smallest size.' }),
  authorBio: text(textLimits.authorBio).optional().meta({ description: 'In the preset standard.' }),
  spineTitle: text(textLimits.spineText).optional().meta({
    description:
      'Left out, with the warning `spine_text_dropped`, where `canHaveSpineText` is false or the text does not fit the spine at `minFontSize`.',
  }),
  spineAuthor: text(textLimits.spineText).optional().meta({ description: 'Left out like spineTitle.' }),
}

export const wrapFields = z
  .object({
    coverId: freeText({ missing: 'missing_front_cover' })
      .overwrite(canonicalId)
      .meta({ format: 'uuid', maxLength: uuidLength, description: 'The front panel.' }),
    ...specFields,
    designStyle: z.enum(designStyles, { error: 'invalid_design_style' }).default('complementary').meta({
      description:
        "solid: one colour; textured: a subtle pattern of the front's motifs; continuation: the front runs on over spine and back; complementary: new art of the same world.",
    }),
    preset: preset.default('standard').meta({ description: presetNote }),
    solidColor: color.meta({
      description: `${colorFormat} For solid; the front's dominant colour when omitted. Ignored in other styles.`,
    }),
    spineColor: color.meta({ description: `${colorFormat} As the back wants it when omitted.` }),
    customInstructions: wish(textLimits.wrapInstructions)
      .optional()
      .meta({ description: 'What the art of the back should show, in words. Ignored for solid.' }),
    ...wrapTextFields,
    external_ref: externalRef,
    webhookUrl: webhookUrl(textLimits.webhookUrl),
  })
  .meta({ required: ['coverId', ...specsNeeded] })

export type WrapFields = z.infer<typeof wrapFields>

const { $schema: _, ...layoutDocument } = z.toJSONSchema(wrapLayout, { io: 'output' })

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value)

export const renderFields = z.object({
  preset: preset.optional().meta({
    description: `${presetNote} standard where texts are given without it. Ignored when layoutState is given.`,
  }),
  ...wrapTextFields,
  spineColor: color.meta({ description: `${colorFormat} Omitted keeps the stored colour.` }),
  solidColor: color.meta({ description: `${colorFormat} Only for a wrap in the style solid; stored with it.` }),
  layoutState: z
    .unknown()
    .refine(isObject, { error: 'invalid_layout', params: { reason: 'must be an object, as `layout_state` is' } })
    .optional()
    .meta({
      ...layoutDocument,
      description: 'A complete layout as `layout_state` has it; goes before texts and preset.',
    }),
})

export type RenderFields = z.infer<typeof renderFields>

export const extendFields = z.object({
  external_ref: text(textLimits.extendFrontExternalRef)
    .optional()
    .meta({ description: 'Your reference; echoed in the job and in its webhook.' }),
  webhookUrl: webhookUrl(textLimits.extendFrontWebhookUrl),
})
