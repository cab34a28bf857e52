import { describe, expect, test } from 'vitest'
import { readImportDesign, sentAlong, sentHashes } from '@/lib/design/import/sent-files'
import { readCartItem } from '@/lib/orders/cart/stored-cart'
import { cartItemSchema } from '@/lib/product/item/item-schema'
import { factsOf, kindOf, lineOf, priceableOf } from '@/lib/product/kinds/registry'
import { catalogue } from '@/tests/support/catalogue'
import { stampDesign } from '@/tests/support/editor-design'

const hash = 'a'.repeat(64)
const sent = { files: [{ hash, name: 'logo.pdf', preview: 'b'.repeat(64) }] }
const { config, inkColor, modelId: slug } = stampDesign([])
const line = lineOf({
  kind: 'stamp',
  slug,
  name: '',
  quantity: 2,
  config: { ...config },
  inkColor,
  sent,
  comment: 'le logo à gauche',
})
const item = { id: 'l1', tranquility: false, ...line }
const judge = (content: object) =>
  kindOf(item)?.availability({ ...item, content: { ...item.content, ...content } }, catalogue)

describe('a line that the workshop lays out', () => {
  test('can be bought without a design, at the price of the product', () => {
    expect(kindOf(item)?.availability(item, catalogue)).toBeNull()
    expect(kindOf(item)?.made(item, catalogue)).toEqual([])
    expect(priceableOf(item)).toEqual({ kind: 'stamp', slug, color: 'black', tranquility: false })
    expect(kindOf(item)?.withdrawal(item, catalogue).days).toBe(0)
  })

  test('is kept in the cart, and is read by the contract', () => {
    expect(readCartItem(JSON.parse(JSON.stringify(item)))).toEqual(item)
    expect(cartItemSchema.safeParse(item).success).toBe(true)
  })

  test('says so among its facts', () => {
    expect(factsOf(item, catalogue, 'fr').at(-1)).toEqual({ code: 'laid_out', params: { files: 'logo.pdf' } })
    expect(sentHashes(item)).toEqual([hash, 'b'.repeat(64)])
  })

  test('cannot be bought with a design beside its files, nor without either', () => {
    expect(judge({ design: stampDesign([]) })).toEqual({ code: 'invalid_configuration' })
    expect(judge({ importDesign: undefined })).toEqual({ code: 'invalid_design' })
  })

  test('is a stamp, a text plate or a sign, and nothing else', () => {
    const other = {
      ...item,
      type: 'static',
      slug: 'cartridge-trodat-6-4913',
      content: { importDesign: sent },
    }
    expect(cartItemSchema.safeParse(other).success).toBe(false)
    const formula = { ...item, type: 'stamping' as const }
    expect(kindOf(formula)?.availability(formula, catalogue)).toEqual({ code: 'invalid_configuration' })
    const numberer = catalogue.stampModels.models.find(({ editable, published }) => !editable && published)
    if (!numberer) throw new Error('no numberer')
    const { brand, range, model, colors } = numberer
    const own = {
      ...item,
      slug: numberer.slug,
      content: { config: { brand, range, model, color: colors[0] }, importDesign: sent },
    }
    expect(kindOf(own)?.availability(own, catalogue)).toEqual({ code: 'invalid_configuration' })
  })
})

describe('what is sent along', () => {
  test.each([
    ['nothing', undefined],
    ['no files', { files: [] }],
    ['six files', { files: Array.from({ length: 6 }, () => sent.files[0]) }],
    ['a name that is none', { files: [{ hash, name: '' }] }],
    ['a name without end', { files: [{ hash, name: 'x'.repeat(121) }] }],
    ['no hash', { files: [{ hash: '../../../etc/passwd', name: 'a.pdf' }] }],
    ['one broken file among others', { files: [...sent.files, 7] }],
    ['a prototype', JSON.parse('{"__proto__":{"files":[1]}}')],
  ])('is not %s', (_, value) => {
    expect(readImportDesign(value)).toBeNull()
    expect(sentAlong({ content: { importDesign: value } })).toBeNull()
    if (value !== undefined)
      expect(
        cartItemSchema.safeParse({ ...item, content: { ...item.content, importDesign: value } }).success,
      ).toBe(false)
  })
})
