import type { z } from 'zod'
import { type AnyRead, type ContentPort, type ListRead, type OneRead, reads } from '@/lib/contract/reads'
import { outsideContentSeconds } from '@/lib/site/cache-manifest'

export interface HttpContentOptions {
  /** The service's address, without the `/api` of its paths. */
  url: string
  /** The public token. */
  token: string
  fetch?: typeof globalThis.fetch
  /** Waits between tries. */
  wait?: (milliseconds: number) => Promise<void>
  /** Whether pages are being generated at build time: then more tries are made (PAGE-17). */
  generating?: boolean
}

/** The content service did not answer, or with something that is not its contract. */
export class ContentError extends Error {
  override name = 'ContentError'
}

const pause = (milliseconds: number) => new Promise<void>(resolve => setTimeout(resolve, milliseconds))

type Fields = Record<string, unknown>

/** What a read asks of the service. */
interface Asked {
  path: string
  query: Fields
  body?: Fields
}

function addressOf(base: string, { path, query }: Asked) {
  const parameters = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  )
  const search = new URLSearchParams(parameters).toString()
  return `${base.replace(/\/$/, '')}/api/${path}${search ? `?${search}` : ''}`
}

/** A caller of the service: parses what it answers, tries again what failed; 404 is null. */
function createCaller(options: HttpContentOptions) {
  const { url, token, wait = pause } = options
  const generating = options.generating ?? process.env.NEXT_PHASE === 'phase-production-build'
  const retries = generating ? 8 : 1
  const once = async (address: string, body: unknown) => {
    const response = await (options.fetch ?? fetch)(address, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(10_000),
      next: { revalidate: outsideContentSeconds },
    } as RequestInit)
    if (response.status >= 500 || response.status === 429)
      throw new ContentError(`${response.status} ${address}`)
    return response
  }
  const attempt = async (address: string, body: unknown): Promise<Response> => {
    for (let tries = 0; ; tries += 1) {
      try {
        return await once(address, body)
      } catch (error) {
        if (tries >= retries) throw new ContentError(`no answer: ${address}`, { cause: error })
        if (generating) await wait(300)
      }
    }
  }
  return async <T>(schema: z.ZodType<T>, asked: Asked): Promise<T | null> => {
    const address = addressOf(url, asked)
    const response = await attempt(address, asked.body)
    if (response.status === 404) return null
    if (!response.ok) throw new ContentError(`${response.status} ${address}`)
    const parsed = schema.safeParse(await response.json())
    if (!parsed.success) throw new ContentError(`not the contract: ${address}`, { cause: parsed.error })
    return parsed.data
  }
}

type Call = ReturnType<typeof createCaller>

/** What stands for a parameter of the path that is not asked by: a list is named by its body alone. */
const unnamed = 'list'

/** Arguments as a request: those that the path names in it, `slugs` in the body, the others in the query. */
function askedOf(read: OneRead, args: readonly unknown[]): Asked {
  const given = new Map<string, unknown>(read.args.map((name, place) => [name, args[place]]))
  const path = read.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(given.get(name) ?? unnamed)),
  )
  const asked = Object.keys(read.query.shape).map(name => [name, given.get(name)])
  const query = Object.fromEntries(asked)
  return { path, query, ...(read.body && { body: { slugs: given.get('slugs') } }) }
}

async function callOne(call: Call, name: string, read: OneRead, args: readonly unknown[]): Promise<unknown> {
  const answer = await call(read.answer, askedOf(read, args))
  if (!answer && !read.optional) throw new ContentError(`the content service has no ${name}`)
  return answer?.data ?? null
}

async function callList(
  call: Call,
  name: string,
  read: ListRead,
  args: readonly unknown[],
): Promise<unknown> {
  const [filter, locale, paging] = args as [Fields, string, Fields]
  const named = (group: string, fields: Fields) =>
    Object.entries(fields).map(([field, value]) => [`${group}[${field}]`, value])
  const query = Object.fromEntries([
    ['locale', locale],
    ...named('filters', filter),
    ...named('pagination', paging),
  ])
  const answer = await call(read.answer, { path: read.path, query })
  if (!answer) throw new ContentError(`the content service has no ${name}`)
  return { data: answer.data, pagination: answer.meta.pagination }
}

/** The content service over HTTP: the same port as the embedded one, speaking the contract of `app/api`. */
export function createHttpContent(options: HttpContentOptions): ContentPort {
  const call = createCaller(options)
  const method =
    (name: string, read: AnyRead) =>
    async (...args: unknown[]) =>
      read.kind === 'one' ? callOne(call, name, read, args) : callList(call, name, read, args)
  const methods = Object.entries<AnyRead>(reads).map(([name, read]) => [name, method(name, read)])
  return Object.fromEntries(methods) as ContentPort
}
