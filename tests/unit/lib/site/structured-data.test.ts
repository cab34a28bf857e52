import { expect, it } from 'vitest'
import {
  breadcrumbData,
  faqData,
  type OfferFacts,
  organizationData,
  productData,
  webSiteData,
} from '@/lib/site/structured-data'
import { structuredDataFaults } from '@/tests/support/structured-data'

const offer: OfferFacts = {
  price: { minor: 2880, currency: 'EUR' },
  inStock: true,
  country: 'FR',
  shipping: { price: { minor: 588, currency: 'EUR' }, productionDays: 1, minDays: 2, maxDays: 3 },
  returnDays: 0,
}
const product = {
  name: 'trodat Printy 4913',
  description: 'Un tampon',
  sku: 'model-trodat-printy-4913',
  brand: 'trodat',
  image: 'https://example.org/pictures/x@2x.jpg',
  path: '/tampon/trodat-printy-4913/',
  offer,
}
const crumbs = [
  { label: 'Accueil', path: '/' },
  { label: 'Tampons', path: '/stamp/' },
]

it('numbers breadcrumbs from 1 with full addresses', () => {
  const data = JSON.parse(JSON.stringify(breadcrumbData(crumbs, 'de-DE')))
  expect(data.itemListElement.map(({ position }: { position: number }) => position)).toEqual([1, 2])
  expect(data.itemListElement[1].item).toMatch(/^https?:\/\/.*\/de-de\/stamp\/$/)
})

it('says what one piece costs with VAT, when it comes and that it cannot be given back', () => {
  const { offers } = JSON.parse(JSON.stringify(productData(product, 'fr-FR')))
  expect(offers).toMatchObject({
    price: '28.80',
    priceCurrency: 'EUR',
    availability: 'https://schema.org/InStock',
    shippingDetails: {
      shippingRate: { value: '5.88' },
      deliveryTime: { handlingTime: { maxValue: 1 }, transitTime: { minValue: 1, maxValue: 2 } },
    },
    hasMerchantReturnPolicy: { returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' },
  })
})

it('leaves out what it does not know: transport on request, a price that there is none of', () => {
  const unshipped = JSON.stringify(productData({ ...product, offer: { ...offer, shipping: null } }, 'fr-FR'))
  expect(unshipped).not.toContain('shippingDetails')
  expect(JSON.stringify(productData({ ...product, offer: null }, 'fr-FR'))).not.toContain('offers')
})

it('is what the published schemas ask for', async () => {
  const all = [
    productData(product, 'fr-FR'),
    productData({ ...product, offer: { ...offer, returnDays: 14, inStock: false } }, 'en-GB'),
    breadcrumbData(crumbs, 'fr-FR'),
    faqData([{ question: 'Quand ?', answer: 'Demain.' }]),
    organizationData({ name: 'Site', description: 'Des tampons' }, 'fr-FR'),
    webSiteData('Site', 'fr-FR'),
  ]
  for (const data of all) expect(await structuredDataFaults(data)).toEqual([])
})

it('is refused where something is missing', async () => {
  const { image: _, ...without } = productData(product, 'fr-FR')
  expect(await structuredDataFaults(without)).not.toEqual([])
  expect(await structuredDataFaults({ '@type': 'Product' })).not.toEqual([])
})
