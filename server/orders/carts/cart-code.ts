import 'server-only'
import { isSignature, signatureOf } from '@/server/ground/signature'

const signatureOfCart = (id: number, ends: string) => signatureOf(`saved cart ${id} ${ends}`)

/** The code with which the holder of a link reads one saved cart: signed, with its end inside. */
export function signCart(id: number, endsAt: Date): string {
  const ends = Math.floor(endsAt.getTime() / 1000).toString(36)
  return `${ends}.${signatureOfCart(id, ends)}`
}

/** Whether a code opens a saved cart: `ended` is a code that the shop has signed and whose time is over. */
export function judgeCartCode(code: string, id: number, now = new Date()): 'good' | 'ended' | 'wrong' {
  const [, ends = '', signature = ''] = /^([0-9a-z]{1,8})\.([\w-]{43})$/.exec(code) ?? []
  if (!isSignature(signature, signatureOfCart(id, ends))) return 'wrong'
  return Number.parseInt(ends, 36) * 1000 > now.getTime() ? 'good' : 'ended'
}
