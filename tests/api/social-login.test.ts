import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { Authenticator } from '@/tests/support/authenticator'
import { hintOf } from '@/tests/support/openid-double.mjs'
import { Browser, comeBy } from './support/browser'
import { query } from './support/database'
import { goodPassword, logIn, makeClient, sessionOf } from './support/people'
import { shopUrl } from './support/shop'

const newEmail = () => `social-${randomUUID()}@shop.test`
const stateOf = (response: Response) => {
  const { pathname, searchParams } = new URL(response.headers.get('location') ?? '')
  return { pathname, social: searchParams.get('social') }
}

describe('a login by a service', () => {
  it('is offered where its keys are set', async () => {
    const answer = await (await fetch(`${shopUrl}/api/auth`)).json()
    expect(answer).toEqual({ providers: ['google', 'facebook', 'linkedin'] })
    expect((await fetch(`${shopUrl}/api/auth/myspace`)).status).toBe(404)
  })

  it.each(['google', 'facebook', 'linkedin'])(
    'makes an account by %s, and finds it again',
    async provider => {
      const person = { email: newEmail(), email_verified: true, name: 'Anna Social' }
      const first = await comeBy(provider, person)
      expect(stateOf(first.response)).toEqual({ pathname: '/account/', social: null })
      const who = await first.browser.who()
      expect(who).toMatchObject({ email: person.email, name: 'Anna Social', authType: provider })
      const again = await comeBy(provider, person)
      expect(await again.browser.who()).toMatchObject({ id: who.id })
      // It has no password, not even an empty one.
      expect((await logIn(person.email)).status).toBe(401)
    },
  )

  it('ties a proven address to its account; a password or key that nobody had proven the address for is void', async () => {
    const { id, email } = await makeClient()
    const thief = await sessionOf(email)
    const device = new Authenticator(new URL(shopUrl).origin)
    const post = async (at: string, body: unknown) =>
      fetch(`${shopUrl}/api/${at}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: device.origin, ...thief },
        body: JSON.stringify(body),
      })
    const optionsOf = async (at: string) =>
      (await (await post(at, at.includes('clients') ? { password: goodPassword } : {})).json()) as {
        challenge: string
      }
    const response = device.make(await optionsOf('clients/passkeys/options'))
    expect((await post('clients/passkeys', { name: 'Telephone', response })).status).toBe(204)
    const { browser } = await comeBy('google', { email: email.toUpperCase(), email_verified: true })
    expect(await browser.who()).toMatchObject({ id, email })
    expect(await (await fetch(`${shopUrl}/api/clients`, { headers: thief })).json()).toMatchObject({
      id: null,
    })
    expect((await logIn(email)).status).toBe(401)
    expect((await post('auth/passkey', device.sign(await optionsOf('auth/passkey/options')))).status).toBe(
      401,
    )
  })

  it('leaves the password of an account whose address had been proven', async () => {
    const { id, email } = await makeClient()
    await query('update clients set email_verified = true where id = $1', [id])
    const { browser } = await comeBy('google', { email, email_verified: true })
    expect(await browser.who()).toMatchObject({ id })
    expect((await logIn(email, goodPassword)).status).toBe(200)
  })

  it.each([
    [
      'an unproven address that has an account',
      'email_has_account',
      async () => ({ email: (await makeClient()).email }),
    ],
    ['no address', 'email_needed', async () => ({ name: 'Nobody' })],
    ['an address that is none', 'email_needed', async () => ({ email: 'a b', email_verified: true })],
  ])('with %s begins none', async (_what, code, make) => {
    const { browser, response } = await comeBy('facebook', await make())
    expect(stateOf(response).social).toBe(code)
    expect(await browser.who()).toMatchObject({ id: null })
  })

  it('that the person declines leads back without a session', async () => {
    const browser = new Browser()
    expect(stateOf(await browser.get(await browser.answerOf('google', 'no'))).social).toBe('denied')
  })

  it.each(['//evil.test/', 'https://evil.test/', '/\\evil.test', 'account'])(
    'leads back to no %s',
    async back => {
      const response = await fetch(`${shopUrl}/api/auth/google?${new URLSearchParams({ back })}`, {
        redirect: 'manual',
      })
      expect(response.status).toBe(400)
    },
  )
})

describe('an answer of a service', () => {
  const person = () => hintOf({ email: newEmail(), email_verified: true })
  const refused = async (browser: Browser, url: string) => {
    expect(stateOf(await browser.get(url)).social).toBe('failed')
    expect(await browser.who()).toMatchObject({ id: null })
  }

  it('is read once, by the browser that asked', async () => {
    const browser = new Browser()
    const url = await browser.answerOf('google', person())
    await refused(new Browser(), url)
    // Another browser that has asked too has another question.
    const other = new Browser()
    await other.answerOf('google', person())
    await refused(other, url)
    const kept = new Map(browser.cookies.get(new URL(shopUrl).host))
    expect(stateOf(await browser.get(url)).social).toBeNull()
    const replaying = new Browser()
    replaying.cookies.set(new URL(shopUrl).host, kept)
    await refused(replaying, url)
  })

  it('is refused with a code that was stolen from another browser', async () => {
    const [victim, thief] = [new Browser(), new Browser()]
    const stolen = new URL(await victim.answerOf('google', person())).searchParams.get('code') ?? ''
    const own = new URL(await thief.answerOf('google', person()))
    own.searchParams.set('code', stolen)
    await refused(thief, own.href)
  })

  it('is refused where it is another service’s', async () => {
    const browser = new Browser()
    const google = await browser.answerOf('google', person())
    const linkedin = await browser.answerOf('linkedin', person())
    await refused(browser, google.replace('/google/', '/linkedin/'))
    await refused(browser, linkedin.replace('/linkedin/', '/google/'))
    const mixed = new Browser()
    const mixedUrl = new URL(await mixed.answerOf('google', person()))
    mixedUrl.searchParams.set('iss', 'https://evil.test')
    await refused(mixed, mixedUrl.href)
  })

  it('is refused where somebody else has signed it', async () => {
    const browser = new Browser()
    const started = await browser.get(`${shopUrl}/api/auth/google`)
    const { searchParams } = new URL(started.headers.get('location') ?? '')
    const { state, nonce, iss } = { iss: '', ...Object.fromEntries(searchParams) } as Record<string, string>
    const issuer = new URL(started.headers.get('location') ?? '').origin
    expect([state, nonce, iss]).not.toContain(undefined)
    const answer = new URLSearchParams({ code: `forged.${nonce}`, state: state ?? '', iss: issuer })
    await refused(browser, `${shopUrl}/api/auth/google/callback?${answer}`)
    expect(await query(`select 1 from clients where email = 'thief@shop.test'`)).toEqual([])
  })
})
