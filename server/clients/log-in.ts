import 'server-only'
import type { z } from 'zod'
import { accountRole } from '@/lib/actor/actor'
import type { loginSchema } from '@/lib/contract/client'
import { shopPayload } from '../shop-payload'
import { accountOf } from './client-record'
import { inTurn } from './in-turn'

/** A session that has begun: its token, when it ends, in seconds since 1970, and as what its client shops. */
export interface Session {
  token: string
  expires: number
  role: ReturnType<typeof accountRole>
}

/**
 * Begins a client's session; null where address or password is wrong. An account that is locked after five failures,
 * one that was closed and an address that nobody has get the same answer after the same time (`cms/login.ts`).
 */
export async function logIn({ username, password }: z.infer<typeof loginSchema>): Promise<Session | null> {
  const payload = await shopPayload()
  try {
    const { token, exp, user } = await inTurn(`clients/${username.toLowerCase()}`, () =>
      payload.login({ collection: 'clients', data: { email: username, password } }),
    )
    return token && exp && user ? { token, expires: exp, role: accountRole(accountOf(user)) } : null
  } catch (error) {
    // In the built shop the class of Payload's error is another one than ours: its status says which.
    if (error instanceof Error && 'status' in error && error.status === 401) return null
    throw error
  }
}
