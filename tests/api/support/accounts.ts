import type { By } from './call'
import { goodPassword } from './people'
import { shopUrl } from './shop'

const json = { 'content-type': 'application/json' }
/** A call of the API of clients with these headers. */
export const call = (method: string, at: string, body?: unknown, headers: By = {}) =>
  fetch(`${shopUrl}/api/${at}`, {
    method,
    headers: { ...json, ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })

/** An address that nobody has. */
export const newEmail = () => `new-${crypto.randomUUID()}@shop.test`
/** What a form of registration sends. */
export const registration = (over: Record<string, unknown> = {}) => ({
  email: newEmail(),
  name: 'Sophie Bernard',
  phone: '+33 6 12 34 56 78',
  password: goodPassword,
  termsConsent: true,
  locale: 'fr-FR',
  ...over,
})
export const register = (over: Record<string, unknown> = {}, headers: By = {}) =>
  call('POST', 'clients', registration(over), headers)

/** The session that an answer begins, as a header. */
export const cookieIn = (response: Response) => ({
  cookie: response.headers.getSetCookie()[0]?.split(';')[0] ?? '',
})

/** A client who has just registered, with his session: a password is derived once for it. */
export async function newClient() {
  const response = await register()
  const { id, email } = (await response.json()) as { id: number; email: string }
  return { id, email, session: cookieIn(response) }
}

type Refusal = { code: string; errors?: { path: string; message: string }[] }
/** A refusal by its status, its code and its fields. */
export const refusalOf = async (response: Response) => {
  const { code, errors = [] } = (await response.json()) as Refusal
  return { status: response.status, code, fields: Object.fromEntries(errors.map(e => [e.path, e.message])) }
}

/** Who somebody is to the shop. */
export const who = async (session: By) =>
  (await (await call('GET', 'clients', undefined, session)).json()) as Record<string, unknown>
