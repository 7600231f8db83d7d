// Named colours as palettes take them.
import { lchOf } from '../../../colour/colour.ts'
import type { WishedColour } from '../../../colour/recolour.ts'
import type { NamedColour } from '../wish.ts'

export const wished = ({ hex, metal }: NamedColour, wanted: boolean): WishedColour => ({ ...lchOf(hex), metal, wanted })

/** Chroma under which a colour is black, white or grey. */
export const neutral = 0.03
