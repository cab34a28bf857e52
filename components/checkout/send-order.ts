import { z } from 'zod'
import { problemSchema } from '@/lib/ground/contract/problem'
import type { Money } from '@/lib/ground/money/money'
import { type FieldFindings, isValidatorCode } from '@/lib/ground/validators/codes'
import { type CheckoutField, checkoutFields } from '@/lib/orders/order/checkout-form'
import { moneySchema, type OrderPayloadInput, orderIdSchema } from '@/lib/orders/order/payload'
import { newId } from '@/stores/storage'

/** The result of a sent order; `waits`: for an approver of the buyer's company. */
export type SentOrder =
  | { ok: true; id: number; auth: string; waits: boolean }
  | { ok: false; code: 'price_changed'; gross: Money }
  | { ok: false; code: 'network' }
  | {
      ok: false
      code: string
      subject: string | null
      itemId: string | null
      fields: FieldFindings<CheckoutField>
    }

/** An order whose answer has not arrived: sent again with the same key it is still one order. */
interface Pending {
  key: string
  /** The last body sent; `null` where nothing was sent or it was refused. */
  body: string | null
}

const pendingKey = 'orderPending'
const pendingSchema = z.object({ key: z.string(), body: z.string().nullable() })

let remembered: Pending | null = null

function readPending(): Pending | null {
  if (remembered) return remembered
  try {
    return pendingSchema.parse(JSON.parse(window.sessionStorage.getItem(pendingKey) ?? ''))
  } catch {
    return null
  }
}

function keepPending(pending: Pending | null): void {
  remembered = pending
  try {
    if (pending) window.sessionStorage.setItem(pendingKey, JSON.stringify(pending))
    else window.sessionStorage.removeItem(pendingKey)
  } catch (error) {
    // The page still remembers it; it is lost only if the page is reloaded just when an answer is lost.
    console.warn('the pending order cannot be kept', error)
  }
}

const post = (body: string, key: string) =>
  fetch('/api/orders', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body,
  })

const detailsSchema = z.looseObject({
  totals: z.looseObject({ gross: moneySchema }).optional(),
  coupon: z.string().optional(),
  subject: z.union([z.string(), z.array(z.string())]).optional(),
  item: z.string().optional(),
  findings: z.array(z.object({ path: z.string(), code: z.string() })).optional(),
})

/** The field of the form that a part of the order comes from. */
function fieldOf(path: string): CheckoutField | undefined {
  if (path === 'client.termsConsent') return 'terms'
  if (path === 'delivery.relaisId') return 'relay'
  const name = path.replace(/^(?:delivery|client)\./, '')
  return checkoutFields.find(field => field === name)
}

/** What the shop finds wrong with the fields of the form. */
function fieldsOf(findings: readonly { path: string; code: string }[]): FieldFindings<CheckoutField> {
  const known = findings.flatMap(({ path, code }) => {
    const field = fieldOf(path)
    return field && isValidatorCode(code) ? [[field, code] as const] : []
  })
  return Object.fromEntries(known) as FieldFindings<CheckoutField>
}

async function readRefusal(response: Response): Promise<SentOrder> {
  const problem = problemSchema.safeParse(await response.json().catch(() => null))
  // A 403 from anyone, also from a guard in front of the shop: not allowed, and no payment was attempted (FORM-11).
  const code = problem.success
    ? problem.data.code
    : response.status === 403
      ? 'forbidden'
      : `${response.status}`
  const {
    totals,
    coupon,
    subject,
    item,
    findings = [],
  } = detailsSchema.safeParse(problem.data?.details).data ?? {}
  if (code === 'price_changed' && totals) return { ok: false, code, gross: totals.gross }
  return {
    ok: false,
    code,
    subject: coupon ?? (subject ? String(subject) : null),
    itemId: item ?? null,
    fields: fieldsOf(findings),
  }
}

async function readPlaced(response: Response): Promise<SentOrder> {
  const id = orderIdSchema.parse(await response.json())
  const address = new URL(response.headers.get('location') ?? '', window.location.origin)
  return { ok: true, id, auth: address.searchParams.get('auth') ?? '', waits: response.status === 202 }
}

/**
 * Places an order once, however often it has to be sent (ORDER-8): its key stays the same until the shop has
 * acknowledged an order. If an answer was lost and the order has changed since, the shop refuses the key if the first
 * order did arrive; then the first one is fetched again, and it is the order.
 */
export async function sendOrder(payload: OrderPayloadInput): Promise<SentOrder> {
  const body = JSON.stringify(payload)
  const before = readPending()
  const key = before?.key ?? newId()
  keepPending({ key, body: before?.body ?? body })
  try {
    let response = await post(body, key)
    if (response.status === 422 && before?.body && before.body !== body) {
      const refusal = await readRefusal(response.clone())
      if (!refusal.ok && refusal.code === 'idempotency_key_reused') response = await post(before.body, key)
    }
    if (response.ok) {
      const placed = await readPlaced(response)
      keepPending(null)
      return placed
    }
    // An answer below 500 means that this body was not stored; an earlier body may have been stored.
    if (response.status < 500)
      keepPending({ key, body: before?.body === body ? null : (before?.body ?? null) })
    return await readRefusal(response)
  } catch (error) {
    console.warn('no answer to the order', error)
    return { ok: false, code: 'network' }
  }
}
