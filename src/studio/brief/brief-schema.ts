// The form of a brief: all that the studio knows of a book and its caller's wishes, and what it reads in them. Kept with every cover.
import { z } from 'zod'
import { targetAudiences } from '../../catalog/audiences.ts'
import { moods } from '../../catalog/moods.ts'
import { colorPalettes } from '../../catalog/palettes.ts'
import { concept } from '../../contract/concept.ts'
import { madeDrawingSchema } from '../drawings/made-drawing.ts'
import { askedSchema } from './asked-things.ts'
import { colourWishSchema } from './find-colours.ts'
import { settingSchema } from './setting.ts'
import { yearLabel } from './year-label.ts'

const bookSchema = z
  .object({
    title: z.string(),
    subtitle: z.string().nullable(),
    author: z.string().nullable(),
    /** Slug. */
    genre: z.string(),
    subgenre: z.string().nullable(),
    /** Its beginning. */
    summary: z.string().nullable(),
    audience: z.enum(targetAudiences).nullable(),
    /** As it is printed; briefs from before it was cut may hold any length. */
    plannerYear: z.string().overwrite(yearLabel).nullable(),
  })
  .readonly()

const wishesSchema = z
  .object({
    prompt: z.string().nullable(),
    colorPalette: z.enum(colorPalettes).nullable(),
    mood: z.enum(moods).nullable(),
  })
  .readonly()

export const briefSchema = z
  .object({
    book: bookSchema,
    wishes: wishesSchema,
    reading: z
      .object({
        /** Loudest first; empty where the words show nothing. */
        motifs: z.array(z.object({ id: z.string(), score: z.number() }).readonly()).readonly(),
        excludedMotifs: z.array(z.string()).readonly(),
        setting: settingSchema,
        mood: z.enum(moods),
        colours: z.array(colourWishSchema).readonly(),
        /** A kind of colours that the book calls for by itself; briefs from before there were art notes have none. */
        palette: z.enum(colorPalettes).nullable().default(null),
        /** What the picture shows, in an art director's words. */
        scene: z.string().nullable().default(null),
        /** Things that the prompt asks for by name; briefs from before they were read have none. */
        asked: z.array(askedSchema).readonly().default([]),
        /** What the cover should show; briefs that were read by words alone have none. */
        concept: concept.nullable().default(null),
      })
      .readonly(),
    /** Made for this book by a language model; briefs from before there were any have none. */
    drawings: z.array(madeDrawingSchema).readonly().default([]),
  })
  .readonly()

export type Brief = z.infer<typeof briefSchema>

export type BookFacts = Brief['book']

export type Wishes = Brief['wishes']
