// Motifs that no text of a book calls for: only an edit that names them shows them.
import type { Motif } from '../motif.ts'
import { balloon, bat, birdOnTheWing } from './in-the-air.ts'
import { cow, sheep } from './of-the-farm.ts'
import { hammer, ladder, telescope } from './tools.ts'

export const askedFor: readonly Motif[] = [balloon, bat, birdOnTheWing, cow, hammer, ladder, sheep, telescope]
