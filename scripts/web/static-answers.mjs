import { randomUUID } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/**
 * @typedef {object} Answer An answer that everyone gets.
 * @property {Record<string, string>} headers
 * @property {string} etag
 * @property {{ identity: Buffer, gzip?: Buffer, br?: Buffer }} bodies
 * @property {boolean} lasting Its address changes with its content.
 * @property {number} version Of the content that it was made from.
 * @property {number} checkedAt Milliseconds.
 */

const sameForAll = /^\/(?!api\/|cms-api|admin|pictures\/)[\w\-.~%/]*$/
const compressible =
  /^(?:text\/|application\/(?:javascript|json|manifest|wasm|xml)|image\/svg|font\/(?:ttf|otf))/
const ownOfEach = new Set([
  'connection',
  'keep-alive',
  'date',
  'content-length',
  'transfer-encoding',
  'accept-ranges',
])
const atOnce = 2

const pack = promisify(gzip)
const packSmall = promisify(brotliCompress)

/** Brotli's best is for files that live for ever: it takes twenty times as long as what a page gets. */
async function compress(identity, lasting) {
  const quality = {
    [constants.BROTLI_PARAM_QUALITY]: lasting ? 11 : 8,
    [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
  }
  const [small, br] = await Promise.all([pack(identity), packSmall(identity, { params: quality })])
  return { identity, gzip: small, br }
}

/** Whether an answer may be given again to anyone: whole, cacheable by all, and not about to be made anew. */
function isStatic({ status, headers }) {
  const shared = /\bs-maxage=\d{3,}|\bimmutable\b/.test(headers.get('cache-control') ?? '')
  const settled = !['STALE', 'MISS'].includes(headers.get('x-nextjs-cache') ?? 'HIT')
  return status === 200 && shared && settled && headers.has('etag') && !headers.has('set-cookie')
}

const accepts = (header, encoding) =>
  new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(?:\\.0*)?(?:,|$))`).test(header)

function bestEncoding(request, bodies) {
  const header = request.headers['accept-encoding'] ?? ''
  return ['br', 'gzip'].find(encoding => bodies[encoding] && accepts(header, encoding)) ?? 'identity'
}

/** A static page is the same whatever campaign or filter stands behind its question mark: the browser reads those. */
const pathOf = url => url.split('?', 1)[0]

const withoutWeak = etag => etag.trim().replace(/^W\//, '')

function isKnown(request, etag) {
  const known = request.headers['if-none-match']
  return !!known && known.split(',').some(one => withoutWeak(one) === withoutWeak(etag))
}

/** Gives a kept answer, compressed as the reader likes it; only 304 where the reader has it already. */
function give(request, response, { headers, bodies, etag }) {
  if (isKnown(request, etag)) return response.writeHead(304, headers).end()
  const encoding = bestEncoding(request, bodies)
  const body = bodies[encoding]
  const own = encoding === 'identity' ? {} : { 'content-encoding': encoding }
  response.writeHead(200, { ...headers, ...own, 'content-length': body.length })
  response.end(request.method === 'HEAD' ? undefined : body)
}

/**
 * Pages and files that are the same for everyone, kept in memory with their compressed forms and answered before the
 * framework is asked (docs/decisions/static-answers.md). A kept page is asked for again after `freshMs`, or as soon as
 * `version()` tells that content changed, so it is never older than that.
 *
 * @param {{ origin: string, version?: () => number, freshMs?: number, maxBytes?: number, now?: () => number }} options
 *   `origin` is where the answers come from; its requests carry `bypass`, and `answer` lets these through.
 */
export function createStaticAnswers({
  origin,
  version = () => 0,
  freshMs = 5000,
  maxBytes = 96e6,
  now = Date.now,
}) {
  /** @type {Map<string, Answer>} the oldest check first */
  const kept = new Map()
  const filling = new Map()
  const bypass = randomUUID()
  let bytes = 0

  const sizeOf = ({ bodies }) => Object.values(bodies).reduce((sum, body) => sum + body.length, 0)

  function forget(path) {
    const answer = kept.get(path)
    if (answer) bytes -= sizeOf(answer)
    kept.delete(path)
  }

  function keep(path, answer) {
    forget(path)
    kept.set(path, answer)
    bytes += sizeOf(answer)
    for (const oldest of kept.keys()) {
      if (bytes <= maxBytes) break
      forget(oldest)
    }
  }

  async function fill(path) {
    const known = kept.get(path)
    const begun = { version: version(), checkedAt: now() }
    const response = await fetch(origin + path, {
      headers: {
        'accept-encoding': 'identity',
        'x-bypass': bypass,
        ...(known && { 'if-none-match': known.etag }),
      },
      redirect: 'manual',
    })
    if (response.status === 304 && known) return keep(path, { ...known, ...begun })
    const body = Buffer.from(await response.arrayBuffer())
    if (!isStatic(response)) return forget(path)
    const headers = Object.fromEntries([...response.headers].filter(([name]) => !ownOfEach.has(name)))
    const lasting = headers['cache-control'].includes('immutable')
    const packs = compressible.test(headers['content-type'] ?? '')
    // One tag for all encodings of a body has to be a weak one.
    const etag = `W/${withoutWeak(headers.etag)}`
    const bodies = packs ? await compress(body, lasting) : { identity: body }
    keep(path, { headers: { ...headers, etag }, etag, bodies, lasting, ...begun })
  }

  function fillLater(path) {
    if (filling.has(path) || filling.size >= atOnce) return
    filling.set(
      path,
      fill(path)
        .catch(() => forget(path))
        .finally(() => filling.delete(path)),
    )
  }

  function isFor(request) {
    const { method, url, headers } = request
    return (
      (method === 'GET' || method === 'HEAD') &&
      url.length <= 2048 &&
      sameForAll.test(pathOf(url)) &&
      // The framework's own questions about a page.
      !headers.rsc &&
      !/[?&]_rsc=/.test(url) &&
      !headers.range &&
      headers['x-bypass'] !== bypass &&
      // A clerk who looks at a draft.
      !headers.cookie?.includes('__prerender_bypass')
    )
  }

  return {
    /** Answers if it can, and tells so; if not, what the framework answers is kept for the next one. */
    answer(request, response) {
      if (!isFor(request)) return false
      const path = pathOf(request.url)
      const answer = kept.get(path)
      if (answer?.version === version() && (answer.lasting || now() - answer.checkedAt < freshMs)) {
        give(request, response, answer)
        return true
      }
      response.once('finish', () => fillLater(path))
      return false
    },
    /** Resolves when nothing is being kept at the moment. */
    settled: () => Promise.all(filling.values()),
  }
}
