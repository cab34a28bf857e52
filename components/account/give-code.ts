import { tellSession } from '@/stores/session'

/** What came of a code. `ended`: the login before it is over; `error`: the shop answered otherwise; `failed`: it did not. */
export type CodeResult = 'in' | 'wrong' | 'tooMany' | 'ended' | 'error' | 'failed'

const byStatus: Readonly<Record<number, CodeResult>> = {
  200: 'in',
  400: 'wrong',
  401: 'wrong',
  410: 'ended',
  429: 'tooMany',
}

/** Gives the code of the second factor (`POST /api/auth/client/code`); right, it begins the session. */
export async function giveCode(code: string): Promise<CodeResult> {
  try {
    const response = await fetch('/api/auth/client/code', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ code }),
    })
    const result = byStatus[response.status] ?? 'error'
    if (result === 'in') tellSession()
    return result
  } catch (error) {
    console.warn('no answer to the code', error)
    return 'failed'
  }
}
