import 'server-only'
import { createHmac, timingSafeEqual } from 'node:crypto'
import { readSettings } from '@/server/env'

/**
 * The code with which whoever holds a link reads one order (product decisions §6): signed over the order and a nonce
 * of its own, so that it can be neither guessed nor used for another order.
 */
export function signOrder(id: number, nonce: string): string {
  return createHmac('sha256', readSettings().PAYLOAD_SECRET)
    .update(`order ${id} ${nonce}`)
    .digest('base64url')
}

/** Whether `auth` is the code of that order. */
export function isOrderAuth(auth: string, id: number, nonce: string): boolean {
  const given = Buffer.from(auth)
  const wanted = Buffer.from(signOrder(id, nonce))
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
