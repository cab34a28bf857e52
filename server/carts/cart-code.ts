import 'server-only'
import { createHmac, timingSafeEqual } from 'node:crypto'
import { readSettings } from '@/server/env'

const signatureOf = (id: number, ends: string) =>
  createHmac('sha256', readSettings().PAYLOAD_SECRET).update(`saved cart ${id} ${ends}`).digest('base64url')

/** The code with which the holder of a link reads one saved cart: signed, and of itself worth nothing after its end. */
export function signCart(id: number, endsAt: Date): string {
  const ends = Math.floor(endsAt.getTime() / 1000).toString(36)
  return `${ends}.${signatureOf(id, ends)}`
}

/** What a code is worth for a saved cart: `ended` is one that the shop has signed and whose time is over. */
export function judgeCartCode(code: string, id: number, now = new Date()): 'good' | 'ended' | 'wrong' {
  const [, ends = '', signature = ''] = /^([0-9a-z]{1,8})\.([\w-]{43})$/.exec(code) ?? []
  const [given, wanted] = [Buffer.from(signature), Buffer.from(signatureOf(id, ends))]
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return 'wrong'
  return Number.parseInt(ends, 36) * 1000 > now.getTime() ? 'good' : 'ended'
}
