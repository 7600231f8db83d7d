// The moods a caller may ask for.

export const moods = ['intense', 'mysterious', 'romantic', 'intellectual', 'uplifting', 'epic', 'melancholic'] as const

export type Mood = (typeof moods)[number]
