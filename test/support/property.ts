// fast-check, with the same examples every time, so that a suite which passed once passes again. `PROPERTY_SEED=random` or a number
// tries others; what fails says the number that shows it again.
import fc from 'fast-check'

const usualSeed = 20_260_401

const chooseSeed = ({ PROPERTY_SEED = String(usualSeed) }: NodeJS.ProcessEnv): number => {
  if (PROPERTY_SEED === 'random') return Math.floor(Math.random() * 2 ** 31)
  const seed = Number(PROPERTY_SEED)
  if (!Number.isInteger(seed)) throw new Error(`PROPERTY_SEED: expected a whole number or random, got ${PROPERTY_SEED}`)
  return seed
}

export const propertySeed = chooseSeed(process.env)
fc.configureGlobal({ seed: propertySeed })

export { fc }
