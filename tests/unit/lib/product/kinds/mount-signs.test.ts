import { describe, expect, it } from 'vitest'
import { parseItem } from '@/lib/design/scene/item'
import { storeDesign } from '@/lib/design/scene/stored'
import { priceItem } from '@/lib/money/pricing/price-item'
import type { CartItem } from '@/lib/product/item/item'
import { cartItemSchema } from '@/lib/product/item/item-schema'
import { kindOf, lineOf, priceableOf } from '@/lib/product/kinds/registry'
import { mountSigns } from '@/lib/product/kinds/support/mount-signs'
import { catalogue, priceListOf } from '@/tests/support/catalogue'
import { blankSupport, writtenPlate } from '@/tests/support/supports'

let ids = 0
/** A line of signs of a size, each with some words. */
function sign(width: number, height: number, quantity: number, over: object = {}): CartItem {
  const { support: _, ...plate } = blankSupport('sign-support-multi-4x1-100x25')
  const { configSupport: _own, ...bare } = plate.config
  const written = writtenPlate({ ...plate, config: { ...bare, width, height, ...over } }, ['Accueil'])
  const design = storeDesign(written)
  ids += 1
  const line = lineOf({ kind: 'sign', slug: design.modelId, name: '', quantity, design })
  return { id: `s${ids}`, tranquility: false, ...line }
}

describe('signs on one support', () => {
  it('are proposed where several of one size fit, on the smallest that takes them all', () => {
    const items = [sign(100, 25, 3), sign(100, 25, 1), sign(150, 60, 5)]
    const found = mountSigns(items, catalogue)
    expect(found.map(({ line }) => line.slug)).toEqual([
      'sign-support-multi-4x1-100x25',
      'sign-support-multi-6x1-100x25',
      'sign-support-multi-8x2-100x25-header',
    ])
    expect(found[0]).toMatchObject({ ids: [items[0]?.id, items[1]?.id], signs: 4 })
  })

  it('are lines that can be bought, opened and priced as they are, their words in their places', () => {
    for (const { line } of mountSigns([sign(100, 25, 4)], catalogue)) {
      const item = { id: 'x', tranquility: false, ...line }
      expect(cartItemSchema.safeParse(item).error).toBeUndefined()
      const kind = kindOf(line)
      expect(kind?.availability(line, catalogue)).toBeNull()
      expect(parseItem(kind?.designed(line, catalogue)).ok).toBe(true)
      const priceable = priceableOf(line)
      const price = priceable && priceItem(priceable, 1, { catalogue, priceList: priceListOf('FR') })
      expect(price?.ok).toBe(true)
      expect(JSON.stringify(line.content.parts).split('Accueil')).toHaveLength(5)
    }
  })

  it('are not proposed for one sign, for sizes that no support takes, nor for what hangs on one already', () => {
    const hung = sign(100, 25, 4, { configSupport: { range: 'support-multi-plaque' } })
    const many = sign(100, 25, 999)
    const empty = { ...sign(100, 25, 4), content: {} }
    for (const items of [[], [sign(100, 25, 1)], [sign(101, 25, 4)], [hung], [many], [empty]])
      expect(mountSigns(items, catalogue)).toEqual([])
  })
})
