import { readdirSync } from 'node:fs'
import http from 'node:http'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from '@/scripts/lib/paths.mjs'
import { readPageFacts } from '@/tests/support/page-facts'
import { forgetPages, type Site, servers } from '@/tests/support/servers.mjs'

const dataDir = process.env.SEEDED_DATA_DIR ?? path.join(root, '.data')
const domains = { 'de-DE': 'https://stempel.example', 'en-MT': 'https://stamps.example' }

const isFull = process.env.FULL === '1'

/** Sends the exact bytes of a request; `fetch` would correct it. */
const ask = (port: number, address: string, { method = 'GET', headers = {} } = {}) =>
  new Promise<{ status: number; headers: http.IncomingHttpHeaders; text: string }>((resolve, reject) => {
    const request = http.request({ port, path: address, method, headers }, response => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', part => {
        text += part
      })
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }))
    })
    request.on('error', reject)
    request.end()
  })

const long = `/${'a'.repeat(3000)}/`

/** Address, method, status, and text of the answer. */
const answers: [string, { method?: string; headers?: Record<string, string> }, number, RegExp?][] = [
  ['/', {}, 200, /<html lang="fr-FR"/],
  ['/de-at/', {}, 200, /<html lang="de-AT"/],
  ['/fr-be/stamp/', {}, 200, /<html lang="fr-BE"/],
  ['/cart/?utm_source=a.b', {}, 200, /<html lang="fr-FR"/],
  ['/cart', {}, 308],
  ['/de-AT/stempel/', {}, 308],
  ['/nothing/here/', {}, 404, /\/nothing\/here\//],
  ['/administrator/', {}, 404, /<html lang="fr-FR"/],
  ['/admins/', {}, 404, /<html lang="fr-FR"/],
  ['/a.b/?c=d.e', {}, 404, /<html/],
  ['/%3Cscript%3Ealert(1)%3C%2Fscript%3E/', {}, 404, /&lt;script/],
  ['/_next/static/nothing.js', {}, 404],
  ['/_next/image?url=%2Ficon.svg&w=64&q=75', {}, 404],
  ['/favicon.ico', {}, 200],
  ['/pictures/nothing', {}, 404],
  ['/cms-api/media/file/nothing.png', {}, 404],
  ['/api/nothing', {}, 404],
  ['/api/health', {}, 200],
  ['/api/health', { method: 'HEAD' }, 200],
  ['/admin/login', {}, 200, /<html/],
  ['/%', {}, 400],
  ['/%E0%A4%A/', {}, 400],
  ['/api/%', {}, 400],
  ['/cms-api/media/file/%', {}, 400],
  ['/_next/static/%', {}, 400],
  ['/a%00b/', {}, 400],
  ['/api/%00', {}, 400],
  ['/', { headers: { host: '[' } }, 400],
  ['/admin/login', { headers: { host: 'a b' } }, 400],
  ['/', { method: 'TRACE' }, 405],
  ['/api/health', { method: 'TRACE' }, 405],
  ['/', { method: 'POST' }, 405],
  ['/api/orders', { method: 'PROPFIND' }, 405],
  [long, {}, 414],
]

/** What Next keeps of pages on the disk, by their addresses: pages that were visited before may come at any time. */
const keptOnDisk = () =>
  readdirSync(path.join(root, '.next/server/route-cache'), { recursive: true, encoding: 'utf8' })

describe.each(Object.entries(servers))('%s', (name, start) => {
  let site: Site
  beforeAll(async () => {
    site = await start(dataDir, {
      SITE_URL: 'https://shop.example',
      SITE_DOMAINS: Object.entries(domains)
        .map(pair => pair.join('='))
        .join(' '),
    })
    await forgetPages(site, dataDir)
  })
  afterAll(() => site.stop())

  it.each(answers)('answers %s %j with %i', async (address, options, status, said = /(?:)/) => {
    const answer = await ask(site.port, address, options)
    expect(answer.status).toBe(status)
    expect(answer.text).toMatch(said)
    if (/^text\/html/.test(answer.headers['content-type'] ?? ''))
      expect(answer.headers['content-security-policy']).toContain("default-src 'self'")
    if (status === 308) expect(answer.headers.location).toMatch(/^\/[a-z/-]*\/$/)
    if (status === 404) expect(answer.headers['cache-control'] ?? '').not.toContain('s-maxage')
  })

  it('gives a locale a domain of its own, without a prefix, and speaks of it by that domain everywhere', async () => {
    const on = (host: string, address: string) => ask(site.port, address, { headers: { host } })
    const page = await on('stempel.example', '/stempel/')
    expect(page.status).toBe(200)
    const { lang, links, canonical, alternates, sharedPicture } = readPageFacts(page.text)
    expect(lang).toBe('de-DE')
    expect(links).toContain('/cart/')
    expect([...links].filter(href => /^\/[a-z]{2}-[a-z]{2}\//.test(href))).toEqual([])
    expect(canonical).toBe('https://stempel.example/stempel/')
    expect(Object.fromEntries(alternates)).toMatchObject({
      'de-de': 'https://stempel.example/stempel/',
      'en-mt': 'https://stamps.example/stamps/',
      'de-at': 'https://shop.example/de-at/stempel/',
      'x-default': 'https://shop.example/stamp/',
    })
    expect(sharedPicture).toMatch(/^https:\/\/stempel\.example\/pictures\//)
    expect((await on('stempel.example', '/')).text).toContain('<html lang="de-DE"')
    expect((await on('who-knows.example', '/')).text).toContain('<html lang="fr-FR"')
    expect((await on('stempel.example', '/nothing/')).text).toContain('Page Not Found: /nothing/')
    expect((await on('stempel.example', '/schild/sign-pvc/?t=Eingang')).text).toContain('Eingang')
    const moves = [
      ['stempel.example', '/de-de/cart/?a=b', 'https://stempel.example/cart/?a=b'],
      ['stempel.example', '/fr-be/', 'https://shop.example/fr-be/'],
      ['shop.example', '/de-de/stempel/', 'https://stempel.example/stempel/'],
      ['stempel.example', '/cart', '/cart/'],
    ] as const
    for (const [host, address, location] of moves)
      expect(await on(host, address)).toMatchObject({ status: 308, headers: { location } })
    expect((await on('stempel.example', '/sitemaps/de-de.xml')).text).toContain(
      '<loc>https://stempel.example/',
    )
    expect((await on('shop.example', '/sitemap.xml')).text).not.toContain('de-de.xml')
    expect((await on('shop.example', '/robots.txt')).text).toContain(
      'https://stempel.example/sitemaps/de-de.xml',
    )
    expect((await on('shop.example', '/feeds/de-de.xml')).text).toContain('<g:link>https://stempel.example/')
    expect((await on('stempel.example', '/api/menu/de-DE')).text).toContain('"href":"/stempel/"')
    const fromPage = (origin: string) =>
      ask(site.port, '/api/help-votes', { method: 'POST', headers: { host: 'stempel.example', origin } })
    expect((await fromPage('https://elsewhere.example')).status).toBe(403)
    expect((await fromPage('https://stempel.example')).status).not.toBe(403)
    const forged = await ask(site.port, '/', { headers: { 'x-shop-site': 'de-de' } })
    expect(forged.text).toContain('<html lang="fr-FR"')
  })

  it('gives a page packed, and only 304 to who has it', async () => {
    for (let i = 0; i < 3; i++) {
      const { headers } = await ask(site.port, '/stamp/', { headers: { 'accept-encoding': 'gzip' } })
      expect(headers['content-encoding']).toBe('gzip')
      const again = await ask(site.port, '/stamp/', { headers: { 'if-none-match': String(headers.etag) } })
      expect(again.status).toBe(304)
      const plain = await ask(site.port, '/stamp/', { headers: { 'accept-encoding': 'gzip;q=0' } })
      expect(plain.headers['content-encoding']).toBeUndefined()
    }
  })

  it('keeps nothing of addresses that lead nowhere', async () => {
    const count = isFull && name === 'npm start' ? 10_000 : 30
    const made = Array.from({ length: count }, (_, i) => (i % 3 ? `/crawled/${i}/` : `/DE-de/crawled-${i}/`))
    for (const address of made) expect((await ask(site.port, address)).status).toBeGreaterThan(300)
    expect(keptOnDisk().filter(file => file.endsWith('.html'))).not.toEqual([])
    expect(keptOnDisk().filter(file => file.includes('crawled'))).toEqual([])
  })

  it.each(['/', '/nothing/', '/api/health', '/admin/login'])(
    'promises https for a year where the shop is reached by it: %s',
    async address => {
      const { headers } = await ask(site.port, address)
      expect(headers['strict-transport-security']).toContain('max-age=31536000')
    },
  )
})
