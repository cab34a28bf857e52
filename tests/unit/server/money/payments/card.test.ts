import { beforeEach, expect, it, vi } from 'vitest'

beforeEach(() => {
  vi.resetModules()
  vi.stubEnv('PAYLOAD_SECRET', 'a-secret-of-sixteen')
})

it.each([
  ['with both keys', 'sk', 'whsec', true],
  ['without a key', '', 'whsec', false],
  ['without the secret of its events', 'sk', '', false],
])('cards are offered %s of the service: %s %s', async (_name, key, secret, offered) => {
  vi.stubEnv('STRIPE_SECRET_KEY', key || undefined)
  vi.stubEnv('STRIPE_WEBHOOK_SECRET', secret || undefined)
  const { card } = await import('@/server/money/payments/card')
  expect(card.offeredTo({ buyer: {}, country: 'FR', creditMinor: 0 } as never)).toBe(offered)
})
