import { expect, test, vi } from 'vitest'
import { productHost } from '@/editor/import/product-host'
import { storeItem } from '@/lib/design/scene/item'
import type { StoredDesign } from '@/lib/design/scene/model'
import { storeDesign } from '@/lib/design/scene/stored'
import { stampDesign, text } from '@/tests/support/editor-design'
import { blankSupport } from '@/tests/support/supports'

const price = { excl: '20,00 €', incl: '24,00 €' }
const given = { kind: 'design', item: { modelId: 'stamp-trodat-printy-4911' } } as never

function hostOf(over: Partial<Parameters<typeof productHost>[0]> = {}) {
  const start = vi.fn()
  const onClose = vi.fn()
  const design = storeDesign(stampDesign([text('a', 'Dupont', 5, 4)])) as StoredDesign
  const host = productHost({ locale: 'fr-FR', design, price, start, onClose, ...over })
  return { host, start, onClose, design }
}

test('a product can be left to the workshop, take another mount, and give way to a design of its own product', () => {
  const { host } = hostOf()
  expect(host).toMatchObject({ mounts: true, isSample: true })
  expect(host.workshop?.price).toBe(price)
  expect(host.openOwn).toBeDefined()
})

test('what cannot be ordered is not left to the workshop', () => {
  expect(hostOf({ price: null }).host.workshop).toBeUndefined()
})

test('a support with many plates takes a file onto them, and is not sold as one plate to be laid out', () => {
  const support = blankSupport('sign-support-multi-4x1-200x50-header')
  const { host, start, onClose } = hostOf({ design: storeItem(support) })
  expect(host.workshop).toBeUndefined()
  host.give(given)
  expect(onClose).toHaveBeenCalledOnce()
  expect(start.mock.calls[0]?.[0]).toMatchObject({
    support: { slug: 'sign-support-multi-4x1-200x50-header' },
  })
})

test('a part of a pack keeps its mount and its product, and opens as that part', () => {
  const part = { pack: 'pack-printy-duo-4911-4913', index: 1 }
  const { host, start, design } = hostOf({ part, price: null })
  expect(host).toMatchObject({ mounts: false })
  expect(host.openOwn).toBeUndefined()
  host.give(given)
  expect(start).toHaveBeenCalledWith(
    expect.objectContaining({ modelId: design.modelId }),
    expect.objectContaining({ part, given }),
  )
})
