import { randomInt, randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { designedItem, templateDesign } from '@/tests/support/order-request.mjs'
import { type Answer, type By, call as callShop } from './call'
import type { ReadQuotation, SentVersion } from './quotation-answers'
import { shopUrl, signIn } from './shop'

/** A call whose answer tells of a quotation. */
export const call = (path: string, more: Parameters<typeof callShop>[1] = {}) =>
  callShop<ReadQuotation>(path, { ...more, by: { 'accept-language': 'fr', ...more.by } })

/** What is asked about: two stamps of their own words. */
export const stamp = (quantity = 2) =>
  designedItem(templateDesign('template-company-address-fr'), { quantity })
/** A heading among the lines. */
export const heading = (text: string) => ({
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
/** A line by word, at a price in minor units. */
export const word = (text: string, minor: number, over: object = {}) => ({
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

/** The hashes of the designs of some lines. */
export const proofsOf = (lines: { proofs?: string[] }[]) => lines.flatMap(({ proofs = [] }) => proofs)

/** A quotation that was asked for, with the code that opens it. */
export interface Asked {
  id: number
  auth: string
}

/** Asks for a quotation, each from an address of its own. */
export async function ask(
  over: Record<string, unknown> = {},
  by: By = {},
): Promise<Answer<ReadQuotation> & Asked> {
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
  const auth = new URL(asked.headers.get('location') ?? '/', shopUrl).searchParams.get('auth') ?? ''
  return { ...asked, id: Number(asked.body), auth }
}

/** The draft of its next version, as the owner reads it, or another one. */
export const draftOf = async ({ id }: Asked, by?: By) =>
  (await call(`quotations/${id}/draft`, { by: by ?? (await signIn()) })).body
export const save = async (id: number, revision: number, draft: object, by?: By) =>
  call(`quotations/${id}/draft`, {
    method: 'PUT',
    body: { revision, draft },
    by: by ?? (await signIn()),
  })
export const send = async (id: number, revision: number, by?: By) =>
  call(`quotations/${id}/versions`, { method: 'POST', body: { revision }, by: by ?? (await signIn()) })
export const read = ({ id, auth }: Asked, by: By = {}) =>
  call(`quotations/${id}${auth ? `?auth=${auth}` : ''}`, { by })
export const answer = ({ id, auth }: Asked, body: object, by: By = {}) =>
  call(`quotations/${id}/answers${auth ? `?auth=${auth}` : ''}`, { method: 'POST', body, by })

/** Approves the designs of a version with a name, as its page does. */
export const sign = (
  { id, auth }: Asked,
  { version, hash, lines }: SentVersion,
  over: object = {},
  by: By = {},
) =>
  call(`quotations/${id}/approvals${auth ? `?auth=${auth}` : ''}`, {
    method: 'POST',
    body: { version, hash, proofs: proofsOf(lines), name: 'Sophie Bernard', ...over },
    by,
  })

/** Answers a request with a free line, a heading and a discount, and reads what the client sees of it. */
export async function answered(asked: Asked, over: object = {}) {
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

/** The body that accepts a version. */
export const accepting = ({ version, hash }: { version: number; hash: string }, over: object = {}) => ({
  answer: 'accept',
  version,
  hash,
  name: 'Sophie Bernard',
  terms: true,
  ...over,
})

export const address = {
  name: 'Sophie Bernard',
  address: '45, rue de la Liberté',
  zipcode: '59000',
  city: 'Lille',
  country: 'FR',
  phone: '0612345678',
}
/** The body that orders an accepted version. */
export const ordering = ({ version, hash }: { version: number; hash: string }, over: object = {}) => ({
  version,
  hash,
  delivery: address,
  billing: address,
  method: 'transfer',
  phone: '0612345678',
  ...over,
})
export const order = ({ id, auth }: Asked, body: object, by: By = {}) =>
  call(`quotations/${id}/order?auth=${auth}`, { method: 'POST', body, by })
/** The status and the code of a refusal. */
export const codeOf = ({ status, body }: Answer<ReadQuotation>) => [status, body.code]
