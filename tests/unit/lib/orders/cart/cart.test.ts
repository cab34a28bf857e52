import { describe, expect, it } from 'vitest'
import type { Catalogue } from '@/lib/catalogue/catalogue'
import { priceItem } from '@/lib/money/pricing/price-item'
import { restoreCart } from '@/lib/orders/cart/restore-cart'
import { readCartItem, readStoredCart } from '@/lib/orders/cart/stored-cart'
import { cartChangeCodes } from '@/lib/product/item/change'
import { type CartItem, cartItemTypes } from '@/lib/product/item/item'
import { cartItemSchema } from '@/lib/product/item/item-schema'
import { cartLimits } from '@/lib/product/item/limits'
import { priceableOf } from '@/lib/product/kinds/registry'
import { convertScrewSpacer } from '@/lib/product/kinds/sign/convert-spacer'
import { validateSign } from '@/lib/product/sign/validate'
import de from '@/messages/de'
import en from '@/messages/en'
import fr from '@/messages/fr'
import { catalogue, priceListOf } from '@/tests/support/catalogue'
import fc, { runs } from '@/tests/support/properties'

const line = (item: Partial<CartItem> & Pick<CartItem, 'type' | 'slug'>): CartItem => ({
  id: item.slug,
  quantity: 1,
  tranquility: false,
  content: {},
  description: '',
  ...item,
})

const stampConfig = { brand: 'trodat', range: 'printy', model: '4913', color: 'black' }
const stamp = line({
  type: 'stamp',
  slug: 'model-trodat-printy-4913',
  content: { config: stampConfig, inkColor: 'black' },
})
const signConfig = {
  material: 'pvc',
  width: 100,
  height: 25,
  color: 'grey-black',
  mask: { shape: 'flex-rectangle01' },
  finishes: {},
  fixing: { name: 'none', options: {} },
}
const sign = line({ type: 'sign', slug: 'sign-pvc', content: { config: signConfig } })
const pad = line({
  type: 'static',
  slug: 'encre-pad-trodat-9051',
  content: { variant: 'encre-pad-trodat-9051-black' },
})
const coupon = line({
  type: 'discount',
  slug: 'discount',
  content: { discount: { coupon: 'SPRING', value: 10, type: 'percent' } },
})

const restore = (items: unknown[], from: Catalogue = catalogue) => {
  const { cart, changes } = restoreCart({ items }, from)
  return { items: cart.items, changes, codes: changes.map(change => change.code) }
}

/** The catalogue with one part changed. */
function changedCatalogue(change: (draft: Catalogue) => void): Catalogue {
  const draft = structuredClone(catalogue)
  change(draft)
  return draft
}
const materialOf = (from: Catalogue, name: string) => {
  const found = from.materials.materials.find(material => material.name === name)
  if (!found) throw new Error(`no material ${name}`)
  return found
}

describe('restoring a cart', () => {
  it('gives back lines that need nothing, untouched', () => {
    const items = [stamp, sign, pad, coupon]
    expect(restore(items)).toEqual({ items, changes: [], codes: [] })
  })

  it('drops what can no longer be ordered and says so', () => {
    const gone = line({ type: 'stamp', slug: 'model-trodat-printy-9999' })
    const unknown = line({ type: 'static', slug: 'encre-nothing' })
    expect(restore([gone, unknown, stamp])).toMatchObject({
      items: [{ id: stamp.id }],
      changes: [
        { code: 'unavailable_dropped', itemId: gone.id },
        { code: 'unavailable_dropped', slug: 'encre-nothing' },
      ],
    })
    const withdrawn = changedCatalogue(draft => {
      for (const model of draft.stampModels.models) model.published = false
      for (const product of draft.staticProducts.products) product.outOfStock = true
    })
    expect(restore([stamp, pad], withdrawn).codes).toEqual(['unavailable_dropped', 'unavailable_dropped'])
  })

  it('gives a stamp with a stale mount or ink colour the first available, in its design too', () => {
    const model = catalogue.stampModels.models.find(m => m.slug === stamp.slug)
    const config = { ...stampConfig, color: 'neon' }
    const design = { id: 'd', config, inkColor: 'invisible', elements: [] }
    const { items, codes } = restore([
      { ...stamp, content: { config, inkColor: 'invisible', design } },
      { ...stamp, id: 'b', content: { config, inkColor: 'black' } },
    ])
    expect(codes).toEqual(['color_reset', 'ink_reset', 'color_reset'])
    expect(items[0]?.content).toMatchObject({
      config: { color: model?.colors[0] },
      inkColor: model?.inksColor[0],
      design: { config: { color: model?.colors[0] }, inkColor: model?.inksColor[0], id: 'd' },
    })
    expect(items[1]?.content).toMatchObject({ config: { color: model?.colors[0] }, inkColor: 'black' })
  })

  it('follows a colour or a material to what replaces it', () => {
    const replaced = changedCatalogue(draft => {
      const pvc = materialOf(draft, 'pvc')
      const color = pvc.colors.find(c => c.slug === 'grey-black')
      const other = pvc.colors.find(c => c.slug !== 'grey-black' && !c.outOfStock)
      if (!color || !other) throw new Error('the seed has changed')
      color.outOfStock = true
      color.replacedBy = other.slug
      const brass = materialOf(draft, 'brass')
      brass.outOfStock = true
      brass.replacedBy = 'aluminium'
    })
    const to = materialOf(replaced, 'pvc').colors.find(c => c.slug === 'grey-black')?.replacedBy
    const { items, changes } = restore(
      [
        sign,
        { ...sign, id: 'b', slug: 'sign-brass', content: { config: { ...signConfig, material: 'brass' } } },
      ],
      replaced,
    )
    expect(changes[0]).toMatchObject({ code: 'color_reset', from: 'grey-black', to })
    expect(changes[1]).toMatchObject({ code: 'material_replaced', from: 'brass', to: 'aluminium' })
    expect(items[1]).toMatchObject({ slug: 'sign-aluminium', content: { config: { material: 'aluminium' } } })
  })

  it('takes the first material of the same type, and drops a sign whose material has no replacement', () => {
    const of = (material: string) => ({ ...sign, content: { config: { ...signConfig, material } } })
    expect(restore([of('pvc-99')]).changes[0]).toMatchObject({
      code: 'material_replaced',
      from: 'pvc-99',
      to: 'pvc',
    })
    expect(restore([of('adamantium')]).codes).toEqual(['unavailable_dropped'])
  })

  it('converts the large screw-spacer by its colour, then makes the sign valid', () => {
    const wood = { ...signConfig, material: 'plexiglass', width: 300, height: 200 }
    const old = (options: object) => ({
      ...sign,
      content: { config: { ...wood, fixing: { name: 'screws-spacer-large', options } } },
    })
    const style = (options: object) => {
      const { items, codes } = restore([old(options)])
      expect(codes).toContain('spacer_converted')
      const config = items[0]?.content.config as { fixing: { name: string; options: { styles: string } } }
      expect(validateSign(config as never, catalogue)).toEqual([])
      expect(config.fixing.name).toBe('screws-spacer')
      return config.fixing.options.styles
    }
    expect(style({ styles: 'black', holes: '4-corners' })).toBe('black-l')
    expect(style({ styles: 'silver' })).toBe('silver-l')
    expect(style({ color: 'black' })).toBe('black-l')
    expect(style({ styles: 'pink' })).toBe('silver-l')
    expect(style({ styles: 'constructor' })).toBe('silver-l')
    expect(style({ styles: 'black-l', holes: '2-sides' })).toBe('black-l')
    expect(style({ styles: 'large', color: 'matt-black' })).toBe('black-l')
    expect(convertScrewSpacer(signConfig, catalogue.fixings)).toBeNull()
    expect(convertScrewSpacer({ fixing: 'screws-spacer-large' }, catalogue.fixings)).toBeNull()
  })

  it('keeps the elements of a resized sign in its middle', () => {
    const config = { ...signConfig, width: 2, height: 2 }
    const design = {
      config,
      elements: [{ id: 't', type: 'text', position: { left: 1, top: 1 } }, { id: 'b' }],
    }
    const { items, codes } = restore([{ ...sign, content: { config, design } }])
    expect(codes).toEqual(['sign_adjusted'])
    const restored = items[0]?.content as { config: { width: number; height: number }; design: typeof design }
    expect(restored.design.elements[0]?.position).toEqual({
      left: 1 + (restored.config.width - 2) / 2,
      top: 1 + (restored.config.height - 2) / 2,
    })
    expect(restored.design.config).toEqual(restored.config)
  })

  it('gives an ink pad whose colour ran out another one, and says which', () => {
    const outOf = changedCatalogue(draft => {
      const product = draft.staticProducts.products.find(p => p.slug === pad.slug)
      for (const variant of product?.variants.slice(0, 1) ?? []) variant.outOfStock = true
    })
    const { items, changes } = restore([pad], outOf)
    expect(items[0]?.content.variant).toBe('encre-pad-trodat-9051-blue')
    expect(changes[0]).toMatchObject({ code: 'variant_reset', to: 'encre-pad-trodat-9051-blue' })
  })

  it('says how many lines it could not read', () => {
    expect(restore([stamp, null, 7, { id: 'x' }]).codes).toEqual(Array(3).fill('unreadable_dropped'))
  })

  it('never throws, is done in one pass and yields lines that the server accepts, for any stored cart', () => {
    const config = fc.oneof(
      fc.record(
        {
          material: fc.constantFrom('pvc', 'brass', 'pvc-9', 'constructor', '__proto__'),
          width: fc.oneof(fc.double(), fc.integer({ min: -5, max: 4000 })),
          height: fc.oneof(fc.double(), fc.integer({ min: -5, max: 4000 })),
          color: fc.constantFrom('grey-black', 'gold-black', 'nope', ''),
          mask: fc.oneof(fc.constant({ shape: 'flex-rectangle01' }), fc.jsonValue()),
          finishes: fc.oneof(fc.constant({ rounded: { percent: 500 } }), fc.jsonValue()),
          fixing: fc.oneof(
            fc.constant({ name: 'screws-spacer-large', options: { styles: 'black' } }),
            fc.constant({ name: 'feet', options: {} }),
            fc.jsonValue(),
          ),
        },
        { requiredKeys: [] },
      ),
      fc.record({
        brand: fc.constantFrom('trodat', 'colop', 'x'),
        range: fc.constantFrom('printy', 'y'),
        model: fc.constantFrom('4913', '0'),
        color: fc.oneof(fc.string(), fc.constant('black')),
      }),
      fc.jsonValue(),
    )
    const item = fc.record({
      id: fc.oneof(fc.uuid(), fc.jsonValue()),
      type: fc.oneof(fc.constantFrom(...cartItemTypes), fc.string()),
      slug: fc.oneof(
        fc.constantFrom(
          stamp.slug,
          'sign-pvc',
          pad.slug,
          'rubber-trodat-printy-4913',
          'constructor',
          '__proto__',
        ),
        fc.jsonValue(),
      ),
      quantity: fc.oneof(fc.integer(), fc.double(), fc.jsonValue()),
      tranquility: fc.jsonValue(),
      content: fc.oneof(
        fc.record({
          config,
          design: fc.oneof(fc.record({ config, elements: fc.jsonValue() }), fc.jsonValue()),
        }),
        fc.record({ config }),
        fc.jsonValue(),
      ),
      description: fc.jsonValue(),
    })
    fc.assert(
      fc.property(fc.oneof(fc.array(item, { maxLength: 6 }), fc.jsonValue()), items => {
        const { cart, changes } = restoreCart({ items }, catalogue)
        for (const change of changes) expect(cartChangeCodes).toContain(change.code)
        for (const kept of cart.items) expect(cartItemSchema.safeParse(kept).error).toBeUndefined()
        const again = restoreCart(cart, catalogue)
        expect(again).toEqual({ cart, changes: [] })
        for (const kept of cart.items) priceableOf(kept)
      }),
      { numRuns: runs(1500, 50_000) },
    )
  })

  it('has a message in every language for all that it does', () => {
    for (const messages of [fr, de, en]) {
      expect(Object.keys(messages.cartChanges).sort()).toEqual([...cartChangeCodes].sort())
    }
  })
})

describe('reading a stored line', () => {
  it('refuses what is no line and caps the rest', () => {
    expect(readCartItem({ ...stamp, quantity: 1e6 })?.quantity).toBe(cartLimits.quantity)
    expect(readCartItem({ ...stamp, id: 'x'.repeat(65) })).toBeNull()
    expect(readCartItem({ ...stamp, slug: '../../../etc' })).toBeNull()
    expect(readCartItem({ ...stamp, type: ['stamp'] })).toBeNull()
    expect(readCartItem({ ...stamp, quantity: '2' })).toBeNull()
    expect(readCartItem(Object.create(stamp))).not.toHaveProperty('__proto__.polluted')
    expect(
      readStoredCart({ items: Array.from({ length: 500 }, (_, i) => ({ ...stamp, id: `${i}` })) }).items,
    ).toHaveLength(cartLimits.items)
    expect(readStoredCart({ items: [stamp, stamp] }).items).toHaveLength(1)
  })
})

describe('what a line is priced by', () => {
  const context = { catalogue, priceList: priceListOf('FR') }

  it('has a price for every kind of goods', () => {
    const rubber = line({ type: 'rubber', slug: 'rubber-trodat-printy-4913' })
    for (const item of [stamp, sign, pad, rubber, { ...stamp, type: 'stamping' as const }]) {
      const priceable = priceableOf(item)
      expect(priceable && priceItem(priceable, 1, context)).toMatchObject({ ok: true })
    }
  })

  it('is the design, which is what will be made, and not what stands beside it', () => {
    const config = { ...signConfig, width: 300, height: 200 }
    expect(priceableOf({ ...sign, content: { config: signConfig, design: { config } } })).toMatchObject({
      kind: 'sign',
      config: { width: 300 },
    })
    const cheaper = { ...stamp, slug: 'model-trodat-printy-4910' }
    expect(priceableOf(cheaper)).toBeNull()
    const rubber = line({
      type: 'rubber',
      slug: 'rubber-trodat-printy-4910',
      content: { config: { ...stampConfig, range: 'empreinte', model: 'printy-4913' } },
    })
    expect(priceableOf(rubber)).toBeNull()
    expect(priceableOf({ ...rubber, slug: 'rubber-trodat-printy-4913' })).toMatchObject({
      kind: 'rubber',
    })
  })

  it('counts the holes that the design places itself', () => {
    const fixing = { name: 'holes-only', options: { holes: 'custom', customHoles: 1 } }
    const config = { ...signConfig, fixing }
    const design = { config, elements: [{ type: 'custom-hole' }, { type: 'text' }, { type: 'custom-hole' }] }
    expect(priceableOf({ ...sign, content: { config, design } })).toMatchObject({
      config: { fixing: { options: { customHoles: 2 } } },
    })
  })

  it('is nothing for what no rule prices', () => {
    const magic = line({ type: 'magic', slug: 'magic' })
    const broken = { ...sign, id: 'broken', content: { config: { material: 'pvc' } } }
    const priced = [stamp, magic, coupon, broken].map(item => priceableOf(item) !== null)
    expect(priced).toEqual([true, false, false, false])
  })
})
