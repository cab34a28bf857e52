import 'server-only'
import type { z } from 'zod'
import { embeddedContent } from '../content/embedded'
import type { ContentPort } from '../content/port'
import { parseBody, parseQuery, problemResponse, type RouteHandler, route } from './answer'
import { type TokenKind, tokenKind } from './bearer'

interface Read<Query, Path, Body> {
  query: z.ZodType<Query>
  path?: z.ZodType<Path>
  body?: z.ZodType<Body>
  /** The answer's `data` and `meta`; null answers 404. */
  read: (
    content: ContentPort,
    input: { query: Query; path: Path; body: Body; token: TokenKind },
  ) => Promise<{ data: unknown; meta?: unknown } | null>
}

/** A read of the content service: public token, strict parameters, `{ data, meta? }` (product decisions §2). */
export function contentRead<Query, Path = undefined, Body = undefined>(read: Read<Query, Path, Body>) {
  const handler: RouteHandler = async (request, context) => {
    const token = await tokenKind(request)
    if (!token) return problemResponse('unauthorised')
    const query = parseQuery(read.query, request)
    if (!query.ok) return query.response
    const path = read.path?.safeParse(await context.params)
    if (path && !path.success) return problemResponse('not_found')
    const body = read.body ? await parseBody(read.body, request, 100_000) : null
    if (body && !body.ok) return body.response
    const answer = await read.read(embeddedContent, {
      query: query.value,
      path: path?.data as Path,
      body: body?.value as Body,
      token,
    })
    if (!answer) return problemResponse('not_found')
    return Response.json(answer, { headers: { 'cache-control': 'private, no-cache' } })
  }
  return route(read.body ? { POST: handler } : { GET: handler })
}

/** Paging out of a query: the page and its size, capped by the query's schema. */
export function pagingOf(
  query: {
    'pagination[page]'?: number | undefined
    'pagination[pageSize]'?: number | undefined
    'pagination[limit]'?: number | undefined
  },
  unasked: number,
) {
  return {
    page: query['pagination[page]'] ?? 1,
    pageSize: query['pagination[pageSize]'] ?? query['pagination[limit]'] ?? unasked,
  }
}

/** One page of a list that is whole in memory. */
export function paginate<T>(list: T[], { page, pageSize }: { page: number; pageSize: number }) {
  const pageCount = Math.ceil(list.length / pageSize)
  return {
    data: list.slice((page - 1) * pageSize, page * pageSize),
    meta: { pagination: { page, pageSize, pageCount, total: list.length } },
  }
}

/** `{ data }` of what was found, null of nothing. */
export const dataOf = <T>(data: T | null) => (data === null ? null : { data })
