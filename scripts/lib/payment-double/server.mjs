import { createHmac, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { answerApi } from './api.mjs'
import { answerPage } from './page.mjs'

/**
 * A payment service that takes no money, for development and tests. It speaks the part of Stripe's protocol that the
 * shop uses (sessions of Checkout, refunds, signed events), so that the shop takes one road with it and with the real
 * one. Everything lies in memory.
 *
 * @typedef {Record<string, unknown> & { id: string }} Thing
 * @typedef {{ path: string, how: 'down' | 'error' | 'cut' | 'hang', times: number }} Fault
 * @typedef {object} Service
 * @property {string} url
 * @property {string} secretKey what the shop has to show
 * @property {string} webhookSecret what events are signed with
 * @property {Map<string, Thing>} sessions
 * @property {Map<string, Thing>} refunds
 * @property {Map<string, { body: string, answer: Thing }>} answered by the key that makes a request once
 * @property {Fault[]} faults
 * @property {(type: string, object: Thing) => Thing} eventOf
 * @property {(event: Thing) => Promise<void>} deliver
 */

/** The signature of an event as Stripe writes it: the time and a HMAC-SHA256 of time and body. */
export function signEvent(body, secret, at = Math.floor(Date.now() / 1000)) {
  return `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`
}

export const newId = prefix => `${prefix}_${randomBytes(12).toString('hex')}`

/** How often an event is brought to a shop that does not take it, and the pause between. */
const tries = 5
const pauseMs = 1000

async function deliverTo(url, secret, event, isStopped) {
  const body = JSON.stringify(event)
  for (let attempt = 1; attempt <= tries && !isStopped(); attempt++) {
    try {
      const headers = { 'content-type': 'application/json', 'stripe-signature': signEvent(body, secret) }
      if ((await fetch(url, { method: 'POST', headers, body })).ok) return
    } catch {
      // Nobody listens at the moment.
    }
    await new Promise(resolve => setTimeout(resolve, pauseMs).unref())
  }
}

async function readBody(request) {
  const chunks = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}

const pathForm = /^\/(v1|pay|faults)(?:\/|$)/

/** Does what was asked, or fails where a test has set a failure. */
async function answer(service, request, response) {
  const { pathname } = new URL(request.url, service.url)
  const body = await readBody(request)
  const [, area] = pathForm.exec(pathname) ?? []
  const fault = service.faults.find(one => one.times > 0 && pathname.startsWith(one.path))
  if (fault) fault.times -= 1
  if (fault?.how === 'hang') return
  if (fault?.how === 'down') return void request.socket.destroy()
  const asked = { method: request.method, pathname, body, headers: request.headers }
  const send = ({ status = 200, type = 'application/json', body: text = '', headers = {} }) => {
    if (fault?.how === 'cut') return void request.socket.destroy()
    response.writeHead(status, { 'content-type': `${type}; charset=utf-8`, ...headers }).end(text)
  }
  if (fault?.how === 'error')
    return send({ status: 500, body: '{"error":{"type":"api_error","message":"out of order"}}' })
  if (area === 'v1') return send(answerApi(service, asked))
  if (area === 'pay') return send(answerPage(service, asked))
  if (area === 'faults' && request.method === 'POST') {
    service.faults.push(JSON.parse(body))
    return send({ status: 204 })
  }
  send({ status: 404, type: 'text/plain', body: 'not found' })
}

/**
 * Starts the service on this machine.
 * @param {{ shopUrl: string, port?: number }} options where the shop is that hears of payments
 */
export async function startPaymentDouble({ shopUrl, port = 0 }) {
  let stopped = false
  const service = {
    url: '',
    secretKey: newId('sk_test'),
    webhookSecret: newId('whsec'),
    sessions: new Map(),
    refunds: new Map(),
    answered: new Map(),
    faults: [],
    eventOf: (type, object) => ({
      id: newId('evt'),
      object: 'event',
      type,
      created: Math.floor(Date.now() / 1000),
      livemode: false,
      data: { object },
    }),
    deliver: event =>
      deliverTo(`${shopUrl}/api/payments/stripe/events`, service.webhookSecret, event, () => stopped),
  }
  const server = createServer((request, response) => {
    answer(service, request, response).catch(error => {
      console.error('the payment stand-in failed:', error)
      if (!response.headersSent) response.writeHead(500).end()
    })
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  service.url = `http://127.0.0.1:${server.address().port}`
  return {
    service,
    /** The settings with which a shop speaks to it. */
    env: {
      STRIPE_SECRET_KEY: service.secretKey,
      STRIPE_WEBHOOK_SECRET: service.webhookSecret,
      STRIPE_API_URL: service.url,
    },
    stop: async () => {
      stopped = true
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}
