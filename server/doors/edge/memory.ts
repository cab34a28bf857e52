import type { IncomingHttpHeaders } from 'node:http'
import CachePolicy from 'http-cache-semantics'
import { LRUCache } from 'lru-cache'
import { anyQuery } from '@/lib/ground/site/any-query'
import { hostName } from '@/lib/ground/site/host'
import { type Bodies, packedForms } from './encodings'

/** A request as the cache's rules read it. */
export interface Question {
  method: string
  /** As it was asked, with its query. */
  url: string
  headers: IncomingHttpHeaders
}

interface Head {
  status: number
  headers: Record<string, string>
}

/** An answer that is kept. */
export interface Kept {
  policy: CachePolicy
  /** The request that it was the answer to. */
  url: string
  /** The answer is the same for every query (`params` of the RFC draft "No-Vary-Search") except those that name one of these; else null. */
  anyQueryBut: readonly string[] | null
  tags: ReadonlySet<string>
  etag: string | undefined
  bodies: Bodies
}

const pathOf = (url: string) => url.split('?', 1)[0] ?? ''

/**
 * The parts of a request that answers depend on here. A reader's cache headers are ignored, because this cache speaks
 * for the shop; the encoding is chosen here, so it makes no other answer.
 */
function plain({ method, url, headers }: Question): CachePolicy.Request {
  const { 'cache-control': _, pragma: __, 'accept-encoding': ___, ...rest } = headers
  const texts = Object.entries(rest).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  return { method: method === 'HEAD' ? 'GET' : method, url, headers: Object.fromEntries(texts) }
}

/** Names in a list of headers, in lower case. */
const names = (header: string | undefined) =>
  (header ?? '')
    .split(',')
    .map(name => name.trim().toLowerCase())
    .filter(Boolean)

/** The query names that an answer depends on; null where it depends on all. */
function queriesOf(noVarySearch = ''): readonly string[] | null {
  if (!names(noVarySearch).some(name => name === 'params')) return null
  const [, list = ''] = /except=\(([^()]*)\)/.exec(noVarySearch) ?? []
  return [...list.matchAll(/"([^"]*)"/g)].flatMap(([, name]) => name ?? [])
}

/** Whether a request names none of these queries. */
function namesNone(url: string, queries: readonly string[]): boolean {
  const asked = new URLSearchParams(url.split('?').slice(1).join('?'))
  return !queries.some(name => asked.has(name))
}

/** Whether this answer depends on a header that few others will send, such as a part of a page for one navigation. */
const isSpecial = (question: Question, vary: string | undefined) =>
  names(vary).some(
    name => name !== 'accept-encoding' && (name === '*' || question.headers[name] !== undefined),
  )

export interface MemoryOptions {
  /** Of all bodies together. */
  maxBytes: number
  /** Names of hosts that have a site of their own, without ports. */
  hosts?: readonly string[]
}

/** The share of the memory that one answer may take. */
const largestShare = 0.1

/** What is kept of an answer beside its body; null where the standard, or the shop, does not keep it. */
function entryOf(question: Question, { status, headers }: Head): Omit<Kept, 'bodies'> | null {
  if (question.method !== 'GET' || status !== 200 || headers['set-cookie'] !== undefined) return null
  const anyQueryBut = queriesOf(headers[anyQuery])
  const isSame = anyQueryBut !== null && namesNone(question.url, anyQueryBut)
  const url = isSame ? pathOf(question.url) : question.url
  // An answer without an explicit lifetime is not kept.
  const options = { shared: true, cacheHeuristic: 0 }
  const policy = new CachePolicy(plain({ ...question, url }), { status, headers }, options)
  if (!policy.storable() || policy.timeToLive() <= 0 || isSpecial(question, headers.vary)) return null
  return { policy, url, anyQueryBut, tags: new Set(names(headers['cache-tag'])), etag: headers.etag }
}

/**
 * Answers kept in memory by the standard (RFC 9111, through http-cache-semantics): the answer's own headers decide what
 * may be kept for others and for how long, and it is given as it came. The least recently used one goes first.
 */
export function createMemory({ maxBytes, hosts = [] }: MemoryOptions) {
  const sizeOf = ({ bodies }: Kept) =>
    1000 + Object.values(bodies).reduce((sum, body) => sum + body.length, 0)
  const kept = new LRUCache<string, Kept>({ maxSize: maxBytes, sizeCalculation: sizeOf })
  const own = new Set(hosts)
  /** Every host without a site of its own gets the shop's: an answer is kept once for all invented hosts. */
  const siteOf = (host = '') => {
    const name = hostName(host)
    return name === null || own.has(name) ? (name ?? host) : 'shop'
  }
  const keyOf = ({ headers, url }: Question) => `${headers.host}${url}`
  const settled = (question: Question): Question => ({
    ...question,
    headers: { ...question.headers, host: siteOf(question.headers.host) },
  })
  /** An answer that many request at once is packed once. */
  const packing = new Set<string>()
  const largest = maxBytes * largestShare
  let purges = 0

  function find(question: Question): Kept | undefined {
    const exact = kept.get(keyOf(question))
    if (exact || !question.url.includes('?')) return exact
    const ofPath = kept.get(keyOf({ ...question, url: pathOf(question.url) }))
    return ofPath?.anyQueryBut && namesNone(question.url, ofPath.anyQueryBut) ? ofPath : undefined
  }

  return {
    /** The kept answer for this request, if it can be given now. */
    answerFor(asking: Question): Kept | undefined {
      const question = settled(asking)
      const found = find(question)
      const asked = found && plain(found.anyQueryBut ? { ...question, url: found.url } : question)
      return asked && found.policy.satisfiesWithoutRevalidation(asked) ? found : undefined
    },

    /** Bytes that the body of one answer may have. */
    largest,

    /** How often something was purged; an answer that was requested before the last purge may be outdated. */
    purges: () => purges,

    /**
     * Judges an answer that begins to arrive. Null where it may not be kept for others, else what takes the whole of
     * it, to be given to others as soon as its packed forms are made.
     * @param begun the purges when it was asked for
     */
    accept(asking: Question, head: Head, begun: number): ((body: Buffer) => Promise<void>) | null {
      const question = settled(asking)
      const entry = entryOf(question, head)
      if (!entry) return null
      const { headers } = head
      const key = keyOf({ ...question, url: entry.url })
      return async identity => {
        if (identity.length > largest || begun !== purges || packing.has(key)) return
        packing.add(key)
        const lasting = (headers['cache-control'] ?? '').includes('immutable')
        const bodies = await packedForms(identity, headers['content-type'] ?? '', lasting).finally(() =>
          packing.delete(key),
        )
        if (begun === purges) kept.set(key, { ...entry, bodies })
      }
    },

    /** Forgets every answer that has one of these tags. */
    purge(tags: readonly string[]): void {
      purges += 1
      for (const [key, { tags: own }] of kept.entries()) if (tags.some(tag => own.has(tag))) kept.delete(key)
    },
  }
}
export type Memory = ReturnType<typeof createMemory>
