import { describe, expect, it } from 'vitest'
import { laneBounds } from '@/server/ground/threads/bounds'
import { heavyUpload } from '@/tests/support/heavy-uploads.mjs'
import { agreedBody, orderBody, sendOrder } from '@/tests/support/order-request.mjs'
import { shopUrl } from './support/shop'

const upload = (n: number, more: RequestInit = {}) => {
  const sent = heavyUpload(n)
  return fetch(`${shopUrl}/api/own-pictures`, {
    ...sent,
    ...more,
    headers: { ...sent.headers, ...more.headers },
  })
}

const { waiting, waitingByAddress } = laneBounds(2).uploads

describe('the lane of uploads', () => {
  it('filled to the brim leaves an order its own', async () => {
    const body = await agreedBody(shopUrl, orderBody())
    const answered: string[] = []
    // Odd ones are work; each comes from an address of its own, two networks apart.
    const crowd = Array.from({ length: waiting + 20 }, (_, at) =>
      upload(1 + 2 * at * 256).then(async response => {
        answered.push('upload')
        await response.arrayBuffer()
        return response.status
      }),
    )
    expect((await sendOrder(shopUrl, body)).status).toBe(201)
    answered.push('order')
    const statuses = await Promise.all(crowd)
    expect(answered.indexOf('order')).toBeLessThan(answered.length - 1)
    expect(statuses.filter(status => ![201, 503].includes(status))).toEqual([])
    expect((await upload(2)).status).toBe(201)
  })

  it('refuses by name what one address has waiting beyond its share, and takes others', async () => {
    const headers = { 'x-forwarded-for': '192.0.2.77' }
    const own = Array.from({ length: waitingByAddress + 15 }, (_, at) => upload(1001 + 2 * at, { headers }))
    const answers = await Promise.all(own)
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused.length).toBeGreaterThan(0)
    expect(refused[0]?.headers.get('retry-after')).toBe('5')
    expect(await refused[0]?.json()).toMatchObject({ code: 'too_many_waiting', status: 429 })
    expect(answers.filter(({ status }) => status === 201).length).toBeGreaterThanOrEqual(waitingByAddress)
  })

  it('says of a drawing that is too much that it is', async () => {
    const digits = '1'.repeat(200)
    const body = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path d="M0 0H9V9.${digits}z"/></svg>`
    const response = await upload(5, { body })
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ code: 'picture_too_large' })
  })
})
