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
  'doodles',
  'door',
  'dots',
  'drips',
  'eye',
  'fields',
  'floor',
  'fog',
  'frame',
  'gate',
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
  'tears',
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
export const garmentNames = [
  'apron',
  'bow',
  'cape',
  'coat',
  'crown',
  'dress',
  'gloves',
  'hat',
  'jumper',
  'scarf',
  'shirt',
  'shoes',
  'shorts',
  'skirt',
  'suit',
  'trousers',
] as const

/** What belongs to a thing of the picture, and is drawn with it. */
export const pieceNames = [
  'antlers',
  'aorta',
  'arrow',
  'beak',
  'belly',
  'blade',
  'bookmark',
  'breast',
  'candles',
  'chart bars',
  'last bar',
  'cheeks',
  'chimneys',
  'clasp',
  'corners',
  'cross',
  'cups',
  'dark windows',
  'ears',
  'emblem',
  'eyes',
  'face',
  'feathers',
  'fins',
  'flag',
  'flame',
  'hair',
  'handle',
  'his hair',
  'house bushes',
  'house door',
  'house walls',
  'house windows',
  'hull',
  'jewels',
  'lantern',
  'legs',
  'lens',
  'mane',
  'muzzle',
  'nose',
  'nose cone',
  'nuts',
  'own leaves',
  'pages',
  'paws',
  'petals',
  'porthole',
  'roof',
  'sails',
  'saucer',
  'skin',
  'steam',
  'stick',
  'stripes',
  'tail',
  'target rings',
  'tea',
  'thrust',
  'toy',
  'veins',
  'vessels',
  'weathervane',
  'wings',
] as const

export const partNames = [...sceneNames, ...garmentNames, ...pieceNames] as const

export type GarmentName = (typeof garmentNames)[number]

/** A piece of a thing that only its drawing names. */
export type DrawnName = `own ${string}`

export type OwnName = GarmentName | (typeof pieceNames)[number] | DrawnName

export type PartName = (typeof partNames)[number] | DrawnName

export const isGarment = (name: PartName): boolean => garmentNames.some((garment) => garment === name)

const isDrawnName = (name: PartName): name is DrawnName => name.startsWith('own ')

/** Whether a part belongs to somebody or something, be it the hero. */
export const isOwn = (name: PartName): boolean =>
  isGarment(name) || isDrawnName(name) || pieceNames.some((own) => own === name)

/** Pieces that painters name otherwise than drawings label them, so that no door of the scene is meant by a house's own. */
const labelled: Readonly<Record<string, OwnName>> = {
  bushes: 'house bushes',
  door: 'house door',
  leaves: 'own leaves',
  'teddy bear': 'toy',
  walls: 'house walls',
  windows: 'house windows',
}

/** What the part of a drawing is known by that bears a label. */
export const partCalled = (label: string): OwnName =>
  labelled[label] ??
  garmentNames.find((garment) => garment === label) ??
  pieceNames.find((piece) => piece === label) ??
  `own ${label}`

/** What an easel is told to leave a part out, or to paint it faintly. */
export const leftOutPart = (name: PartName): string => `part ${name}`
/** What an easel is told to leave out one piece of a part that is painted piece by piece. */
export const leftOutPiece = (name: PartName, nth: number): string => `part ${name} ${nth}`
/** What an easel is told to paint one more of a part, where its painter can. */
export const onePartMore = (name: PartName, side: 'left' | 'right'): string => `more ${name} ${side}`
export const faintPart = (name: PartName): string => `faint ${name}`

/** Parts that have no edges: all that is of their colour turns with them. */
const drifting: ReadonlySet<PartName> = new Set(['smoke', 'fog'])

export const isDrifting = (name: PartName): boolean => drifting.has(name)
