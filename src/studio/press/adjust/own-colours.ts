// Things that are known by their colour, wherever an edit adds them.
import type { Colour } from '../../colour/colour.ts'

export const ownColours: Readonly<Record<string, Colour>> = {
  sun: '#ffc94d',
  moon: '#f6efd8',
  'full-moon': '#f3ead0',
  star: '#ffe9a8',
  flame: '#ff8a2b',
  campfire: '#ff8a2b',
  rose: '#b8233a',
  heart: '#c8263f',
  pumpkin: '#e07a22',
  sunflower: '#f2b62c',
  rainbow: '#e2574c',
  crown: '#e3b23c',
  raven: '#1b1a20',
  bat: '#1d1a22',
  balloon: '#d8352f',
  sheep: '#f4efe2',
  cow: '#efe6d6',
  fox: '#c9622b',
  lion: '#c98a3a',
  tulip: '#cf3d57',
  apple: '#c2282d',
  pine: '#25543c',
  tree: '#3c6b3f',
}
