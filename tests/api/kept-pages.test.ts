import { describe, expect, it } from 'vitest'
import { shopUrl } from './support/shop'

const secret = 'first-asked-with-this'

/** Pages of a locale that no other test visits: the first request here makes them. */
const pages = ['quotation', 'order', 'success', 'payment', 'cart', 'account', 'search'].map(
  page => `${shopUrl}/en-nl/${page}/`,
)

describe('a page that is kept', () => {
  it.each(pages)('holds nothing of the query that it was first asked with: %s', async page => {
    const first = await fetch(`${page}?id=51803320&auth=${secret}`)
    expect(first.status).toBe(200)
    expect(await first.text()).not.toContain(secret)
    const asked = await Promise.all([fetch(page), fetch(page, { headers: { rsc: '1' } })])
    for (const answer of asked) expect(await answer.text()).not.toContain(secret)
  })

  it('is not one page for every query to a browser, which would show it for another order', async () => {
    const { headers } = await fetch(`${shopUrl}/order/?id=5`)
    expect(headers.get('no-vary-search')).toBeNull()
    expect(headers.get('edge-no-vary-search')).toBeNull()
  })
})
