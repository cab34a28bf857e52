import { describe, expect, it } from 'vitest'
import { priceDesign } from '@/editor/price/use-price'
import { pictureViews } from '@/lib/design/drawing/views'
import { parseItem } from '@/lib/design/scene/item'
import type { StoredDesign } from '@/lib/design/scene/model'
import { parseDesign } from '@/lib/design/scene/parse'
import { readDesign, storeDesign } from '@/lib/design/scene/stored'
import { languages } from '@/lib/ground/names'
import { packParcel } from '@/lib/money/pricing/parcel'
import { priceItem } from '@/lib/money/pricing/price-item'
import { priceCart } from '@/lib/orders/cart/price-cart'
import { restoreItem } from '@/lib/orders/cart/restore-item'
import { readCartItem } from '@/lib/orders/cart/stored-cart'
import { type CartItem, cartItemTypes } from '@/lib/product/item/item'
import { cartItemSchema } from '@/lib/product/item/item-schema'
import type { NewLine, ProductChoice } from '@/lib/product/kinds/kind'
import {
  designLine,
  kindOf,
  lineOf,
  lineOfDesign,
  plainLine,
  priceableOf,
  productKinds,
} from '@/lib/product/kinds/registry'
import { catalogue } from '@/tests/support/catalogue'
import { duplicate } from '@/tests/support/duplicate'
import { frenchPrices } from '@/tests/support/price'
import fc, { runs } from '@/tests/support/properties'
import { template as parsedTemplate, templates as parsedTemplates } from '@/tests/support/templates'

const inCart = (line: NewLine): CartItem => ({ ...line, id: 'line', tranquility: false })
const templates = parsedTemplates.map(design => storeDesign(design) as StoredDesign)
const template = (slug: string): StoredDesign => storeDesign(parsedTemplate(slug))
const stampTemplate = template('template-company-address-fr')
const plate = plainLine('rubber', 'rubber-trodat-printy-4913', catalogue)
const packs = catalogue.staticProducts.products.filter(product => product.items)

/** What the editor says that a design costs. */
function priceInEditor(stored: unknown, quantity: number) {
  const parsed = parseDesign(stored)
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.findings))
  return priceDesign(parsed.design, quantity, frenchPrices)
}

/** A stamp's design on the plate of another stamp or text plate, for tests that need one and not its look. */
const designOn = (line: Pick<NewLine, 'type' | 'slug' | 'content'>): StoredDesign => {
  const blank = kindOf(line)?.blank({ ...line, type: line.type }, catalogue, 'fr')
  if (!blank) throw new Error(`nothing to design on ${line.slug}`)
  return { ...blank, elements: stampTemplate.elements.slice(0, 1) } as StoredDesign
}

/** The pack with a design in each part that takes one. */
function writtenPack(slug: string): NewLine {
  const parts = plainLine('pack', slug, catalogue)?.content.parts ?? []
  const written = parts.map(part =>
    kindOf(part)?.blank(part, catalogue, 'fr')
      ? { ...part, content: { ...part.content, design: designOn(part) } }
      : part,
  )
  return lineOf({ kind: 'pack', slug, name: 'Pack', quantity: 1, parts: written })
}

const supports = catalogue.staticProducts.products.filter(({ type }) => type === 'sign-support-multi')

/** A support with a text on its first plate, as the editor puts it into the cart. */
function writtenSupport(slug: string): NewLine {
  const item = kindOf({ type: 'static', slug })?.blank({ type: 'static', slug, content: {} }, catalogue, 'fr')
  const parsed = parseItem(item)
  if (!parsed.ok || parsed.design.type !== 'sign') throw new Error(`nothing to design on ${slug}`)
  const text = readDesign(template('template-door-office-fr')).elements.slice(0, 1)
  return lineOfDesign({ ...parsed.design, elements: text }, 2)
}

/** One line of every kind as the shop makes them, ready to be bought where the kind is sold. */
const examples: Record<string, NewLine[]> = {
  stamp: [
    designLine(stampTemplate, 2),
    designLine(stampTemplate, 1, 'template-company-address'),
    ...catalogue.stampModels.models
      .filter(model => !model.editable && model.published)
      .slice(0, 3)
      .flatMap(({ slug }) => plainLine('stamp', slug, catalogue) ?? []),
  ],
  rubber: plate ? [designLine(designOn(plate), 3)] : [],
  sign: templates.filter(({ type }) => type === 'sign').map(design => designLine(design, 1)),
  static: ['encre-pad-trodat-9051', 'cartridge-trodat-6-4913', 'static-trodat-office-4912-paid'].flatMap(
    slug => plainLine('static', slug, catalogue) ?? [],
  ),
  pack: packs.map(({ slug }) => writtenPack(slug)),
  support: supports.flatMap(({ slug }) =>
    [plainLine('support', slug, catalogue) ?? [], writtenSupport(slug)].flat(),
  ),
  magic: [lineOf({ kind: 'magic', slug: 'magic', name: 'By hand', quantity: 1 })],
  frame: [lineOf({ kind: 'frame', slug: 'frame', name: 'For the hall', quantity: 1 })],
}
const sold = productKinds.filter(({ name }) => name !== 'magic' && name !== 'frame')

describe.each(productKinds)('the kind $name', kind => {
  const lines = examples[kind.name] ?? []

  it('claims the lines that it makes, with fields that are its own', () => {
    expect(lines.length).toBeGreaterThan(0)
    for (const line of lines) {
      expect(kindOf(line)?.name).toBe(kind.name)
      expect(kind.types).toContain(line.type)
    }
  })

  it('makes lines that the schema accepts and that a browser reads back as they are', () => {
    for (const line of lines) {
      expect(cartItemSchema.safeParse(inCart(line)).error).toBeUndefined()
      expect(readCartItem(JSON.parse(JSON.stringify(inCart(line))))).toEqual(
        JSON.parse(JSON.stringify(inCart(line))),
      )
    }
  })

  it('leaves a freshly made line alone when a cart is restored', () => {
    for (const line of lines) {
      const item = inCart(line)
      const restored = restoreItem(item, catalogue)
      expect(restored.changes).toEqual([])
      expect(restored.item).toBe(item)
    }
  })

  it('never throws over what a line of its type holds, and what it restores is restored', () => {
    const content = fc.oneof(
      fc.record(
        {
          config: fc.oneof(fc.dictionary(fc.string(), fc.jsonValue()), fc.jsonValue()),
          design: fc.jsonValue(),
          inkColor: fc.jsonValue(),
          variant: fc.jsonValue(),
          parts: fc.oneof(
            fc.jsonValue(),
            fc.array(fc.record({ slug: fc.string(), content: fc.jsonValue() })),
          ),
        },
        { requiredKeys: [] },
      ),
      fc.jsonValue(),
    )
    const slugs = lines.map(({ slug }) => slug)
    fc.assert(
      fc.property(
        fc.constantFrom(...kind.types),
        fc.constantFrom(...slugs, 'none', 'pack-none'),
        content,
        (type, slug, stored) => {
          const item = readCartItem({ id: 'a', type, slug, quantity: 1, content: stored })
          if (!item) return
          const { item: restored } = restoreItem(item, catalogue)
          const own = kindOf(item)
          own?.availability(item, catalogue)
          own?.made(item, catalogue)
          own?.parts(item, catalogue)
          own?.designed(item, catalogue)
          own?.picture(item, catalogue, 'de')
          own?.facts(item, catalogue, 'de')
          own?.withdrawal(item, catalogue)
          priceableOf(item)
          if (restored) expect(restoreItem(restored, catalogue)).toEqual({ item: restored, changes: [] })
        },
      ),
      { numRuns: runs(200, 10_000) },
    )
  })
})

describe.each(sold)('the kind $name, which is sold', kind => {
  const lines = examples[kind.name] ?? []

  it('can be bought, has a price, a weight, a name, a picture and a right of withdrawal', () => {
    for (const line of lines) {
      expect({ slug: line.slug, refused: kind.availability(line, catalogue) }).toEqual({
        slug: line.slug,
        refused: null,
      })
      const item = priceableOf(line)
      if (!item) throw new Error(`${line.slug} has no price`)
      expect(priceItem(item, line.quantity, frenchPrices).ok).toBe(true)
      const empty = packParcel([], frenchPrices).grams
      expect(packParcel([{ item, quantity: 1 }], frenchPrices).grams).toBeGreaterThan(empty)
      for (const language of languages) {
        expect(kind.title(line, catalogue, language)).toEqual(expect.stringMatching(/\S/))
        expect(kind.facts(line, catalogue, language)).toEqual(expect.any(Array))
        const picture = kind.picture(line, catalogue, language)
        expect(picture && Object.keys(pictureViews)).toContain(picture?.kind)
      }
      expect([0, 14]).toContain(kind.withdrawal(line, catalogue).days)
    }
  })

  it('is priced the same in the editor, in the cart and by the server', () => {
    for (const line of lines) {
      const item = priceableOf(line)
      const cart = priceCart([inCart(line)], { country: 'FR', zipcode: '59000' }, {}, frenchPrices)
      const inTheCart = cart.lines[0]?.price
      expect(inTheCart).toEqual(item && priceItem(item, line.quantity, frenchPrices))
      const { design } = line.content
      if (design) expect(priceInEditor(design, line.quantity)).toEqual(inTheCart)
    }
  })
})

describe('the kinds together', () => {
  it('answer for every type of a line but the sums', () => {
    const without = cartItemTypes.filter(type => kindOf({ type, slug: 'x' }) === null)
    expect(without).toEqual(['discount', 'shipment'])
    for (const type of cartItemTypes) {
      expect(productKinds.filter(kind => kind.types.includes(type) && !kind.slugPrefix).length).toBeLessThan(
        2,
      )
    }
  })

  it('refuse a field that lines of another kind carry', () => {
    const pad = lineOf({ kind: 'static', slug: 'encre-pad-trodat-9051', name: '', quantity: 1 })
    const designed = { ...inCart(pad), content: { design: { type: 'stamp' } } }
    expect(cartItemSchema.safeParse(designed).error?.issues[0]?.path).toEqual(['content', 'design'])
    expect(restoreItem(designed, catalogue).item?.content).toEqual({})
  })
})

describe('holes that stand in a design', () => {
  const petTag = template('template-pet-tag-fr')

  it('count in the editor as they do in the cart', () => {
    const twoHoles = duplicate(petTag, 'custom-hole')
    const line = inCart(designLine(twoHoles, 1))
    const cart = priceCart([line], { country: 'FR', zipcode: '59000' }, {}, frenchPrices)
    const inEditor = priceInEditor(twoHoles, 1)
    expect(cart.lines[0]?.price).toEqual(inEditor)
    const one = priceInEditor(petTag, 1)
    if (!inEditor.ok || !one.ok) throw new Error('a pet tag has no price')
    expect(inEditor.line.minor).toBeGreaterThan(one.line.minor)
  })

  it('are all that counts, whatever the configuration says, and are never written into it', () => {
    const design = structuredClone(petTag)
    if (design.type !== 'sign') throw new Error('the template is no sign')
    design.config.fixing.options.customHoles = 9
    expect(priceInEditor(design, 1)).toEqual(priceInEditor(petTag, 1))
    expect(designLine(duplicate(petTag, 'custom-hole'), 1).content.config).toEqual(petTag.config)
  })
})

describe('text plates', () => {
  it('can all be bought', () => {
    for (const rubber of catalogue.stampModels.rubbers) {
      const plain = plainLine('rubber', rubber.slug, catalogue)
      if (!plain) throw new Error(`no line for ${rubber.slug}`)
      const line = designLine(designOn(plain), 1)
      expect(kindOf(line)?.availability(line, catalogue)).toBeNull()
      const item = priceableOf(line)
      expect(item && priceItem(item, 1, frenchPrices)).toMatchObject({ ok: true })
    }
    expect(catalogue.stampModels.rubbers).toHaveLength(164)
  })
})

describe('a pack of personalised things', () => {
  const slug = 'pack-printy-duo-4911-4913'
  const kind = kindOf({ type: 'static', slug })
  const bare = lineOf({ kind: 'pack', slug, name: '', quantity: 1 } satisfies ProductChoice)

  it('cannot be bought before each personalised part has its design', () => {
    const parts = ['model-trodat-printy-4911', 'model-trodat-printy-4913']
    expect(kind?.availability(bare, catalogue)).toEqual({ code: 'parts_missing', details: { parts } })
    const whole = writtenPack(slug)
    const half = whole.content.parts?.slice(0, 1)
    const halfWritten = lineOf({ kind: 'pack', slug, name: '', quantity: 1, ...(half && { parts: half }) })
    expect(kind?.availability(halfWritten, catalogue)).toEqual({
      code: 'parts_missing',
      details: { parts: parts.slice(1) },
    })
    expect(kind?.availability(whole, catalogue)).toBeNull()
  })

  it('has something engraved for each of them', () => {
    const made = kind?.made(writtenPack(slug), catalogue) ?? []
    expect(made.map(part => part.slug)).toEqual(['model-trodat-printy-4911', 'model-trodat-printy-4913'])
    expect(made.every(part => typeof part.design === 'object')).toBe(true)
  })

  it('takes no part that it does not hold', () => {
    const whole = writtenPack(slug)
    const [first] = whole.content.parts ?? []
    if (!first) throw new Error('a pack without parts')
    for (const parts of [
      [first, first],
      [...(whole.content.parts ?? []), first],
    ]) {
      expect(kind?.availability({ ...whole, content: { parts } }, catalogue)).not.toBeNull()
    }
  })

  it('is completed where an old cart knows nothing of its parts, and says so', () => {
    const { item, changes } = restoreItem(inCart(bare), catalogue)
    expect(changes).toMatchObject([{ code: 'pack_changed' }])
    expect(item?.content.parts?.map(part => part.slug)).toEqual([
      'model-trodat-printy-4911',
      'model-trodat-printy-4913',
    ])
  })
})

describe('the right of withdrawal', () => {
  const right = (line: NewLine) => kindOf(line)?.withdrawal(line, catalogue)

  it('follows the parts of a pack', () => {
    expect(right(writtenPack('pack-printy-duo-4911-4913'))).toEqual({ days: 0, reason: 'personalised' })
    expect(right(writtenPack('pack-formules-compta'))).toEqual({ days: 14 })
    expect(right(writtenPack('pack-creation-entreprise'))).toEqual({
      days: 14,
      except: ['model-trodat-printy-4913', 'model-trodat-printy-4750'],
    })
  })

  it('is there for a formula that is ordered as it is, in whatever mount and ink colour', () => {
    const formula = template('template-accounting-grid-fr')
    expect(right(designLine(formula, 1, 'template-accounting-grid'))).toEqual({ days: 14 })
    const blue = { ...formula, inkColor: 'blue', config: { ...formula.config, color: 'red' } } as StoredDesign
    expect(right(designLine(blue, 1, 'template-accounting-grid'))).toEqual({ days: 14 })
    expect(right(designLine(formula, 1))).toEqual({ days: 0, reason: 'personalised' })
  })
})
