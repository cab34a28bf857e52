import { Secret, TOTP } from 'otpauth'
import { goodPassword } from './people'
import { shopUrl } from './shop'

const json = { 'content-type': 'application/json', origin: shopUrl }

const ask = (method: string, at: string, body: unknown, by: Record<string, string>) =>
  fetch(`${shopUrl}/api/${at}`, { method, headers: { ...json, ...by }, body: JSON.stringify(body) })

/** Sets a second factor up for the account of these headers. Returns its codes for paper. `at` is the address of its calls. */
export async function setUpFactor(at: string, by: Record<string, string>): Promise<string[]> {
  const begun = await ask('POST', at, { password: goodPassword }, by)
  const { secret } = (await begun.json()) as { secret: string }
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate()
  const confirmed = await ask('PUT', at, { code }, by)
  if (!confirmed.ok) throw new Error(`no factor: ${confirmed.status} ${await confirmed.text()}`)
  return ((await confirmed.json()) as { codes: string[] }).codes
}

/** The cookie of a name that an answer sets, as a header has it; empty where it sets none. */
export const cookieNamed = (response: Response, name: string): string =>
  response.headers
    .getSetCookie()
    .map(set => set.split(';')[0] ?? '')
    .find(pair => pair.startsWith(`${name}=`) && pair.length > name.length + 1) ?? ''
