// All frames by name, for families that let a brief or a seed choose.
import type { Box, Context } from '../easel.ts'
import { type Frame, insetFrame } from './frame.ts'
import { celticFrame } from './frame-celtic.ts'
import { decoFrame, fanFrame } from './frame-deco.ts'
import { gothicFrame } from './frame-gothic.ts'
import { bracketFrame, hudFrame } from './frame-hud.ts'
import { nouveauFrame } from './frame-nouveau.ts'
import { tarotFrame } from './frame-tarot.ts'
import { victorianFrame } from './frame-victorian.ts'

export const frames = {
  inset: (ctx: Context, box: Box, options) => insetFrame(ctx, box, options),
  scooped: (ctx: Context, box: Box, options) => insetFrame(ctx, box, { ...options, corner: 'scoop' }),
  notched: (ctx: Context, box: Box, options) => insetFrame(ctx, box, { ...options, corner: 'notch', size: 40 }),
  victorian: victorianFrame,
  deco: decoFrame,
  fan: fanFrame,
  celtic: celticFrame,
  nouveau: nouveauFrame,
  gothic: gothicFrame,
  tarot: (ctx: Context, box: Box, options) => tarotFrame(ctx, box, options).picture,
  brackets: bracketFrame,
  hud: hudFrame,
} as const satisfies Readonly<Record<string, Frame>>
