import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { parseShopData } from '@/lib/doors/contract/shop-data'
import { shopUrl } from './support/shop'

/** The quality at which pages are compressed in front of the shop (server/doors/edge/encodings.ts). */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 8 } }
const bound = 20_000

/** Every template of the catalogue, with the pages that carry most. */
const pages = [
  ['home', '/'],
  ['home in German', '/de-de/'],
  ['stamps', '/stamp/'],
  ['signs', '/signaletique/'],
  ['a category with its products', '/stamp/tampons-trodat/printy/'],
  ['a category of categories', '/createur-tampon/'],
  ['signs by use', '/signaletique/par-usage/'],
  ['text plates', '/shopping/empreinte/'],
  ['a stamp', '/tampon/trodat-printy-4913/'],
  ['a stamp with a band', '/tampon/trodat-printy-4750/'],
  ['a sign', '/plaque/sign-pvc/'],
  ['a sign in all colours', '/plaque/sign-plexiglass-quadri/'],
  ['a sign in print', '/plaque/sign-dibond/'],
  ['a sign in wood, in German', '/de-de/schild/sign-wood/'],
  ['a template of a sign', '/plaque/desk-sign/'],
  ['a supply', '/shopping/cartridge-trodat-6-4913/'],
  ['a text plate', '/pack-empreinte/printy-4907/'],
  ['a pack', '/pack/pack-printy-duo-4911-4913/'],
  ['a ready-made stamp', '/tampon-formule/trodat-office-4912-paid/'],
  ['help', '/aide/'],
  ['delivery', '/aide/livraison/'],
  ['contact', '/contact/'],
  ['terms', '/conditions-generales-de-vente/'],
  ['site map', '/plan-du-site/'],
  ['terms', '/conditions-generales-de-vente/'],
] as const

describe('what a shopper downloads', () => {
  it.each(pages)('is at most 20 KB as Brotli for the page of %s', async (_, path) => {
    const answer = await fetch(`${shopUrl}${path}`, { headers: { 'accept-encoding': 'identity' } })
    expect(answer.status).toBe(200)
    expect(brotliCompressSync(Buffer.from(await answer.arrayBuffer()), quality).length).toBeLessThanOrEqual(
      bound,
    )
  })

  it.each([
    // 1.15 and 1.25 times the scripts of an empty page of the same Next, 134,923 bytes (`npm run bench`).
    ['home', '/', 155_161, 155_161],
    ['a listing', '/stamp/tampons-trodat/printy/', 155_161, 155_161],
    ['a stamp', '/tampon/trodat-printy-4913/', 155_161, 168_653],
    ['a sign', '/plaque/sign-pvc/', 155_161, 168_653],
  ])(
    'is no more script than it may be for the page of %s, with what it fetches ahead',
    async (_, path, own, whole) => {
      const html = await (await fetch(`${shopUrl}${path}`)).text()
      const named = (tag: RegExp, file: RegExp) =>
        new Set([...html.matchAll(tag)].flatMap(([found]) => file.exec(found)?.[1] ?? []))
      const scripts = named(/<script[^>]+>/g, /^(?!.*nomodule).*src="([^"]+)"/i)
      const ahead = [...named(/<link[^>]+as="script"[^>]*>/g, /href="([^"]+)"/)].filter(
        file => !scripts.has(file),
      )
      const weigh = async (files: Iterable<string>) => {
        const sizes = [...files].map(async file => {
          const answer = await fetch(new URL(file, shopUrl))
          return gzipSync(Buffer.from(await answer.arrayBuffer()), { level: 6 }).length
        })
        return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
      }
      const weight = await weigh(scripts)
      expect(weight).toBeLessThanOrEqual(own)
      expect(weight + (await weigh(ahead))).toBeLessThanOrEqual(whole)
    },
  )

  it('is at most 30 KB of JSON for a cart with one line', async () => {
    for (const product of [
      'model-trodat-printy-4913',
      'sign-pvc',
      'sign-plexiglass-quadri-5',
      'pack-printy-duo-4911-4913',
    ]) {
      const answer = await fetch(`${shopUrl}/api/shop/fr-FR?products=${product}&countries=FR`)
      expect(answer.status).toBe(200)
      expect((await answer.arrayBuffer()).byteLength).toBeLessThanOrEqual(30_000)
    }
  })

  it('brings what is bought with a product, where that is asked for', async () => {
    const answer = await fetch(`${shopUrl}/api/shop/fr-FR?beside=model-trodat-printy-4913`)
    const { beside } = parseShopData(await answer.json())
    expect(beside?.['model-trodat-printy-4913']).toContain('encre-trodat-7011')
    const none = await fetch(`${shopUrl}/api/shop/fr-FR?beside=no-such-thing`)
    expect(parseShopData(await none.json()).beside).toEqual({ 'no-such-thing': [] })
  })

  it('refuses invalid keys', async () => {
    for (const query of [
      'products=../x',
      'beside=../x',
      'beside=a&beside=b',
      `products=${'a,'.repeat(400)}`,
      'countries=France',
      'every=1',
    ]) {
      const answer = await fetch(`${shopUrl}/api/shop/fr-FR?${query}`)
      expect(answer.status).toBe(400)
    }
  })
})
