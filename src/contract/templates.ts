// Templates: the looks a cover can be generated in.
import { z } from 'zod'
import { genres } from '../catalog/genres.ts'
import { textLimits } from '../catalog/limits.ts'
import { operation } from './operation.ts'
import { freeText } from './text.ts'
import { count, shortName, shown, uri } from './values.ts'

const template = z.object({
  id: shortName,
  name: shortName,
  family: shortName.meta({
    maxLength: 100,
    description: 'The kind of picture; templates of one family are close to each other.',
  }),
  templateType: shortName.meta({ maxLength: 100, description: 'How it is made.' }),
  genreBuckets: z
    .array(shown(200))
    .meta({ description: '`<Genre>:<subgenre>`; `*` stands for the whole genre and for books without a subgenre.' }),
  previewImage: uri,
  subgenreMatch: z
    .boolean()
    .optional()
    .meta({ description: 'Only where `subgenre` was asked for: made for it (true), or for its genre as a whole.' }),
})

export type Template = z.infer<typeof template>

export const templateList = z.object({ templates: z.array(template), total: count })

export const listTemplates = operation({
  id: 'listTemplates',
  method: 'GET',
  path: '/api/v1/templates',
  tag: 'Templates',
  summary: 'List templates',
  description:
    'All templates, those of a genre, or those of a subgenre together with the broader ones of its genre. Their ids go into `templateId` of a generate call. Free.',
  authenticated: true,
  idempotent: false,
  query: z.object({
    genre: freeText()
      .optional()
      .meta({ enum: genres.flatMap(({ slug, name }) => [slug, name]), description: 'Slug or canonical value.' }),
    subgenre: freeText().optional().meta({ maxLength: textLimits.subgenre, description: 'Needs `genre`.' }),
  }),
  body: null,
  answers: { 200: { description: 'The templates.', schema: templateList } },
  faults: ['missing_genre_for_subgenre', 'invalid_genre', 'invalid_subgenre'],
  failure: 'fetch_failed',
})
