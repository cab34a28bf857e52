import { randomUUID } from 'node:crypto'
import http from 'node:http'
import { designedItem, orderBody, templateDesign } from './order-request.mjs'

const json = { 'content-type': 'application/json' }
const post = (path, body, headers = {}) => ({
  method: 'POST',
  path,
  headers: { ...json, ...headers },
  body: typeof body === 'string' ? body : JSON.stringify(body),
})
const get = (path, headers = {}) => ({ method: 'GET', path, headers })
const ordered = body => post('/api/orders', body, { 'idempotency-key': randomUUID() })

/** A stamp covered with codes, which are dear to draw. */
function stampOfCodes(codes) {
  const design = templateDesign('template-company-address-fr')
  design.elements = Array.from({ length: codes }, (_, i) => ({
    id: `q${i}`,
    type: 'qrcode',
    qrData: `https://example.org/${'x'.repeat(300)}/${i}`,
    qrDataType: 'url',
    position: { left: 1, top: 1 },
    size: { width: 20, height: 20 },
    rotate: 0,
  }))
  return design
}

/** A stamp with one text of so many letters. */
function stampOfLetters(letters) {
  const design = templateDesign('template-company-address-fr')
  const text = design.elements.find(({ type }) => type === 'text')
  text.html = `<p>${'lorem '.repeat(letters / 6)}</p>`
  return design
}

const nested = depth => '['.repeat(depth) + ']'.repeat(depth)

/** What somebody who means harm sends, one kind a line; `n` makes each one new. */
const kinds = [
  n => get(`/unknown-${n}/`),
  n => get(`/de-de/unbekannt-${n}/?gclid=${n}`),
  n => get(`/tampon/${'a'.repeat(500)}-${n}/`),
  n => get(`/%E0%A4%A${n % 10}`),
  () => get('/%'),
  () => get('/api/%'),
  n => get(`/a%00b-${n}/`),
  n => get(`/${'x'.repeat(6_000)}${n}`),
  n => get(`/plaque/sign-pvc/?config=%7Bbroken${n}`),
  n => get(`/../../etc/passwd?${n}`),
  n => get(`/cms-api/media/file/unknown-${n}.webp`),
  n => get(`/cms-api/orders?where[or][0][id][equals]=${n}`),
  n => get(`/_next/image?url=%2Fx${n}&w=64&q=75`),
  n => get(`/pictures/stamp/${n}/${'9'.repeat(200)}.webp`),
  n => get(`/api/orders/${n}?auth=${'A'.repeat(300)}`),
  n => get(`/api/discounts/CODE-${n}`),
  () => get('/api/discounts/%00'),
  n => get(`/api/search/fr-FR?q=${encodeURIComponent(`a'b"${n}\u0000`)}`),
  n => get('/', { host: `evil-${n}.example` }),
  () => ({ method: 'TRACE', path: '/', headers: {} }),
  () => ({ method: 'PROPFIND', path: '/cart/', headers: {} }),
  n =>
    post('/cms-api/clients/FIRST-REGISTER', {
      email: `thief-${n}@example.org`,
      password: 'x',
      role: 'owner',
    }),
  () => post('/cms-api/pages', nested(50_000)),
  n => post('/cms-api/admins/login', { email: `nobody-${n}@example.org`, password: 'x\u0000' }),
  n => post('/api/auth/client', { username: `nobody-${n}@example.org\u0000`, password: 'x' }),
  () => ordered(nested(5_000)),
  () => ordered('{"items":'),
  () => ordered(`"${'x'.repeat(200_000)}"`),
  () => ordered({ ...orderBody(), items: Array.from({ length: 10 }, () => designedItem(stampOfCodes(40))) }),
  () => ordered({ ...orderBody(), items: [designedItem(stampOfLetters(19_000))] }),
  () => ordered({ ...orderBody(), termsConsent: 'yes', locale: '__proto__' }),
  () => post('/pictures/design', stampOfLetters(19_000)),
  () => post('/pictures/design', stampOfCodes(40)),
  () => post('/pictures/design', nested(1_000)),
]

function send(url, { method, path, headers, body }) {
  const { hostname, port } = new URL(url)
  return new Promise(resolve => {
    const request = http.request({ hostname, port, method, path, headers, agent: false }, response => {
      response.resume()
      response.on('end', () => resolve(response.statusCode))
      response.on('error', () => resolve(0))
    })
    // A connection that the server cuts is an answer as well: it has served nothing.
    request.on('error', () => resolve(0))
    request.end(body)
  })
}

/**
 * Sends `count` hostile requests, `perSecond` of them (all at once where it is 0), each from an address of its own
 * where the shop trusts a proxy. Gives how often each status came, and which requests were answered with 5xx.
 */
export async function sendHostileCrowd(url, { count, perSecond = 0 }) {
  const statuses = new Map()
  const broken = []
  const answers = []
  for (let n = 0; n < count; n++) {
    const kind = kinds[n % kinds.length](n)
    kind.headers = { 'x-forwarded-for': `203.0.${(n >> 8) & 255}.${n & 255}`, ...kind.headers }
    answers.push(
      send(url, kind).then(status => {
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
        // 503 says that there is too much to do and when to come again: no fault.
        if (status >= 500 && status !== 503) broken.push(`${kind.method} ${kind.path.slice(0, 80)} ${status}`)
      }),
    )
    if (perSecond > 0) await new Promise(resolve => setTimeout(resolve, 1000 / perSecond))
  }
  await Promise.all(answers)
  return { statuses: Object.fromEntries(statuses), broken }
}

export const hostileKinds = kinds.length
