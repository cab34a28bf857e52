// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { sendOrder } from '@/components/checkout/send-order'
import type { OrderPayloadInput } from '@/lib/orders/order/payload'

afterEach(() => {
  vi.unstubAllGlobals()
  window.sessionStorage.clear()
})

const refused = async (status: number, body: string) => {
  vi.stubGlobal('fetch', async () => new Response(body, { status }))
  const sent = await sendOrder({} as OrderPayloadInput)
  return sent.ok ? null : sent.code
}

it('knows from the status that an order is not allowed, with a problem in the answer or without', async () => {
  const problem = { type: 'about:blank', title: 'Forbidden', status: 403, code: 'forbidden' }
  expect(await refused(403, JSON.stringify(problem))).toBe('forbidden')
  expect(await refused(403, '<html>Forbidden</html>')).toBe('forbidden')
  expect(await refused(403, '')).toBe('forbidden')
  expect(await refused(403, JSON.stringify({ ...problem, code: 'stand_in_ended' }))).toBe('stand_in_ended')
  expect(await refused(402, '')).toBe('402')
})
