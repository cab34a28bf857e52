import { describe, expect, it } from 'vitest'
import { agreedBody, orderBody, sendOrder, templateDesign } from '@/tests/support/order-request.mjs'
import { brokenZipcode, delays, relays, slowZipcode, vatNumbers } from '@/tests/support/services-double.mjs'
import { query } from './support/database'
import { ask, shopUrl } from './support/shop'

const json = async (path: string) => (await ask(path, { token: null })).json()

/** The result of something, and how long it took, in milliseconds. */
async function timed<Value>(work: Promise<Value>) {
  const from = performance.now()
  const value = await work
  return { value, ms: performance.now() - from }
}

interface Stored {
  vat: {
    decision: { percent: number; reason: string }
    check: { status: string; consultation: string | null; checkedAt: string; name: string | null } | null
    later?: { status: string }
  }
  delivery: { address: string; zipcode: string; relaisId: string | null }
  shipment: { point: { id: string; name: string } | null }
}

async function storedOrder(id: number): Promise<Stored> {
  const [row] = await query<Stored>('select vat, delivery, shipment from orders where id = $1', [id])
  if (!row) throw new Error(`no order ${id}`)
  return row
}

async function place(body: object): Promise<number> {
  const response = await sendOrder(shopUrl, await agreedBody(shopUrl, body))
  expect(response.status).toBe(201)
  return response.json()
}

describe('a VAT number', () => {
  const berlin = {
    name: 'Muster Schilder GmbH',
    address: 'Lindenstraße 12',
    zipcode: '10969',
    city: 'Berlin',
    country: 'DE',
    phone: '0301234567',
  }
  const ofCompany = (vatNumber: string) => {
    const body = orderBody()
    return {
      ...body,
      locale: 'de-DE',
      delivery: berlin,
      billing: berlin,
      shipment: { method: 'dach-home' },
      client: { ...body.client, accountType: 'company', vatNumber },
    }
  }

  it.each([
    ['one that the register knows', vatNumbers.valid, 'valid'],
    ['one that it does not know', vatNumbers.invalid, 'invalid'],
    ['one whose member state is away', vatNumbers.away, 'unverified'],
    ['one in whose middle the register breaks off', vatNumbers.broken, 'unverified'],
    ['one of a country that is in no register', 'GB980780684', 'unverified'],
  ])('is asked for: %s', async (_name, number, status) => {
    expect(await json(`/api/vat-numbers?vatNumber=${number}`)).toMatchObject({ status })
  })

  it('that makes no sense is not asked for', async () => {
    expect((await ask('/api/vat-numbers?vatNumber=%3Cb%3E', { token: null })).status).toBe(400)
  })

  it('that is valid frees a delivery to its country, and the order keeps the evidence', async () => {
    const { vat } = await storedOrder(await place(ofCompany(vatNumbers.valid)))
    expect(vat.decision).toMatchObject({ percent: 0, reason: 'intra-eu' })
    expect(vat.check).toMatchObject({ status: 'valid', name: 'Muster Schilder GmbH' })
    expect(vat.check?.consultation).toMatch(/^WAPI/)
    expect(Date.now() - Date.parse(vat.check?.checkedAt ?? '')).toBeLessThan(24 * 3600 * 1000)
  })

  it('of a slow register is waited for: its verdict comes late and counts', async () => {
    const [asked, overdue, placed] = await Promise.all([
      timed(json(`/api/vat-numbers?vatNumber=${vatNumbers.slow}`)),
      // A service that has not answered after three seconds is asked once more: its late first answer, which differs, is ignored.
      timed(json(`/api/vat-numbers?vatNumber=${vatNumbers.overdue}`)),
      timed(place(ofCompany(vatNumbers.slow))),
    ])
    for (const { value } of [asked, overdue]) expect(value).toMatchObject({ status: 'valid' })
    expect(asked.ms).toBeGreaterThanOrEqual(delays.slow)
    const { vat } = await storedOrder(placed.value)
    expect(vat).toMatchObject({ decision: { percent: 0, reason: 'intra-eu' }, check: { status: 'valid' } })
  })

  it('that nobody has pays VAT, as does one that cannot be checked', async () => {
    for (const number of [vatNumbers.invalid, vatNumbers.away]) {
      const { vat } = await storedOrder(await place(ofCompany(number)))
      expect(vat.decision).toMatchObject({ percent: 19, reason: 'country' })
      expect(vat.check?.status).toBe(number === vatNumbers.invalid ? 'invalid' : 'unverified')
    }
  })

  it('of a private person frees of nothing', async () => {
    const body = ofCompany(vatNumbers.valid)
    const { vat } = await storedOrder(
      await place({ ...body, client: { ...body.client, accountType: 'private' } }),
    )
    expect(vat).toMatchObject({ decision: { percent: 19 }, check: null })
  })

  it('that could not be checked is asked for again, and the order’s VAT stays as it was', async () => {
    const id = await place(ofCompany(vatNumbers.late.number))
    const before = await storedOrder(id)
    expect(before.vat).toMatchObject({ decision: { percent: 19 }, check: { status: 'unverified' } })
    await expect
      .poll(async () => (await storedOrder(id)).vat.later?.status, { timeout: 20_000, interval: 300 })
      .toBe('valid')
    expect((await storedOrder(id)).vat.decision).toEqual(before.vat.decision)
  })
})

describe('relay points', () => {
  it('are listed around a postal code, only those that take parcels', async () => {
    const points = await json('/api/relay-points?country=FR&zipcode=59000')
    expect(points).toHaveLength(2)
    expect(points[0]).toMatchObject({ id: relays.open, address: '14 avenue Foch', latitude: 50.6301 })
    expect(points[0].hours[0]).toEqual([
      [480, 750],
      [840, 1200],
    ])
  })

  it.each(['country=FR&zipcode=5900', 'country=BE&zipcode=59000', 'country=FR', 'zipcode=59000'])(
    'are not looked for with %s',
    async asked => {
      expect((await ask(`/api/relay-points?${asked}`, { token: null })).status).toBe(400)
    },
  )

  it('that cannot be asked for say so', async () => {
    const response = await ask(`/api/relay-points?country=FR&zipcode=${brokenZipcode}`, { token: null })
    expect(response.status).toBe(503)
    expect(await response.json()).toMatchObject({ code: 'relay_unavailable' })
  })

  const toPoint = (relaisId: string, over: Record<string, unknown> = {}) => {
    const body = orderBody({ shipment: { method: 'fr-relay' } })
    return { ...body, delivery: { ...body.delivery, relaisId, ...over } }
  }

  it('receive the parcel at the address that their service tells', async () => {
    const id = await place(toPoint(relays.open, { address: 'Nulle part', zipcode: '75001', city: 'Paris' }))
    const { delivery, shipment } = await storedOrder(id)
    expect(delivery).toMatchObject({
      address: 'Tabac de la Gare, 14 avenue Foch',
      zipcode: '59000',
      relaisId: relays.open,
    })
    expect(shipment.point).toMatchObject({ id: relays.open, name: 'Tabac de la Gare' })
  })

  it('of a slow service are waited for, in the list and in an order', async () => {
    const [list, placed] = await Promise.all([
      timed(json(`/api/relay-points?country=FR&zipcode=${slowZipcode}`)),
      timed(place(toPoint(relays.slow))),
    ])
    expect(list.value).toHaveLength(2)
    const { shipment } = await storedOrder(placed.value)
    expect(shipment.point).toMatchObject({ id: relays.slow, name: 'Tabac de la Gare' })
    for (const { ms } of [list, placed]) expect(ms).toBeGreaterThanOrEqual(delays.slow)
  })

  it.each([
    ['invented', '77777', 'unknown_relay'],
    ['closed', relays.closed, 'unknown_relay'],
    ['no ids at all', '../service-points', 'unknown_relay'],
    ['of a service that does not answer', relays.broken, 'relay_unavailable'],
  ])('that are %s take no order', async (_name, id, code) => {
    const response = await sendOrder(shopUrl, toPoint(id))
    expect(await response.json()).toMatchObject({ code })
  })
})

describe('addresses', () => {
  it('are suggested where a service is set and its country is asked for', async () => {
    expect(await json('/api/address-services')).toMatchObject({ suggested: ['FR'] })
    const suggested = await json('/api/address-suggestions?country=FR&q=45+rue+de+la+libert%C3%A9')
    expect(suggested).toEqual([{ address: '45 Rue de la Liberté', zipcode: '59000', city: 'Lille' }])
    expect(await json('/api/address-suggestions?country=DE&q=Libert%C3%A9')).toEqual([])
  })
})

describe('a proof', () => {
  const stampDesign = templateDesign('template-company-address-fr')
  const proofOf = (design: unknown) =>
    fetch(`${shopUrl}/api/proofs`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(design),
    })

  it('is the outlines at their size, by the hash that an order stores', async () => {
    const body = orderBody()
    const proofs = await Promise.all(
      body.items.map(async ({ content }) => (await proofOf(content.design)).json()),
    )
    expect(proofs[0]).toMatchObject({ widthMm: 58, heightMm: 22 })
    expect(proofs[0].svg).toContain('viewBox="0 0 58 22"')
    const at = new Date().toISOString()
    const proof = proofs.map(({ hash }) => ({ hash, at }))
    const id = await place({ ...body, proof })
    const kept = await query<{ scene_hash: string; approved_at: Date }>(
      `select p.scene_hash, p.approved_at from orders_lines_parts p
       join orders_lines l on l.id = p._parent_id where l._parent_id = $1 order by l._order`,
      [id],
    )
    expect(kept.map(part => [part.scene_hash, part.approved_at.toISOString()])).toEqual(
      proof.map(({ hash }) => [hash, at]),
    )
  })

  it('that is not the one of the design is asked for again, by its line', async () => {
    const { items, ...rest } = orderBody()
    const body = await agreedBody(shopUrl, { ...rest, items })
    const hash = '0'.repeat(64)
    const response = await sendOrder(shopUrl, { ...body, proof: [{ hash, at: new Date().toISOString() }] })
    expect(response.status).toBe(409)
    const { code, details } = await response.json()
    expect(code).toBe('proof_changed')
    expect(details.designs.map(({ item }: { item: string }) => item)).toEqual(items.map(({ id }) => id))
  })

  it.each([
    ['nothing', {}, 'invalid_design'],
    [
      'a design without its product',
      { ...stampDesign, config: { ...stampDesign.config, model: 'nothing' } },
      'unknown_product',
    ],
  ])('is not made of %s', async (_name, design, code) => {
    const response = await proofOf(design)
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ code })
  })
})
