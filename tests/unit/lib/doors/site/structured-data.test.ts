import { expect, it } from 'vitest'
import { shippingService } from '@/lib/doors/site/shipping-data'
import {
  breadcrumbData,
  faqData,
  type OfferFacts,
  organizationData,
  productData,
  webSiteData,
} from '@/lib/doors/site/structured-data'
import { viewContext } from '@/lib/doors/site/view-context'
import { catalogue, priceListOf } from '@/tests/support/catalogue'
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

it('says what one piece costs with VAT, and that what is made to measure cannot be given back', () => {
  const { offers } = JSON.parse(JSON.stringify(productData(product, 'fr-FR')))
  expect(offers).toMatchObject({
    price: '28.80',
    priceCurrency: 'EUR',
    availability: 'https://schema.org/InStock',
    hasMerchantReturnPolicy: { returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' },
  })
})

it('leaves out the price of what has none', () => {
  expect(JSON.stringify(productData({ ...product, offer: null }, 'fr-FR'))).not.toContain('offers')
})

it('says what a parcel costs by weight, with VAT, and from which order on nothing', () => {
  const data = JSON.parse(JSON.stringify(shippingService(viewContext('fr-FR', catalogue, priceListOf('FR')))))
  const [light] = data.shippingConditions
  expect(light).toMatchObject({
    shippingDestination: { addressCountry: 'FR' },
    weight: { maxValue: 250, unitCode: 'GRM' },
    shippingRate: { value: '6.60', currency: 'EUR' },
  })
  expect(data.shippingConditions.at(-1)).toMatchObject({ shippingRate: { value: '0.00' } })
})

it('is what the published schemas ask for', async () => {
  const company = { name: '', phone: '', email: 'atelier@example.org', vatNumber: '' }
  const shipping = shippingService(viewContext('fr-FR', catalogue, priceListOf('FR')))
  const all = [
    productData(product, 'fr-FR'),
    productData({ ...product, offer: { ...offer, returnDays: 14, inStock: false } }, 'en-GB'),
    breadcrumbData(crumbs, 'fr-FR'),
    faqData([{ question: 'Quand ?', answer: 'Demain.' }]),
    organizationData({ name: 'Site', description: 'Des tampons', country: 'FR', company, shipping }, 'fr-FR'),
    webSiteData('Site', 'fr-FR'),
  ]
  for (const data of all) expect(await structuredDataFaults(data)).toEqual([])
})

it('is refused where something is missing', async () => {
  const { image: _, ...without } = productData(product, 'fr-FR')
  expect(await structuredDataFaults(without)).not.toEqual([])
  expect(await structuredDataFaults({ '@type': 'Product' })).not.toEqual([])
})
