// Saving by itself: whatever happens in whichever order, nothing that was changed is forgotten.
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { after, clean, isUnsaved, type Saving, type SavingEvent } from '../../../web/editor/model/saving.ts'
import { fc } from '../../support/property.ts'

const anEvent = fc.constantFrom<SavingEvent>('changed', 'due', 'saved', 'failed', 'refused', 'conflict', 'overwrite')

/** What the server has, what the page has, and what is on its way, as an unerring bookkeeper would know it. */
interface Truth {
  readonly saving: Saving
  readonly page: number
  readonly server: number
  readonly sent: number | null
}

const happen = (truth: Truth, event: SavingEvent): Truth => {
  const { saving, page, server, sent } = truth
  const next = after(saving, event)
  const begins = saving.phase !== 'saving' && next.phase === 'saving'
  const ends = saving.phase === 'saving' && ['saved', 'failed', 'refused', 'conflict'].includes(event)
  return {
    saving: next,
    page: event === 'changed' ? page + 1 : page,
    server: ends && event === 'saved' && sent !== null ? sent : server,
    sent: begins ? page : ends ? null : sent,
  }
}

const start: Truth = { saving: clean, page: 0, server: 0, sent: null }

describe('saving by itself', () => {
  it('says that all is saved only when the server has what the page shows', () => {
    fc.assert(
      fc.property(fc.array(anEvent, { maxLength: 60 }), (events) => {
        let truth = start
        for (const event of events) {
          truth = happen(truth, event)
          if (!isUnsaved(truth.saving)) assert.equal(truth.server, truth.page)
        }
      }),
    )
  })

  it('gets everything to the server in the end, once saves succeed again', () => {
    fc.assert(
      fc.property(fc.array(anEvent, { maxLength: 60 }), (events) => {
        const settled = ['overwrite', 'saved', 'changed', 'due', 'saved'] as const
        const truth = [...events, ...settled, 'due' as const, 'saved' as const].reduce<Truth>(happen, start)
        assert.equal(truth.server, truth.page)
        assert.equal(truth.saving.phase, 'clean')
      }),
    )
  })

  it('never saves twice at once, and never over a conflict that nobody has settled', () => {
    assert.equal(after({ phase: 'saving', changed: false }, 'due').phase, 'saving')
    const conflict: Saving = { phase: 'conflict', changed: false }
    for (const event of ['changed', 'due', 'saved', 'failed'] as const)
      assert.equal(after(conflict, event).phase, 'conflict')
    assert.equal(after(conflict, 'overwrite').phase, 'waiting')
  })

  it('does not send again what the server refused, until it is changed', () => {
    const refused = after({ phase: 'saving', changed: false }, 'refused')
    assert.equal(after(refused, 'due').phase, 'refused')
    assert.equal(after(refused, 'changed').phase, 'waiting')
  })
})
