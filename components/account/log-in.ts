import { loginAnswerSchema } from '@/lib/contract/client'
import { tellSession } from '@/stores/session'

/** What came of a login. `code`: the password is right, and the code of the second factor comes next. */
export type Login = 'in' | 'code' | 'wrong' | 'tooMany' | 'failed'

/** Begins a session (`POST /api/auth/client`). */
export async function logIn(username: string, password: string): Promise<Login> {
  try {
    const response = await fetch('/api/auth/client', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username, password }),
    })
    if (response.status === 429) return 'tooMany'
    if (response.status >= 500) return 'failed'
    if (response.status === 202) return 'code'
    const { error } = loginAnswerSchema.parse(await response.json())
    if (error !== null) return 'wrong'
    tellSession()
    return 'in'
  } catch (error) {
    console.warn('no answer to the login', error)
    return 'failed'
  }
}
