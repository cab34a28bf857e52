import { loginAnswerSchema, wrongLogin } from '@/lib/doors/contract/client'
import { announceSession } from '@/stores/session'

/**
 * The result of a login. `code`: the password is right, and the code of the second factor comes next. `error`: the shop answered with any
 * error other than a wrong address or password (FORM-11: 500); `failed`: it did not answer.
 */
export type Login = 'in' | 'code' | 'wrong' | 'tooMany' | 'error' | 'failed'

/** The error of a login's answer; null where the session began, undefined for an invalid answer. */
const errorIn = async (response: Response) =>
  loginAnswerSchema.safeParse(await response.json().catch(() => null)).data?.error

/** Begins a session (`POST /api/auth/client`). */
export async function logIn(username: string, password: string): Promise<Login> {
  try {
    const response = await fetch('/api/auth/client', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username, password }),
    })
    if (response.status === 429) return 'tooMany'
    if (response.status === 202) return 'code'
    const error = await errorIn(response)
    if (error !== null) return error === wrongLogin ? 'wrong' : 'error'
    announceSession()
    return 'in'
  } catch (error) {
    console.warn('no answer to the login', error)
    return 'failed'
  }
}
