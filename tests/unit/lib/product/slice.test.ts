import { describe, expect, it } from 'vitest'
import type { Catalogue } from '@/lib/catalogue/catalogue'
import { pack } from '@/lib/doors/contract/pack'
import { parseShopData } from '@/lib/doors/contract/shop-data'
import { priceItem } from '@/lib/money/pricing/price-item'
import { shippingOffers } from '@/lib/money/pricing/shipping'
import { productKeys } from '@/lib/orders/cart/product-keys'
import { restoreCart } from '@/lib/orders/cart/restore-cart'
import type { SignConfig } from '@/lib/product/sign/config'
import { normaliseSignConfig } from '@/lib/product/sign/normalise'
import { validateSign } from '@/lib/product/sign/validate'
import { relatedMaterials, sliceOf } from '@/lib/product/slice'
import { catalogue, priceListOf } from '../../../support/catalogue'

const priceList = priceListOf('FR')
const shop = { catalogue, priceList }
const published = catalogue.materials.materials.filter(material => material.published)
const inFrench = { countries: ['FR'], language: 'fr' } as const
const sliceFor = (...products: string[]) => sliceOf(shop, { products, ...inFrench })

const signOf = (material: string, more: Partial<SignConfig> = {}): SignConfig =>
  ({ ...catalogue.materials.defaultSign, material, ...more }) as SignConfig

const line = (type: string, slug: string, content: object = {}) => ({
  id: slug,
  type,
  slug,
  quantity: 2,
  tranquility: false,
  content,
  description: '',
})

describe('the slice of a sign page', () => {
  it.each(published.map(material => [material.name, material] as const))(
    'prices and judges %s as the whole catalogue does',
    (name, material) => {
      const slice = sliceOf(shop, {
        products: relatedMaterials(material, catalogue),
        countries: [],
        language: 'fr',
      })
      for (const [width, height] of [
        [100, 60],
        [300, 200],
        [900, 700],
      ] as const) {
        const wanted = signOf(name, { width, height })
        const { config } = normaliseSignConfig(wanted, catalogue)
        expect(normaliseSignConfig(wanted, slice.catalogue).config).toEqual(config)
        expect(validateSign(config, slice.catalogue)).toEqual([])
        expect(priceItem({ kind: 'sign', config }, 3, slice)).toEqual(
          priceItem({ kind: 'sign', config }, 3, shop),
        )
      }
    },
  )

  it('carries one language and a small part of the catalogue', () => {
    const brass = published.find(({ name }) => name === 'brass')
    const products = brass ? relatedMaterials(brass, catalogue) : []
    const slice = sliceOf(shop, { products, countries: [], language: 'de' })
    expect(slice.catalogue.materials.materials.map(({ name }) => name)).toEqual(['brass', 'brass-3'])
    expect(slice.catalogue.materials.materials[0]?.title).toEqual({ fr: '', de: brass?.title.de, en: '' })
    expect(JSON.stringify(pack(slice, 'de')).length).toBeLessThan(20_000)
  })
})

describe('the slice of a cart', () => {
  const every = [
    ...catalogue.stampModels.models.map(({ slug }) => slug),
    ...catalogue.stampModels.rubbers.map(({ slug }) => slug),
    ...catalogue.materials.materials.map(({ name }) => `sign-${name}`),
    ...catalogue.staticProducts.products.map(({ slug }) => slug),
  ]

  it('is at most 30 KB of JSON for one line, whatever the product and the language', () => {
    const heavy = every.flatMap(slug =>
      (['fr', 'de', 'en'] as const).flatMap(language => {
        const slice = sliceOf(shop, { products: [slug], countries: ['FR'], language })
        const bytes = new TextEncoder().encode(JSON.stringify(pack(slice, language))).length
        return bytes > 30_000 ? [[slug, language, bytes]] : []
      }),
    )
    expect(heavy).toEqual([])
  })

  it('restores old lines to what the whole catalogue restores them to', () => {
    const [first] = published
    const without = (gone: string): Catalogue => ({
      ...catalogue,
      materials: {
        ...catalogue.materials,
        materials: catalogue.materials.materials.filter(({ name }) => name !== gone),
      },
    })
    const replaced = (gone: string, by: string): Catalogue => ({
      ...catalogue,
      materials: {
        ...catalogue.materials,
        materials: catalogue.materials.materials.map(material =>
          material.name === gone ? { ...material, published: false, replacedBy: by } : material,
        ),
      },
    })
    const catalogues = [
      catalogue,
      without('brass-3'),
      without(first?.name ?? ''),
      replaced('brass', 'aluminium'),
      replaced('dibond', 'forex-10'),
    ]
    const items = [
      ...[...published.map(({ name }) => name), 'brass-7', 'marble', 'plexiglass-mirror-9'].map(name =>
        line('sign', `sign-${name}`, { config: signOf(name, { width: 420, height: 260 }) }),
      ),
      line('stamp', 'model-trodat-printy-4913', {
        config: { brand: 'trodat', range: 'printy', model: '4912', color: 'gone' },
      }),
      line('rubber', 'rubber-trodat-printy-4913'),
      line('static', 'pack-printy-duo-4911-4913'),
      line('static', 'no-such-thing'),
    ]
    for (const whole of catalogues) {
      for (const item of items) {
        const stored = { items: [item] }
        const products = productKeys([item as never])
        const slice = sliceOf({ catalogue: whole, priceList }, { products, ...inFrench })
        const [a, b] = [restoreCart(stored, slice.catalogue), restoreCart(stored, whole)]
        expect(a, item.slug).toEqual(b)
      }
    }
  })

  it('arrives as it was sent, for every product', () => {
    for (const slug of every) {
      const slice = { ...sliceFor(slug), products: [slug], pages: {} }
      const travelled = JSON.parse(JSON.stringify(pack(slice, 'fr')))
      expect(parseShopData(travelled)).toEqual(JSON.parse(JSON.stringify(slice)))
    }
  })

  it('brings with a text plate its mount, with a pack its parts', () => {
    expect(
      sliceFor('rubber-trodat-printy-4913').catalogue.stampModels.models.map(({ slug }) => slug),
    ).toEqual(['model-trodat-printy-4913'])
    const pack = sliceFor('pack-printy-duo-4911-4913').catalogue.stampModels.models.map(({ slug }) => slug)
    expect(pack).toEqual(['model-trodat-printy-4911', 'model-trodat-printy-4913'])
  })

  it('offers the same deliveries as the whole, in the territories of its countries too', () => {
    const slice = sliceFor('model-trodat-printy-4913')
    const item = { kind: 'stamp', slug: 'model-trodat-printy-4913', color: 'black' } as const
    const items = [{ id: '1', item, quantity: 2 }]
    for (const zipcode of ['75001', '97110', '98800', '']) {
      const to = { country: 'FR', zipcode }
      const offers = (context: typeof shop) => {
        const found = shippingOffers({ items }, to, context)
        return found.ok ? found.offers.map(({ method, price }) => [method, price]) : found
      }
      expect(offers(slice)).toEqual(offers(shop))
    }
  })

  it('asks for the products of lines and of their designs, never for what is no slug', () => {
    const keys = productKeys([
      line('sign', 'sign-pvc', { config: { material: 'pvc' }, design: { config: { material: 'brass' } } }),
      line('sign', 'sign-pvc', { config: { material: 'a b/../c' } }),
      line('discount', 'coupon'),
    ] as never)
    expect(keys).toEqual(['sign-brass', 'sign-pvc'])
  })
})
