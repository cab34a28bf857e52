import { beforeAll, describe, expect, it } from 'vitest'
import type { By } from './support/call'
import { query } from './support/database'
import { makeClient, sessionOf, staffSession } from './support/people'
import {
  type Asked,
  accepting,
  address,
  answer,
  answered,
  ask,
  call,
  codeOf,
  draftOf,
  order,
  ordering,
  read,
  save,
  send,
} from './support/quotations'
import { shopUrl } from './support/shop'

let clerk: By
let workshop: By
let translator: By
let stranger: By
beforeAll(async () => {
  const { email } = await makeClient()
  ;[clerk, workshop, translator, stranger] = await Promise.all([
    staffSession('clerk'),
    staffSession('production'),
    staffSession('translator'),
    sessionOf(email),
  ])
})

describe('the code of a quotation', () => {
  it('answers staff its client, and nobody else', async () => {
    const client = await makeClient()
    const own = await ask({}, await sessionOf(client.email))
    const guest = await ask({ request: { name: 'Paul Passant', email: 'paul@example.org' } })
    const who = (auth: string, by: By) => call(`clients?auth=${auth}`, { by })
    expect((await who(own.auth, clerk)).body).toMatchObject({ id: client.id, email: client.email })
    expect((await who(guest.auth, clerk)).body).toMatchObject({
      id: null,
      name: 'Paul Passant',
      email: 'paul@example.org',
    })
    expect((await who(`${own.auth.slice(0, -1)}x`, clerk)).status).toBe(404)
    for (const by of [{}, workshop, translator, stranger])
      expect((await who(own.auth, by)).body).not.toMatchObject({ id: client.id })
    expect((await call('stand-ins', { method: 'POST', body: { auth: own.auth }, by: clerk })).status).toBe(
      200,
    )
  })
})

describe('a request for a quotation', () => {
  it('is kept with its lines, for whoever holds its code and for staff who handle orders', async () => {
    const asked = await ask()
    expect(asked.status).toBe(201)
    // Its address answers its sender, and so does that of an order, with the lines that he asked for.
    expect(asked.headers.get('location')).toBe(`/api/quotations/${asked.id}?auth=${asked.auth}`)
    expect((await fetch(`${shopUrl}${asked.headers.get('location')}`)).status).toBe(200)
    const loaded = await call(`orders/${asked.id}?auth=${asked.auth}`)
    expect(loaded.status).toBe(200)
    expect(loaded.body).toMatchObject({
      id: asked.id,
      status: 'quotation',
      items: [{ slug: 'model-trodat-printy-4913', quantity: 2 }],
    })
    expect((await call(`orders/${asked.id}?auth=${asked.auth.slice(0, -1)}x`)).status).toBe(404)
    const seen = await read(asked)
    expect(seen.body).toMatchObject({
      id: asked.id,
      state: 'requested',
      versions: [],
      request: {
        message: 'Une plaque pour la cour',
        items: [{ title: expect.stringContaining('4913'), quantity: 2 }],
      },
    })
    expect(seen.body.events).toHaveLength(1)
    for (const by of [{}, workshop, translator])
      expect((await read({ id: asked.id, auth: '' }, by)).status).toBe(404)
    expect((await read({ id: asked.id, auth: `${asked.auth.slice(0, -1)}x` })).status).toBe(404)
    const draft = await draftOf(asked, clerk)
    expect(draft.draft.lines).toHaveLength(1)
    expect(draft.preview.totals.gross.minor).toBeGreaterThan(0)
    expect((await call(`quotations/${asked.id}/draft`)).status).toBe(404)
    const { found } = (await call(`tools/search?q=${asked.id}&locale=fr-FR`, { by: clerk })).body
    expect(found).toMatchObject([{ kind: 'quotation', detail: 'Sophie Bernard', state: 'requested' }])
  })

  it('needs a message, a name and an address, and at most five files of its own browser', async () => {
    for (const wrong of [{ message: 'ok' }, { name: '' }, { email: 'nobody' }])
      expect((await ask({ request: wrong })).status).toBe(400)
    const file = { hash: 'a'.repeat(64), name: 'logo.png', size: 1 }
    expect(codeOf(await ask({ request: { files: [file] } }))).toEqual([422, 'import_unknown'])
    expect((await ask({ request: { files: Array(6).fill(file) } })).status).toBe(400)
    expect((await ask({ request: undefined, saveType: 'auto' })).status).toBe(400)
  })

  it('is a client’s own in his account, and nobody else’s', async () => {
    const jeanne = await makeClient()
    const session = await sessionOf(jeanne.email)
    const asked = await ask({}, session)
    const own = { id: asked.id, auth: '' }
    expect((await read(own, session)).body.contact.email).toBe(jeanne.email)
    expect((await read(own, stranger)).status).toBe(404)
    const ids = async (by: By) => (await call('quotations', { by })).body.data.map(({ id }) => id)
    expect(await ids(session)).toEqual([asked.id])
    expect(await ids(stranger)).toEqual([])
    expect((await call('quotations')).status).toBe(401)
    expect(codeOf(await answer(own, { answer: 'decline' }, stranger))).toEqual([404, 'not_found'])
  })
})

describe('what the client says to it', () => {
  it('is accepted by the hash of what was read, once, and becomes the order that production sees', async () => {
    const asked = await ask()
    const version = await answered(asked)
    expect(codeOf(await answer(asked, accepting({ ...version, hash: 'f'.repeat(64) })))).toEqual([
      409,
      'quotation_moved',
    ])
    expect((await answer(asked, { ...accepting(version), terms: false })).status).toBe(400)
    expect(codeOf(await order(asked, ordering(version)))).toEqual([409, 'quotation_closed'])
    const twice = await Promise.all([answer(asked, accepting(version)), answer(asked, accepting(version))])
    expect(twice.map(({ status }) => status)).toEqual([204, 204])
    const accepted = (await read(asked)).body
    expect(accepted.events.filter(({ to }) => to === 'accepted')).toHaveLength(1)
    const { revision } = await draftOf(asked)
    expect(codeOf(await send(asked.id, revision))).toEqual([409, 'quotation_closed'])

    const elsewhere = { ...address, country: 'BE', zipcode: '1000', city: 'Bruxelles', phone: '+32470123456' }
    expect(codeOf(await order(asked, ordering(version, { delivery: elsewhere })))).toEqual([
      422,
      'quotation_zone',
    ])
    expect(codeOf(await order(asked, ordering(version, { method: 'account' })))).toEqual([
      422,
      'payment_not_offered',
    ])
    const placed = await Promise.all([order(asked, ordering(version)), order(asked, ordering(version))])
    expect(placed.map(({ status }) => status)).toEqual([201, 201])
    expect(placed[0]?.body).toBe(placed[1]?.body)
    const seen = (
      await call(new URL(placed[0]?.headers.get('location') ?? '', shopUrl).href.split('/api/')[1] ?? '')
    ).body
    expect(seen).toMatchObject({
      status: 'awaiting-payment',
      totals: version.totals,
      other: { quotationId: asked.id },
    })
    expect(seen.lines.map(({ type }) => type)).toEqual(['stamp', 'magic'])
    expect(seen.lines[0].parts).toMatchObject([{ approvedAt: accepted.signatures[0].at }])
    const signed = await query('select name from proof_signatures where order_id = $1', [seen.id])
    expect(signed).toEqual([{ name: 'Sophie Bernard' }])
    expect((await read(asked)).body).toMatchObject({ state: 'ordered', order: { id: seen.id } })
    const kept = await query('select 1 from approved_scenes where hash = $1', [
      seen.lines[0].parts[0].sceneHash,
    ])
    expect(kept).toHaveLength(1)
    const { details } = (await answer(asked, { answer: 'change', message: 'Trop tard' })).body
    expect(details).toEqual({ quotation: 'ordered' })
  })

  it('asks for a change in other words than before, and agrees to the newest version alone', async () => {
    const asked = await ask()
    const first = await answered(asked)
    const change = (message: string) => answer(asked, { answer: 'change', message })
    expect(codeOf(await change('Une plaque  pour la cour'.replace('  ', ' ')))).toEqual([422, 'same_message'])
    expect((await change('x')).status).toBe(400)
    expect((await change('En bleu')).status).toBe(204)
    expect(codeOf(await change('En bleu'))).toEqual([422, 'same_message'])
    expect(codeOf(await answer(asked, accepting(first)))).toEqual([409, 'quotation_closed'])
    const { draft, revision } = await draftOf(asked)
    expect(
      (
        await send(
          asked.id,
          (
            await save(asked.id, revision, { ...draft, discountPercent: 15 })
          ).body.quotation.revision,
        )
      ).status,
    ).toBe(200)
    expect(codeOf(await answer(asked, accepting(first)))).toEqual([409, 'quotation_moved'])
    const { versions } = (await read(asked)).body
    expect(versions).toHaveLength(2)
    expect(versions[0]).toEqual(first)
    expect((await answer(asked, accepting(versions[1]))).status).toBe(204)
  })

  it('is declined for good, and not accepted once its last day is over', async () => {
    const [declined, ended] = [await ask(), await ask()]
    const version = await answered(declined)
    expect((await answer(declined, { answer: 'decline', message: 'Trop cher' })).status).toBe(204)
    expect(codeOf(await answer(declined, accepting(version)))).toEqual([409, 'quotation_closed'])
    const late = await answered(ended)
    await query('update quotations set valid_until = current_date - 1 where id = $1', [ended.id])
    expect(codeOf(await answer(ended, accepting(late)))).toEqual([409, 'quotation_ended'])
    const past = await ask()
    const { draft, revision } = await draftOf(past)
    const saved = await save(past.id, revision, { ...draft, validUntil: '2020-01-01' })
    expect(codeOf(await send(past.id, saved.body.quotation.revision))).toEqual([409, 'quotation_ended'])
  })

  it('is reminded of seven days before its end, once, and has expired the day after it', async () => {
    const [soon, over] = [await ask(), await ask()]
    await answered(soon)
    await answered(over)
    await query('update quotations set valid_until = current_date + 6 where id = $1', [soon.id])
    await query('update quotations set valid_until = current_date - 1 where id = $1', [over.id])
    const tells = async ({ id }: Asked) =>
      (
        await query<{ tell: string }>(
          `select data ->> 'tell' as tell from pgboss.job where name = 'quotation' and data ->> 'quotation' = $1`,
          [String(id)],
        )
      ).map(({ tell }) => tell)
    for (let runs = 0; runs < 2; runs += 1) {
      const [job] = await query<{ id: string }>(
        `insert into pgboss.job (name, data, state, retry_limit, policy)
         values ('watch-quotations', '{}', 'created', 0, 'standard') returning id`,
      )
      await expect
        .poll(() => query('select state from pgboss.job where id = $1', [job?.id]), { timeout: 60_000 })
        .toEqual([{ state: 'completed' }])
    }
    expect((await tells(soon)).filter(tell => tell === 'reminder')).toHaveLength(1)
    expect((await tells(over)).filter(tell => tell === 'expired')).toHaveLength(1)
    expect((await read(soon)).body.state).toBe('answered')
    expect((await read(over)).body.state).toBe('expired')
  })

  it('is ordered on account at once where the client’s account allows it', async () => {
    const book = { addresses: [{ ...address, relaisId: null }], defaultDelivery: 0, defaultBilling: 0 }
    const { email } = await makeClient({
      accountPayment: true,
      accountLimit: 5000,
      addresses: book,
      phone: '0612345678',
    })
    const session = await sessionOf(email)
    const asked = await ask({}, session)
    const version = await answered(asked)
    const own = { id: asked.id, auth: '' }
    expect((await read(own, session)).body.onAccount).toBe(true)
    expect(codeOf(await answer(asked, accepting(version, { onAccount: true })))).toEqual([
      422,
      'payment_not_offered',
    ])
    expect((await answer(own, accepting(version, { onAccount: true }), session)).status).toBe(204)
    const seen = (await read(own, session)).body
    expect(seen.state).toBe('ordered')
    const [row] = await query<{ status: string }>('select status from orders where id = $1', [seen.order.id])
    expect(row?.status).toBe('paid')
  })
})
