// Makes the pages of the library live: work is followed while it runs, and what it has made appears by itself.
import { narrowSubgenres, offerExamples, sendOnce } from './forms.ts'
import { follow } from './jobs.ts'
import { renewParts } from './live-parts.ts'
import { keepPricesRight } from './prices.ts'

const root = document.querySelector<HTMLElement>('[data-root]')?.dataset.root ?? ''
const followed = new Set<string>()

const followAll = (): void => {
  for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-job]')) {
    const { job = '', status } = dataset
    if (followed.has(job)) continue
    followed.add(job)
    void follow(root, job, (state) => {
      if (state.status !== status) void renewParts().then(followAll)
    })
  }
}

keepPricesRight()
offerExamples()
narrowSubgenres()
sendOnce()
followAll()
