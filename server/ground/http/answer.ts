import 'server-only'
import type { z } from 'zod'
import { findings, type ProblemCode, problem } from '@/lib/ground/contract/problem'
import { noText } from '@/lib/ground/validators/text'
import { forCaller } from '@/server/ground/threads/caller'
import { type Refusal, refusalOf } from '@/server/ground/threads/refusals'
import { addressOf } from './address'

/** `Retry-After` of the refusal for too much at once, in seconds. */
const busyForSeconds = '5'

/** An error as `application/problem+json`. */
export function problemResponse(code: ProblemCode, more: Record<string, unknown> = {}): Response {
  const body = problem(code, more)
  const headers = { 'content-type': 'application/problem+json; charset=utf-8', 'cache-control': 'no-store' }
  const busy =
    code === 'too_busy' || code === 'too_many_waiting' || (code === 'too_long' && body.status === 503)
  return new Response(JSON.stringify(body), {
    status: body.status,
    headers: busy ? { ...headers, 'retry-after': busyForSeconds } : headers,
  })
}

/** The answer where a worker thread did not do its task: 503 where the machine is the cause and the input is valid. */
const refusalResponse = (refusal: Refusal): Response =>
  refusal.code === 'too_long' && refusal.fault === 'machine'
    ? problemResponse('too_long', { status: 503 })
    : problemResponse(refusal.code)

interface AnsweredFile {
  /** In plain ASCII. */
  name: string
  type: string
  body: string | Uint8Array
}

/** A file of one order: kept by no cache, and where it is opened by itself nothing in it can run. */
export function fileResponse({ name, type, body }: AnsweredFile, show: 'inline' | 'attachment'): Response {
  return new Response(typeof body === 'string' ? body : Buffer.from(body), {
    headers: {
      'content-type': type,
      'content-disposition': `${show}; filename="${name}"`,
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'cache-control': 'private, no-store',
    },
  })
}

/** The largest JSON body that is read, in bytes: whole carts fit, nothing larger is meant. */
export const maxBodyBytes = 2_000_000

export type Parsed<T> = { ok: true; value: T } | { ok: false; response: Response }

/** A name that says itself that it may be repeated (PAGE-16). */
const isListName = (name: string) => name.endsWith('[$in]')

/**
 * A request's query, parsed. A name given twice, or one that the schema does not know, is refused: a parameter that is
 * silently ignored hides a mistake. The values of a filter that may be repeated are a list.
 */
export function parseQuery<T>(schema: z.ZodType<T>, request: Request): Parsed<T> {
  const refuse = (detail: string): Parsed<T> => ({
    ok: false,
    response: problemResponse('invalid_parameter', { detail }),
  })
  const asked = new Map<string, string[]>()
  let isText = true
  for (const [name, value] of new URL(request.url).searchParams) {
    isText &&= !noText.test(name) && !noText.test(value)
    const values = asked.get(name)
    if (values) values.push(value)
    else asked.set(name, [value])
  }
  for (const [name, { length }] of asked) if (length > 1 && !isListName(name)) return refuse(`twice: ${name}`)
  if (!isText) return refuse('text')
  const parsed = schema.safeParse(
    Object.fromEntries(
      [...asked].map(([name, values]) => [name, isListName(name) ? values : values[0]] as const),
    ),
  )
  if (parsed.success) return { ok: true, value: parsed.data }
  const unknown = parsed.error.issues.find(issue => issue.code === 'unrecognized_keys')
  const code = unknown ? 'unknown_parameter' : 'invalid_parameter'
  return { ok: false, response: problemResponse(code, { errors: findings(parsed.error) }) }
}

/** How much of a too large body is received and dropped: a client whose connection is cut never gets the answer. */
const drainedBytes = 20_000_000

/** A body up to a cap in bytes; null where there is more. */
export async function readCapped(request: Request, cap: number): Promise<Buffer | null> {
  const reader = request.body?.getReader()
  if (!reader) return Buffer.alloc(0)
  const declared = Number(request.headers.get('content-length') ?? 0)
  let chunks: Uint8Array[] | null = declared > cap ? null : []
  let size = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    size += value.byteLength
    if (size > cap) chunks = null
    if (size > cap + drainedBytes) {
      await reader.cancel()
      break
    }
    chunks?.push(value)
  }
  return chunks && Buffer.concat(chunks)
}

const deepest = 64
/** The fault of a body before its schema checks it: nested too deeply, or with an invalid text. */
export function findFlaw(body: unknown): 'depth' | 'text' | null {
  const left: { value: unknown; depth: number }[] = [{ value: body, depth: 0 }]
  for (let next = left.pop(); next; next = left.pop()) {
    const { value, depth } = next
    if (typeof value === 'string' && noText.test(value)) return 'text'
    if (typeof value !== 'object' || value === null) continue
    if (depth === deepest) return 'depth'
    // Numbers and other simple values have no flaw, and the indexes of a list are no texts: skipping both saves time.
    const push = (inner: unknown) => {
      if (typeof inner === 'string' || typeof inner === 'object')
        left.push({ value: inner, depth: depth + 1 })
    }
    if (Array.isArray(value)) {
      value.forEach(push)
      continue
    }
    for (const [key, inner] of Object.entries(value)) {
      if (noText.test(key)) return 'text'
      push(inner)
    }
  }
  return null
}

/** A JSON body, capped and parsed by its schema. */
export async function parseBody<T>(
  schema: z.ZodType<T>,
  request: Request,
  cap = maxBodyBytes,
): Promise<Parsed<T>> {
  const refuse = (code: ProblemCode, more = {}) => ({
    ok: false as const,
    response: problemResponse(code, more),
  })
  if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? ''))
    return refuse('unsupported_media_type')
  const bytes = await readCapped(request, cap)
  if (bytes === null) return refuse('body_too_large', { detail: `${cap}` })
  let body: unknown
  try {
    body = JSON.parse(bytes.toString('utf8'))
  } catch {
    return refuse('invalid_body', { detail: 'JSON' })
  }
  const flaw = findFlaw(body)
  if (flaw) return refuse('invalid_body', { detail: flaw })
  const parsed = schema.safeParse(body)
  return parsed.success
    ? { ok: true, value: parsed.data }
    : refuse('invalid_body', { errors: findings(parsed.error) })
}

const methodNotAllowed = async () => problemResponse('method_not_allowed')

export type RouteHandler = (
  request: Request,
  context: { params: Promise<Record<string, string | string[] | undefined>> },
) => Promise<Response>

/**
 * The handlers of a route: a missing method answers 405, a task that the worker threads refuse 503, 429 or 422
 * (server/ground/threads/refusals.ts), and an error is logged and answers 500 without a reason.
 */
export function route(handlers: Partial<Record<'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', RouteHandler>>) {
  const guarded =
    (handler: RouteHandler = methodNotAllowed): RouteHandler =>
    async (request, context) => {
      try {
        const caller = { address: addressOf(request), signal: request.signal }
        return await forCaller(caller, () => handler(request, context))
      } catch (error) {
        const refusal = refusalOf(error)
        if (refusal) return refusalResponse(refusal)
        console.error(`${request.method} ${new URL(request.url).pathname.slice(0, 200)}`, error)
        return problemResponse('server_error')
      }
    }
  return {
    GET: guarded(handlers.GET),
    POST: guarded(handlers.POST),
    PUT: guarded(handlers.PUT),
    PATCH: guarded(handlers.PATCH),
    DELETE: guarded(handlers.DELETE),
  }
}
