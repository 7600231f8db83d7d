// Words for the picture: feelings, hours, weather, manners and framing.
import type { Air, Manner } from '../../../direction/adjustments.ts'
import type { Feeling } from '../wish.ts'
import { placeWords } from './place-words.ts'
import type { Entry } from './words.ts'

const feeling = (name: Feeling, expressions: string): Entry => [expressions, { is: 'feeling', feeling: name }]
const air = (name: Air, expressions: string): Entry => [expressions, { is: 'air', air: name }]
const manner = (name: Manner, said: string, expressions: string): Entry => [
  expressions,
  { is: 'manner', manner: name, said },
]

const feelings: readonly Entry[] = [
  feeling(
    'scary',
    'scary, scarier, frightening, frightful, horrifying, terrifying, menacing, threatening, evil, nightmarish, horror, horror feel, bloodcurdling, sinister, disturbing, creepy, spooky, haunted, ghostly, demonic, fear, dangerous, deadly, wicked, vicious, ferocious, bloody, bloodier, gory, gorier',
  ),
  feeling('calm', 'calm, calmer, peaceful, serene, tranquil, quiet, relaxed, relaxing, soothing, gentle, zen, restful'),
  feeling(
    'playful',
    'playful, fun, whimsical, childlike, quirky, funny, comical, more comic, silly, childish, for kids, for children, suitable for kids, child-friendly, kid-friendly, cute, cuter, kid friendly, lively, goofy',
  ),
  feeling(
    'dreamy',
    'dreamy, dreamlike, ethereal, magical, enchanted, fairytale, fairy tale, surreal, whimsy, mystical, mystic, otherworldly',
  ),
  feeling('romantic', 'feminine, girly, more feminine, flirty, tender, sensual, womanly'),
  feeling('intense', 'action, edgy, aggressive, fierce, action-packed, fiercer'),
  feeling(
    'tense',
    'suspense, tension, menace, oppressive, oppressively, oppression, stifling, claustrophobic, suffocating, sinister and cold, dread, dreadful, unease, uneasy, tense, suspenseful, noir, crime, tenser, ominous, foreboding, brooding',
  ),
  feeling(
    'melancholic',
    'gloomy, bleak, depressing, sorrowful, lonely, sombre, somber, solemn, mournful, hopeless, hopelessness, despair, despairing, desolate, desolation, forlorn, empty, emptier, emptiness, deserted, abandoned, barren, dreary, drearier, joyless',
  ),
  feeling(
    'intellectual',
    'professional, corporate, serious, mature, grown-up, grown up, scholarly, businesslike, formal',
  ),
  feeling(
    'moody',
    'moody, moodier, gothic, more gothic, gothic feel, gothic look, gothic mood, gothic vibe, gothic atmosphere, atmospheric, moody lighting, moodier lighting, moody light, moodier light, low-key, low key, shadowy, shadowier',
  ),
  feeling(
    'cosy',
    'cosy, cozy, cosier, cozier, homely, snug, comforting, inviting, hygge, welcoming, cosy feel, cozy feel',
  ),
]

const seasons: readonly Entry[] = [
  [
    'autumn colours, autumn colors, fall colours, fall colors, autumnal, autumn tones, autumn palette, autumnal colours, autumnal tones, fall palette, fall foliage',
    { is: 'season', season: 'autumn' },
  ],
  [
    'spring colours, spring colors, springlike, spring tones, spring palette, springtime colours',
    { is: 'season', season: 'spring' },
  ],
  [
    'summer colours, summer colors, summery, summer tones, summer palette, summer vibes',
    { is: 'season', season: 'summer' },
  ],
  [
    'winter colours, winter colors, wintry, wintery, winter tones, winter palette, winter wonderland',
    { is: 'season', season: 'winter' },
  ],
]

const hours: readonly Entry[] = [
  [
    'golden hour, sunset, at sunset, dusk, evening, evening light, golden evening, golden evening light, evening glow, twilight, sundown, sunset sky, in the evening, setting sun, sun setting, sun is setting, sun should be setting, sun going down, sun is going down, sun to be setting, sun to set, sun set, sun sets, sun goes down, suns going down, late afternoon, end of the day, end of a long day, end of a summer day, end of a long summer day, last light',
    { is: 'hour', hour: 'dusk' },
  ],
  [
    'sunrise, dawn, morning, daybreak, early morning, rising sun, at dawn, morning light, sun rising, sun is rising, sun should be rising, sun coming up, sun is coming up, sun is just coming up, sun to be rising, sun comes up, sun rise, sun rises, sun up, first light, break of day',
    { is: 'hour', hour: 'dawn' },
  ],
  [
    'bedtime, bedtime scene, dead of night, night, nighttime, night-time, at night, by night, midnight, moonlit, moonlit night, moonlit evening, moonlit dusk, moonlight night, moonlit sky, moonlit scene, nocturnal, night sky, night scene, after dark, moonlight, night time, nightfall',
    { is: 'hour', hour: 'night' },
  ],
  [
    'day, daytime, daylight, midday, noon, by day, day time, broad daylight, afternoon, during the day, sunny day, sunlit',
    { is: 'hour', hour: 'day' },
  ],
  [
    'storm, stormy, thunderstorm, storm clouds, tempest, thunder, stormy sky, stormy weather, thundery, hurricane, hurricane weather, tornado weather, tempestuous, stormy sea, stormy seas, rough sea, rough seas, choppy sea, wild sea',
    { is: 'storm' },
  ],
  ['clear sky, clear skies, cloudless, clear weather, blue sky, blue skies, clear up', { is: 'clear-sky' }],
]

const airWords: readonly Entry[] = [
  air(
    'ground-fog',
    'ground fog, ground mist, low fog, low mist, low-lying fog, low lying fog, low-lying mist, low lying mist, low hanging fog, low-hanging mist',
  ),
  air('fog', 'fog, foggy, mist, misty, haze, hazy, smoke, smoky, smog, mists, foggier, mistier, vapour, steam, wisps'),
  air(
    'rain',
    'rain, let it pour, drops falling, falling drops, drops of rain, rainy, raining, downpour, drizzle, raindrops, rainfall, wet weather, rainier, pouring, showers, wet, wetter, rain-soaked, rainsoaked, soaked, drenched, puddles',
  ),
  air('snow', 'snow, snowy, snowing, snowfall, blizzard, snowflakes, snowier, falling snow, snowstorm, flurries'),
  air(
    'stars',
    'stars, starry, starry sky, starlight, starlit, constellations, galaxy, milky way, night stars, twinkling, cosmos',
  ),
  air(
    'sparks',
    'sparks, sparkle, sparkles, sparkly, embers, ember, fireflies, glitter, magic dust, fairy dust, glowing particles, particles, glowing dust, magic particles, sparkling, bokeh, floating lights, magic',
  ),
  air('clouds', 'clouds, cloudy, overcast, cloudier, cloudscape, dramatic clouds, cloud cover'),
  air('lightning', 'lightning, lightning bolt, lightning bolts, lightning strike, thunderbolt, bolts of lightning'),
  air(
    'rays',
    'rays, light rays, sunbeams, sunbeam, sun rays, sunrays, god rays, shafts of light, shaft of light, beams of light, stage spotlights, stage lights, stage lighting, spotlights, spotlight, spot lights, floodlights, searchlights, searchlight, stage light, stage beams, lasers, light cones, cones of light, light shafts, beams, light beams, sunlight, sunshine, rays of light, sunny, light shining, beam of light, divine light, heavenly light',
  ),
  air('leaves', 'falling leaves, autumn leaves, fall leaves, blowing leaves, leaves in the wind, leaves'),
  air(
    'petals',
    'petals, blossoms falling, falling petals, rose petals, flower petals, cherry blossoms, confetti, cherry blossom petals',
  ),
  air(
    'aurora',
    'aurora, aurora borealis, northern lights, the northern lights, southern lights, polar lights, northern light, aurora australis',
  ),
  ['border, frame, borders, frames, framed, edging, ornate frame, thin border', { is: 'border' }],
  [
    'vignette, dark edges, darker edges, darkened edges, dark corners, darker corners, edges darker, corners darker, darken edges, darken the edges, darken the corners, darken all edges, shade the edges, shaded edges',
    { is: 'vignette' },
  ],
]

const manners: readonly Entry[] = [
  manner(
    'watercolour',
    'in watercolour',
    'watercolour, watercolor, wash, washes, soft washes, watery washes, colour washes, wet-on-wet, water colour, water color, aquarelle, watercolour style, watercolor painting, watercolour painting',
  ),
  manner(
    'oils',
    'in oils',
    'oil painting, oils, oil paint, painterly, impressionist, impressionistic, oil-painted, brush strokes, brushstrokes, van gogh, painted, impasto, monet, old master, fine art',
  ),
  manner(
    'gouache',
    'in gouache',
    'gouache, hand-painted, hand painted, acrylic, poster paint, storybook, illustrated, illustration style, childrens book style',
  ),
  manner(
    'woodcut',
    'as a woodcut',
    'hand-pulled, hand pulled, hand-pulled print, hand pulled print, hand-printed, hand printed, relief print, lino print, linoprint, letterpress, rough ink, inky print, woodcut, linocut, lino, wood cut, lino cut, block print, woodblock, wood engraving, linoleum, woodcut print, japanese print, ukiyo-e',
  ),
  manner(
    'engraving',
    'as an engraving',
    'engraving, engraved, etching, etched, line engraving, cross-hatching, crosshatched, crosshatching, hatching, copperplate',
  ),
  manner('halftone', 'in comic halftone', 'halftone, pop art, pop-art, ben day dots, newsprint, lichtenstein'),
  manner(
    'comic',
    'as a comic, with ink outlines',
    'comic, comic book, comic style, comic-book, comic book drawing, comic drawing, comic strip, manga, cartoon, cartoonish, graphic novel',
  ),
  manner(
    'flat',
    'in flat shapes',
    'flat, flatter, flatter colours, flatter look, flat shapes, flat areas, flat design, flat colours, flat colors, flat illustration, vector, simple shapes, simple flat shapes, cut-out shapes',
  ),
  manner(
    'screen-print',
    'as a screen print',
    'screen print, screenprint, silkscreen, silk screen, poster, graphic, poster style, bauhaus, art deco style, posterised, posterized, mid-century, mid century, 1950s, 50s, 1960s, 60s, travel poster',
  ),
  manner('risograph', 'as a risograph', 'risograph, riso, misregistered, grainy print, zine, indie print'),
  manner(
    'vintage',
    'aged',
    'vintage, retro, aged, antique, old, old-fashioned, old fashioned, distressed, worn, weathered, nostalgic, older, 1920s, 1930s, 20s, 30s, pulp, 1940s, 40s, victorian, classic, old book, old photograph, old photo, like an old photograph, antique photograph, old photography, 1980s, 80s, coffee stain, coffee stains, coffee stained, coffee-stained, stained with coffee, coffee ring, coffee rings, tea stain, tea stained, tea-stained, stained with tea, stain, stains, stained, creased, scuffed',
  ),
  manner(
    'aged-paper',
    'as if printed on aged paper',
    'aged paper, old paper, faded paper, yellowed paper, yellowing paper, antique paper, weathered paper, worn paper, parchment, yellowed',
  ),
  manner(
    'grain',
    'rough like worn paper',
    'textured, grainy, texture, grain, film grain, noise, noisy, rougher, rough texture, paper texture, canvas texture, more texture',
  ),
  manner(
    'grit',
    'gritty, with scratches and dirt',
    'gritty, grittier, grit, scratched, scratches, scratchy, dirty, dirtier, grungy, grunge, battered, rugged, raw',
  ),
  manner(
    'glitch',
    'broken up like a bad signal',
    'glitch, glitchy, glitchier, glitched, glitches, glitch effect, distorted, distortion, scan lines, scanlines, vhs, static, corrupted, interference',
  ),
  manner(
    'pencil',
    'as a drawing',
    'pencil, pencil drawing, sketch, sketched, charcoal drawing, charcoal strokes, charcoal lines, in charcoal, charcoal sketch, hand-drawn, hand drawn, drawing, sketchy, pencil sketch, graphite drawing, doodle, pen and ink, ink drawing, ink sketch, pen drawing, ink illustration, line art, inked, hand-inked, hand inked',
  ),
  manner(
    'crayon',
    'in crayon',
    `crayon, crayons, wax crayon, wax crayons, crayon drawing, coloured pencil, coloured pencils, colored pencils, colouring pencils, colour pencils,
    oil pastels, oil pastel, childs drawing, child's drawing, children's drawing, childrens drawing, kids drawing, kid's drawing, drawn by a child, drawing by a child,
    felt tips, felt-tip, felt-tips, felt tip pens`,
  ),
  manner(
    'chalk',
    'in chalk on a blackboard',
    'chalk, chalk drawing, chalk on a blackboard, chalkboard, blackboard, chalked, chalk lines, drawn in chalk, chalk on slate, chalk drawing on a blackboard, chalk board, chalk on a chalkboard',
  ),
  manner(
    'chart',
    'like an old chart on parchment',
    `sea chart, antique sea chart, old sea chart, nautical chart, old nautical chart, antique nautical chart, treasure map, old map, antique map, old chart, mariner's chart,
    navigation chart, like an old map, like a treasure map, like a map, old map style, map on parchment, chart on parchment, sea chart on parchment, antique sea chart on parchment, cartographic, cartography`,
  ),
  manner(
    'pixel',
    'in coarse pixels',
    'pixel art, pixel-art, pixelart, pixelated, pixellated, pixels, pixel, pixel style, pixel graphics, pixel game, 8-bit, 8 bit, 8bit, 16-bit, 16 bit, sixteen-bit, eight-bit, retro game, retro video game, old video game, video game graphics, game boy, gameboy, blocky pixels',
  ),
  manner(
    'soft-focus',
    'in soft focus',
    'soft focus, blurred, blur, blurry, out of focus, dreamy focus, blurrier, glowing light, soft glow, bloom, hazy glow',
  ),
  manner(
    'photographic',
    'nearer to a photograph',
    'photographic, photo, photograph, photorealistic, realistic, photo-realistic, lifelike, real photo, cinematic, film still, 3d, movie poster, hyperrealistic',
  ),
]

const framings: readonly Entry[] = [
  [
    'mirror, mirrored, mirror it, flip, flipped, flip it, flip horizontally, reverse it, mirror image, mirror the image, reflected, turn around, flip the image, face the other way, point the other way, pointing the other way, turn the other way, her face the other way, her face the other direction, her face left, her face right, face the other direction, facing the other way, facing the other direction, look the other way, facing left, facing right, face left, face right, other way round, other way around',
    { is: 'frame', frame: 'mirror' },
  ],
  [
    'zoom in, zoom, closer, close up, close-up, crop in, crop, tighter, tighter crop, closeup, enlarge the picture, crop tighter, zoomed in, come closer',
    { is: 'frame', frame: 'zoom-in' },
  ],
  [
    'zoom out, wider, wider shot, further away, farther away, pull back, step back, wide angle, zoomed out, wider view, camera back, pull the camera back, move the camera back',
    { is: 'frame', frame: 'zoom-out' },
  ],
  [
    'space, room, breathing room, breathing space, white space, empty space, negative space, whitespace, margin, headroom',
    { is: 'space' },
  ],
  ...placeWords,
  [
    'minimalist, minimal, simpler, simple, simplify, cleaner, clean, minimalistic, uncluttered, plainer, plain, pared down, pared back, less busy, less cluttered, tidier, sparse, clean up, declutter, sleek, sleeker, understated design, less clutter, less detail, fewer details, strip it down, strip down, stripped down, stripped back, pare it down, pare it back, less is more, keep it simple, too much going on, sophisticated, refined',
    { is: 'plain' },
  ],
  [
    'busier, busy, more detail, more details, detailed, richer detail, more elaborate, elaborate, ornate, more ornate, intricate, fuller, more going on, fill the space, more elements, more decoration, decorative, complex, crowded, cluttered, more interesting',
    { is: 'busy' },
  ],
  [
    'coat, jacket, jersey, cloak, armour, armor, cape, hood, robe, shirt, t-shirt, skirt, scarf, shawl, muffler, sweater, jumper, pullover, hoodie, blouse, vest, apron, tie, clothes, clothing, outfit, costume, suit, trousers, pants, jeans, shorts, fur, beak, tail, paws, mane, hair, beard, wings, eyes, sails, hull, blade, hilt, roof, walls, stem, kimono, uniform, cardigan, blazer, her dress, his hat, her hat, the dress, the gown, the robes, the shoes, the boots, their dress, their clothes, her gown, her robes, her shoes, his shoes, his boots, her boots, his gloves',
    { is: 'part' },
  ],
  ['lines, the line, line work, linework, line drawing, drawn lines, strokes, line art lines', { is: 'lines' }],
  [
    'layout, rearrange, rearranged, different composition, another composition, recompose, new layout, different layout, another layout, compose differently, different arrangement, composition',
    { is: 'layout' },
  ],
  [
    'bigger, big, larger, large, enlarge, huge, giant, grow, massive, enormous, size, font size, text size, increase the size, scale up, bigger size, blow up, larger size, size up, gigantic, taller, prominent, more prominent, dominant, oversized, presence, more presence, emphasis, more emphasis',
    { is: 'size', isLarger: true },
  ],
  [
    'smaller, small, in the distance, far away in the distance, in the far distance, far off, further off, farther off, further in the distance, on the horizon, half the size, half as big, half as large, half size, shrink, tiny, decrease the size, reduce the size, scale down, little, size down, smaller size, less prominent, miniature, shorter',
    { is: 'size', isLarger: false },
  ],
]

export const pictureWords: readonly Entry[] = [...feelings, ...seasons, ...hours, ...airWords, ...manners, ...framings]
