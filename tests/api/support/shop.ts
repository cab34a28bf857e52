function setting(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set: npm test starts a shop and sets it`)
  return value
}

/** The shop under test, without the slash at its end. */
export const shopUrl = setting('SHOP_URL').replace(/\/$/, '')
export const publicToken = setting('PUBLIC_TOKEN')

/** A request to the shop; `token` is the public one unless another, or none, is given. */
export function ask(path: string, init: RequestInit & { token?: string | null } = {}): Promise<Response> {
  const { token = publicToken, ...rest } = init
  const headers = new Headers(rest.headers)
  if (token) headers.set('authorization', `Bearer ${token}`)
  return fetch(`${shopUrl}${path}`, { redirect: 'manual', ...rest, headers })
}

/** Reads something with a session, or with none. */
export const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${shopUrl}${path}`, { headers })

type OwnerSession = {
  cookie: string
  origin: string
}

/** A new session of the back-office's owner, as a header. */
export async function logInOwner(): Promise<OwnerSession> {
  const response = await fetch(`${shopUrl}/cms-api/admins/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: setting('ADMIN_EMAIL'), password: setting('ADMIN_PASSWORD') }),
  })
  const cookie = response.headers.getSetCookie()[0]?.split(';')[0]
  if (!response.ok || !cookie) throw new Error(`no session: ${response.status} ${await response.text()}`)
  return { cookie, origin: shopUrl }
}

let session: Promise<OwnerSession> | undefined

/** The owner's session, one a file: a login takes as long as a password is to be guessed. */
export function signIn(): Promise<OwnerSession> {
  session ??= logInOwner()
  return session
}
