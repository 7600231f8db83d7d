// What moderation answers, and how it says so in public: never with the offending words.

export const reasons = [
  'hate',
  'incitement',
  'threat',
  'sexualised_minor',
  'self_harm',
  'explicit_imagery',
  'harmful_instructions',
] as const

export type Reason = (typeof reasons)[number]

export type Verdict =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly field: string; readonly reason: Reason }

const wordings: Readonly<Record<Reason, string>> = {
  hate: 'contains a slur or demeans a group of people',
  incitement: 'calls for violence against people',
  threat: 'contains a threat',
  sexualised_minor: 'sexualises minors',
  self_harm: 'encourages or explains self-harm',
  explicit_imagery: 'asks for a sexually explicit picture',
  harmful_instructions: 'promises instructions for serious harm',
}

/** One sentence for the caller about a refused field. */
export const refusalWording = (field: string, reason: Reason): string => `${field} ${wordings[reason]}.`
