import { signEvent } from '@/scripts/lib/payment-double/server.mjs'
import { agreedBody, orderBody, sendOrder } from '@/tests/support/order-request.mjs'
import { query } from './database'
import { shopUrl } from './shop'

const json = { 'content-type': 'application/json' }

const serviceUrl = process.env.STRIPE_API_URL ?? ''
const secret = process.env.STRIPE_WEBHOOK_SECRET ?? ''

export interface PlacedOrder {
  id: number
  auth: string
  total: number
}

let body: Promise<ReturnType<typeof orderBody>> | undefined

/** An order that is to be paid, by card unless another way is named. */
export async function placeFor(method = 'card'): Promise<PlacedOrder> {
  body ??= agreedBody(shopUrl, orderBody())
  const agreed = await body
  const response = await sendOrder(shopUrl, { ...agreed, method })
  if (response.status !== 201) throw new Error(`no order: ${response.status} ${await response.text()}`)
  const auth = new URL(response.headers.get('location') ?? '', shopUrl).searchParams.get('auth') ?? ''
  return { id: (await response.json()) as number, auth, total: agreed.expectedTotal.minor }
}

const post = (path: string, sent: unknown, headers: Record<string, string> = {}) =>
  fetch(`${shopUrl}/api/payments/${path}`, {
    method: 'POST',
    headers: { ...json, ...headers },
    body: JSON.stringify(sent),
  })

/** Begins to pay, as the page does. */
export const start = ({ id, auth }: Pick<PlacedOrder, 'id' | 'auth'>, method?: string) =>
  post('start', { order: id, auth, ...(method && { method }) })

/** The service's page of an order. */
export async function openPage(order: PlacedOrder): Promise<string> {
  const step = (await (await start(order)).json()) as { state: string; url: string }
  if (step.state !== 'redirect') throw new Error(`no page: ${JSON.stringify(step)}`)
  return step.url
}

/** How the payment stands, as the page asks when the buyer comes back. */
export async function check({ id, auth }: PlacedOrder): Promise<string> {
  return ((await (await post('check', { order: id, auth })).json()) as { state: string }).state
}

export const refund = (sent: unknown, headers: Record<string, string>) => post('refunds', sent, headers)

type Event = Record<string, unknown> & { id: string; type: string; data: { object: Record<string, unknown> } }

/** Pays on the service's page; the event is handed over instead of being delivered. */
export async function payAt(page: string, over: Record<string, string> = {}): Promise<Event> {
  const form = new URLSearchParams({ do: 'hold', ...over })
  return ((await (await fetch(page, { method: 'POST', body: form })).json()) as { event: Event }).event
}

/** Pays, and the service never reports it. */
export const paySilently = (page: string) =>
  fetch(page, { method: 'POST', body: new URLSearchParams({ do: 'silent' }) })

/** Brings an event to the shop, signed as the service does unless another signature is given. */
export function deliver(event: unknown, signature?: (text: string) => string): Promise<Response> {
  const text = JSON.stringify(event)
  const signed = signature ? signature(text) : signEvent(text, secret)
  return fetch(`${shopUrl}/api/payments/stripe/events`, {
    method: 'POST',
    headers: { ...json, 'stripe-signature': signed },
    body: text,
  })
}

/** Signed with the right secret, so many seconds ago. */
export const signedBefore = (seconds: number) => (text: string) =>
  signEvent(text, secret, Math.floor(Date.now() / 1000) - seconds)

/** Makes the service fail the next times it is asked for a path. */
export const fail = (path: string, how: 'down' | 'error' | 'cut' | 'hang', times: number) =>
  fetch(`${serviceUrl}/faults`, { method: 'POST', body: JSON.stringify({ path, how, times }) })

/** What the service has stored about something, read with its secret. */
export async function askService(path: string): Promise<Record<string, unknown>> {
  const headers = { authorization: `Bearer ${process.env.STRIPE_SECRET_KEY}` }
  return (await (await fetch(`${serviceUrl}/v1/${path}`, { headers })).json()) as Record<string, unknown>
}

export const statusOf = async (id: number) =>
  (await query<{ status: string }>('select status from orders where id = $1', [id]))[0]?.status

/** What the shop has noted of the money for an order. */
export const paymentsOf = (id: number) =>
  query<{ id: number; state: string; taken: number; provider_id: string; reference: string }>(
    'select id, state, taken_minor as taken, provider_id, reference from payments where order_id = $1 order by id',
    [id],
  )

/** What happened to an order: its states and the codes of its other events. */
export const historyOf = async (id: number) =>
  (
    await query<{ told: string }>(
      `select coalesce("to", data ->> 'code') as told from orders_events
       where _parent_id = $1 and type in ('state', 'payment', 'refund') order by _order`,
      [id],
    )
  ).map(({ told }) => told)

export const refundsOf = (id: number) =>
  query<{ state: string; minor: number; reason: string; provider_id: string | null }>(
    'select state, amount_minor as minor, reason, provider_id from refunds where order_id = $1 order by id',
    [id],
  )
