import 'server-only'
import { queryNameOf } from '@/lib/catalogue/contract/read'
import { type AnyRead, type ReadName, reads } from '@/lib/doors/contract/reads'
import { type PageNumbers, pagingOf } from '@/lib/ground/contract/parameters'
import { embeddedContent } from '@/server/catalogue/content/embedded'
import { parseBody, parseQuery, problemResponse, type RouteHandler, route } from '@/server/ground/http/answer'
import { type TokenKind, tokenKind } from './bearer'

type Fields = Record<string, unknown>
type Method = (...args: never[]) => Promise<unknown>

const service: Record<ReadName, Method> = embeddedContent

/** Those of the parameters that were given, under the names that the service takes them by. */
const given = (query: Fields, names: readonly (readonly [own: string, asked: string])[]): Fields =>
  Object.fromEntries(
    names.flatMap(([own, asked]) => (query[asked] === undefined ? [] : [[own, query[asked]]])),
  )

const isUnpublished = (found: unknown) =>
  typeof found === 'object' && found !== null && 'published' in found && found.published === false

/** The answer of a read to a request that has been parsed; null where there is nothing. */
async function answerOf(name: ReadName, read: AnyRead, asked: Fields, token: TokenKind): Promise<unknown> {
  const call = (...args: unknown[]) => service[name](...(args as never[]))
  if (read.kind === 'list') {
    const filter = given(asked, Object.entries(read.filterNames))
    const options = given(
      asked,
      Object.keys(read.options.shape).map(name => [name, name]),
    )
    const found = (await call(filter, asked.locale, pagingOf(asked as PageNumbers), options)) as {
      data: unknown
      pagination: unknown
    }
    return { data: found.data, meta: { pagination: found.pagination } }
  }
  const data = await call(...read.args.map(arg => asked[queryNameOf(arg)]))
  const hidden = read.publishedOnly && token !== 'admin' && isUnpublished(data)
  return data === null || hidden ? null : { data }
}

/** The route of a read: public token, strict parameters, `{ data, meta? }` (PAGE-16). */
export function contentRoute(name: ReadName) {
  const read: AnyRead = reads[name]
  const handler: RouteHandler = async (request, context) => {
    const token = await tokenKind(request)
    if (!token) return problemResponse('unauthorised')
    const query = parseQuery(read.query, request)
    if (!query.ok) return query.response
    const path = read.pathParameters?.safeParse(await context.params)
    if (path && !path.success) return problemResponse('not_found')
    const body = read.body && (await parseBody(read.body, request, 100_000))
    if (body && !body.ok) return body.response
    const answer = await answerOf(name, read, { ...query.value, ...path?.data, ...body?.value }, token)
    if (!answer) return problemResponse('not_found')
    return Response.json(answer, { headers: { 'cache-control': 'private, no-cache' } })
  }
  return route(read.body ? { POST: handler } : { GET: handler })
}
