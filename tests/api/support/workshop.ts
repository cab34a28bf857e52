import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { agreedBody, orderBody, sendOrder, templateDesign } from '@/tests/support/order-request.mjs'
import { query } from './database'
import { staffSession } from './people'
import { shopUrl, signIn } from './shop'

type Headers = Record<string, string>
interface Answer {
  status: number
  body: { code?: string; detail?: string; details?: Record<string, unknown>; sheets?: number[] } & Record<
    string,
    unknown
  >
}

let session: Promise<Headers> | undefined

/** The session of one of the workshop, one a file. */
export function workshopSession(): Promise<Headers> {
  session ??= staffSession('production')
  return session
}

/** A call of the shop's own API, by one of the workshop unless somebody else is named. */
export async function call(
  path: string,
  body?: unknown,
  { method = 'POST', by }: { method?: string; by?: Headers } = {},
): Promise<Answer> {
  const response = await fetch(`${shopUrl}/api/${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      'accept-language': 'fr',
      'idempotency-key': randomUUID(),
      ...(by ?? (await workshopSession())),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  return { status: response.status, body: text ? JSON.parse(text) : {} }
}

/** A paid order of two stamps of one design and a sign. */
export async function paidOrder(): Promise<number> {
  const response = await sendOrder(shopUrl, await agreedBody(shopUrl, orderBody()))
  const id = (await response.json()) as number
  const paid = await call(
    `orders/${id}/moves`,
    { from: 'awaiting-payment', to: 'paid' },
    { by: await signIn() },
  )
  expect(paid.status).toBe(200)
  return id
}

const { config } = templateDesign('template-letterbox-fr')
export const rubber = { machine: 'rubber', material: 'rubber', colour: '', widthMm: 297, heightMm: 210 }
export const signs = {
  machine: 'engraver',
  material: config.material,
  colour: config.color,
  widthMm: 600,
  heightMm: 300,
}
export const stamps = (order: number, pieces = 2) => ({ order, line: 1, part: 1, pieces })
export const plate = (order: number) => ({ order, line: 2, part: 1, pieces: 1 })

export const lay = (stack: object, pieces: object[], by?: Headers) =>
  call('production/sheets', { ...stack, pieces }, by && { by })

/** Lays pieces on one sheet: its number. */
export async function laid(stack: object, pieces: object[]): Promise<number> {
  const { status, body } = await lay(stack, pieces)
  expect(status, JSON.stringify(body)).toBe(200)
  expect(body).toMatchObject({ least: 1 })
  expect(body.sheets).toHaveLength(1)
  return body.sheets?.[0] ?? 0
}

export const start = (sheet: number) => call(`production/sheets/${sheet}/start`)
export const scan = (ticket: string, step = 'made') => call('production/scans', { ticket, step })

export const piecesOf = (sheet: number) =>
  query<{ id: number; order_id: number; piece: number; state: string }>(
    'select id, order_id, piece, state from production_pieces where sheet_id = $1 order by id',
    [sheet],
  )
export const sheetState = async (id: number) =>
  (await query<{ state: string }>('select state from production_sheets where id = $1', [id]))[0]?.state
