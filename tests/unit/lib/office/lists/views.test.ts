import { describe, expect, it } from 'vitest'
import { listViewRequest, showsView, viewQuery } from '@/lib/office/lists/views'

const paid = 'where[or][0][and][0][status][equals]=paid'
const encoded = (text: string) => new URLSearchParams(text).toString()

describe('a kept view of a list', () => {
  it('is its conditions, columns, order and rows, and nothing else that stands in the address', () => {
    const address = `${paid}&columns=["id"]&sort=-createdAt&limit=25&page=3&locale=de&x=1&search=`
    expect(viewQuery(address)).toBe(encoded(`${paid}&columns=["id"]&sort=-createdAt&limit=25`))
    expect(viewQuery(`?${paid}`)).toBe(encoded(paid))
    expect(viewQuery('javascript:alert(1)')).toBe('')
  })

  it('is the one that is seen while the address asks for the same and for no less', () => {
    const view = viewQuery(`${paid}&sort=-createdAt`)
    expect(showsView(`${paid}&sort=-createdAt&limit=10&page=2`, view)).toBe(true)
    expect(showsView(`${paid}&sort=createdAt`, view)).toBe(false)
    expect(showsView(`${paid}&sort=-createdAt&search=anne`, view)).toBe(false)
    expect(showsView(`${paid}&sort=-createdAt&where[or][0][and][1][country][equals]=DE`, view)).toBe(false)
    expect(showsView('', view)).toBe(false)
    expect(showsView('', '')).toBe(true)
  })

  it('has a name, and an address of a length that somebody may have chosen', () => {
    const ask = (over: object) =>
      listViewRequest.safeParse({ collection: 'orders', name: 'N', query: paid, shared: false, ...over })
    expect(ask({}).data?.query).toBe(encoded(paid))
    for (const wrong of [
      { name: '  ' },
      { name: 'x'.repeat(61) },
      { collection: '../../orders' },
      { query: `sort=${'x'.repeat(4000)}` },
      { shared: 'yes' },
      { admin: 1 },
    ])
      expect(ask(wrong).success, JSON.stringify(wrong).slice(0, 40)).toBe(false)
  })
})
