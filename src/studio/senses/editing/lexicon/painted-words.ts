// What people call the parts of a picture that painters say the names of.
import { isGarment, type PartName, sceneNames } from '../../../paint/part-names.ts'
import { ownCalled } from './own-words.ts'

/** The nearest first: who says "meadow" means grass where there is some, else fields or hills. */
const words: Readonly<Record<string, readonly PartName[]>> = {
  'arch, archway, niche, alcove': ['arch', 'window'],
  'awning, awnings, canopy, marquee, sunblind': ['awning'],
  'banner, band, bar, strip, stripe, ribbon, block, bookmark, elastic, underline, sash': [
    'banner',
    'ribbons',
    'panel',
    'pavement',
    'bars',
  ],
  'bars, gauges, meters, readouts, health bars': ['bars', 'banner', 'blinds'],
  'blinds, blind, slats, slat, shutters, louvres, louvers, stripes': ['blinds'],
  'blood, gore, bloodstains, mess': ['drips', 'splatter'],
  'bunting, pennants, flags, garland': ['bunting', 'blooms'],
  'burst, explosion, splash, bubble': ['burst', 'rays'],
  'house, houses, building, buildings, shop, store, storefront, shopfront, facade, front, city, skyline, town, village, towers, skyscrapers, rooftops':
    ['buildings'],
  'clouds, cloud': ['clouds', 'sky'],
  'curtain, curtains, drapes': ['curtains'],
  'bushes, bush, shrubs, hedge': ['reeds', 'trees'],
  'circle, disc, disk, spot, dot': ['disc', 'sun', 'moon', 'planet', 'oval', 'sigil', 'rings', 'reticle', 'shapes'],
  'confetti, sprinkles': ['hearts', 'stars', 'shapes'],
  'crosshair, crosshairs, reticle, scope, sight, sights, target, gunsight': ['reticle', 'rings'],
  'dock, pier, jetty, planks, boardwalk, boards': ['dock', 'floor'],
  'doodles, doodle, scribbles, scribble, squiggles, squiggle, little marks': ['doodles'],
  'door, doors, doorway': ['door'],
  'dots, halftone': ['dots'],
  'drips, drip, drops, droplets, drop, trickles': ['drips', 'splatter'],
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
  'floor, stage, footlights': ['floor', 'stage', 'pavement', 'grid', 'water'],
  'fog, mist, haze': ['fog', 'smoke'],
  'edges, torn edges, torn edge, tears, rips': ['tears', 'frame'],
  'frame, border, edging, edge, rim, margin, moulding, mouldings, surround, cave, opening, cutout': ['frame'],
  'gate, gates, gatepost, gateposts, railing, railings, pillar, pillars': ['gate'],
  'gems, gem, jewel, jewels, diamond, diamonds, crystal': ['gems'],
  'glass, panes, pane, stained-glass, mosaic': ['glass', 'window'],
  'grid, gridlines, grid lines, mesh, graph paper': ['grid'],
  'hearts, heart, little hearts': ['hearts'],
  'lead, leading, lead lines, leadwork, leads': ['lead'],
  'leaves, leaf, fronds, frond, foliage, ferns, ivy, greenery, sprigs, sprig, branches, twigs': ['leaves', 'vines'],
  'lights, lamps, bulbs, bokeh, fairy lights, string lights, blurred lights, light dots': ['lights', 'rays'],
  'lines, line, labels, leaders, leader lines, annotations, callouts, measurements, contours, rule, rules': [
    'lines',
    'lead',
  ],
  'map, streets': ['map'],
  'ledge, table, shelf, windowsill, sill, tabletop': ['ledge', 'shelves'],
  'bookshelves, bookshelf, shelves, books': ['shelves'],
  'marble, marbling, swirls, swirl, pattern': ['marble', 'shapes', 'ribbons', 'rings'],
  moon: ['moon', 'sun'],
  'mountain, mountains, peak, peaks, range, ranges, ridges, ridge': ['mountains', 'hills'],
  'oval, medallion, cameo': ['oval', 'arch', 'shapes'],
  'panel, label, plate, card, box': ['panel', 'banner', 'sign'],
  'paper, papers, sheet': ['paper'],
  'pavement, sidewalk, cobbles, cobblestones': ['pavement'],
  'photo, photograph, polaroid, snapshot': ['photo'],
  'orb, orbs, sphere, globe': ['sun', 'planet', 'moon', 'disc'],
  'planet, planets': ['planet', 'sun', 'moon'],
  'plants, florals, floral, bouquet, bouquets, flora, vegetation, botanicals': ['blooms', 'leaves', 'vines'],
  'pots, pot, planters, planter, flowerpots, flowerpot, flower pot, flower pots, plant pot, plant pots': ['pots'],
  'rays, ray, sunburst, sunrays, sunbeams, beams, beam, spotlight, light beam, stripes, burst': [
    'rays',
    'burst',
    'ribbons',
  ],
  'spotlights, floodlights, stage lights, searchlights': ['rays', 'lights'],
  'reeds, rushes, bulrushes': ['reeds', 'grass'],
  'ribbons, waves, sweeps, swooshes, swoosh, trail, smoke trail, exhaust, wave, strokes, brushstrokes, brush strokes, streaks, strands, bands, lines':
    ['ribbons', 'rings', 'banner', 'water'],
  'rings, ring, circles, arcs, arc, rainbow, stripes, orbits, dial, halo': [
    'rings',
    'ribbons',
    'disc',
    'reticle',
    'sigil',
  ],
  'road, path, lane, footpath, trail, track, street, driveway': ['road', 'pavement'],
  'rock, rocks, cliff, cliffs, crag': ['rock', 'hills'],
  'roots, root, shoots, sprouts, growth, growths, tendrils': ['roots', 'tentacles'],
  'beach, sand, shore': ['sand'],
  'scratches, scratch, gashes, gash, slashes, cuts, claw marks': ['scratches'],
  'shadow, shadows, reflection, reflections, mirror image, mirrored letters': ['shadow'],
  'shapes, shape, ellipse, pebble, pebbles, stones, chips, pieces, fragments, terrazzo, blobs, blob, arches, triangles, semicircles':
    ['shapes', 'tiles', 'rings'],
  'tiles, tile, squares, square': ['tiles', 'shapes', 'panel'],
  'silk, satin, fabric, cloth, drapery, folds': ['silk', 'curtains'],
  'sigil, pentagram, hexagram, symbol, runes, rune, star': ['sigil'],
  'sign, signboard, board, shop sign': ['sign', 'panel'],
  'signs, neon, billboards': ['signs'],
  sky: ['sky'],
  'smoke, nebula, gas, cloud, swirl, mist, haze, flames, fire': ['smoke', 'fog'],
  'sparks, embers, particles': ['sparks'],
  'splatter, splatters, spatter, spatters, splashes, stains, stain, speckles, specks': ['splatter', 'drips'],
  'stairs, steps, staircase': ['stairs'],
  'sun, setting sun, sunset': ['sun', 'moon'],
  'tabs, dividers': ['tabs'],
  'tentacles, tentacle, arms': ['tentacles'],
  'tree, trees, forest, woods, pines, trunks, firs, treeline': ['trees'],
  scrollwork: ['vines', 'blooms', 'leaves'],
  'vines, vine, border, thorns, stems, stalks': ['vines', 'leaves', 'frame'],
  'wall, walls, wallpaper, bricks, brickwork, stonework, concrete, slab': ['wall', 'buildings'],
  'water, sea, lake, ocean, river, waves, pond': ['water'],
  'window, windows': ['window', 'glass'],
  'flowers, flower, blooms, blossoms, petals, window boxes, flower boxes': ['blooms'],
  'wreath, laurel, laurels': ['wreath'],
}

const byWord = new Map<string, PartName[]>()
for (const [said, names] of Object.entries(words))
  for (const word of said.split(', ')) byWord.set(word, [...new Set([...(byWord.get(word) ?? []), ...names])])
for (const name of sceneNames) if (!byWord.has(name)) byWord.set(name, [name])

/** Words for several things at once: all of them are meant, and not only the nearest. */
const forMany =
  /(?:^|\s)(?:blood|gore|scrollwork|bloodstains|confetti|plants|florals?|bouquets?|flora|vegetation|botanicals)$/i

export const isForMany = (said: string): boolean => forMany.test(said)

/** Whether several words are the name of one part: `flower pot`, but not `castle wall`. */
export const isPartName = (said: string): boolean => said.includes(' ') && byWord.has(said.toLowerCase())

/** Parts that somebody may mean, the nearest first; none where the word names no part of pictures. */
export const partsCalled = (said: string): readonly PartName[] => {
  const words = said
    .toLowerCase()
    .replace(/^(?:the|a|an|all|whole|entire) /g, '')
    .split(' ')
  const last = words.at(-1) ?? ''
  const ofScene = byWord.get(words.slice(-2).join(' ')) ?? byWord.get(last) ?? byWord.get(last.replace(/s$/, '')) ?? []
  return [...ofScene, ...ownCalled(said).filter((name) => !isGarment(name))]
}
