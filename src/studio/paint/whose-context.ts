// Whose a context is: what draws on a layer can so tell what its easel is asked to leave out or to paint over.
import type { Context, Easel } from './easel.ts'

const easels = new WeakMap<Context, Easel>()

export const belongsTo = (ctx: Context, easel: Easel): void => {
  easels.set(ctx, easel)
}

export const easelOf = (ctx: Context): Easel | undefined => easels.get(ctx)
