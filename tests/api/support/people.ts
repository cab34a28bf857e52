import { randomUUID } from 'node:crypto'
import { shopUrl, signIn } from './shop'

const json = { 'content-type': 'application/json' }

/** Sends something to the back-office as its owner, or as somebody else. */
export async function send(path: string, body: unknown, by?: Record<string, string>): Promise<Response> {
  const headers = { ...json, ...(by ?? (await signIn())) }
  return fetch(`${shopUrl}/cms-api/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
}

export const goodPassword = 'stempel-2026!'

/** A client as a clerk makes one in the panel. */
export async function makeClient(over: Record<string, unknown> = {}) {
  const email = `client-${randomUUID()}@shop.test`
  const body = { email, password: goodPassword, name: 'Jeanne Martin', accountType: 'private', ...over }
  const made = await send('clients', body)
  if (made.status !== 201) throw new Error(`no client: ${made.status} ${await made.text()}`)
  const { doc } = (await made.json()) as { doc: { id: number } }
  return { id: doc.id, email }
}

/** Logs in at the shop. */
export const logIn = (username: unknown, password: unknown = goodPassword, headers = {}) =>
  fetch(`${shopUrl}/api/auth/client`, {
    method: 'POST',
    headers: { ...json, ...headers },
    body: JSON.stringify({ username, password }),
  })

/** The session of a client, as a header. */
export async function sessionOf(email: string): Promise<{ cookie: string }> {
  const response = await logIn(email)
  const cookie = response.headers.getSetCookie()[0]?.split(';')[0]
  if (!response.ok || !cookie) throw new Error(`no session: ${response.status}`)
  return { cookie }
}

/** A session of the back-office in a role, as a header. */
export async function staffSession(role: string): Promise<{ cookie: string; origin: string }> {
  const account = { email: `${role}-${randomUUID()}@shop.test`, password: goodPassword }
  const made = await send('admins', { ...account, role })
  if (made.status !== 201) throw new Error(`no ${role}: ${made.status} ${await made.text()}`)
  const login = await send('admins/login', account, {})
  const cookie = login.headers.getSetCookie()[0]?.split(';')[0]
  if (!cookie) throw new Error(`no session: ${login.status}`)
  return { cookie, origin: shopUrl }
}
