import { Client } from 'pg'
import { describe, expect, it } from 'vitest'
import { call, cookieIn, newClient, newEmail, refusalOf, who } from './support/accounts'
import type { By } from './support/call'
import { query, waitingFor } from './support/database'
import { mailsTo } from './support/mails'
import { goodPassword, logIn, sessionOf } from './support/people'

/** The code behind the `#` of the link to a new password; its mail comes after the welcome. */
async function linkTo(email: string): Promise<Record<string, string>> {
  const html = (await mailsTo(email, 2)).map(mail => mail.html ?? '').join()
  const [, fragment = ''] = /menu=password#([^"]+)"/.exec(html) ?? []
  return Object.fromEntries(new URLSearchParams(fragment.replaceAll('&amp;', '&')))
}

describe('a forgotten password', () => {
  const ask = (email: unknown) => call('PUT', 'clients/password-reset', { email })
  const reset = (body: unknown) => call('POST', 'clients/password-reset', body)
  const next = 'zirkel-2027?'

  it('is replaced by a mailed link, once; all sessions end with it', async () => {
    const { email, session } = await newClient()
    expect((await ask(email.toUpperCase())).status).toBe(204)
    const { uid = '', email: named } = await linkTo(email)
    expect(named).toBe(email)
    expect((await refusalOf(await reset({ email, uid, password: 'Password1!' }))).fields).toEqual({
      password: 'VALIDATORS_REQUIRED_PASSWORD_COMMON',
    })
    expect((await reset({ email: newEmail(), uid, password: next })).status).toBe(410)
    const both = await Promise.all([
      reset({ email, uid, password: next }),
      reset({ email, uid, password: next }),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([204, 410])
    expect(await who(session)).toMatchObject({ role: 'visitor' })
    expect((await logIn(email)).status).toBe(401)
    expect((await logIn(email, next)).status).toBe(200)
    expect((await mailsTo(email, 3)).map(({ subject }) => subject)).toContain('Votre mot de passe a changé')
  })

  it('is answered the same for an address that nobody has, which gets no mail', async () => {
    const nobody = newEmail()
    const { email } = await newClient()
    const answers = await Promise.all([ask(nobody), ask(email)])
    expect(answers.map(({ status }) => status)).toEqual([204, 204])
    await linkTo(email)
    const links = await query(
      'select 1 from password_links l join clients c on c.id = l.client where c.email = $1',
      [nobody],
    )
    expect(links).toEqual([])
  })

  it('is not replaced by a link that is over, made up or empty', async () => {
    const { id, email, session } = await newClient()
    await ask(email)
    const { uid = '' } = await linkTo(email)
    await query(`update password_links set ends_at = now() - interval '1 second' where client = $1`, [id])
    for (const wrong of [uid, 'x'.repeat(43), `${uid} `])
      expect((await reset({ email, uid: wrong, password: next })).status).toBe(410)
    expect((await reset({ email, uid: '', password: next })).status).toBe(400)
    expect(await who(session)).toMatchObject({ email })
  })
})

describe('a password', () => {
  it('is changed with the old one, and ends the other sessions', async () => {
    const { email, session: there } = await newClient()
    const here = await sessionOf(email)
    const change = (body: unknown, headers = here) => call('PUT', 'clients/password-change', body, headers)
    const next = 'zirkel-2027?'
    expect(await refusalOf(await change({ oldPassword: 'wrong-1!', password: next }))).toMatchObject({
      status: 403,
      code: 'INCORRECT_PASSWORD',
    })
    expect(
      (await call('PUT', 'clients/password-change', { oldPassword: goodPassword, password: next })).status,
    ).toBe(401)
    expect((await change({ oldPassword: goodPassword, password: next })).status).toBe(204)
    expect(await who(here)).toMatchObject({ email })
    expect(await who(there)).toMatchObject({ role: 'visitor' })
    expect((await logIn(email, next)).status).toBe(200)
  })
})

describe('the sessions of a client', () => {
  type Listed = { data: { id: number; current: boolean; device: string; method: string }[] }
  const list = async (headers: By) =>
    (await (await call('GET', 'clients/sessions', undefined, headers)).json()) as Listed
  const firefox = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; rv:130.0) Gecko/20100101 Firefox/130.0' }

  it('are listed and ended by him alone, one or all', async () => {
    const { email, session: there } = await newClient()
    const here = cookieIn(await logIn(email, goodPassword, firefox))
    const { session: stranger } = await newClient()
    const { data } = await list(here)
    expect(data).toHaveLength(2)
    expect(data.find(({ current }) => current)).toMatchObject({
      device: 'Firefox, Windows',
      method: 'password',
    })
    const other = data.find(({ current }) => !current)?.id ?? 0
    expect((await call('DELETE', `clients/sessions/${other}`, undefined, stranger)).status).toBe(404)
    expect((await call('DELETE', `clients/sessions/${other}`, undefined, here)).status).toBe(204)
    expect(await who(there)).toMatchObject({ role: 'visitor' })
    expect(await who(here)).toMatchObject({ email })
    const third = await sessionOf(email)
    await call('GET', 'clients/logout?everywhere=1', undefined, here)
    for (const ended of [here, third]) expect(await who(ended)).toMatchObject({ role: 'visitor' })
    expect((await call('GET', 'clients/sessions')).status).toBe(401)
  })

  it('begin again with each login, which ends the one before in the same browser', async () => {
    const { email, session: first } = await newClient()
    const second = cookieIn(await logIn(email, goodPassword, first))
    expect(second.cookie).not.toBe(first.cookie)
    expect(await who(first)).toMatchObject({ role: 'visitor' })
    expect((await list(second)).data).toHaveLength(1)
  })

  it('leave the log of what happened, which holds no password and is his alone', async () => {
    const { email, session } = await newClient()
    await logIn(email, 'wrong-1!')
    const { data } = (await (await call('GET', 'clients/events', undefined, session)).json()) as {
      data: { kind: string; address: string }[]
    }
    expect(data.map(({ kind }) => kind)).toEqual(['login-failed', 'registered'])
    expect(data[0]?.address).not.toBe('')
    expect((await call('GET', 'clients/events')).status).toBe(401)
  })
})

describe('five failures', () => {
  it('are all that is judged of eight guesses at the same moment, the right password among them or not', async () => {
    const { id, email } = await newClient()
    const guesses = Array.from({ length: 8 }, (_, i) => logIn(email, `wrong-${i}!`))
    expect(new Set((await Promise.all(guesses)).map(({ status }) => status))).toEqual(new Set([401]))
    const [row] = await query<{ login_attempts: string; locked: boolean }>(
      `select login_attempts, lock_until between now() + interval '9 minutes' and now() + interval '10 minutes' as locked
       from clients where id = $1`,
      [id],
    )
    expect(row).toEqual({ login_attempts: '5', locked: true })
    expect((await logIn(email)).status).toBe(401)
    await query('update clients set lock_until = now() where id = $1', [id])
    expect((await logIn(email)).status).toBe(200)
  })
})

describe('others’ guesses', () => {
  it('do not lock out who has logged in before in his browser; its own are bounded too', async () => {
    const { id, email } = await newClient()
    const own = (await logIn(email)).headers.getSetCookie().find(set => set.startsWith('known-device='))
    expect(own).toMatch(/Path=\/api\/auth; HttpOnly; SameSite=Lax/)
    const device = { cookie: own?.split(';')[0] ?? '' }
    await query(
      `update clients set lock_until = now() + interval '5 minutes', login_attempts = 5 where id = $1`,
      [id],
    )
    expect((await logIn(email)).status).toBe(401)
    const forged = device.cookie.replace(/.$/, last => (last === 'A' ? 'B' : 'A'))
    expect((await logIn(email, goodPassword, { cookie: forged })).status).toBe(401)
    for (let wrong = 0; wrong < 3; wrong++) expect((await logIn(email, 'wrong-1!', device)).status).toBe(401)
    expect((await logIn(email, goodPassword, device)).status).toBe(200)
    // The lock stays for everybody else, and after five attempts for this browser as well.
    expect((await logIn(email)).status).toBe(401)
    expect((await logIn(email, 'wrong-1!', device)).status).toBe(401)
    expect((await logIn(email, goodPassword, device)).status).toBe(401)
  })
})

describe('a login under way', () => {
  it('ends with the password that it was begun with', async () => {
    const { id, email } = await newClient()
    const between = new Client({ connectionString: process.env.DATABASE_URL })
    await between.connect()
    try {
      // The password has been judged where the second factor is looked up.
      await between.query('begin')
      await between.query('lock table second_factors in access exclusive mode')
      const entering = logIn(email)
      await expect
        .poll(async () => (await waitingFor('from second_factors')).length, { timeout: 60_000 })
        .toBeGreaterThan(0)
      await query(`update clients set hash = 'another' where id = $1`, [id])
      await between.query('commit')
      expect((await entering).status).toBe(401)
    } finally {
      await between.end()
    }
    expect(
      await query('select 1 from client_sessions where client = $1 and method = $2', [id, 'password']),
    ).toEqual([])
  })
})
