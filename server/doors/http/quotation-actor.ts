import 'server-only'
import type { Actor } from '@/lib/people/actor/actor'
import { quotationOfCode } from '@/server/orders/quotations/quotation-code'
import { readActor } from './actor'

/** Who asks about a quotation: the holder of its code, else the holder of a session. */
export async function quotationActor(request: Request, id: number, auth: string | undefined): Promise<Actor> {
  if (auth && (await quotationOfCode(auth, id)) === id) return { kind: 'code', order: id }
  return readActor(request)
}
