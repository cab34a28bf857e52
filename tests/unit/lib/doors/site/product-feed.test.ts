import { Parser } from 'htmlparser2'
import { expect, it } from 'vitest'
import { type FeedProduct, productFeed } from '@/lib/doors/site/product-feed'

const product: FeedProduct = {
  sku: 'model-trodat-printy-4913',
  title: 'Tampon « Société » & fils',
  description: 'Un tampon',
  path: '/tampon/trodat-printy-4913/',
  picture: { kind: 'stamp', slug: 'model-trodat-printy-4913', view: 'hero', language: 'fr' },
  brand: 'trodat',
  offer: {
    price: { minor: 2880, currency: 'EUR' },
    inStock: true,
    country: 'BE',
    shipping: { price: { minor: 588, currency: 'EUR' }, productionDays: 1, minDays: 3, maxDays: 4 },
    returnDays: 0,
  },
}

/** The texts of a document by the names of their elements. */
function textsOf(xml: string): Record<string, string[]> {
  const texts: Record<string, string[]> = {}
  const open: string[] = []
  const parser = new Parser(
    {
      onopentag: name => void open.push(name),
      ontext: text => {
        const name = open.at(-1) ?? ''
        texts[name] = [...(texts[name] ?? []), text]
      },
      onclosetag: () => void open.pop(),
    },
    { xmlMode: true, decodeEntities: false },
  )
  parser.end(xml)
  return texts
}

it('tells shopping engines what a product costs with VAT, and when it comes', () => {
  const texts = textsOf(productFeed('Site', [product], 'fr-BE'))
  expect(texts).toMatchObject({
    'g:id': ['model-trodat-printy-4913'],
    'g:price': ['28.80 EUR', '5.88 EUR'],
    'g:country': ['BE'],
    'g:min_transit_time': ['2'],
    'g:identifier_exists': ['no'],
  })
  expect(texts['g:link']?.[0]).toMatch(/\/fr-be\/tampon\/trodat-printy-4913\/$/)
  expect(texts['g:image_link']?.[0]).toMatch(/^http.*@2x\.jpg$/)
})

it('leaves out a delivery that is only offered on request', () => {
  const offer = { ...product.offer, shipping: null }
  expect(productFeed('Site', [{ ...product, offer }], 'fr-BE')).not.toContain('g:shipping')
})
