// The layout of a wrap as it is stored, shown, edited and sent back: every field explicit, lengths in inches from the top left of the sheet.
import { z } from 'zod'
import { alignments, panelNames } from '../catalog/print.ts'
import { fits } from './text.ts'

/** Raised when the shape changes; older layouts are then migrated on reading. */
export const layoutVersion = 1

export const maxTextBlocks = 40
const maxTextLength = 2000

const color = z
  .string()
  .regex(/^#[0-9a-fA-F]{6}$/, 'expected a colour like #1a2b3c')
  .toLowerCase()
  .meta({ maxLength: 7, description: '`#rrggbb`' })

const place = z.number().min(-2).max(30)
const extent = z.number().gt(0).max(30)

/** It is blended into the art, because print files hold no transparency. */
const backing = z
  .strictObject({
    x: place,
    y: place,
    width: extent,
    height: extent,
    color,
    opacity: z.number().gt(0).max(1),
    softness: z.number().min(0).max(2).meta({ description: 'How wide its edges fade, in inches.' }),
  })
  .meta({ description: 'A plate or a soft shade between the art and the type.' })

const halo = z
  .strictObject({
    color,
    opacity: z.number().gt(0).max(1),
    reach: z.number().min(0.02).max(1).meta({ description: 'How far it is seen around the letters, in em.' }),
  })
  .meta({ description: 'A soft glow around the letters, blended into the art.' })

const rule = z
  .strictObject({
    width: extent,
    thickness: z.number().min(0.75).max(12).meta({ description: 'In points; printers lose thinner lines.' }),
    offset: z.number().min(0).max(2).meta({ description: 'Inches above the top of the block.' }),
    color,
  })
  .meta({ description: 'A short line above the block, in line with its text.' })

const textBlock = z.strictObject({
  id: z
    .string()
    .regex(/^[A-Za-z][A-Za-z0-9_-]{0,63}$/, 'expected a name of letters, digits, - and _')
    .meta({
      maxLength: 64,
      description: '`tagline`, `blurb`, `authorBio`, `spineTitle`, `spineAuthor`, or a name of your own.',
    }),
  panel: z.enum(panelNames),
  text: z
    .string()
    .refine((text) => fits(text, maxTextLength), `expected at most ${maxTextLength} characters`)
    .meta({ maxLength: maxTextLength, description: 'Line breaks part paragraphs.' }),
  x: place,
  y: place,
  width: extent,
  height: extent.meta({ description: 'On the spine, lines run along the height.' }),
  fontSize: z.number().min(7).max(200).meta({ description: 'In points.' }),
  preferredSize: z
    .number()
    .min(7)
    .max(200)
    .meta({ description: 'What it would have with more room; a smaller `fontSize` is reported.' }),
  shrinkToFit: z.boolean().meta({ description: 'Set smaller than `fontSize`, down to the minimum, where it must be.' }),
  leading: z.number().min(0.8).max(3).meta({ description: 'Line distance, as a multiple of the size.' }),
  tracking: z.number().min(-0.1).max(0.5).meta({ description: 'Letter spacing in em.' }),
  paragraphSpacing: z
    .number()
    .min(0)
    .max(3)
    .meta({ description: 'Between paragraphs, as a multiple of the line distance.' }),
  alignment: z.enum(alignments),
  verticalAlignment: z.enum(['top', 'middle', 'bottom']),
  capitals: z.boolean(),
  balanced: z.boolean().meta({ description: 'Lines of about the same length; words are not divided.' }),
  hyphenated: z.boolean(),
  columns: z
    .union([z.literal(1), z.literal(2)])
    .default(1)
    .meta({ description: 'Side by side in the box; the spine has only one, and so has a box too narrow for two.' }),
  color,
  rule: rule.nullable(),
  backing: backing.nullable(),
  halo: halo.nullable().default(null),
})

/** Only the print room knows the faces; here they are names. */
export const wrapLayoutIn = <Font extends z.ZodType<string>>(font: Font) =>
  z
    .strictObject({
      schemaVersion: z.literal(layoutVersion),
      spineRotation: z.union([z.literal(90), z.literal(-90), z.literal(0)]).meta({
        description:
          'Clockwise: 90 reads from top to bottom, -90 from bottom to top. 0 sets Chinese, Japanese and Korean upright, one character under the other, and all else as 90 does.',
      }),
      colors: z
        .strictObject({ back: color.nullable(), spine: color.nullable(), text: color, accent: color })
        .meta({ description: 'Of the grounds, null where art shows, and of what is written on them.' }),
      textBlocks: z
        .array(textBlock.extend({ font }))
        .max(maxTextBlocks)
        .refine((blocks) => new Set(blocks.map(({ id }) => id)).size === blocks.length, 'expected ids that differ'),
    })
    .meta({
      description:
        'The complete layout, lengths in inches from the top left of the sheet. POST render takes it back, unchanged or edited, as `layoutState`.',
    })

export const wrapLayout = wrapLayoutIn(z.string().meta({ maxLength: 100, description: 'The id of a face.' }))
