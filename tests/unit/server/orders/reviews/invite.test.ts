import { createHmac } from 'node:crypto'
import { expect, it } from 'vitest'
import { invitationDays } from '@/lib/orders/review/invitation'
import { signInvitation } from '@/server/orders/reviews/sign'

it('waits one day longer than the carrier may take, for any production time, and four where its time is not known', () => {
  expect(invitationDays({ productionDays: 2, maxDays: 5 })).toBe(4)
  expect(invitationDays({ productionDays: 0, maxDays: 5 })).toBe(6)
  expect(invitationDays(null)).toBe(4)
})

it('sends JSON in base64url with its HMAC-SHA256', () => {
  const invitation = {
    orderId: '12',
    website: 'https://shop.test',
    deliveryDays: 4,
    locale: 'fr-FR',
    referenceNumber: '12',
    consumerName: 'Zoé',
    consumerEmail: 'zoe@example.org',
    products: [{ sku: 'model-trodat-printy-4913', name: 'Printy 4913' }],
  }
  const { data, signature } = signInvitation(invitation, 'a-secret-key')
  expect(JSON.parse(Buffer.from(data, 'base64url').toString())).toEqual(invitation)
  expect(signature).toBe(createHmac('sha256', 'a-secret-key').update(data).digest('base64url'))
})
