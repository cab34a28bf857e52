import { PDFDocument } from '@cantoo/pdf-lib'
import { beforeAll, describe, expect, it } from 'vitest'
import { designedItem, templateDesign } from '@/tests/support/order-request.mjs'
import type { By } from './support/call'
import { makeClient, sessionOf, staffSession } from './support/people'
import {
  accepting,
  answer,
  answered,
  ask,
  call,
  codeOf,
  draftOf,
  heading,
  proofsOf,
  read,
  save,
  send,
  sign,
  word,
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
