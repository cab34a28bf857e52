import { expect } from 'vitest'
import { orderBody } from '@/tests/support/order-request.mjs'
import { shopUrl } from './shop'

/** An order with a session, at the price that the shop asks of it. */
export async function placeAs(session: Record<string, string>, over: Record<string, unknown> = {}) {
  const place = (body: unknown) =>
    fetch(`${shopUrl}/api/orders`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': crypto.randomUUID(),
        origin: shopUrl,
        ...session,
      },
      body: JSON.stringify(body),
    })
  const body = { ...orderBody(), ...over }
  const first = await place(body)
  const { code, details } = (await first.json()) as {
    code: string
    details: { totals: { gross: { minor: number }; goods: { minor: number }; discounts: { minor: number } } }
  }
  expect(code).toBe('price_changed')
  const placed = await place({ ...body, expectedTotal: details.totals.gross })
  expect(placed.status).toBe(201)
  return { id: (await placed.json()) as number, totals: details.totals, placed }
}
