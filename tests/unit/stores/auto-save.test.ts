// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type * as AutoSave from '@/stores/auto-save'
import type * as CartStore from '@/stores/cart'
import type * as SaveCart from '@/stores/save-cart'

type Tab = { cart: typeof CartStore; auto: typeof AutoSave; save: typeof SaveCart }
let tab: Tab
let stop = () => {}
let sent: Record<string, unknown>[]
let answer: () => Response | Promise<Response>
const cart = () => tab.cart.useCart.getState()
const pad = { type: 'static' as const, slug: 'encre-pad-trodat-9051', quantity: 2, content: {} }

/** A freshly loaded page of this browser, over the same storage. */
async function openTab() {
  stop()
  vi.resetModules()
  const [cartStore, auto, save] = await Promise.all([
    import('@/stores/cart'),
    import('@/stores/auto-save'),
    import('@/stores/save-cart'),
  ])
  tab = { cart: cartStore, auto, save }
  tab.cart.hydrateCart()
  stop = auto.connectAutoSave()
}
/** Lets this many ms pass, and lets the shop answer its requests. */
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

beforeEach(async () => {
  vi.useFakeTimers()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  localStorage.clear()
  document.documentElement.lang = 'fr-FR'
  document.documentElement.dataset.role = 'client'
  sent = []
  answer = () => Response.json(1_500_000_000, { status: 201 })
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body))
    return answer()
  })
  await openTab()
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  delete document.documentElement.dataset.role
})

describe('the cart of a client', () => {
  it('is kept once, a second after its last change, and goes on under the number that was answered', async () => {
    cart().addItem(pad)
    await pass(900)
    cart().setComment('Livrer le matin')
    await pass(900)
    expect(sent).toEqual([])
    await pass(100)
    expect(sent).toMatchObject([
      { saveType: 'auto', orderId: -1, locale: 'fr-FR', items: [pad], other: { comment: 'Livrer le matin' } },
    ])
    expect(cart().orderId).toBe(1_500_000_000)
    cart().setQuantity(cart().items[0]?.id ?? '', 5)
    await pass(1000)
    expect(sent[1]).toMatchObject({
      orderId: 1_500_000_000,
      cartId: sent[0]?.cartId,
      items: [{ quantity: 5 }],
    })
    expect(JSON.parse(localStorage.getItem('cart') ?? '').state).toMatchObject({
      orderId: 1_500_000_000,
      cartId: sent[0]?.cartId,
    })
  })

  it('is saved by the next page where this one was left too soon, and not again where it was saved', async () => {
    cart().addItem(pad)
    await openTab()
    await pass(1000)
    expect(sent).toHaveLength(1)
    await openTab()
    await pass(5000)
    expect(sent).toHaveLength(1)
  })

  it('is saved again where it changed during a save', async () => {
    let settle = (_: Response) => {}
    answer = () =>
      new Promise(resolve => {
        settle = resolve
      })
    cart().addItem(pad)
    await pass(1000)
    cart().setComment('encore')
    await pass(1000)
    expect(sent).toHaveLength(1)
    settle(Response.json(1_500_000_001, { status: 201 }))
    await pass(1000)
    expect(sent).toHaveLength(2)
  })

  it('stays unchanged where the shop cannot save it, reports that, and is tried again', async () => {
    answer = () => Response.json({ code: 'server_error' }, { status: 500 })
    cart().addItem(pad)
    await pass(1000)
    expect(tab.auto.useAutoSave.getState().failed).toBe(true)
    expect(console.warn).toHaveBeenCalled()
    expect(cart()).toMatchObject({ orderId: -1, items: [pad] })
    answer = () => Response.json(1_500_000_000, { status: 201 })
    tab.auto.saveSoon()
    await pass(1000)
    expect(tab.auto.useAutoSave.getState().failed).toBe(false)
    answer = () => Promise.reject(new Error('offline'))
    cart().addItem(pad)
    await pass(1000)
    expect(tab.auto.useAutoSave.getState().failed).toBe(true)
  })

  it('is emptied where it was ordered, and nothing is kept of a cart that was always empty', async () => {
    await pass(5000)
    expect(sent).toEqual([])
    cart().addItem(pad)
    await pass(1000)
    cart().clearCart()
    await pass(1000)
    expect(sent[1]).toMatchObject({ items: [], orderId: -1, cartId: sent[0]?.cartId })
  })
})

describe('the cart of a visitor', () => {
  it('is not saved, until somebody logs in: then the client’s account saves it', async () => {
    delete document.documentElement.dataset.role
    cart().addItem(pad)
    await pass(5000)
    expect(sent).toEqual([])
    document.documentElement.dataset.role = 'retailer'
    tab.auto.saveSoon()
    await pass(1000)
    expect(sent).toHaveLength(1)
    // Somebody else logs in afterwards.
    delete document.documentElement.dataset.role
    await openTab()
    await pass(1000)
    document.documentElement.dataset.role = 'client'
    await openTab()
    await pass(1000)
    expect(sent).toHaveLength(2)
  })

  it('is shared when it is asked for, with words too short for a message left out', async () => {
    cart().addItem(pad)
    cart().setComment('a')
    cart().setQuotationId(12)
    expect(await tab.save.saveCart('share', 'a@example.org')).toEqual({ ok: true, id: 1_500_000_000 })
    expect(sent).toMatchObject([
      { saveType: 'share', sendEmail: 'a@example.org', other: { quotationId: 12 } },
    ])
    expect(sent[0]?.other).toEqual({ quotationId: 12 })
    answer = () => Response.json({ code: 'email_has_account' }, { status: 409 })
    expect(await tab.save.saveCart('share', 'a@example.org')).toEqual({
      ok: false,
      code: 'email_has_account',
    })
    answer = () => new Response('<html>')
    expect(await tab.save.saveCart('share', 'a@example.org')).toEqual({ ok: false, code: 'network' })
  })
})
