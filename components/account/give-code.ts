import { announceSession } from '@/stores/session'

/** The result of a code. `ended`: the login before it has expired; `error`: the shop gave another answer; `failed`: no answer. */
export type CodeResult = 'in' | 'wrong' | 'tooMany' | 'ended' | 'error' | 'failed'

const byStatus: Readonly<Record<number, CodeResult>> = {
  200: 'in',
  400: 'wrong',
  401: 'wrong',
  410: 'ended',
  429: 'tooMany',
}

/** Gives the code of the second factor (`POST /api/auth/client/code`); a correct code begins the session. */
export async function giveCode(code: string): Promise<CodeResult> {
  try {
    const response = await fetch('/api/auth/client/code', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ code }),
    })
    const result = byStatus[response.status] ?? 'error'
    if (result === 'in') announceSession()
    return result
  } catch (error) {
    console.warn('no answer to the code', error)
    return 'failed'
  }
}
