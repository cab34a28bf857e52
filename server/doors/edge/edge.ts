import { timingSafeEqual } from 'node:crypto'
import http, { type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { anyQuery } from '@/lib/ground/site/any-query'
import { chooseEncoding, unpacked } from './encodings'
import { createMemory, type Kept, type Memory, type Question } from './memory'

export interface EdgeOptions {
  /** The server behind, on this machine. */
  origin: { host: string; port: number }
  /** The token for purging; without it nobody may purge. */
  token?: string
  maxBytes?: number
  /** Names of hosts that have a site of their own, without ports. */
  hosts?: readonly string[]
  /** How long a connection to the server behind is kept while nobody uses it. */
  idleMs?: number
}

/** Half of what that server keeps it (scripts/lib/shop.mjs): a request that came as it is closed would find nobody. */
const shortIdleMs = 30_000

/** Headers between two neighbours, which are not passed on (RFC 9110, 7.6.1). */
const betweenNeighbours = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
])

/** The headers that are passed on; a `Connection` header may name more that are not. */
function passedOn(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const named = new Set((headers.connection ?? '').split(',').map(name => name.trim().toLowerCase()))
  const kept = Object.entries(headers).filter(([name]) => !betweenNeighbours.has(name) && !named.has(name))
  return Object.fromEntries(kept)
}

/** The headers of an answer that a reader gets: without those that the server sends only to the edge. */
function forReader(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const { [anyQuery]: _, ...texts } = passedOn(headers)
  return texts
}

/** How the end of a body is marked. A chunked body must be passed on chunked: unframed it would be read as a request. */
const framing = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] === undefined ? {} : { 'transfer-encoding': 'chunked' }

const question = ({ method = 'GET', url = '/', headers }: IncomingMessage): Question => ({
  method,
  url,
  headers,
})

const withoutWeak = (etag: string) => etag.trim().replace(/^W\//, '')

/** Whether the reader has this very answer already. */
function isKnown(request: IncomingMessage, etag: string | undefined): boolean {
  const known = request.headers['if-none-match']
  if (!known || !etag) return false
  return known.split(',').some(one => one.trim() === '*' || withoutWeak(one) === withoutWeak(etag))
}

/** Gives a kept answer, packed as the reader likes it; only 304 where the reader has it already. */
function give(request: IncomingMessage, response: ServerResponse, { policy, bodies, etag }: Kept): void {
  const { 'content-length': _, 'content-encoding': __, ...headers } = forReader(policy.responseHeaders())
  if (isKnown(request, etag)) {
    response.writeHead(304, headers).end()
    return
  }
  const encoding = chooseEncoding(request.headers['accept-encoding'], bodies)
  const body = bodies[encoding] ?? bodies.identity
  const packed = encoding === 'identity' ? {} : { 'content-encoding': encoding }
  response.writeHead(200, { ...headers, ...packed, 'content-length': body.length })
  response.end(request.method === 'HEAD' ? undefined : body)
}

/** The headers of an answer to keep, each as one text: an answer with a list (`set-cookie`) is not kept. */
function flat(headers: IncomingHttpHeaders): Record<string, string> {
  const texts = Object.entries(passedOn(headers)).map(([name, value]) => [name, String(value)] as const)
  return Object.fromEntries(texts)
}

/** Adds the reader's address after those that are named already (the usual `X-Forwarded-For`). */
function forwardedFor(request: IncomingMessage): string {
  const before = request.headers['x-forwarded-for']
  const peer = request.socket.remoteAddress ?? 'unknown'
  return before ? `${before}, ${peer}` : peer
}

/** Whether one of the staff tries a price list in this browser: what is kept for its calls has the published prices. */
const triesPrices = ({ url = '', headers }: IncomingMessage): boolean =>
  url.startsWith('/api/') && /(?:^|;\s*)price-list=/.test(headers.cookie ?? '')

/** Collects an answer while it passes, for the next reader. */
function gather(memory: Memory, asked: Question, answer: IncomingMessage, begun: number): void {
  const headers = flat(answer.headers)
  const take = memory.accept(asked, { status: answer.statusCode ?? 0, headers }, begun)
  if (!take) return
  const chunks: Buffer[] = []
  let size = 0
  answer.on('data', (chunk: Buffer) => {
    size += chunk.length
    if (size <= memory.largest) chunks.push(chunk)
  })
  answer.once('end', () => {
    if (size > memory.largest) return
    unpacked(Buffer.concat(chunks), headers['content-encoding'])
      .then(body => body && take(body))
      .catch(error => console.error('An answer could not be kept:', error))
  })
}

/** Whether a request may purge: it brings the token that the shop was started with. */
function mayPurge({ headers }: IncomingMessage, token: string | undefined): boolean {
  const given = Buffer.from(headers.authorization ?? '')
  const wanted = Buffer.from(`Bearer ${token}`)
  return !!token && given.length === wanted.length && timingSafeEqual(given, wanted)
}

/** The shop's own cache for a machine without another one in front: answers what it may keep, and passes on the rest. */
export function createEdge({
  origin,
  token,
  maxBytes = 96e6,
  hosts = [],
  idleMs = shortIdleMs,
}: EdgeOptions): http.Server {
  const memory = createMemory({ maxBytes, hosts })
  const agent = new http.Agent({ keepAlive: true, maxFreeSockets: 64, timeout: idleMs })

  function ask(request: IncomingMessage): http.ClientRequest {
    return http.request({
      ...origin,
      agent,
      method: request.method,
      path: request.url,
      headers: {
        ...passedOn(request.headers),
        ...framing(request),
        'x-forwarded-for': forwardedFor(request),
      },
    })
  }

  function passOn(request: IncomingMessage, response: ServerResponse): void {
    const asked = question(request)
    const begun = memory.purges()
    const outgoing = ask(request)
    const fail = (error: Error) => {
      if (response.destroyed || response.writableEnded) return
      if (response.headersSent) return void response.destroy(error)
      console.error(`${request.method} ${asked.url.slice(0, 200)}:`, error.message)
      response.writeHead(502, { 'cache-control': 'no-store', 'content-type': 'text/plain' })
      response.end('The shop does not answer. Please try again.\n')
    }
    outgoing.once('error', fail)
    outgoing.once('response', answer => {
      gather(memory, asked, answer, begun)
      response.writeHead(answer.statusCode ?? 502, answer.statusMessage, forReader(answer.headers))
      pipeline(answer, response).catch(fail)
    })
    // A client that leaves before the answer ends the server's work for it.
    response.once('close', () => outgoing.destroy())
    // A server may answer before it has read the whole body, for example where the body is too large: the answer counts.
    pipeline(request, outgoing).catch(error => response.headersSent || fail(error))
  }

  const server = http.createServer((request, response) => {
    if (request.method === 'PURGE') {
      const may = mayPurge(request, token)
      if (may) memory.purge(String(request.headers['cache-tag'] ?? '').split(','))
      response.writeHead(may ? 204 : 403).end()
      return
    }
    const isRead = (request.method === 'GET' || request.method === 'HEAD') && !request.headers.range
    const kept = isRead && !triesPrices(request) ? memory.answerFor(question(request)) : undefined
    if (kept) give(request, response, kept)
    else passOn(request, response)
  })
  // Longer than a proxy in front keeps its own, 60 seconds as a rule: else a request meets a connection that is just being closed.
  server.keepAliveTimeout = 65_000
  server.once('close', () => agent.destroy())
  return server
}
