import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { clerkSession, clientRow, countOf, page, post, readAs } from './support/client-sheets'
import { makeClient, sessionOf } from './support/people'
import { shopUrl } from './support/shop'

describe('a note about a client', () => {
  it('is read on his sheet by the staff, with its author, and by nobody else', async () => {
    const client = await makeClient()
    const text = `Prefers the telephone ${randomUUID()}`
    expect((await post(`/api/clients/${client.id}/notes`, { text })).status).toBe(200)
    expect(await page(`/admin/collections/clients/${client.id}`)).toContain(text)
    const session = await sessionOf(client.email)
    expect((await post(`/api/clients/${client.id}/notes`, { text }, session)).status).toBe(403)
    expect(await page('/api/clients/data', session)).not.toContain(text)
  })

  it('says something, and not more than a page', async () => {
    const { id } = await makeClient()
    for (const text of ['', '  ', 'x'.repeat(4001), 7])
      expect((await post(`/api/clients/${id}/notes`, { text })).status).toBe(400)
    expect(await countOf('client_notes', 'client', id)).toBe(0)
  })
})

describe('a correction of points', () => {
  it('is done with a reason that the client reads, and once however often it is sent', async () => {
    const client = await makeClient()
    const key = randomUUID()
    const body = { points: 150, reason: 'A late parcel' }
    for (let sent = 0; sent < 2; sent++)
      expect((await post(`/api/clients/${client.id}/points`, body, await clerkSession(), key)).status).toBe(
        200,
      )
    const session = await sessionOf(client.email)
    expect(await readAs('/api/clients', session)).toMatchObject({ loyaltyPoints: 150, loyaltyLevel: 1 })
    const { data } = (await readAs('/api/clients/points', session)) as { data: Record<string, unknown>[] }
    expect(data).toMatchObject([{ order: null, points: 150, reason: 'A late parcel' }])
    expect(data[0]).not.toHaveProperty('author')
  })

  it('takes no more than there is, also when two clerks take at once', async () => {
    const { id } = await makeClient()
    await post(`/api/clients/${id}/points`, { points: 100, reason: 'Opening' })
    const taken = await Promise.all(
      [1, 2, 3].map(() => post(`/api/clients/${id}/points`, { points: -60, reason: 'Twice credited' })),
    )
    expect(taken.map(({ status }) => status).sort()).toEqual([200, 422, 422])
    expect(await clientRow(id)).toMatchObject({ points: 40 })
  })

  it('is a whole number other than none, with a reason', async () => {
    const { id } = await makeClient()
    const wrong = [
      { points: 0, reason: 'Nothing' },
      { points: 1.5, reason: 'A half' },
      { points: 1_000_000, reason: 'Too many' },
      { points: 5, reason: ' ' },
      { points: '5', reason: 'A text' },
    ]
    for (const body of wrong) expect((await post(`/api/clients/${id}/points`, body)).status).toBe(400)
  })

  it('is the only way to another sum: the panel’s form writes none', async () => {
    const { id } = await makeClient()
    const patched = await fetch(`${shopUrl}/cms-api/clients/${id}`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json', ...(await clerkSession()) },
      body: '{"loyaltyPoints":9999}',
    })
    expect(patched.status).toBe(200)
    expect(await clientRow(id)).toMatchObject({ points: 0 })
    const made = await makeClient({ loyaltyPoints: 9999, totalMinor: 5, mergedInto: id })
    expect(await clientRow(made.id)).toMatchObject({ points: 0, into: null })
  })
})
