import type { z } from 'zod'
import { type ListRead, type OneRead, queryNameOf } from '@/lib/catalogue/contract/read'
import { type AnyRead, type ContentPort, reads } from '@/lib/doors/contract/reads'
import { outsideContentSeconds } from '@/lib/ground/site/cache-manifest'
import { type Patience, tryAgain } from './try-again'

export interface HttpContentOptions extends Patience {
  /** The service's address, without the `/api` of its paths. */
  url: string
  /** The public token. */
  token: string
  fetch?: typeof globalThis.fetch
}

/** The content service did not answer, or with something that is not its contract. */
export class ContentError extends Error {
  override name = 'ContentError'
}

type Fields = Record<string, unknown>

/** What a read asks of the service. */
interface Asked {
  path: string
  query: Fields
  body?: Fields
}

function addressOf(base: string, { path, query }: Asked) {
  const parameters = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [value].flat().map(one => [name, String(one)]),
  )
  const search = new URLSearchParams(parameters).toString()
  return `${base.replace(/\/$/, '')}/api/${path}${search ? `?${search}` : ''}`
}

/** A caller of the service: parses what it answers, tries again what failed; 404 is null. */
function createCaller(options: HttpContentOptions) {
  const { url, token } = options
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
  const attempt = (address: string, body: unknown): Promise<Response> =>
    tryAgain(() => once(address, body), options).catch(error => {
      throw new ContentError(`no answer: ${address}`, { cause: error })
    })
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

/** The value of a path parameter that is not used: a list is named by its body alone. */
const unnamed = 'list'

/** Arguments as a request: those that the path names in it, `slugs` in the body, the others in the query. */
function askedOf(read: OneRead, args: readonly unknown[]): Asked {
  const given = new Map<string, unknown>(read.args.map((name, place) => [name, args[place]]))
  const path = read.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(given.get(name) ?? unnamed)),
  )
  const named = new Map(read.args.map(name => [queryNameOf(name), given.get(name)]))
  const query = Object.fromEntries(Object.keys(read.query.shape).map(name => [name, named.get(name)]))
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
  const [filter, locale, paging, options = {}] = args as [Fields, string, Fields, Fields?]
  const query = Object.fromEntries([
    ['locale', locale],
    ...Object.entries(read.filterNames).map(([field, asked]) => [asked, filter[field]]),
    ...Object.entries(paging).map(([field, value]) => [`pagination[${field}]`, value]),
    ...Object.entries(options),
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
