// The layout of a wrap as callers see and send it. The print room judges what they send, with every limit.
import { z } from 'zod'
import { count } from './values.ts'

const inches = z.number()
const color = z.string().meta({ description: '`#rrggbb`' })

const rule = z
  .object({
    width: inches,
    thickness: z.number().meta({ description: 'In points.' }),
    offset: inches.meta({ description: 'Above the top of the block.' }),
    color,
  })
  .meta({ description: 'A short line above the block.' })

const backing = z
  .object({
    x: inches,
    y: inches,
    width: inches,
    height: inches,
    color,
    opacity: z.number(),
    softness: inches.meta({ description: 'How wide its edges fade.' }),
  })
  .meta({ description: 'A plate or a soft shade between the art and the type.' })

const textBlock = z.object({
  id: z.string().meta({
    description: '`tagline`, `blurb`, `authorBio`, `spineTitle`, `spineAuthor`, or a name of your own.',
  }),
  panel: z.enum(['back', 'spine', 'front']),
  text: z.string().meta({ description: 'Line breaks part paragraphs.' }),
  x: inches,
  y: inches,
  width: inches,
  height: inches.meta({ description: 'On the spine, lines run along the height.' }),
  font: z.string().meta({ description: 'The id of a face.' }),
  fontSize: z.number().meta({ description: 'In points.' }),
  preferredSize: z
    .number()
    .meta({ description: 'What it would have with more room; a smaller `fontSize` is reported.' }),
  shrinkToFit: z.boolean().meta({ description: 'Set smaller than `fontSize`, down to the minimum, where it must be.' }),
  leading: z.number().meta({ description: 'Line distance, as a multiple of the size.' }),
  tracking: z.number().meta({ description: 'Letter spacing in em.' }),
  paragraphSpacing: z.number().meta({ description: 'As a multiple of the line distance.' }),
  alignment: z.enum(['left', 'center', 'right', 'justify']),
  verticalAlignment: z.enum(['top', 'middle', 'bottom']),
  capitals: z.boolean(),
  balanced: z.boolean().meta({ description: 'Lines of about the same length; words are not divided.' }),
  hyphenated: z.boolean(),
  color,
  rule: rule.nullable(),
  backing: backing.nullable(),
})

export const wrapLayout = z
  .object({
    schemaVersion: count,
    spineRotation: z.union([z.literal(90), z.literal(-90)]).meta({
      description: '90 reads from top to bottom, -90 from bottom to top.',
    }),
    colors: z
      .object({ back: color.nullable(), spine: color.nullable(), text: color, accent: color })
      .meta({ description: 'Of the grounds, null where art shows, and of what is written on them.' }),
    textBlocks: z.array(textBlock),
  })
  .meta({
    description:
      'The complete layout, lengths in inches from the top left of the sheet. POST render takes it back, unchanged or edited, as `layoutState`.',
  })
