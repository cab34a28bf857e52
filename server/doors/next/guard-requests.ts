import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { hostName } from '@/lib/ground/site/host'
import { leadToSite } from '@/server/ground/settings/site-domains'
import { bareErrors } from './bare-errors'
import { barePolicy } from './content-security'
import { keptAddress } from './kept-address'

/** The refusal of a request that cannot be intended. */
export const refusals = ['bad_request', 'uri_too_long', 'method_not_allowed'] as const
type Refusal = (typeof refusals)[number]

type Asked = Pick<IncomingMessage, 'url' | 'method' | 'headers'>

/** The longest path that leads anywhere, in characters; a query may be longer, it carries designs. */
const longestPath = 2000

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
const readOnly = new Set(['GET', 'HEAD'])
/** Paths that accept more than reading; every other path is a page or a file. */
const actsOn = /^\/(?:(?:api|cms-api|admin|pictures)(?:\/|$)|(?:[a-z]{2}-[a-z]{2}\/)?page-preview\/$)/

function decodes(path: string): boolean {
  try {
    return !decodeURIComponent(path).includes('\0')
  } catch {
    return false
  }
}

/** Why a request cannot be intended, before anything reads it; null where it can. */
export function refusalOf({ url = '/', method = 'GET', headers }: Asked): Refusal | null {
  const path = url.split('?', 1)[0] ?? ''
  if (path.length > longestPath) return 'uri_too_long'
  if (!decodes(path)) return 'bad_request'
  if (headers.host !== undefined && hostName(headers.host) === null) return 'bad_request'
  if (!methods.has(method) || (!readOnly.has(method) && !actsOn.test(path))) return 'method_not_allowed'
  return null
}

/** Sends a request that cannot be intended to the one handler that refuses it. */
function refuse(request: IncomingMessage, code: Refusal): void {
  request.url = `/api/refusal/${code}`
  if (request.method !== 'HEAD') request.method = 'GET'
  request.headers.host = 'localhost'
}

/** Headers that an answer has once: Next writes those of a page that it just made twice, also `Location`. */
const single = new Set(['location', 'content-security-policy', 'cache-control', 'etag'])

const withoutWeak = (mark: string) => mark.trim().replace(/^W\//, '')

/** Whether the client has the page of this mark already. */
const isKnown = ({ headers, method = '' }: Asked, mark: string): boolean =>
  readOnly.has(method) &&
  (headers['if-none-match'] ?? '').split(',').some(one => withoutWeak(one) === withoutWeak(mark))

/** Ends an answer without its body, for a client that has it. */
function sendUnchanged(response: ServerResponse): void {
  const end: () => ServerResponse = response.end.bind(response)
  response.end = () => {
    response.statusCode = 304
    response.removeHeader('content-length')
    return end()
  }
}

/**
 * Sees the headers of a kept page as Next sets them (page-cache.ts): each once, and a page whose mark the client has is
 * not sent again.
 */
function watchHeaders(request: Asked, response: ServerResponse): void {
  const { appendHeader } = response
  // A page's data for a navigation within the site has the page's headers too. It is no page: with the same mark a browser could show one
  // for the other.
  const isPage = request.headers.rsc === undefined
  response.appendHeader = (name, value) => {
    const lower = name.toLowerCase()
    if (lower === 'etag') {
      if (!isPage) return response
      if (!response.hasHeader('etag') && isKnown(request, String(value))) sendUnchanged(response)
    }
    return single.has(lower) ? response.setHeader(name, value) : appendHeader.call(response, name, value)
  }
}

/** Gives a document without a policy, such as Next's page for a failure, the strictest one. */
function coverDocuments(response: ServerResponse): void {
  const writeHead = response.writeHead as (...args: unknown[]) => ServerResponse
  response.writeHead = ((...args: unknown[]) => {
    const isDocument = String(response.getHeader('content-type') ?? '').startsWith('text/html')
    if (isDocument && !response.hasHeader('content-security-policy'))
      response.setHeader('content-security-policy', barePolicy)
    return writeHead.apply(response, args)
  }) as ServerResponse['writeHead']
}

/** A browser that came by https shall come by nothing else for a year. */
const strictTransport = 'max-age=31536000'

/**
 * Checks each request before Next does, under any server: refuses requests that Next would answer with a failure of its
 * own, and sets the headers of the whole site on every answer. Settings are read here, at run time: `next.config.ts` is
 * fixed at build.
 * @param siteUrl where the shop is reached from outside
 */
export function guardRequests(siteUrl: string): void {
  const isSecure = siteUrl.startsWith('https:')
  subscribe('http.server.request.start', message => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse }
    watchHeaders(request, response)
    bareErrors(request, response)
    if (process.env.NODE_ENV === 'production') coverDocuments(response)
    if (isSecure) response.setHeader('strict-transport-security', strictTransport)
    const code = refusalOf(request)
    if (code) refuse(request, code)
    else if (!leadToSite(request)) request.url = keptAddress(request.url ?? '/')
  })
}
