import { expect, it } from 'vitest'
import { hostileKinds, sendHostileCrowd } from '@/tests/support/hostile-crowd.mjs'
import { agreedBody, orderBody, sendOrder } from '@/tests/support/order-request.mjs'
import { shopUrl } from './support/shop'

it('a customer orders while others send everything that is wrong, and no request breaks the shop', async () => {
  const body = await agreedBody(shopUrl, orderBody())
  const crowd = sendHostileCrowd(shopUrl, { count: hostileKinds * 3 })
  for (const page of ['/', '/tampon/trodat-printy-4913/', '/cart/'])
    expect([page, (await fetch(shopUrl + page)).status]).toEqual([page, 200])
  expect((await sendOrder(shopUrl, body)).status).toBe(201)
  expect((await crowd).broken).toEqual([])
})
