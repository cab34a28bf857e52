import { describe, expect, it } from 'vitest'
import { problemSchema } from '@/lib/ground/contract/problem'
import { ask } from './support/shop'

async function refusal(path: string, init?: Parameters<typeof ask>[1]) {
  const response = await ask(path, init)
  expect(response.headers.get('content-type'), path).toMatch(/^application\/problem\+json/)
  const problem = problemSchema.parse(await response.json())
  expect(problem.status).toBe(response.status)
  return [response.status, problem.code] as const
}

const reads = [
  '/api/pages/url/?url=/stamp/',
  '/api/pages/',
  '/api/pages/urls',
  '/api/products/list',
  '/api/products/trodat/printy/4913',
  '/api/products/slug/sign-pvc',
  '/api/stamp-models/name/trodat-printy-4913',
  '/api/sign-models/name/pvc',
  '/api/main-menu',
  '/api/footer',
  '/api/card/slug/sign-pvc',
  '/api/card/templates',
  '/api/catalogue',
  '/api/price-lists/FR',
  '/api/cross-sells/name/signs',
  '/api/trustpilot-reviews/recent/5',
  '/api/products/similar-product/sign-pvc',
  '/api/products/similar-product-config/sign-pvc',
  '/api/products/primary-models/sign-pvc',
  '/api/sign-models/similar-product/sign-pvc',
  '/api/stamp-models/random',
  '/api/cards/?test=0',
  '/api/categories/ids/stamp,sign',
  '/api/search-words',
]

describe('every read of the content service', () => {
  it.each(reads)('%s answers { data } with the public token', async path => {
    const response = await ask(path)
    expect(response.status).toBe(200)
    expect(Object.keys(await response.json())[0]).toBe('data')
  })

  it.each(reads)('%s answers 401 without a token and with a wrong one', async path => {
    for (const token of [null, 'wrong', `${'x'.repeat(300)}`])
      expect(await refusal(path, { token })).toEqual([401, 'unauthorised'])
  })

  it.each(reads)('%s refuses a parameter that it does not know', async path => {
    const more = `${path}${path.includes('?') ? '&' : '?'}colour=red`
    expect(await refusal(more)).toEqual([400, 'unknown_parameter'])
  })

  it.each(reads)('%s refuses to be written to', async path => {
    const body = '{}'
    const headers = { 'content-type': 'application/json' }
    for (const method of ['POST', 'PUT', 'DELETE'])
      expect(await refusal(path, { method, headers, body })).toEqual([405, 'method_not_allowed'])
  })
})

describe('a hostile query', () => {
  it.each([
    ['a locale that is none', '/api/main-menu?locale=fr'],
    ['a locale with markup', '/api/main-menu?locale=%3Cscript%3E'],
    ['a locale of a language that we speak in a country that we do not serve', '/api/main-menu?locale=fr-XX'],
    ['a parameter given twice', '/api/main-menu?locale=fr-FR&locale=de-DE'],
    ['an address without a slash', '/api/pages/url/?url=stamp'],
    ['an address of another host', '/api/pages/url/?url=//evil.test/'],
    ['an address that climbs', '/api/pages/url/?url=/../etc/passwd/'],
    ['an endless address', `/api/pages/url/?url=/${'a/'.repeat(400)}`],
    ['an address of quotes', "/api/pages/url/?url=/'%20or%201=1--/"],
    ['no address at all', '/api/pages/url/'],
    ['a page of nothing', '/api/pages/?pagination[page]=0'],
    ['a page before the first', '/api/pages/?pagination[page]=-1'],
    ['a page that is no number', '/api/products/list?pagination[page]=1e3'],
    ['a page larger than the cap', '/api/products/list?pagination[pageSize]=101'],
    ['a filter that is not a page type', '/api/pages/?filters[page_type]=secret'],
    ['an empty filter', '/api/products/list?filters[brand]='],
  ])('%s is refused', async (_name, path) => {
    expect(await refusal(path)).toEqual([400, 'invalid_parameter'])
  })

  it.each([
    ['a filter by a name that the contract does not have', '/api/pages/?filters[pageType]=help'],
    ['a filter on costs', '/api/products/list?filters[costPrice]=1'],
    ['a filter with an operator', '/api/pages/?filters[url][$ne]=x'],
    ['a polluted prototype', '/api/pages/?__proto__[admin]=1'],
    ['a where clause of the database', '/api/pages/?where[id][equals]=1'],
  ])('%s is an unknown parameter', async (_name, path) => {
    expect(await refusal(path)).toEqual([400, 'unknown_parameter'])
  })

  it.each([
    ['an unknown product', '/api/products/slug/model-nope'],
    ['an inherited property', '/api/products/slug/constructor'],
    ['an unpublished model', '/api/stamp-models/name/trodat-printy-4813'],
    ['a slug that is markup', '/api/card/slug/%3Cimg%20src=x%3E'],
    ['a slug that climbs', '/api/card/slug/..%2f..%2fsecrets'],
    ['a country in lower case', '/api/price-lists/fr'],
    ['a country the shop does not sell to', '/api/price-lists/US'],
    ['a path that is none', '/api/no-such-thing'],
    ['an unknown page', '/api/pages/url/?url=/no-such-page/'],
  ])('%s is not found', async (_name, path) => {
    expect(await refusal(path)).toEqual([404, 'not_found'])
  })
})

describe('a list of slugs', () => {
  const post = (body: string, type = 'application/json') =>
    refusal('/api/card/slugs/h', { method: 'POST', headers: { 'content-type': type }, body })

  it('is refused when it is not JSON, not of the schema or too long', async () => {
    expect(await post('{')).toEqual([400, 'invalid_body'])
    expect(await post('{"slugs":"sign-pvc"}')).toEqual([400, 'invalid_body'])
    expect(await post('{"slugs":[],"more":1}')).toEqual([400, 'invalid_body'])
    expect(await post(JSON.stringify({ slugs: Array(201).fill('sign-pvc') }))).toEqual([400, 'invalid_body'])
    expect(await post('slugs=sign-pvc', 'application/x-www-form-urlencoded')).toEqual([
      415,
      'unsupported_media_type',
    ])
    expect(await post(JSON.stringify({ slugs: ['x'.repeat(120_000)] }))).toEqual([413, 'body_too_large'])
  })

  it('of 200 is answered', async () => {
    const body = JSON.stringify({ slugs: Array(200).fill('sign-pvc') })
    const headers = { 'content-type': 'application/json' }
    const response = await ask('/api/card/slugs/h', { method: 'POST', headers, body })
    expect(response.status).toBe(200)
    expect((await response.json()).data).toHaveLength(200)
  })
})

describe('nothing that the content service answers', () => {
  it.each(['/api/catalogue', '/api/price-lists/FR', '/api/products/slug/model-trodat-printy-4913'])(
    '%s tells a cost, a time or a wage',
    async path => {
      expect(await (await ask(path)).text()).not.toMatch(/cost|labour|minutesPer|evidence/i)
    },
  )
})

describe('the visitor', () => {
  it('is anonymous without a session', async () => {
    const response = await ask('/api/clients', { token: null })
    expect(await response.json()).toMatchObject({ id: null, role: 'visitor', registered: false })
    expect(response.headers.get('cache-control')).toContain('no-store')
    const unknown = await ask('/api/clients?auth=nobody', { token: null })
    expect(await unknown.json()).toMatchObject({ id: null, role: 'visitor' })
  })

  it('learns of no client by number', async () => {
    const response = await ask('/api/clients?id=1', { token: null })
    expect(response.status).toBe(403)
    expect(await response.json()).toMatchObject({ code: 'forbidden' })
    expect((await ask('/api/clients?id=x', { token: null })).status).toBe(400)
  })

  it('is in the country that the proxy names, else in that of the browser, else in France', async () => {
    const country = async (headers: Record<string, string>) =>
      (await ask('/api/clients/country', { token: null, headers })).json()
    expect(await country({ 'cf-ipcountry': 'be', 'accept-language': 'de-AT' })).toEqual({ countryCode: 'BE' })
    expect(await country({ 'accept-language': 'de-AT,de;q=0.9' })).toEqual({ countryCode: 'AT' })
    expect(await country({ 'accept-language': 'en-US' })).toEqual({ countryCode: 'FR' })
    expect(await country({ 'cf-ipcountry': 'T1', 'accept-language': '*' })).toEqual({ countryCode: 'FR' })
  })
})

describe('the description of the API', () => {
  it('is open to people who write a client, and names the paths that answer', async () => {
    const response = await ask('/api/openapi.json', { token: null })
    expect(response.status).toBe(200)
    const { paths } = await response.json()
    for (const path of reads) {
      const bare = path.split('?')[0] ?? ''
      const known = Object.keys(paths).some(name =>
        new RegExp(`^${name.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(bare),
      )
      expect([path, known]).toEqual([path, true])
    }
  })
})
