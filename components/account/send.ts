import { z } from 'zod'
import { type FieldFindings, isValidatorCode } from '@/lib/ground/validators/codes'

/** Why a call of the account failed: in words of `account.refused`. */
export const refusals = [
  'email_has_account',
  'INCORRECT_PASSWORD',
  'INCORRECT_CODE',
  'unauthorised',
  'forbidden',
  'link_ended',
  'conflict',
  'too_many_requests',
  'errors',
  'failed',
] as const
export type Refusal = (typeof refusals)[number]

export type Sent<T> = { ok: true; value: T } | { ok: false; code: Refusal; fields: FieldFindings<string> }

const problemSchema = z.looseObject({
  code: z.string().default(''),
  errors: z.array(z.object({ path: z.string(), message: z.string() })).default([]),
})

const byStatus: Readonly<Record<number, Refusal>> = {
  401: 'unauthorised',
  403: 'forbidden',
  410: 'link_ended',
  429: 'too_many_requests',
}

async function refusalOf(response: Response): Promise<Extract<Sent<never>, { ok: false }>> {
  const problem = problemSchema.safeParse(await response.json().catch(() => ({}))).data
  const fields: Record<string, unknown> = {}
  for (const { path, message } of problem?.errors ?? []) fields[path.split('.').at(-1) ?? path] = message
  const known = Object.entries(fields).filter(([, code]) => isValidatorCode(code))
  const named = refusals.find(code => code === problem?.code)
  const code = known.length > 0 ? 'errors' : (named ?? byStatus[response.status] ?? 'failed')
  return { ok: false, code, fields: Object.fromEntries(known) as FieldFindings<string> }
}

/**
 * Sends something to one of the account's calls and parses what is answered. A refusal is a value: its code, and the
 * findings by the last part of each field's path. No answer is `failed`.
 */
export async function send<Schema extends z.ZodType>(
  method: 'POST' | 'PUT' | 'DELETE',
  path: string,
  body: unknown,
  schema: Schema,
): Promise<Sent<z.output<Schema>>> {
  try {
    const response = await fetch(path, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    if (!response.ok) return await refusalOf(response)
    const text = await response.text()
    return { ok: true, value: schema.parse(text ? JSON.parse(text) : undefined) }
  } catch (error) {
    console.warn(`no answer of ${path}`, error)
    return { ok: false, code: 'failed', fields: {} }
  }
}
