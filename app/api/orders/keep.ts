import { orderPath } from '@/lib/doors/contract/saved-carts'
import { saveTypes } from '@/lib/orders/order/save-payload'
import { isQuotation, quotationPath } from '@/lib/orders/quotations/numbers'
import { pictureKey } from '@/server/design/own-pictures/picture-key'
import { readActor } from '@/server/doors/http/actor'
import { problemResponse } from '@/server/ground/http/answer'
import { ownerOf } from '@/server/ground/http/browser-key'
import { refuseTooMany } from '@/server/ground/http/limits'
import { senderOf } from '@/server/ground/http/sender'
import type { OrderFailure } from '@/server/ground/order-failure'
import { saveCart } from '@/server/orders/carts/save-cart'

/** The answer to what was ordered, kept or asked for: its number, and in `Location` where its sender reads it. */
export function answerStored({ id, auth }: { id: number; auth: string }, status: 200 | 201 | 202): Response {
  const location = isQuotation(id) ? quotationPath(id, auth) : orderPath(id, auth)
  const headers = { location, 'cache-control': 'no-store' }
  return Response.json(id, { status, headers })
}

export const failed = ({ code, details }: OrderFailure) => problemResponse(code, details ? { details } : {})

const saveLimits = { auto: 'saves', share: 'shares', quotation: 'messages' } as const

/** Whose files may be sent along: what the shop keeps of the browser's key. */
export function ownerOfFiles(request: Request): string | null {
  const key = pictureKey.read(request)
  return key === null ? null : ownerOf(key)
}

/** Keeps a cart and answers its number (ORDER-6). */
export async function keep(request: Request, body: object): Promise<Response> {
  const { saveType, auth } = body as { saveType?: unknown; auth?: unknown }
  const limit = saveTypes.find(known => known === saveType) ?? 'share'
  const refused = await refuseTooMany(saveLimits[limit], request)
  if (refused) return refused
  const actor = await readActor(request, { auth: typeof auth === 'string' ? auth : null })
  const saved = await saveCart(actor, body, { owner: ownerOfFiles(request), sender: senderOf(request) })
  return saved.ok ? answerStored(saved, 201) : failed(saved)
}
