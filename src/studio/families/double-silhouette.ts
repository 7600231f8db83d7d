// Double silhouette: a profile, two profiles or one great figure, and the place that fills their mind.
import { type Colour, mix, withAlpha } from '../colour/colour.ts'
import type { Palette } from '../colour/palette.ts'
import { paintFlock } from '../paint/atmosphere/birds.ts'
import type { Easel } from '../paint/easel.ts'
import { paper } from '../paint/materials/paper.ts'
import { findMotif } from '../paint/motifs/index.ts'
import type { Motif } from '../paint/motifs/motif.ts'
import { silhouette } from '../paint/pen.ts'
import { stampMotif } from '../paint/stamp.ts'
import type { Item, TypePlan } from '../type/plan.ts'
import { expose, type Vessel } from './double-silhouette/exposure.ts'
import { paintWorld, type Stage, worldOf } from './double-silhouette/world.ts'
import type { Design, Family, Scene } from './family.ts'
import { band } from './zones.ts'

const palettes: readonly [Palette, ...Palette[]] = [
  { deep: '#0f1a24', dark: '#1f3a4a', mid: '#4f7a86', soft: '#bcd0cc', light: '#f4efe4', accent: '#e8703a', counter: '#2f8f9a', ink: '#f7f2e8', metal: 'bone', hues: ['#e8703a', '#4f7a86', '#2f8f9a', '#bcd0cc', '#d9b58a'] },
  { deep: '#1c1014', dark: '#4a1f2a', mid: '#96504f', soft: '#e6bda5', light: '#f8efe2', accent: '#d8392f', counter: '#c98a4a', ink: '#fbf2e6', metal: 'bone', hues: ['#d8392f', '#96504f', '#c98a4a', '#e6bda5', '#6a7a80'] },
  { deep: '#101812', dark: '#22402f', mid: '#5d8464', soft: '#c9d4b2', light: '#f5f2e2', accent: '#e0a02c', counter: '#8a5a3a', ink: '#f8f5e6', metal: 'gold', hues: ['#e0a02c', '#5d8464', '#8a5a3a', '#c9d4b2', '#b5533a'] },
  { deep: '#12122a', dark: '#2d2b5c', mid: '#6a64a6', soft: '#cfc5e0', light: '#f6f0f2', accent: '#f06a6a', counter: '#5a8ad0', ink: '#faf4f6', metal: 'rose', hues: ['#f06a6a', '#6a64a6', '#5a8ad0', '#cfc5e0', '#f0b060'] },
  { deep: '#141414', dark: '#333333', mid: '#7a7872', soft: '#cfcac0', light: '#f3f0e9', accent: '#c8202c', counter: '#8a8578', ink: '#f7f5f0', metal: 'silver', hues: ['#c8202c', '#7a7872', '#8a8578', '#cfcac0', '#333333'] },
]

const women = new Set(['woman-standing', 'woman-in-gown', 'mother-and-child', 'dancer', 'swordswoman', 'witch', 'profile-woman', 'rose', 'necklace', 'high-heel', 'mirror', 'doll', 'cat', 'butterfly'])

const spindly = new Set(['bare-tree', 'scales', 'spider', 'bicycle', 'ferris-wheel', 'windmill', 'street-lamp', 'gate', 'bench', 'candle', 'wine-glass', 'microphone'])

const isProfile = ({ id }: Motif): boolean => id === 'profile-man' || id === 'profile-woman'

/** Some heroes are too thin or too flat to hold a world: they stand small in a head instead. */
const isGiant = ({ layout, hero }: Scene): boolean => layout === 'giant' && !spindly.has(hero.id) && hero.width < 1.45

interface Plan {
  readonly ground: Colour
  readonly isDark: boolean
  readonly vessels: readonly Vessel[]
  readonly stage: Stage
  /** What stands small inside the head. */
  readonly inner: Motif
}

const innerOf = ({ hero, companions }: Scene, fallback: Motif): Motif =>
  isProfile(hero) ? (companions.find((motif) => !isProfile(motif)) ?? findMotif('man-in-coat') ?? fallback) : hero

const planArt = (scene: Scene): Plan => {
  const { w, h, palette, hero, layout, random } = scene
  const short = Math.min(w, h)
  const flip = random.sub('flip').chance(0.5)
  const woman = findMotif('profile-woman') ?? hero
  const man = findMotif('profile-man') ?? hero
  const head = isProfile(hero) ? hero : women.has(hero.id) || random.sub('head').chance(0.4) ? woman : man
  const isDark = layout === 'nocturne'
  const ground = isDark ? mix(palette.deep, palette.dark, 0.3) : mix(palette.light, palette.soft, 0.08)
  const inner = innerOf(scene, head)
  const fit = (high: number, wide: number): number => Math.min(high, wide / inner.width)
  if (layout === 'facing') {
    const height = Math.min(h * 0.52, w * 0.86)
    const y = h * 0.95
    const vessels = [
      { motif: man, x: w * 0.42 - (height * man.width) / 2, y, height, flip: false },
      { motif: woman, x: w * 0.58 + (height * woman.width) / 2, y, height, flip: true },
    ]
    return { ground, isDark, vessels, inner, stage: { x: w / 2, y: h * 0.56, reach: short * 0.3, ground: h * 0.87, small: 0 } }
  }
  if (isGiant(scene)) {
    const height = Math.min(h * 0.56, (w * 0.86) / hero.width)
    const y = h * 0.885
    return { ground, isDark, vessels: [{ motif: hero, x: w / 2, y, height, flip }], inner, stage: { x: w / 2, y: y - height * 0.66, reach: height * 0.34, ground: y - height * 0.1, small: 0 } }
  }
  const height = isDark ? Math.min(h * 0.8, (w * 0.98) / head.width) : Math.min(h * 0.66, (w * 0.98) / head.width)
  const y = isDark ? h * 0.885 : h * 1.005
  const x = w / 2 + (flip ? -1 : 1) * w * 0.01
  const stage = { x, y: y - height * 0.72, reach: height * 0.3, ground: y - height * (isDark ? 0.3 : 0.26), small: fit(height * 0.27, height * 0.38) }
  return { ground, isDark, vessels: [{ motif: head, x, y, height, flip }], inner, stage }
}

const paintGround = (easel: Easel, { palette }: Scene, { ground, isDark, stage }: Plan): void => {
  easel.fill(ground)
  const { ctx, w, h } = easel
  const wash = ctx.createRadialGradient(stage.x, stage.y, stage.reach * 0.4, stage.x, stage.y, h * 0.62)
  wash.addColorStop(0, withAlpha(isDark ? palette.mid : '#ffffff', isDark ? 0.5 : 0.5))
  wash.addColorStop(0.5, withAlpha(isDark ? palette.dark : palette.light, 0.2))
  wash.addColorStop(1, withAlpha(isDark ? '#000000' : mix(palette.soft, palette.accent, 0.2), isDark ? 0.4 : 0.42))
  ctx.fillStyle = wash
  ctx.fillRect(0, 0, w, h)
}

const paintExposure = (easel: Easel, scene: Scene, plan: Plan): void => {
  const { palette } = scene
  const { stage, vessels } = plan
  paintGround(easel, scene, plan)
  const seen = { ...scene, hero: plan.inner }
  expose(easel, vessels, (inner) => paintWorld(inner, seen, worldOf(scene), stage), {
    features: mix(palette.deep, '#000000', 0.3),
    strength: isGiant(scene) ? 0.5 : 0.55,
    random: () => scene.random.sub('vessel'),
  })
  const [first] = vessels
  const away = first?.flip ? 1 : -1
  const birds = plan.isDark ? palette.soft : mix(palette.deep, palette.dark, 0.4)
  if (scene.layout !== 'facing')
    paintFlock(easel, { x: stage.x + away * stage.reach * 1.25, y: stage.y - stage.reach * 0.5, colour: birds, count: 12, spread: stage.reach * 0.55, size: stage.reach * 0.055, random: easel.random.sub('leaving') })
  if (!plan.isDark && !isGiant(scene)) paintFoot(easel, scene)
  paper(easel, { strength: 0.5 })
}

/** The shoulders sink into the dark, and the name stands on it. */
const paintFoot = (easel: Easel, { palette, h }: Scene): void => {
  const dark = mix(palette.deep, '#000000', 0.25)
  const foot = easel.ctx.createLinearGradient(0, h * 0.8, 0, h * 0.92)
  foot.addColorStop(0, withAlpha(dark, 0))
  foot.addColorStop(1, dark)
  easel.ctx.fillStyle = foot
  easel.ctx.fillRect(0, h * 0.8, easel.w, h)
}

/** Between two faces: the hero alone on a strip of ground before a low sun. */
const paintBetween = (easel: Easel, scene: Scene, { stage, inner }: Plan): void => {
  const { palette, w, h } = scene
  const { ctx } = easel
  const short = Math.min(w, h)
  const radius = short * 0.1
  ctx.fillStyle = palette.accent
  ctx.beginPath()
  ctx.arc(stage.x, h * 0.45, radius, 0, Math.PI * 2)
  ctx.fill()
  const height = Math.min(h * 0.24, (short * 0.36) / inner.width)
  const dark = mix(palette.deep, '#000000', 0.2)
  const tones = { ...silhouette(dark, palette.accent), light: mix(dark, palette.mid, 0.25), line: mix(dark, palette.mid, 0.4) }
  stampMotif(easel, inner, { x: w / 2, y: h * 0.885, height, tones, random: scene.random.sub('hero') })
}

const planType = (scene: Scene, { isDark }: Plan): TypePlan => {
  const { palette, pairing } = scene
  const dark = mix(palette.deep, '#000000', 0.15)
  const ink = isDark ? palette.ink : dark
  const title: Item = { kind: 'title', lockup: 'even', face: pairing.title, case: 'upper', leading: 0.96, maxSize: 360, maxLines: 6, gap: 40, ink }
  const subtitle: Item = { kind: 'line', role: 'subtitle', face: pairing.text, case: 'as-given', size: 60, maxLines: 2, gap: 30, ink: isDark ? mix(palette.ink, palette.accent, 0.4) : mix(palette.accent, palette.deep, 0.5) }
  const author: Item = { kind: 'line', role: 'author', face: pairing.text, case: 'upper', tracking: 0.18, size: 92, ink: isGiant(scene) ? dark : palette.ink }
  if (isDark)
    return {
      stacks: [
        { box: band(scene, 0.035, 0.1, 0.1), align: 'center', anchor: 'top', items: [author] },
        { box: band(scene, 0.655, 0.955, 0.08), align: 'center', anchor: 'bottom', items: [title, subtitle] },
      ],
    }
  return {
    stacks: [
      { box: band(scene, 0.05, 0.315, 0.08), align: 'center', anchor: 'top', items: [title, subtitle] },
      { box: band(scene, 0.9, 0.955, 0.1), align: 'center', anchor: 'bottom', items: [author] },
    ],
  }
}

const design = (scene: Scene): Design => {
  const plan = planArt(scene)
  return {
    type: planType(scene, plan),
    back: (easel) => {
      paintExposure(easel, scene, plan)
      if (scene.layout === 'facing') paintBetween(easel, scene, plan)
    },
    grain: 0.55,
    vignette: plan.isDark ? 0.3 : 0.1,
  }
}

const unfit = new Set(['crowd', 'infinity', 'circuit', 'chart', 'rainbow', 'lightning', 'flock', 'farm-fence', 'bridge', 'arrow'])

export const doubleSilhouette: Family = {
  id: 'double-silhouette',
  name: 'Double Silhouette',
  look: 'figure',
  templateType: 'graphic',
  genreBuckets: [
    'Thriller:psychological',
    'Mystery:psychological',
    'Thriller:legal',
    'Mystery:legal',
    'Thriller:espionage',
    'Mystery:espionage',
    'Biography & Memoir:historical',
    'Biography & Memoir:literary',
    'Historical Fiction:*',
    'Horror:psychological',
  ],
  moods: ['mysterious', 'melancholic', 'intellectual', 'intense'],
  technique: 'a double exposure of a silhouette and the landscape it remembers',
  lettering: 'composed capitals with much air',
  palettes,
  pairings: [
    { title: 'playfair', text: 'jost' },
    { title: 'league-gothic', text: 'oswald-light' },
    { title: 'cormorant-bold', text: 'josefin' },
    { title: 'jost-bold', text: 'jost' },
    { title: 'gloock', text: 'dm-sans' },
    { title: 'oswald-medium', text: 'lora-italic' },
  ],
  layouts: [
    { id: 'profile', phrase: 'a great profile on pale paper, a landscape in its mind, the title above' },
    { id: 'nocturne', phrase: 'a luminous profile on the dark and the title across its shoulders' },
    { id: 'giant', phrase: 'the hero itself huge on paper, filled with a distant place' },
    { id: 'facing', phrase: 'two profiles face to face and the hero in the space between them' },
  ],
  heroes: ['profile-man', 'profile-woman', 'detective', 'raven', 'woman-standing', 'wolf', 'man-in-coat', 'bare-tree', 'stag', 'house', 'chess-king', 'lighthouse'],
  sample: {
    title: 'What the Valley Kept',
    subtitle: 'A novel of suspense',
    author: 'Daniel Marsh',
    summary: 'A barrister returns to the valley where her brother vanished, and finds her own name in the case file.',
  },
  shows: ({ id, kind, rests }) => !unfit.has(id) && (rests === 'ground' || kind === 'person' || (kind === 'creature' && rests === 'air')),
  design,
}
