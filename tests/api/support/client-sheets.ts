import { randomUUID } from 'node:crypto'
import { agreedBody, orderBody } from '@/tests/support/order-request.mjs'
import { query } from './database'
import { sessionOf, staffSession } from './people'
import { shopUrl } from './shop'

export type Session = Record<string, string>
export type Client = { id: number; email: string }

let session: Promise<Session> | undefined
/** The session of a clerk, one a file. */
export function clerkSession(): Promise<Session> {
  session ??= staffSession('clerk')
  return session
}

/** Sends something to the shop, as a clerk or as somebody else. */
export const post = async (path: string, body: unknown, by?: Session, key: string = randomUUID()) =>
  fetch(`${shopUrl}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': key,
      ...(by ?? (await clerkSession())),
    },
    body: JSON.stringify(body),
  })

export const codeOf = async (response: Response) => ((await response.json()) as { code?: string }).code

/** A page of the panel as a clerk gets it, or as somebody else. */
export const page = async (path: string, by?: Session) =>
  (await fetch(`${shopUrl}${path}`, { headers: by ?? (await clerkSession()) })).text()

export const readAs = async (path: string, by: Session) =>
  (await (await fetch(`${shopUrl}${path}`, { headers: by })).json()) as Record<string, unknown>

/** An order of a client, placed by himself. */
export async function order(client: Client): Promise<number> {
  const body = await agreedBody(shopUrl, orderBody())
  const placed = await post('/api/orders', body, await sessionOf(client.email))
  if (placed.status !== 201) throw new Error(`no order: ${placed.status} ${await placed.text()}`)
  return (await placed.json()) as number
}

export const countOf = async (table: string, column: string, client: number) => {
  const [row] = await query<{ count: number }>(
    `select count(*)::int as count from ${table} where ${column} = $1`,
    [client],
  )
  return row?.count ?? 0
}

export const clientRow = async (id: number) =>
  (
    await query<Record<string, unknown>>(
      'select closed, email, name, merged_into_id as into, loyalty_points::int as points, phone from clients where id = $1',
      [id],
    )
  )[0]

/** What the page of the comparison would send; where it offers no merge, an invented body. */
export async function shownOf(keep: number, leave: number): Promise<string> {
  const text = await page(`/admin/doubles?keep=${keep}&leave=${leave}`)
  return /\\"shown\\":\\"([0-9a-f]{64})\\"/.exec(text)?.[1] ?? '0'.repeat(64)
}

/** Merges two accounts, as a clerk who has seen the plan. */
export const merge = async (keep: Client, leave: Client) =>
  post('/api/client-merges', { keep: keep.id, leave: leave.id, shown: await shownOf(keep.id, leave.id) })
