import { describe, expect, it } from 'vitest'
import { ask } from './support/shop'

const bots = [
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
]
const person =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36'
const page = (path: string, agent: string, headers = {}) =>
  ask(path, { token: null, headers: { 'user-agent': agent, ...headers } })

describe('a page that is not found', () => {
  it.each(['/nope/', '/de-de/nope/', '/xx-yy/stamp/', '/tampon/nope/'])(
    '%s is a status and nothing else to a bot',
    async path => {
      for (const bot of bots) {
        const response = await page(path, bot, { 'accept-encoding': 'gzip, br' })
        expect([response.status, await response.text()]).toEqual([404, ''])
      }
    },
  )

  it('is a whole page to a person, in the words of the locale', async () => {
    for (const [path, title] of [
      ['/nope/', 'Page introuvable'],
      ['/de-de/nope/', 'Seite'],
      ['/en-gb/nope/', 'Page'],
    ] as const) {
      const response = await page(path, person)
      const html = await response.text()
      expect([path, response.status]).toEqual([path, 404])
      expect(html).toContain('Page Not Found: /nope/')
      expect(html).toContain(title)
    }
  })

  it('leads on to stamps by chance and to signs', async () => {
    const html = await (await page('/nope/', person)).text()
    expect(html.match(/\/pictures\/v\d+\/stamp\//g)?.length).toBeGreaterThan(3)
    expect(html.match(/\/pictures\/v\d+\/sign\//g)?.length).toBeGreaterThan(3)
  })
})

it('a page that is there is whole to a bot', async () => {
  const response = await page('/stamp/', bots[0] ?? '')
  expect(response.status).toBe(200)
  expect((await response.text()).length).toBeGreaterThan(10_000)
})

it('a refusal of the interface keeps its words for a bot', async () => {
  const response = await page('/api/nope', bots[0] ?? '')
  expect(await response.json()).toMatchObject({ code: 'not_found' })
})
