// How children look, and by which motifs and words they are known.
import { z } from 'zod'
import { hairStyles } from '../characters/hair.ts'
import looks from './looks.json' with { type: 'json' }

const some = z.tuple([z.string()], z.string()).readonly()
const styles = z.tuple([z.enum(hairStyles)], z.enum(hairStyles)).readonly()

export const { skins, hairs, girlStyles, boyStyles, girls, boys, children, smallFriends } = z
  .object({
    skins: some,
    hairs: some,
    girlStyles: styles,
    boyStyles: styles,
    girls: some,
    boys: some,
    /** Motifs that a child plays. */
    children: some,
    /** Who may come along where nothing is known of the book. */
    smallFriends: some,
  })
  .parse(looks)
