// The nine kinds of work a job can be, what each costs and how it is described.

export const operationNames = [
  'generate',
  'variation',
  'edit_image',
  'upscale',
  'audiobook_cover',
  'remove_text',
  'generate_reference',
  'wrap',
  'wrap_extend_front',
] as const

export type OperationName = (typeof operationNames)[number]

export const jobStatuses = ['queued', 'processing', 'completed', 'failed'] as const

export const jobErrorCodes = [
  'generation_failed',
  'content_policy_violation',
  'edit_not_understood',
  'edit_has_no_effect',
  'provider_error',
  'timeout',
  'internal_error',
] as const

export type JobErrorCode = (typeof jobErrorCodes)[number]

export type JobStatus = (typeof jobStatuses)[number]

interface Operation {
  readonly creditsPerImage: number
  readonly description: string
}

export const operations: Readonly<Record<OperationName, Operation>> = {
  generate: { creditsPerImage: 1, description: 'Generate 1 to 5 covers for a book. One credit per cover.' },
  variation: { creditsPerImage: 1, description: 'Make 1 to 5 siblings of a cover. One credit per sibling.' },
  edit_image: { creditsPerImage: 1, description: 'Change a cover by words; the change is a new cover.' },
  upscale: { creditsPerImage: 0, description: 'Bring a cover asset to print resolution. Free.' },
  audiobook_cover: { creditsPerImage: 1, description: 'Make the square audiobook version of a cover.' },
  remove_text: { creditsPerImage: 1, description: 'Make the artwork of a cover without its text.' },
  generate_reference: {
    creditsPerImage: 1,
    description: 'Generate one cover in the spirit of 1 to 4 reference images.',
  },
  wrap: { creditsPerImage: 4, description: 'Build a print wrap: 2 credits in design style solid, 4 in any other.' },
  wrap_extend_front: { creditsPerImage: 0, description: "Extend a wrap's front panel again. Free." },
}

/** A flat back costs no painting. */
export const solidWrapCredits = 2

/** What so many images of an operation cost. */
export const creditsFor = (operation: OperationName, images: number): number =>
  operations[operation].creditsPerImage * images

/** How many images so many credits are; none can be told of what is free. */
export const imagesFor = (operation: OperationName, credits: number): number => {
  const { creditsPerImage } = operations[operation]
  return creditsPerImage === 0 ? 0 : credits / creditsPerImage
}
