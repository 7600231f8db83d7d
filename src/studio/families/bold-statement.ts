// Bold statement: the title is the cover. One flat colour, enormous letters, and a single audacious gesture.
import { isOneThing } from '../motifs/suits.ts'
import { coloursOf, planType } from './bold-statement/lettering.ts'
import { palettes } from './bold-statement/palettes.ts'
import { paintColossus, statements } from './bold-statement/statements.ts'
import type { Design, Family, Scene } from './family.ts'

const design = (scene: Scene): Design => {
  const colours = coloursOf(scene)
  return {
    type: planType(scene, colours),
    back: (easel, type) => {
      easel.fill(colours.ground)
      const margin = Math.min(scene.w, scene.h) * 0.075
      const paint = statements[scene.layout] ?? paintColossus
      paint(easel, scene, colours, type, margin)
    },
    grain: 0.2,
    vignette: 0,
  }
}

export const boldStatement: Family = {
  id: 'bold-statement',
  name: 'Bold Statement',
  look: 'typographic',
  templateType: 'typographic',
  genreBuckets: [
    'Business & Economics:business',
    'Business & Economics:*',
    'Self-Help & Personal Development:self-help',
    'Self-Help & Personal Development:*',
    'Non-Fiction:*',
    'Health & Fitness:health-fitness',
    'Health & Fitness:*',
    'Other:*',
    'Planner & Journal:fitness',
    'Planner & Journal:goal-setting',
  ],
  moods: ['intense', 'uplifting', 'intellectual', 'epic'],
  technique: 'enormous lettering on one flat colour with a single graphic gesture',
  lettering: 'heavy letters that fill the sheet from edge to edge',
  palettes,
  pairings: [
    { title: 'anton', text: 'dm-sans' },
    { title: 'archivo-black', text: 'inter-medium' },
    { title: 'league-gothic', text: 'dm-sans' },
    { title: 'dm-sans-black', text: 'dm-sans' },
    { title: 'oswald-bold', text: 'inter-medium' },
    { title: 'rubik-black', text: 'dm-sans' },
  ],
  layouts: [
    { id: 'colossus', phrase: 'letters that fill the width and the subject small at their foot' },
    {
      id: 'bars',
      phrase: 'every line on a solid bar from the left edge and the subject standing on the first',
      isEndless: true,
    },
    { id: 'slant', phrase: 'the title on a band that runs slantwise across the sheet', isEndless: true },
    { id: 'ring', phrase: 'a ring of paint around the strongest line' },
    { id: 'giant', phrase: 'the subject as a giant in the ground behind the letters', isEndless: true },
  ],
  heroes: [
    'light-bulb',
    'rocket',
    'target',
    'hourglass',
    'arrow',
    'runner',
    'lion',
    'key',
    'crown',
    'microphone',
    'boxing-glove',
  ],
  sample: {
    title: 'Do the Hard Thing First',
    subtitle: 'A short, blunt book about getting on with it',
    author: 'Marcus Oyelaran',
    summary: 'How to stop stalling, aim at the target and do the work that matters.',
  },
  shows: (motif) => isOneThing(motif) && motif.width < 2.1,
  design,
}
