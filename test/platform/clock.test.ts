// Instants in answers.
import { describe, it } from 'node:test'
import { isoTime } from '../../src/platform/clock.ts'
import { fc } from '../support/property.ts'

describe('isoTime', () => {
  it('writes every instant as the standard does', () => {
    const instants = fc.integer({ min: Date.UTC(1970, 0), max: Date.UTC(9999, 11, 31, 23, 59, 59, 999) })
    fc.assert(fc.property(instants, (instant) => isoTime(instant) === new Date(instant).toISOString()))
  })
})
