import { createHash, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'

const pack = promisify(gzip)

/** What holds for every document: nothing from elsewhere, no plug-in, no foreign frame around it. */
const always = {
  'default-src': ["'self'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'frame-src': ["'none'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'self'"],
}

const written = directives =>
  Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ')

/**
 * The policy of a page of the shop: of what stands in its text, exactly the scripts and styles whose hashes are given.
 * The scene's shaper is WebAssembly; attributes of style are React's.
 * @param {{ scripts: string[], styles: string[] }} inline
 */
export const shopPolicy = ({ scripts, styles }) =>
  written({
    ...always,
    'script-src': ["'self'", "'wasm-unsafe-eval'", ...scripts],
    'style-src-elem': ["'self'", ...styles],
    'style-src-attr': ["'unsafe-inline'"],
  })

/** The policy of the back-office, whose pages are made for each request and can carry a number used once. */
export const panelPolicy = nonce =>
  written({
    ...always,
    'script-src': ["'self'", `'nonce-${nonce}'`],
    'style-src': ["'self'", "'unsafe-inline'"],
  })

const hashOf = text => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const isData = attributes => /\btype="(?:application\/(?:ld\+)?json|speculationrules)"/i.test(attributes)

/** Hashes of the scripts and styles that stand in a page, as a policy names them; data is no script. */
export function hashInline(html) {
  const inline = { script: new Set(), style: new Set() }
  for (const [, tag, attributes, text] of html.matchAll(/<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g)) {
    if (text !== '' && !isData(attributes)) inline[tag].add(hashOf(text))
  }
  return { scripts: [...inline.script], styles: [...inline.style] }
}

const isPanel = path => /^\/admin(?:[/?]|$)/.test(path)
/** Documents have no ending; neither the APIs nor the framework's own data are documents. */
const isPage = ({ method, url, headers }) =>
  (method === 'GET' || method === 'HEAD') &&
  !headers.rsc &&
  !/^\/(?:api\/|cms-api|pictures\/|_next\/)/.test(url) &&
  !/\.[^/?]*(?:\?|$)/.test(url)

/** Holds back what is written until the page is whole, and sends it with the policy that its text calls for. */
function sendWhole(request, response) {
  const encodings = request.headers['accept-encoding'] ?? ''
  // Packed after its hashes are known.
  delete request.headers['accept-encoding']
  const { write, end, writeHead, flushHeaders } = response
  const chunks = []
  const keep = (chunk, encoding) => {
    if (chunk) chunks.push(typeof chunk === 'string' ? Buffer.from(chunk, encoding) : Buffer.from(chunk))
  }
  const isHtml = () => String(response.getHeader('content-type') ?? '').startsWith('text/html')
  const callbackOf = args => args.find(arg => typeof arg === 'function')

  async function finish(callback) {
    let body = Buffer.concat(chunks)
    response.setHeader('content-security-policy', shopPolicy(hashInline(body.toString())))
    if (/\bgzip\b/.test(encodings)) {
      body = await pack(body)
      response.setHeader('content-encoding', 'gzip')
    }
    response.setHeader('content-length', body.length)
    isWhole = true
    end.call(response, request.method === 'HEAD' ? undefined : body, callback)
  }

  let isWhole = false
  // Asked for before the first word of the body, when what it holds is not known yet.
  response.writeHead = (...args) => (!isWhole && isHtml() ? response : writeHead.apply(response, args))
  response.flushHeaders = () => {
    if (!isHtml()) flushHeaders.call(response)
  }
  response.write = (chunk, ...rest) => {
    if (!isHtml()) return write.call(response, chunk, ...rest)
    keep(chunk, rest[0])
    callbackOf(rest)?.()
    return true
  }
  response.end = (...args) => {
    const [chunk, encoding] = args
    const hasBody = chunks.length > 0 || (chunk && typeof chunk !== 'function')
    if (!isHtml() || !hasBody) {
      isWhole = true
      return end.apply(response, args)
    }
    if (typeof chunk !== 'function') keep(chunk, encoding)
    finish(callbackOf(args)).catch(error => response.destroy(error))
    return response
  }
}

/**
 * Gives what is about to be answered its Content-Security-Policy: a static page one with the hashes of its own inline
 * scripts, which the framework needs to come to life, the back-office one with a nonce, which the framework finds in
 * the request and writes into its scripts. Everything else is no document and gets none.
 */
export function guardDocument(request, response) {
  if (isPanel(request.url)) {
    const policy = panelPolicy(randomBytes(16).toString('base64'))
    request.headers['content-security-policy'] = policy
    response.setHeader('content-security-policy', policy)
  } else if (isPage(request)) sendWhole(request, response)
}
