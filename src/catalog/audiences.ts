// Who a book is written for.

export const targetAudiences = ['children', 'middle-grade', 'young-adult', 'new-adult', 'adult'] as const

export type TargetAudience = (typeof targetAudiences)[number]
