// The lists and numbers of the contract, word for word: other tests compare answers with the catalogue, this one the catalogue with them.
import assert from 'node:assert/strict'
import { it } from 'node:test'
import { openShop } from '../covers/shop.ts'
import { acceptingOnly, onService } from '../support/service.ts'

const crime = 'cozy domestic psychological legal political procedural dark-academia rural true-crime techno espionage'

const subgenres: Readonly<Record<string, string>> = {
  romance:
    'contemporary romantasy new-adult dark-romance sports romantic-suspense erotic paranormal-monster historical-romance small-town clean-sweet romcom',
  fantasy:
    'romantasy epic-fantasy dystopian dark-fantasy cozy-fantasy grimdark litrpg dark-academia myth-folklore contemporary-urban grounded-low',
  childrens: 'picture-book early-reader chapter-book middle-grade other',
  thriller: crime,
  mystery: crime,
  'biography-memoir': 'literary historical inspirational cultural',
  'contemporary-fiction': 'book-club womens-fiction family-saga humorous',
  'historical-fiction': 'historical-fiction',
  'planner-journal': 'productivity wellness budget fitness minimalist feminine faith goal-setting',
  'science-fiction': 'space-opera dystopian hard-sf litrpg cyberpunk',
  horror: 'gothic cosmic supernatural slasher psychological folk body dark-fantasy',
  'self-help': 'self-help',
  'business-economics': 'business',
  'religion-spirituality': 'religion',
  'health-fitness': 'health-fitness',
}

const detecting =
  'romance fantasy thriller mystery science-fiction horror contemporary-fiction biography-memoir planner-journal childrens'

const plans = { starter: [150, 5, 79], growth: [500, 10, 199], scale: [1500, 20, 399] } as const

onService(
  'sqlite',
  'the catalogue, as the contract has it',
  (running) => {
    it('has the subgenres of each genre, and detects them where it says', async () => {
      const shop = await openShop(running())
      const { genres } = Object((await shop.call('GET', '/api/v1/capabilities')).json)
      const detected = new Set<string>()
      for (const { slug, subgenres: listed, subgenre_auto_detected: detects } of genres) {
        const values: string[] = listed.map(({ value }: { value: string }) => value)
        assert.deepEqual(new Set(values), new Set(subgenres[slug]?.split(' ') ?? []), slug)
        if (detects) detected.add(slug)
      }
      assert.equal(genres.length, 19)
      assert.deepEqual(detected, new Set(detecting.split(' ')))
    })

    it('has five audiences', async () => {
      const shop = await openShop(running())
      const audiences = ['children', 'middle-grade', 'young-adult', 'new-adult', 'adult']
      for (const target_audience of audiences) await shop.addBook({ target_audience })
      const { books } = Object((await shop.call('GET', '/api/v1/books')).json)
      const listed = books.map((book: { target_audience: string }) => book.target_audience)
      assert.deepEqual(listed.toReversed(), audiences)
    })

    it('has three plans with their credits, places and prices', async () => {
      const { text } = await running().call('GET', '/docs/credits.md')
      for (const plan of ['starter', 'growth', 'scale'] as const) {
        const shop = await openShop(running(), plan)
        const { credits_monthly, concurrent_limit, tier } = Object((await shop.call('GET', '/api/v1/credits')).json)
        const [credits, places, price] = plans[plan]
        assert.deepEqual([tier, credits_monthly, concurrent_limit], [plan, credits, places])
        assert.ok(text.includes(`| ${credits} | ${places} | ${price} |`), plan)
      }
    })
  },
  acceptingOnly,
)
