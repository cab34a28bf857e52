// @vitest-environment jsdom
import { cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useOrder } from '@/components/checkout/use-order'

const address = { query: '' }
// The shop's answer does not matter here.
vi.mock('@/lib/orders/order/order', () => ({ orderSchema: { parse: (answer: unknown) => answer } }))
vi.mock('next-intl', () => ({ useLocale: () => 'de-DE' }))
vi.mock('next/navigation', () => ({ useSearchParams: () => new URLSearchParams(address.query) }))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('reads the order that the router leads to, though the window still shows the page before', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return new Response('{}', { status: 500 })
  })
  window.history.replaceState(null, '', '/checkout/')
  address.query = 'id=34&auth=a%2Bb'
  const { result } = renderHook(() => useOrder())
  expect(result.current.missing).toBe(false)
  await waitFor(() => expect(asked).toEqual(['/api/orders/34?locale=de-DE&auth=a%2Bb']))
})

it.each(['', 'id=x', 'id=12345678901'])('has no order for the address ?%s', query => {
  address.query = query
  expect(renderHook(() => useOrder()).result.current.missing).toBe(true)
})

it('is read again by the page that follows at once, since it was paid between them', async () => {
  let status = 'awaiting-payment'
  vi.stubGlobal('fetch', async () => Response.json({ id: 56, status, payment: { online: true } }))
  address.query = 'id=56'
  const before = renderHook(() => useOrder())
  await waitFor(() => expect(before.result.current.order?.status).toBe('awaiting-payment'))
  before.unmount()
  status = 'paid'
  const after = renderHook(() => useOrder())
  await waitFor(() => expect(after.result.current.order?.status).toBe('paid'))
})
