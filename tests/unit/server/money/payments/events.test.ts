import { expect, it, vi } from 'vitest'
import fc from '@/tests/support/properties'

const signed = vi.hoisted(() => ({ event: null as unknown }))
vi.mock('@/server/ground/env', () => ({ readSettings: () => ({ STRIPE_WEBHOOK_SECRET: 'whsec_x' }) }))
vi.mock('@/server/money/payments/stripe/client', () => ({
  stripeClient: async () => ({ webhooks: { constructEvent: () => signed.event } }),
}))
const { readEvent } = await import('@/server/money/payments/stripe/events')

const read = (event: unknown) => {
  signed.event = event
  return readEvent(Buffer.from(JSON.stringify(event) ?? ''), 'signature')
}

const session = {
  id: 'cs_1',
  status: 'complete',
  payment_status: 'paid',
  payment_intent: 'pi_1',
  amount_total: 4200,
  currency: 'eur',
  url: null,
  metadata: { payment: '7', order: '12' },
}
const newsOf = (type: string, object: unknown) => read({ id: 'evt_1', type, data: { object } })

it('a session is read with its numbers, its money and its names', async () => {
  expect(await newsOf('checkout.session.completed', session)).toEqual({
    id: 'evt_1',
    type: 'checkout.session.completed',
    kind: 'payment',
    seen: {
      providerId: 'cs_1',
      attempt: 7,
      order: 12,
      state: 'paid',
      amount: { minor: 4200, currency: 'EUR' },
      reference: 'pi_1',
      url: null,
    },
  })
})

it.each([
  '9007199254740991',
  '2147483648',
  '1e3',
  '-1',
  '0',
  ' 7',
  '7.5',
  '٧',
  'x',
  '',
  '99999999999999999999',
])('an impossible payment number in its metadata is ignored: %j', async text => {
  const news = await newsOf('checkout.session.completed', {
    ...session,
    metadata: { payment: text, order: text },
  })
  expect(news).toMatchObject({ kind: 'payment', seen: { attempt: null, order: null, providerId: 'cs_1' } })
})

it.each([
  ['an amount beyond all bounds', { amount_total: 2 ** 53 }, 'amount_total'],
  ['an amount below nothing', { amount_total: -1 }, 'amount_total'],
  ['half a cent', { amount_total: 0.5 }, 'amount_total'],
  ['a currency that is none', { currency: 'euros' }, 'currency'],
  ['no name', { id: undefined }, 'id'],
  ['a name too long to be kept', { id: 'c'.repeat(256) }, 'id'],
  ['a letter that no database keeps', { payment_intent: 'pi_\0' }, 'payment_intent'],
  ['metadata of another kind', { metadata: { payment: 7 } }, 'metadata.payment'],
])('%s is reported as unreadable, by its place', async (_what, over, field) => {
  expect(await newsOf('checkout.session.completed', { ...session, ...over })).toEqual({
    id: 'evt_1',
    type: 'checkout.session.completed',
    kind: 'unreadable',
    fields: [`data.object.${field}`],
  })
})

it('an event without a name is known by its bytes', async () => {
  const nameless = { type: 'refund.created', data: { object: {} } }
  const first = await read(nameless)
  expect(first).toMatchObject({ kind: 'unreadable', id: expect.stringMatching(/^unreadable [0-9a-f]{64}$/) })
  expect((await read(nameless))?.id).toBe(first?.id)
  expect((await read({ ...nameless, type: 'refund.failed' }))?.id).not.toBe(first?.id)
})

it('any value of any field gives a result that the database can store', async () => {
  const kinds = [
    'checkout.session.completed',
    'checkout.session.async_payment_succeeded',
    'checkout.session.async_payment_failed',
    'checkout.session.expired',
    'refund.created',
    'refund.updated',
    'refund.failed',
    'charge.dispute.created',
    'customer.created',
  ]
  const odd = fc.oneof(
    fc.constantFrom(null, undefined, 0, -1, 2 ** 31, 2 ** 53, 0.5, '', '\0', 'x'.repeat(3000), [], {}, true),
    fc.string(),
    fc.integer(),
  )
  const fields = [
    'id',
    'status',
    'payment_status',
    'payment_intent',
    'amount_total',
    'currency',
    'url',
    'metadata',
  ]
  const object = fc.record(
    Object.fromEntries([...fields, 'failure_reason', 'reason'].map(field => [field, odd])),
    { requiredKeys: [] },
  )
  const storable = (value: unknown, most: number) =>
    value === null || (typeof value === 'string' && value.length <= most && !value.includes('\0'))
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...kinds), odd, object, async (type, id, over) => {
      const news = await read({ id: id ?? 'evt_1', type, data: { object: { ...session, ...over } } })
      if (!news) throw new Error('a signed event is always told')
      expect(storable(news.id, 255) && storable(news.type, 100)).toBe(true)
      if (news.kind === 'payment') {
        const { providerId, reference, url, amount, attempt, order } = news.seen
        expect([storable(providerId, 255), storable(reference, 255), storable(url, 2000)]).toEqual([
          true,
          true,
          true,
        ])
        expect(storable(amount.currency, 3)).toBe(true)
        for (const number of [amount.minor, attempt ?? 0, order ?? 0])
          expect(Number.isInteger(number) && number >= 0 && number < 2 ** 31).toBe(true)
      }
      if (news.kind === 'refund')
        expect(storable(news.providerId, 255) && storable(news.reason, 500)).toBe(true)
      if (news.kind === 'dispute')
        expect(storable(news.reference, 255) && storable(news.reason, 200)).toBe(true)
    }),
  )
})
