import { randomUUID } from 'node:crypto'
import { shopUrl } from './shop'

export type By = Record<string, string>

interface Call {
  method?: string
  body?: unknown
  /** The caller's headers; without them he is a stranger. */
  by?: By
}

export interface Answer<Body> {
  status: number
  body: Body
  headers: Headers
}

/** A call of the shop's API, below `/api/`, with a key of its own. An answer that is no JSON comes as its text. */
export async function call<Body>(
  path: string,
  { method = 'GET', body, by = {} }: Call = {},
): Promise<Answer<Body>> {
  const response = await fetch(`${shopUrl}/api/${path}`, {
    method,
    headers: {
      'idempotency-key': randomUUID(),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...by,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  const isJson = text !== '' && response.headers.get('content-type')?.includes('json')
  return { status: response.status, body: isJson ? JSON.parse(text) : text, headers: response.headers }
}
