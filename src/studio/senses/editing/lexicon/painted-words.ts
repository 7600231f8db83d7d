// What people call the parts of a picture that painters say the names of.
import { type PartName, partNames } from '../../../paint/part-names.ts'

/** The nearest first: who says "meadow" means grass where there is some, else fields or hills. */
const words: Readonly<Record<string, readonly PartName[]>> = {
  'arch, archway, niche, alcove': ['arch', 'window'],
  'awning, awnings, canopy, marquee, sunblind': ['awning'],
  'banner, band, bar, strip, stripe, ribbon, block, bookmark, elastic, underline, sash': ['banner', 'ribbons', 'panel'],
  'bars, gauges, meters, readouts': ['bars'],
  'bunting, pennants, flags, garland': ['bunting', 'blooms'],
  'burst, explosion, splash, bubble': ['burst', 'rays'],
  'house, houses, building, buildings, shop, store, storefront, shopfront, facade, front, city, skyline, town, village, towers, skyscrapers, rooftops':
    ['buildings'],
  'clouds, cloud': ['clouds', 'sky'],
  'curtain, curtains, drapes': ['curtains'],
  'circle, disc, disk, spot, dot': ['disc', 'sun', 'moon', 'planet', 'oval', 'rings'],
  'dock, pier, jetty, planks, boardwalk, boards': ['dock', 'floor'],
  'door, doors, doorway': ['door'],
  'dots, halftone': ['dots'],
  'eye, iris': ['eye'],
  'field, fields, crops, farmland, furrows, wheat, corn': ['fields', 'grass', 'hills'],
  'grass, lawn, meadow, turf': ['grass', 'fields', 'hills'],
  'hill, hills, hillside, hillsides, valley, dunes': ['hills', 'fields', 'grass', 'mountains'],
  'land, landscape, countryside, ground, foreground, earth, soil': [
    'hills',
    'fields',
    'grass',
    'sand',
    'mountains',
    'floor',
    'pavement',
  ],
  'floor, stage, footlights': ['floor', 'stage', 'pavement'],
  'fog, mist, haze': ['fog', 'smoke'],
  'frame, border, edging, edge, rim, margin, moulding': ['frame'],
  'glass, panes, pane, stained-glass, mosaic': ['glass', 'window'],
  'hearts, confetti, stars': ['hearts', 'stars'],
  'leaves, leaf, fronds, frond, foliage, ferns, ivy, greenery': ['leaves', 'vines'],
  'ledge, table, shelf, windowsill, sill, tabletop': ['ledge', 'shelves'],
  'bookshelves, bookshelf, shelves, books': ['shelves'],
  'marble, marbling, swirls, swirl, pattern': ['marble', 'shapes', 'ribbons', 'rings'],
  moon: ['moon', 'sun'],
  'mountain, mountains, peak, peaks, range, ranges, ridges, ridge': ['mountains', 'hills'],
  'oval, medallion, cameo': ['oval', 'arch'],
  'panel, label, plate, card, box': ['panel', 'banner', 'sign'],
  'paper, papers, sheet': ['paper'],
  'pavement, sidewalk, cobbles, cobblestones': ['pavement'],
  'photo, photograph, polaroid, snapshot': ['photo'],
  'planet, planets': ['planet', 'sun', 'moon'],
  'rays, ray, sunburst, sunrays, beams, beam, spotlight, light beam, stripes, burst': ['rays', 'burst', 'ribbons'],
  'ribbons, waves, sweeps, swooshes, swoosh, strokes, brushstrokes, brush strokes, streaks, strands, bands, lines': [
    'ribbons',
    'rings',
    'banner',
    'water',
  ],
  'rings, ring, circles, arcs, arc, rainbow, stripes, orbits': ['rings', 'ribbons', 'disc'],
  'road, path, lane, footpath, trail, track, street, driveway': ['road', 'pavement'],
  'rock, rocks, cliff, cliffs, crag': ['rock', 'hills'],
  'beach, sand, shore': ['sand'],
  'shapes, pebbles, stones, chips, terrazzo, blobs, arches, tiles, squares': ['shapes', 'tiles', 'rings'],
  'sigil, pentagram, symbol, runes, rune': ['sigil'],
  'sign, signboard, board, shop sign': ['sign', 'panel'],
  'signs, neon, billboards': ['signs'],
  sky: ['sky'],
  'smoke, nebula, gas, cloud, swirl, mist, haze, flames, fire': ['smoke', 'fog'],
  'sparks, embers, particles': ['sparks'],
  'stairs, steps, staircase': ['stairs'],
  'sun, setting sun, sunset': ['sun', 'moon'],
  'tabs, dividers': ['tabs'],
  'tentacles, tentacle, arms': ['tentacles'],
  'tree, trees, forest, woods, pines, trunks, firs, treeline': ['trees'],
  'vines, vine, border, scrollwork': ['vines', 'frame'],
  'wall, walls, wallpaper, bricks, brickwork, stonework': ['wall', 'buildings'],
  'water, sea, lake, ocean, river, waves, pond': ['water'],
  'window, windows': ['window', 'glass'],
  'flowers, flower, blooms, blossoms, petals': ['blooms'],
}

const byWord = new Map<string, PartName[]>()
for (const [said, names] of Object.entries(words))
  for (const word of said.split(', ')) byWord.set(word, [...new Set([...(byWord.get(word) ?? []), ...names])])
for (const name of partNames) if (!byWord.has(name)) byWord.set(name, [name])

/** Parts that somebody may mean, the nearest first; none where the word names no part of pictures. */
export const partsCalled = (said: string): readonly PartName[] => {
  const words = said
    .toLowerCase()
    .replace(/^(?:the|a|an|all|whole|entire) /g, '')
    .split(' ')
  const last = words.at(-1) ?? ''
  return byWord.get(words.slice(-2).join(' ')) ?? byWord.get(last) ?? byWord.get(last.replace(/s$/, '')) ?? []
}
