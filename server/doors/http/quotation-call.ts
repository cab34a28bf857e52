import 'server-only'
import { z } from 'zod'
import type { Actor } from '@/lib/people/actor/actor'
import {
  fileResponse,
  parseBody,
  parseQuery,
  problemResponse,
  type RouteHandler,
} from '@/server/ground/http/answer'
import { refuseTooMany } from '@/server/ground/http/limits'
import { refuseForeign } from '@/server/ground/http/origin'
import { idSchema } from '@/server/orders/order-id'
import type { MadeFile } from '@/server/orders/quotations/read-files'
import { quotationActor } from './quotation-actor'

/** What every address about a quotation has: its number, and in the query the code of its link. */
export const quotationPath = z.object({ id: idSchema })
export const quotationQuery = z.strictObject({ auth: z.string().max(500).optional() })

/** The largest body that a client sends about a quotation. */
const mostBytes = 50_000

interface Address<Path, Query> {
  path: z.ZodType<Path>
  query: z.ZodType<Query>
}
type Quoted = z.infer<typeof quotationPath>
type Coded = z.infer<typeof quotationQuery>

type Asked<Found> = ({ ok: true; actor: Actor } & Found) | { ok: false; response: Response }

/** The quotation that an address is about, what it asks, and who asks: its client, the holder of its code, or staff. */
async function readAddress<Path extends Quoted, Query extends Coded>(
  request: Request,
  params: unknown,
  { path, query }: Address<Path, Query>,
): Promise<Asked<{ asked: Path & Query }>> {
  const named = parseQuery(query, request)
  if (!named.ok) return named
  const place = path.safeParse(params)
  if (!place.success) return { ok: false, response: problemResponse('not_found') }
  const actor = await quotationActor(request, place.data.id, named.value.auth)
  return { ok: true, actor, asked: { ...named.value, ...place.data } }
}

/** Which quotation an address names, and who asks. */
export async function quotationCall(request: Request, params: unknown): Promise<Asked<{ id: number }>> {
  const found = await readAddress(request, params, { path: quotationPath, query: quotationQuery })
  return found.ok ? { ok: true, actor: found.actor, id: found.asked.id } : found
}

/** A call that changes a quotation, from the shop's own pages alone, counted, and its body parsed. */
export async function quotationWrite<Body>(
  request: Request,
  params: unknown,
  schema: z.ZodType<Body>,
): Promise<Asked<{ id: number; body: Body }>> {
  const refused = refuseForeign(request) ?? (await refuseTooMany('orders', request))
  if (refused) return { ok: false, response: refused }
  const asked = await quotationCall(request, params)
  if (!asked.ok) return asked
  const body = await parseBody(schema, request, mostBytes)
  return body.ok ? { ...asked, body: body.value } : body
}

interface QuotationFile<Path, Query> extends Address<Path, Query> {
  how: 'inline' | 'attachment'
  read: (actor: Actor, asked: Path & Query) => Promise<MadeFile>
}

/** Answers a file of a quotation to those who may read it. */
export function quotationFile<Path extends Quoted, Query extends Coded>({
  how,
  read,
  ...address
}: QuotationFile<Path, Query>): RouteHandler {
  return async (request, { params }) => {
    const found = await readAddress(request, await params, address)
    if (!found.ok) return found.response
    const made = await read(found.actor, found.asked)
    return made.ok ? fileResponse(made, how) : problemResponse(made.code)
  }
}
