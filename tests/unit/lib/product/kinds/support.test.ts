import { describe, expect, it } from 'vitest'
import { findMaterial, findStaticProduct } from '@/lib/catalogue/lookup'
import { directoryPlates } from '@/lib/design/drawing/signs/directory'
import { openItem, parseItem, storeItem } from '@/lib/design/scene/item'
import type { SignDesign } from '@/lib/design/scene/model'
import { changePlates, goToPlate, platesOf } from '@/lib/design/scene/operations/plates'
import { priceItem } from '@/lib/money/pricing/price-item'
import { productKeys } from '@/lib/orders/cart/product-keys'
import { explainSupport, findOffered, offeredSupports } from '@/lib/product/configuration/explain-support'
import type { CartItem } from '@/lib/product/item/item'
import { cartItemSchema } from '@/lib/product/item/item-schema'
import { priceableOfDesign } from '@/lib/product/kinds/design-price'
import type { NewLine } from '@/lib/product/kinds/kind'
import { kindOf, lineOfDesign, priceableOf } from '@/lib/product/kinds/registry'
import { moveToSupport } from '@/lib/product/kinds/support/move'
import { supportFormat } from '@/lib/product/sign/support-multi'
import { catalogue } from '@/tests/support/catalogue'
import { frenchPrices, priceOf } from '@/tests/support/price'
import { blankSupport, writtenSupport } from '@/tests/support/supports'

const slug = 'sign-support-multi-4x1-200x50-header'
const kind = kindOf({ type: 'static', slug })
const line = lineOfDesign(writtenSupport(slug), 2)
const parts = line.content.parts ?? []
const with_ = (next: typeof parts): NewLine => ({ ...line, content: { parts: next } })

describe('a support with its plates', () => {
  it('costs the support and its plates, those that are alike at the price of so many signs', () => {
    const plate = platesOf(writtenSupport(slug))[1]?.config
    if (!plate) throw new Error('no plate')
    const alike = lineOfDesign(
      changePlates(writtenSupport(slug), one => ({ ...one, config: plate })),
      2,
    )
    const item = priceableOf(alike)
    if (!item) throw new Error('no price')
    const price = priceOf(item, 2)
    const five = priceOf({ kind: 'sign', config: plate }, 5).unit.minor * 5
    expect(price.unit.minor).toBe(7200 + five)
    expect(price.line.minor).toBe(2 * price.unit.minor)
    expect(price.ledger.map(({ code }) => code)).toEqual(['product', 'plates'])
    expect(price.ledger[1]?.params).toMatchObject({ count: 5, percent: 12 })
  })

  it('begins with plates in the colours of its picture', () => {
    const product = findStaticProduct(catalogue, slug)
    const format = product && supportFormat(product)
    if (!format) throw new Error('no support')
    const colours = findMaterial(catalogue, 'pvc')?.colors ?? []
    const begun = platesOf(blankSupport(slug)).map(({ config }) => {
      const found = colours.find(colour => 'color' in config && colour.slug === config.color)
      return [found?.bgColor, found?.textColor]
    })
    expect(begun).toEqual(directoryPlates(format, 'fr').map(({ look }) => [look.background, look.text]))
  })

  it('is priced the same while it is made and once it is in the cart', () => {
    expect(priceableOfDesign(writtenSupport(slug))).toEqual(priceableOf(line))
  })

  it('has one thing engraved for each plate, the title plate first', () => {
    const made = kind?.made(line, catalogue) ?? []
    expect(made).toHaveLength(5)
    expect(made.map(({ slug: on }) => on)).toEqual(Array.from({ length: 5 }, () => 'sign-pvc'))
    expect(JSON.stringify(made[0]?.design)).toContain('Plate 0')
    expect(JSON.stringify(made[4]?.design)).toContain('Plate 4')
  })

  it('asks for the materials of its plates where a cart is priced', () => {
    expect(productKeys([line])).toEqual(['sign-pvc', slug])
  })

  it('can be given back as far as the support goes', () => {
    expect(kind?.withdrawal(line, catalogue)).toEqual({ days: 14, except: ['sign-pvc'] })
    expect(kind?.withdrawal({ type: 'static', slug, content: {} }, catalogue)).toEqual({ days: 14 })
  })

  it('can be bought bare, at the support’s own price', () => {
    const bare = { type: 'static', slug, content: {} } as const
    expect(kind?.availability(bare, catalogue)).toBeNull()
    const item = priceableOf(bare)
    expect(item && priceItem(item, 1, frenchPrices)).toMatchObject({ ok: true, unit: { minor: 7200 } })
  })
})

describe('a support that somebody tampered with', () => {
  it('lacks a plate', () => {
    expect(kind?.availability(with_(parts.slice(1)), catalogue)).toMatchObject({ code: 'parts_missing' })
    expect(kind?.availability(with_([]), catalogue)).toMatchObject({ code: 'parts_missing' })
  })

  it('has a plate too many, or one of another size, another support or another kind', () => {
    const [first, second] = parts
    if (!first || !second) throw new Error('no plates')
    const design = second.content.design as { config: object }
    const wider = { ...second, content: { design: { ...design, config: { ...design.config, width: 300 } } } }
    const loose = { ...design.config, configSupport: undefined }
    const other = { ...design.config, configSupport: { range: 'support-multi-plaque', model: '3x1-200x50' } }
    const tampered = [
      [...parts, second],
      parts.with(1, wider),
      parts.with(1, { ...second, content: { design: { ...design, config: loose } } }),
      parts.with(1, { ...second, content: { design: { ...design, config: other } } }),
      parts.with(1, { ...second, type: 'stamp' as const }),
    ]
    for (const plates of tampered) {
      expect(kind?.availability(with_(plates), catalogue)).toMatchObject({ code: 'invalid_configuration' })
    }
  })

  it('has a plate without its design', () => {
    const bare = parts.map((part, place) =>
      place === 2 ? { ...part, content: { config: part.content.config } } : part,
    )
    expect(kind?.availability(with_(bare), catalogue)).toEqual({
      code: 'parts_missing',
      details: { plate: 3 },
    })
  })

  it('has more plates than any support, which no cart takes', () => {
    const item: CartItem = {
      ...with_(Array.from({ length: 10_000 }, () => parts[0]).flatMap(part => part ?? [])),
      id: 'a',
      tranquility: false,
    }
    expect(cartItemSchema.safeParse(item).success).toBe(false)
  })
})

describe('what the editor keeps of a support', () => {
  it('is read back as the same, with any plate edited', () => {
    for (const place of [0, 3]) {
      const design = goToPlate(writtenSupport(slug), place)
      const parsed = parseItem(JSON.parse(JSON.stringify(storeItem(design))))
      expect(parsed.ok && platesOf(parsed.design as SignDesign)).toEqual(platesOf(design))
    }
  })

  it('opens from a line of the cart with every plate', () => {
    const item = kind?.designed(line, catalogue)
    const opened = openItem(item)
    if (!opened.ok || opened.design.type !== 'sign') throw new Error('it does not open')
    expect(platesOf(opened.design).map(({ elements }) => elements.length)).toEqual([1, 1, 1, 1, 1])
    expect(lineOfDesign(opened.design, 2).content).toEqual(line.content)
  })

  it('opens with the rest where a plate cannot be read, and says so', () => {
    const item = storeItem(writtenSupport(slug)) as unknown as { support: { plates: unknown[] } }
    const broken = {
      ...item,
      support: { ...item.support, plates: item.support.plates.with(3, { no: 'plate' }) },
    }
    const opened = openItem(broken)
    if (!opened.ok || opened.design.type !== 'sign') throw new Error('it does not open')
    expect(opened.leftOut).toEqual([{ kind: 'plate', index: 3 }])
    expect(platesOf(opened.design).map(({ elements }) => elements.length)).toEqual([1, 1, 1, 0, 1])
  })

  it.each([
    { slug, place: 99, plates: [], head: true },
    { slug, place: 0, plates: Array.from({ length: 10_000 }, () => ({})) },
    { slug, place: -1, plates: [{}] },
    'none',
    [],
  ])('is refused where its plates make no sense: %j', support => {
    const item = { ...storeItem(blankSupport(slug)), support }
    expect(parseItem(item).ok).toBe(false)
    expect(openItem(item).ok).toBe(false)
  })
})

describe('another support', () => {
  it('takes over the plates in their order, and says how many found no place', () => {
    const { design, lost } = moveToSupport(writtenSupport(slug), 'sign-support-multi-3x1-200x50', catalogue)
    expect(lost).toBe(2)
    const said = platesOf(design).map(plate => JSON.stringify(plate.elements).match(/Plate \d/)?.[0])
    expect(said).toEqual(['Plate 1', 'Plate 2', 'Plate 3'])
    expect(lineOfDesign(design, 1).slug).toBe('sign-support-multi-3x1-200x50')
    expect(kind?.availability(lineOfDesign(design, 1), catalogue)).toBeNull()
  })

  it('of any format can be bought with what was laid out again on it', () => {
    for (const { product } of offeredSupports(catalogue)) {
      const { design } = moveToSupport(writtenSupport(slug), product.slug, catalogue)
      const moved = lineOfDesign(design, 1)
      expect(kindOf(moved)?.availability(moved, catalogue)).toBeNull()
    }
  })

  it('that nobody makes is answered by the nearest, with the difference of the whole', () => {
    const design = writtenSupport(slug)
    const format = supportFormat(catalogue.staticProducts.products.find(p => p.slug === slug) ?? {})
    if (!format) throw new Error('no format')
    const wanted = { ...format, rows: 5 }
    expect(findOffered(wanted, offeredSupports(catalogue))).toBeUndefined()
    const [nearest] = explainSupport(design, wanted, frenchPrices)
    expect(nearest?.product.slug).toBe('sign-support-multi-6x1-200x50-header')
    const bigger = moveToSupport(design, 'sign-support-multi-6x1-200x50-header', catalogue).design
    const unit = (one: SignDesign) => {
      const item = priceableOfDesign(one)
      return item ? priceOf(item).unit.minor : 0
    }
    expect(nearest?.difference?.minor).toBe(unit(bigger) - unit(design))
  })

  it('is the same design where nothing changes', () => {
    const design = writtenSupport(slug)
    expect(moveToSupport(design, slug, catalogue)).toEqual({ design, lost: 0 })
    expect(moveToSupport(design, 'sign-support-multi-99x9', catalogue)).toEqual({ design, lost: 0 })
    expect(changePlates(design, plate => plate)).toBe(design)
  })
})
