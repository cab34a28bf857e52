import { randomInt, randomUUID } from 'node:crypto'
import { PDFDocument } from 'pdf-lib'
import { beforeAll, describe, expect, it } from 'vitest'
import { designedItem, templateDesign } from '@/tests/support/order-request.mjs'
import { query } from './support/database'
import { makeClient, sessionOf, staffSession } from './support/people'
import type { SentVersion, Told } from './support/quotation-answers'
import { shopUrl, signIn } from './support/shop'

type Headers = Record<string, string>
interface Answer {
  status: number
  body: Told
}

let owner: Headers
let clerk: Headers
let workshop: Headers
let translator: Headers
let stranger: Headers
beforeAll(async () => {
  owner = await signIn()
  const { email } = await makeClient()
  ;[clerk, workshop, translator, stranger] = await Promise.all([
    staffSession('clerk'),
    staffSession('production'),
    staffSession('translator'),
    sessionOf(email),
  ])
})

async function call(
  path: string,
  { method = 'GET', body, by = {} }: { method?: string; body?: unknown; by?: Headers } = {},
): Promise<Answer & { location: string }> {
  const response = await fetch(`${shopUrl}/api/${path}`, {
    method,
    headers: { 'content-type': 'application/json', 'accept-language': 'fr', ...by },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.includes('json')
  return {
    status: response.status,
    body: text && isJson ? JSON.parse(text) : text,
    location: response.headers.get('location') ?? '',
  }
}

const stamp = (quantity = 2) => designedItem(templateDesign('template-company-address-fr'), { quantity })
const heading = (text: string) => ({
  item: {
    id: randomUUID(),
    type: 'frame',
    slug: 'frame',
    quantity: 1,
    tranquility: false,
    content: {},
    description: text,
  },
})
const word = (text: string, minor: number, over: object = {}) => ({
  item: {
    id: randomUUID(),
    type: 'magic',
    slug: 'magic',
    quantity: 1,
    tranquility: false,
    content: {},
    description: text,
    price: { minor, currency: 'EUR' },
    costPrice: 150,
    ...over,
  },
})

const proofsOf = (lines: { proofs?: string[] }[]) => lines.flatMap(({ proofs = [] }) => proofs)

interface Asked {
  id: number
  auth: string
}

/** Asks for a quotation, each from an address of its own. */
async function ask(over: Record<string, unknown> = {}, by: Headers = {}): Promise<Answer & Asked> {
  const request = {
    name: 'Sophie Bernard',
    email: `${randomUUID()}@example.org`,
    message: 'Une plaque pour la cour',
  }
  const { request: more, ...rest } = over
  const asked = await call('orders', {
    method: 'POST',
    body: {
      saveType: 'quotation',
      items: [stamp()],
      locale: 'fr-FR',
      request: { ...request, ...(more as object) },
      ...rest,
    },
    by: { 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`, ...by },
  })
  const auth = new URL(asked.location || '/', shopUrl).searchParams.get('auth') ?? ''
  return { ...asked, id: Number(asked.body), auth }
}

const draftOf = async ({ id }: Asked, by = owner) => (await call(`quotations/${id}/draft`, { by })).body
const save = (id: number, revision: number, draft: object, by = owner) =>
  call(`quotations/${id}/draft`, { method: 'PUT', body: { revision, draft }, by })
const send = (id: number, revision: number, by = owner) =>
  call(`quotations/${id}/versions`, { method: 'POST', body: { revision }, by })
const read = ({ id, auth }: Asked, by: Headers = {}) =>
  call(`quotations/${id}${auth ? `?auth=${auth}` : ''}`, { by })
const answer = ({ id, auth }: Asked, body: object, by: Headers = {}) =>
  call(`quotations/${id}/answers${auth ? `?auth=${auth}` : ''}`, { method: 'POST', body, by })

/** Approves the designs of a version with a name, as its page does. */
const sign = (
  { id, auth }: Asked,
  { version, hash, lines }: SentVersion,
  over: object = {},
  by: Headers = {},
) =>
  call(`quotations/${id}/approvals${auth ? `?auth=${auth}` : ''}`, {
    method: 'POST',
    body: { version, hash, proofs: proofsOf(lines), name: 'Sophie Bernard', ...over },
    by,
  })

/** Answers a request with a free line, a heading and a discount, and reads what the client sees of it. */
async function answered(asked: Asked, over: object = {}) {
  const { draft, revision } = await draftOf(asked)
  const lines = [heading('Entrée'), ...draft.lines, word('Pose sur place, Lille', 24_000)]
  const saved = await save(asked.id, revision, {
    ...draft,
    title: 'Cabinet',
    lines,
    discountPercent: 5,
    ...over,
  })
  expect(saved.status).toBe(200)
  const sent = await send(asked.id, saved.body.quotation.revision)
  expect(sent.status, JSON.stringify(sent.body)).toBe(200)
  const { versions } = (await read(asked)).body
  const version = versions.at(-1) as SentVersion
  expect((await sign(asked, version)).status).toBe(204)
  return version
}

const accepting = ({ version, hash }: { version: number; hash: string }, over: object = {}) => ({
  answer: 'accept',
  version,
  hash,
  name: 'Sophie Bernard',
  terms: true,
  ...over,
})

const address = {
  name: 'Sophie Bernard',
  address: '45, rue de la Liberté',
  zipcode: '59000',
  city: 'Lille',
  country: 'FR',
  phone: '0612345678',
}
const ordering = ({ version, hash }: { version: number; hash: string }, over: object = {}) => ({
  version,
  hash,
  delivery: address,
  billing: address,
  method: 'transfer',
  phone: '0612345678',
  ...over,
})
const order = ({ id, auth }: Asked, body: object, by: Headers = {}) =>
  call(`quotations/${id}/order?auth=${auth}`, { method: 'POST', body, by })
const codeOf = ({ status, body }: Answer) => [status, body.code]

describe('a request for a quotation', () => {
  it('is kept with its lines, for whoever holds its code and for staff who handle orders', async () => {
    const asked = await ask()
    expect(asked.status).toBe(201)
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
    const ids = async (by: Headers) => (await call('quotations', { by })).body.data.map(({ id }) => id)
    expect(await ids(session)).toEqual([asked.id])
    expect(await ids(stranger)).toEqual([])
    expect((await call('quotations')).status).toBe(401)
    expect(codeOf(await answer(own, { answer: 'decline' }, stranger))).toEqual([404, 'not_found'])
  })
})

describe('the answer to it', () => {
  it('is frozen with its ledger: lines by word, headings, agreed prices, one discount, VAT', async () => {
    const asked = await ask()
    const { draft, revision } = await draftOf(asked)
    const [line] = draft.lines
    const lines = [heading('Entrée'), { ...line, agreed: 1000 }, word('Pose <b>sur place</b>', 24_000)]
    const saved = await save(asked.id, revision, { ...draft, lines, discountPercent: 10, shipping: 500 })
    const { preview } = saved.body.quotation
    expect(preview.totals).toMatchObject({
      goods: { minor: 26_000 },
      discounts: { minor: 2600 },
      shipping: { minor: 500 },
      net: { minor: 23_900 },
      vat: { minor: 4780 },
      gross: { minor: 28_680 },
    })
    expect((await send(asked.id, saved.body.quotation.revision)).status).toBe(200)
    const seen = (await read(asked)).body
    expect(seen.state).toBe('answered')
    const version = seen.versions[0]
    expect(version.lines.map(({ kind }) => kind)).toEqual(['heading', 'line', 'line'])
    expect(version.lines[2]).toMatchObject({
      title: 'Pose <b>sur place</b>',
      unit: { minor: 24_000 },
      listed: null,
    })
    expect(version.lines[1]).toMatchObject({
      unit: { minor: 1000 },
      proofs: [expect.stringMatching(/^[0-9a-f]{64}$/)],
    })
    expect(JSON.stringify(seen)).not.toMatch(/cost/i)
    const proof = await call(`quotations/${asked.id}/proofs/1/${version.lines[1].id}?auth=${asked.auth}`)
    expect(proof.body).toMatch(/^<svg/)
    const pdf = await fetch(`${shopUrl}/api/quotations/${asked.id}/document.pdf?version=1&auth=${asked.auth}`)
    expect((await PDFDocument.load(await pdf.arrayBuffer())).getPageCount()).toBe(1)
  })

  it('is refused where it says nothing, too much, or what nobody may sell', async () => {
    const asked = await ask({ items: [] })
    const { draft, revision } = await draftOf(asked)
    expect(codeOf(await send(asked.id, revision))).toEqual([422, 'quotation_empty'])
    const wrong = [
      [word('Pose', -5)],
      [word('Pose', 0)],
      [word('Pose', 99_999_999_999)],
      [word('   ', 100)],
      [word('Pose', 100, { type: 'discount' })],
      [word('Pose', 100, { quantity: 0 })],
      [{ ...draft.lines[0], ...word('Pose', 100), agreed: -1 }],
    ]
    for (const lines of wrong)
      expect((await save(asked.id, revision, { ...draft, lines })).status, JSON.stringify(lines)).toBe(400)
    for (const discountPercent of [-1, 101, 0.001])
      expect((await save(asked.id, revision, { ...draft, discountPercent })).status).toBe(400)
    const huge = [word('Pose', 10_000_000, { quantity: 999 })]
    const saved = await save(asked.id, revision, { ...draft, lines: huge })
    expect(saved.body.quotation.findings).toMatchObject([{ code: 'quotation_too_large' }])
    expect(codeOf(await send(asked.id, saved.body.quotation.revision))).toEqual([422, 'quotation_too_large'])
    expect((await read(asked)).body.versions).toEqual([])
  })

  it('is written by one clerk at a time: the second is told who and what', async () => {
    const asked = await ask()
    const { draft, revision } = await draftOf(asked)
    expect((await save(asked.id, revision, { ...draft, title: 'A' }, clerk)).status).toBe(200)
    const late = await save(asked.id, revision, { ...draft, title: 'B' })
    expect(codeOf(late)).toEqual([409, 'quotation_moved'])
    expect(late.body.details.by).toMatch(/^clerk-/)
    expect(late.body.detail).toContain(late.body.details.by)
    expect((await draftOf(asked)).draft.title).toBe('A')
    const both = await Promise.all([send(asked.id, revision + 1, clerk), send(asked.id, revision + 1)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await read(asked)).body.versions).toHaveLength(1)
  })

  it('is nothing that the workshop, a client or a stranger may write', async () => {
    const asked = await ask()
    const { draft, revision } = await draftOf(asked)
    for (const by of [workshop, translator, stranger, {}]) {
      expect((await save(asked.id, revision, draft, by)).status).toBeGreaterThanOrEqual(403)
      expect((await send(asked.id, revision, by)).status).toBeGreaterThanOrEqual(403)
    }
    expect((await draftOf(asked)).revision).toBe(revision)
  })
})

describe('the designs of an answer', () => {
  it('are approved with a name by the hashes of their outlines, before it can be accepted', async () => {
    const asked = await ask()
    const { draft, revision } = await draftOf(asked)
    await send(asked.id, (await save(asked.id, revision, draft)).body.quotation.revision)
    const version = (await read(asked)).body.versions[0]
    const open = await answer(asked, accepting(version))
    expect(codeOf(open)).toEqual([409, 'proof_unsigned'])
    expect(open.body.details).toEqual({ designs: proofsOf(version.lines) })

    const other = 'f'.repeat(64)
    for (const proofs of [[other], [...proofsOf(version.lines), other]])
      expect(codeOf(await sign(asked, version, { proofs }))).toEqual([409, 'proof_changed'])
    expect(codeOf(await sign(asked, { ...version, hash: other }))).toEqual([409, 'quotation_moved'])
    for (const wrong of [
      { name: '' },
      { proofs: [] },
      { drawing: 'M1 1L2 2" onload="x' },
      { name: 'A'.repeat(300) },
    ])
      expect((await sign(asked, version, wrong)).status, JSON.stringify(wrong)).toBe(400)
    expect(codeOf(await sign({ ...asked, auth: '' }, version))).toEqual([404, 'not_found'])
    expect(codeOf(await sign({ ...asked, auth: '' }, version, {}, stranger))).toEqual([404, 'not_found'])
    expect((await sign(asked, version, {}, { origin: 'https://evil.example' })).status).toBe(403)

    const drawing = 'M10 20L30 40L50 20'
    const twice = await Promise.all([sign(asked, version, { drawing }), sign(asked, version, { drawing })])
    expect(twice.map(({ status }) => status)).toEqual([204, 204])
    const { signatures } = (await read(asked)).body
    expect(signatures).toEqual([
      { name: 'Sophie Bernard', drawing, at: expect.any(String), hashes: proofsOf(version.lines) },
    ])
    expect((await draftOf(asked)).signatures).toEqual(signatures)
    expect((await answer(asked, accepting(version))).status).toBe(204)
    expect(codeOf(await sign(asked, version))).toEqual([409, 'quotation_closed'])
  })

  it('stay approved in a newer version that has the same ones, and no longer', async () => {
    const asked = await ask()
    await answered(asked)
    const { draft, revision } = await draftOf(asked)
    const priced = await save(asked.id, revision, { ...draft, discountPercent: 20 })
    await send(asked.id, priced.body.quotation.revision)
    const now = await draftOf(asked)
    expect((await answer(asked, accepting(now.versions[1]))).status).toBe(204)

    const other = await ask()
    await answered(other)
    const begun = await draftOf(other)
    const lines = [{ item: designedItem(templateDesign('template-company-address-de')), agreed: null }]
    const drawn = await save(other.id, begun.revision, { ...begun.draft, lines })
    await send(other.id, drawn.body.quotation.revision)
    const newest = (await draftOf(other)).versions[1]
    expect(codeOf(await answer(other, accepting(newest)))).toEqual([409, 'proof_unsigned'])
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
    const seen = (await call(new URL(placed[0]?.location ?? '', shopUrl).href.split('/api/')[1] ?? '')).body
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
