// Scenery that is what a template is made of: it cannot be left out, only calmed.

const fixtures: Readonly<Record<string, readonly string[]>> = {
  'neon-city': ['skyline', 'tower'],
  'blueprint-orbit': ['planet'],
  'botanical-border': ['sprig'],
  'candlelit-arch': ['window'],
  'cozy-village': ['cottage', 'house'],
  'floral-planner': ['rose', 'tulip', 'sunflower'],
  'hearth-lantern': ['tree'],
  'lit-window': ['window'],
  'lone-road': ['road'],
  'mist-peaks': ['mountain'],
  'painted-place': ['river'],
  'romcom-windows': ['window'],
  'stained-glass': ['window'],
  'storybook-meadow': ['tree', 'rose'],
  'sunset-couple': ['bridge'],
  'tarot-card': ['moon', 'sun'],
  'varsity-pop': ['heart'],
}

export const isFixture = (family: string, names: readonly string[]): boolean =>
  fixtures[family]?.some((id) => names.includes(id)) ?? false
