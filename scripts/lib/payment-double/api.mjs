import { newId } from './server.mjs'

const json = (body, status = 200) => ({ status, body: JSON.stringify(body) })
const failure = (status, code, message) =>
  json({ error: { type: 'invalid_request_error', code, message } }, status)

/** `metadata[order]=7` of a form as `{ metadata: { order: '7' } }`. */
function parseForm(body) {
  const parsed = {}
  for (const [name, value] of new URLSearchParams(body)) {
    const keys = name.split(/[[\]]+/).filter(Boolean)
    const last = keys.pop()
    let at = parsed
    for (const key of keys) {
      at[key] ??= {}
      at = at[key]
    }
    if (last !== undefined) at[last] = value
  }
  return parsed
}

/** What the lines of a session come to, in minor units. */
const totalOf = lines =>
  Object.values(lines ?? {}).reduce(
    (sum, { quantity, price_data }) => sum + Number(quantity) * Number(price_data.unit_amount),
    0,
  )

function createSession(service, form) {
  const id = newId('cs_test')
  const [line] = Object.values(form.line_items ?? {})
  if (!line) return failure(400, 'parameter_missing', 'line_items')
  const session = {
    id,
    object: 'checkout.session',
    mode: form.mode,
    status: 'open',
    payment_status: 'unpaid',
    url: `${service.url}/pay/${id}`,
    amount_total: totalOf(form.line_items),
    currency: line.price_data.currency,
    client_reference_id: form.client_reference_id ?? null,
    customer_email: form.customer_email ?? null,
    metadata: form.metadata ?? {},
    payment_intent: null,
    success_url: form.success_url,
    cancel_url: form.cancel_url,
    expires_at: Number(form.expires_at ?? Math.floor(Date.now() / 1000) + 86_400),
    livemode: false,
  }
  service.sessions.set(id, session)
  return json(session)
}

function expireSession(session) {
  if (session.status !== 'open')
    return failure(400, 'resource_invalid_state', `This session is ${session.status}`)
  session.status = 'expired'
  session.url = null
  return json(session)
}

const refundedOf = (service, intent) =>
  [...service.refunds.values()]
    .filter(({ payment_intent, status }) => payment_intent === intent && status !== 'failed')
    .reduce((sum, { amount }) => sum + amount, 0)

function createRefund(service, form) {
  const session = [...service.sessions.values()].find(one => one.payment_intent === form.payment_intent)
  if (session?.payment_status !== 'paid') return failure(404, 'resource_missing', 'No such payment_intent')
  const left = session.amount_total - refundedOf(service, form.payment_intent)
  const amount = Number(form.amount ?? left)
  if (left === 0) return failure(400, 'charge_already_refunded', 'Charge has already been refunded.')
  if (amount > left) return failure(400, 'amount_too_large', 'Refund amount is greater than what is left')
  const refund = {
    id: newId('re'),
    object: 'refund',
    status: 'succeeded',
    amount,
    currency: session.currency,
    payment_intent: form.payment_intent,
    metadata: form.metadata ?? {},
  }
  service.refunds.set(refund.id, refund)
  return json(refund)
}

/** A request that changes something, done once for a key; the same key with another body is refused. */
function once(service, { headers, body, pathname }, work) {
  const key = headers['idempotency-key']
  if (!key) return work()
  const before = service.answered.get(key)
  if (before && before.body !== pathname + body)
    return failure(
      400,
      'idempotency_error',
      'Keys for idempotent requests can only be used with the same body',
    )
  const answer = before?.answer ?? work()
  service.answered.set(key, { body: pathname + body, answer })
  return answer
}

/** The part of Stripe's API that the shop uses. */
export function answerApi(service, asked) {
  const { method, pathname, body, headers } = asked
  if (headers.authorization !== `Bearer ${service.secretKey}`)
    return failure(401, 'api_key', 'Invalid API Key')
  const form = parseForm(body)
  if (method === 'POST' && pathname === '/v1/checkout/sessions')
    return once(service, asked, () => createSession(service, form))
  if (method === 'POST' && pathname === '/v1/refunds')
    return once(service, asked, () => createRefund(service, form))
  const [, id = '', action] = /^\/v1\/checkout\/sessions\/(\w+)(\/expire)?$/.exec(pathname) ?? []
  const session = service.sessions.get(id)
  if (!session) return failure(404, 'resource_missing', 'No such checkout.session')
  return method === 'POST' && action ? expireSession(session) : json(session)
}
