// Names of the parts of pictures that painters say when they paint them. Things that are motifs have names of their own.

export const sceneNames = [
  'arch',
  'awning',
  'banner',
  'bars',
  'blinds',
  'blooms',
  'buildings',
  'bunting',
  'burst',
  'clouds',
  'curtains',
  'disc',
  'dock',
  'door',
  'dots',
  'drips',
  'eye',
  'fields',
  'floor',
  'fog',
  'frame',
  'gems',
  'glass',
  'grass',
  'grid',
  'hearts',
  'hills',
  'lead',
  'leaves',
  'ledge',
  'lights',
  'lines',
  'map',
  'marble',
  'moon',
  'mountains',
  'oval',
  'panel',
  'paper',
  'pavement',
  'photo',
  'planet',
  'players',
  'pots',
  'rays',
  'reeds',
  'reticle',
  'ribbons',
  'rings',
  'road',
  'rock',
  'roots',
  'sand',
  'scratches',
  'shadow',
  'shapes',
  'shelves',
  'sigil',
  'sign',
  'signs',
  'silk',
  'sky',
  'smoke',
  'sparks',
  'splatter',
  'stage',
  'stairs',
  'stars',
  'sun',
  'tabs',
  'tentacles',
  'tiles',
  'trees',
  'vines',
  'wall',
  'water',
  'window',
  'wreath',
] as const

/** What somebody of the picture wears: known by its wearer. */
export const garmentNames = ['bow', 'cape', 'crown', 'hat', 'jumper', 'scarf'] as const

export const partNames = [...sceneNames, ...garmentNames] as const

export type GarmentName = (typeof garmentNames)[number]

export type PartName = (typeof partNames)[number]

export const isGarment = (name: PartName): boolean => garmentNames.some((garment) => garment === name)

/** What an easel is told to leave a part out, or to paint it faintly. */
export const leftOutPart = (name: PartName): string => `part ${name}`
export const faintPart = (name: PartName): string => `faint ${name}`
