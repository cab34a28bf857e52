import type { z } from 'zod'
import { problemSchema } from '@/lib/ground/contract/problem'

/** Why a tool shows nothing: nobody is logged in, the right is missing, or the shop did not answer. */
export type Trouble = 'login' | 'refused' | 'failed'

export class TroubleError extends Error {
  constructor(readonly trouble: Trouble) {
    super(trouble)
  }
}

const troubleOf = (status: number): Trouble =>
  status === 401 ? 'login' : status === 403 ? 'refused' : 'failed'

/** Reads an answer for the staff; throws `TroubleError`. */
export async function readForStaff<T>(path: string, schema: z.ZodType<T>): Promise<T> {
  const response = await fetch(path)
  if (!response.ok) throw new TroubleError(troubleOf(response.status))
  return schema.parse(await response.json())
}

/** The result of a change; `details` belong to the refusal. */
export type Sent = { ok: true; body: unknown } | { ok: false; code: string; details: unknown }

/** Sends a change of one of the staff. Without an answer it is unknown whether anything changed: `offline`. */
export async function sendForStaff(
  path: string,
  method: 'POST' | 'PUT' | 'DELETE',
  body?: unknown,
): Promise<Sent> {
  try {
    const response = await fetch(path, {
      method,
      ...(body !== undefined && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    })
    const text = await response.text()
    const read: unknown = text ? JSON.parse(text) : null
    if (response.ok) return { ok: true, body: read }
    const { code, details, errors } = problemSchema.parse(read)
    return { ok: false, code, details: details ?? { errors } }
  } catch (error) {
    console.warn(path, error)
    return { ok: false, code: 'offline', details: null }
  }
}
