// Lanes: whatever is claimed into the room that is left, no lane is overfilled, and there is room while any lane is open.
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { roomFor } from '../../../src/platform/queue/lanes.ts'
import { fc } from '../../support/property.ts'

const slots = 12
const lanes = [
  { column: 'host', width: 2 },
  { column: 'account_id', width: 5 },
]
const work = fc.tuple(fc.constantFrom('a', 'b', 'c', 'd'), fc.constantFrom('x', 'y', 'z'))

describe('lanes', () => {
  it('are never overfilled, in whatever order work comes and ends', () => {
    fc.assert(
      fc.property(fc.array(work, { maxLength: 60 }), fc.infiniteStream(fc.nat()), (queue, luck) => {
        let waiting = [...queue]
        let running: (readonly string[])[] = []
        while (waiting.length > 0) {
          const { limit, full } = roomFor(slots - running.length, lanes, running)
          assert.ok(limit > 0)
          const open = waiting.filter((each) => full.every(({ values }, index) => !values.includes(each[index] ?? '')))
          const claimed = open.slice(0, limit)
          waiting = waiting.filter((each) => !claimed.includes(each))
          running = [...running, ...claimed]
          for (const [index, { width }] of lanes.entries())
            for (const [, group] of Map.groupBy(running, ({ [index]: lane }) => lane)) assert.ok(group.length <= width)
          if (claimed.length > 0 && running.length < slots) continue
          // Nothing may wait while its lanes are open: only full ones are passed over.
          assert.ok(running.length === slots || open.length === 0)
          running = running.toSpliced(luck.next().value % running.length, 1)
        }
      }),
    )
  })

  it('leave all free slots to work that has none', () => {
    assert.deepEqual(roomFor(7, [], [[], []]), { limit: 7, full: [] })
  })
})
