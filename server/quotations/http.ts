import 'server-only'
import { z } from 'zod'
import type { Actor } from '@/lib/actor/actor'
import { parseBody, parseQuery, problemResponse } from '../http/answer'
import { refuseTooMany } from '../http/limits'
import { refuseForeign } from '../http/origin'
import { idSchema } from '../orders/order-id'
import { quotationActor } from './quotation-code'

const path = z.object({ id: idSchema })
const query = z.strictObject({ auth: z.string().max(500).optional() })

/** The largest body that a client sends about a quotation. */
const mostBytes = 50_000

type Asked = { ok: true; id: number; actor: Actor } | { ok: false; response: Response }

/** Which quotation an address names, and who asks: its client, the holder of its code, or staff. */
export async function quotationCall(request: Request, params: unknown): Promise<Asked> {
  const asked = parseQuery(query, request)
  if (!asked.ok) return asked
  const place = path.safeParse(params)
  if (!place.success) return { ok: false, response: problemResponse('not_found') }
  const { id } = place.data
  return { ok: true, id, actor: await quotationActor(request, id, asked.value.auth) }
}

type Written<Body> = { ok: true; id: number; actor: Actor; body: Body } | { ok: false; response: Response }

/** A call that changes a quotation, from the shop's own pages alone, counted, and its body parsed. */
export async function quotationWrite<Body>(
  request: Request,
  params: unknown,
  schema: z.ZodType<Body>,
): Promise<Written<Body>> {
  const refused = refuseForeign(request) ?? (await refuseTooMany('orders', request))
  if (refused) return { ok: false, response: refused }
  const asked = await quotationCall(request, params)
  if (!asked.ok) return asked
  const body = await parseBody(schema, request, mostBytes)
  return body.ok ? { ...asked, body: body.value } : body
}
