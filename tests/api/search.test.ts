import { describe, expect, it } from 'vitest'
import { pictureUrl } from '@/lib/design/drawing/url'
import { type SearchAnswer, searchAnswerSchema } from '@/lib/doors/contract/search'
import { ask, shopUrl } from './support/shop'

async function search(query: string, locale = 'fr-FR', more = ''): Promise<SearchAnswer> {
  const response = await ask(`/api/search/${locale}?q=${encodeURIComponent(query)}${more}`, { token: null })
  expect([query.slice(0, 40), response.status]).toEqual([query.slice(0, 40), 200])
  return searchAnswerSchema.parse(await response.json())
}
const first = ({ groups }: SearchAnswer) => groups[0]?.hits[0]

describe('the search of the shop', () => {
  it('leads from a model number to the stamp before its ink', async () => {
    const answer = await search('4913')
    expect(answer.groups.map(({ name }) => name)[0]).toBe('product')
    expect(first(answer)).toMatchObject({ kind: 'stamp', url: '/tampon/trodat-printy-4913/' })
    expect(answer.groups.find(({ name }) => name === 'supply')?.hits[0]?.name).toMatch(/4913/)
  })

  it.each([
    ['fr-FR', 'encre bleue', /encre|recharge|flacon/i],
    ['fr-FR', '4913 bleu', /Printy 4913/],
    ['fr-FR', 'plaque boite aux lettre', /boîte aux lettres/i],
    ['fr-FR', 'prntiy', /Printy/],
    ['fr-FR', 'cachet 4913', /Printy 4913/],
    ['fr-FR', '58x22', /./],
    ['fr-FR', 'plaque laiton', /laiton/i],
    ['de-DE', 'Datumstempel', /dat/i],
    ['de-DE', 'Messingschild', /Messing/i],
    ['de-DE', 'Türschild', /Tür|schild/i],
    ['de-AT', 'Holzstempel', /./],
    ['en-GB', 'brass plate', /brass/i],
    ['en-GB', 'date stamp', /dat/i],
    ['en-IE', 'letterbox', /letter/i],
  ])('%s finds by “%s”', async (locale, query, name) => {
    const answer = await search(query, locale)
    const names = answer.groups.flatMap(({ hits }) => hits.map(hit => hit.name))
    expect(
      names.some(found => name.test(found)),
      names.join(' | '),
    ).toBe(true)
  })

  it.each([
    ['plaque', 'product', /gravé|imprimé/i],
    ['tampon', 'product', /Printy|Printer|Professional/],
    ['cachet', 'product', /Printy|Printer|Professional/],
    ['livraison', 'page', /livraison/i],
    ['changer la cassette', 'page', /./],
  ])('shows for “%s” a %s first, and of products those that are advised', async (query, group, name) => {
    const answer = await search(query)
    expect(answer.groups[0]?.name).toBe(group)
    expect(first(answer)?.name).toMatch(name)
  })

  it('shows each product with a picture that is there and its price with and without tax', async () => {
    const answer = await search('printy 4913 bleu')
    const hit = first(answer)
    expect(hit?.url).toBe('/tampon/trodat-printy-4913/?color=blue')
    expect(hit?.price?.incl).toMatch(/€/)
    expect(hit?.picture).toMatchObject({ kind: 'stamp', color: 'blue' })
    for (const query of ['printy', 'plaque laiton', 'encre', 'avocat'])
      for (const { hits } of (await search(query)).groups)
        for (const { picture, name } of hits) {
          if (!picture) continue
          const { status } = await fetch(`${shopUrl}${pictureUrl(picture)}`)
          expect([name, status]).toEqual([name, 200])
        }
  })

  it('is in the prices and addresses of the country', async () => {
    expect(first(await search('4913', 'de-CH'))?.price?.incl).toMatch(/CHF/)
    expect(first(await search('4913', 'de-CH'))?.url).toBe('/de-ch/stempel-modell/trodat-printy-4913/')
  })

  it('says how it read a slip, and takes the words as they are where the request says so', async () => {
    expect((await search('prntiy 4913')).read).toBe('printy 4913')
    const exact = await search('prntiy', 'fr-FR', '&exact=1')
    expect([exact.total, exact.read]).toEqual([0, null])
  })

  it('leads on where it finds nothing: the nearest, the areas', async () => {
    const answer = await search('xyzprinterlxyz', 'fr-FR', '&whole=1')
    expect(answer.total).toBe(0)
    expect(answer.sections.map(({ url }) => url)).toEqual(
      expect.arrayContaining(['/stamp/', '/signaletique/']),
    )
    const titles = answer.sections.map(({ title }) => title)
    expect(new Set(titles).size).toBe(titles.length)
  })

  it('gives more of each group to its own page', async () => {
    const [few, many] = await Promise.all([search('printy'), search('printy', 'fr-FR', '&whole=1')])
    expect(few.groups[0]?.hits).toHaveLength(3)
    expect(many.groups[0]?.hits.length).toBeGreaterThan(10)
    expect(many.total).toBe(few.total)
  })

  it('answers nonsense with nothing, and a query of 5,000 letters by its beginning', async () => {
    for (const query of ['', ' ', '%%%', '<script>alert(1)</script>', "' or 1=1 --", '../../etc/passwd'])
      expect((await search(query)).groups.every(({ hits }) => hits.length >= 0)).toBe(true)
    const long = await search('4913 '.repeat(1000))
    expect(first(long)?.url).toBe('/tampon/trodat-printy-4913/')
    expect(long.query.length).toBeLessThanOrEqual(120)
  })

  it.each([
    ['/api/search/xx-XX?q=a', 404],
    ['/api/search/fr?q=a', 404],
    ['/api/search/fr-FR', 400],
    ['/api/search/fr-FR?q=a&q=b', 400],
    ['/api/search/fr-FR?q=a&colour=red', 400],
    ['/api/search/fr-FR?q=%00', 400],
    [`/api/search/fr-FR?q=${'x'.repeat(6000)}`, 400],
  ])('refuses %s', async (path, status) => {
    expect((await ask(path.slice(0, 7000), { token: null })).status).toBe(status)
  })
})
