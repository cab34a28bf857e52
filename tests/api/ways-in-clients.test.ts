import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { type ClientWay, clientWays, type WayIn } from '@/lib/people/ways/ways-in'
import { Authenticator } from '@/tests/support/authenticator'
import { hintOf } from '@/tests/support/openid-double.mjs'
import { call, newEmail, who } from './support/accounts'
import { Browser, comeBy } from './support/browser'
import { clerkSession, merge, post } from './support/client-sheets'
import { query } from './support/database'
import { mailsFor } from './support/mails'
import { goodPassword, logIn, makeClient, send, sessionOf } from './support/people'
import { shopUrl, signIn } from './support/shop'
import { cookieNamed, setUpFactor } from './support/totp'

type By = Record<string, string>
type Event = keyof (typeof clientWays)['session']['ends'] | 'approval-ended'
const { origin } = new URL(shopUrl)
const newPassword = 'zirkel-2027?'
const from = (by: By): By => ({ origin, ...by })

/** A client, his present data, and the browser in which the events happen. */
interface Someone {
  id: number
  email: string
  password: string
  here: By
  /** A session that the event itself has begun, where he has no password any more. */
  fresh?: By
}

/** A way in that was made: whether it still works. `here` and `there` are two browsers of the same client. */
interface Made {
  opens(someone: Someone): Promise<boolean>
}

const isIn = async (by: By, id: number) => (await who(by)).id === id

/** What a mailed link carries, once it has come. */
async function inMail(email: string, form: RegExp): Promise<string> {
  const found = async () => form.exec((await mailsFor(email)).map(({ html }) => html ?? '').join())?.[1]
  await expect.poll(found, { timeout: 60_000, interval: 200 }).toBeTruthy()
  return (await found()) ?? ''
}

const linkOf = async (email: string) => {
  expect((await call('PUT', 'clients/password-reset', { email })).status).toBe(204)
  return inMail(email, /uid=([\w-]{43})/)
}
const useLink = (email: string, uid: string, password: string) =>
  call('POST', 'clients/password-reset', { email, uid, password })

async function company(): Promise<number> {
  const made = await send('client-companies', { name: `Cabinet ${randomUUID()}` })
  return ((await made.json()) as { doc: { id: number } }).doc.id
}
const approver = async (over: object = {}) =>
  makeClient({ company: await company(), companyRole: 'approver', name: 'Anne Accord', ...over })
const invitationTo = async (email: string, by: By) => {
  const sent = await call('POST', 'clients/invitations', { email, locale: 'fr-FR' }, from(by))
  expect(sent.status).toBe(204)
  return inMail(email, /invitation=([\w-]{43})/)
}
const joins = async (invitation: string, by: By) =>
  (await call('POST', 'clients/membership', { invitation }, from(by))).status === 204

/** A new session with his present data; none where he cannot log in. */
async function newSession({ email, password, fresh }: Someone): Promise<By> {
  if (fresh) return fresh
  const entered = await logIn(email, password)
  return { cookie: cookieNamed(entered, 'client-session') }
}

/** How each way in is made. Those of one line are made for one client; what a factor changes has one of his own. */
const makers: Record<ClientWay, { of: 'plain' | 'careful' | 'invited'; make(one: Someone): Promise<Made> }> =
  {
    password: {
      of: 'plain',
      make: async () => ({ opens: async ({ email }) => (await logIn(email, goodPassword)).ok }),
    },
    session: {
      of: 'plain',
      make: async ({ email }) => {
        const there = await sessionOf(email)
        return { opens: ({ id }) => isIn(there, id) }
      },
    },
    identity: {
      of: 'plain',
      make: async ({ id, email }) => {
        const hint = hintOf({ email, name: 'Somebody' })
        await query(`insert into client_identities (provider, subject, client) values ('facebook', $1, $2)`, [
          hint,
          id,
        ])
        return {
          opens: async someone => {
            const browser = new Browser()
            await browser.get(await browser.answerOf('facebook', hint))
            const halves = browser.cookies.get(new URL(shopUrl).host)?.has('half-login')
            return halves === true || (await browser.who()).id === someone.id
          },
        }
      },
    },
    passkey: {
      of: 'plain',
      make: async ({ here }) => {
        const device = new Authenticator(origin)
        const options = await call('POST', 'clients/passkeys/options', { password: goodPassword }, from(here))
        const response = device.make((await options.json()) as { challenge: string })
        expect((await call('POST', 'clients/passkeys', { name: 'One', response }, from(here))).status).toBe(
          204,
        )
        return {
          opens: async () => {
            const asked = await call('POST', 'auth/passkey/options', {}, { origin })
            const signed = device.sign((await asked.json()) as { challenge: string })
            return (await call('POST', 'auth/passkey', signed, { origin })).ok
          },
        }
      },
    },
    'passkey-challenge': {
      of: 'plain',
      make: async ({ here }) => {
        const options = await call('POST', 'clients/passkeys/options', { password: goodPassword }, from(here))
        const response = new Authenticator(origin).make((await options.json()) as { challenge: string })
        return {
          opens: async someone =>
            (await call('POST', 'clients/passkeys', { name: 'Two', response }, from(someone.here))).ok,
        }
      },
    },
    'remembered-browser': {
      of: 'plain',
      make: async ({ email }) => {
        const cookie = cookieNamed(await logIn(email), 'known-device')
        expect(cookie).not.toBe('')
        return {
          // The account is locked by others' guesses: a known browser must be able to log in all the same.
          opens: async someone => {
            await query(`update clients set lock_until = now() + interval '9 minutes' where id = $1`, [
              someone.id,
            ])
            const { ok } = await logIn(someone.email, someone.password, { cookie })
            await query('update clients set lock_until = null where id = $1', [someone.id])
            return ok
          },
        }
      },
    },
    'sent-invitation': {
      of: 'plain',
      make: async ({ here }) => {
        const guest = await makeClient()
        const invitation = await invitationTo(guest.email, here)
        return { opens: async () => joins(invitation, await sessionOf(guest.email)) }
      },
    },
    'stand-in': {
      of: 'plain',
      make: async ({ id }) => {
        const clerk = await clerkSession()
        const entered = await post('/api/stand-ins', { client: id }, clerk)
        const cookie = `${clerk.cookie}; ${cookieNamed(entered, 'stand-in')}`
        const acts = async () =>
          (await fetch(`${shopUrl}/api/stand-ins`, { headers: { ...clerk, cookie } })).json()
        return { opens: async () => ((await acts()) as { standIn: unknown }).standIn !== null }
      },
    },
    // This is tried last: where it works, it changes the password.
    'password-link': {
      of: 'plain',
      make: async ({ email }) => {
        const uid = await linkOf(email)
        return {
          opens: async someone => {
            const statuses = [email, someone.email].map(
              async address => (await useLink(address, uid, 'gabel-2028!')).ok,
            )
            return (await Promise.all(statuses)).includes(true)
          },
        }
      },
    },
    'second-factor': {
      of: 'careful',
      make: async () => ({
        // It gives no access by itself: it works as long as it is asked for and a person can log in with it.
        opens: async ({ id }) =>
          (
            await query(
              `select 1 from second_factors f join clients c on c.id = f.holder
             where f.kind = 'client' and f.holder = $1 and c.closed is not true`,
              [id],
            )
          ).length > 0,
      }),
    },
    'half-login': {
      of: 'careful',
      make: async ({ id, email, here }) => {
        await query(`delete from second_factors where kind = 'client' and holder = $1`, [id])
        const [code = ''] = await setUpFactor('clients/second-factor', here)
        const cookie = cookieNamed(await logIn(email), 'half-login')
        expect(cookie).not.toBe('')
        return { opens: async () => (await call('POST', 'auth/client/code', { code }, from({ cookie }))).ok }
      },
    },
    invitation: {
      of: 'invited',
      make: async ({ email }) => {
        const inviter = await approver()
        const invitation = await invitationTo(email, await sessionOf(inviter.email))
        return { opens: async someone => joins(invitation, await newSession(someone)) }
      },
    },
  }

const inPanel = async ({ id }: Someone, change: object) => {
  const changed = await fetch(`${shopUrl}/cms-api/clients/${id}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', ...(await signIn()) },
    body: JSON.stringify(change),
  })
  expect(changed.status, await changed.clone().text()).toBe(200)
}
const own = async (method: string, at: string, body: unknown, { here }: Someone) => {
  const done = await call(method, at, body, from(here))
  expect(done.ok, await done.clone().text()).toBe(true)
}

/** What happens: its events of the table, whether the address was unproven, and whether it comes from his own browser. */
interface Happening {
  what: string
  events: Event[]
  isUnproven?: true
  isOwn?: true
  of?: ('plain' | 'careful' | 'invited')[]
  /** Data that belong to another person since then, if any. */
  happen(someone: Someone): Promise<unknown>
}

const happenings: Happening[] = [
  {
    what: 'its address is proven by a service',
    events: ['address-proven'],
    isUnproven: true,
    happen: async ({ email, id }) => {
      const { browser } = await comeBy('google', { email, email_verified: true })
      expect(await browser.who()).toMatchObject({ id })
      const session = browser.cookies.get(new URL(shopUrl).host)?.get('client-session')
      return { fresh: { cookie: `client-session=${session}` } }
    },
  },
  {
    what: 'its address is proven by a link to a new password',
    events: ['address-proven', 'password-reset'],
    isUnproven: true,
    happen: async ({ email }) => {
      const uid = await linkOf(email)
      expect((await useLink(email, uid, newPassword)).status).toBe(204)
      return { password: newPassword }
    },
  },
  {
    what: 'he has another address',
    events: ['address-changed'],
    isOwn: true,
    happen: async someone => {
      const email = newEmail()
      await own('PUT', 'clients', { email, password: goodPassword }, someone)
      return { email }
    },
  },
  {
    what: 'staff give it another address',
    events: ['address-changed'],
    happen: async someone => {
      const email = newEmail()
      await inPanel(someone, { email })
      const [row] = await query<{ proven: boolean }>(
        'select email_verified as proven from clients where id = $1',
        [someone.id],
      )
      expect(row?.proven).toBe(false)
      return { email }
    },
  },
  {
    what: 'he changes his password',
    events: ['password-changed'],
    isOwn: true,
    happen: async someone => {
      const change = { oldPassword: goodPassword, password: newPassword }
      await own('PUT', 'clients/password-change', change, someone)
      return { password: newPassword }
    },
  },
  {
    what: 'he replaces a forgotten password',
    events: ['password-reset'],
    happen: async ({ email }) => {
      expect((await useLink(email, await linkOf(email), newPassword)).status).toBe(204)
      return { password: newPassword }
    },
  },
  {
    what: 'staff give it a password',
    events: ['password-given'],
    happen: async someone => {
      await inPanel(someone, { password: newPassword })
      return { password: newPassword }
    },
  },
  {
    what: 'he sets up a second factor',
    events: ['factor-set'],
    isOwn: true,
    of: ['plain'],
    happen: async ({ here }) => void (await setUpFactor('clients/second-factor', here)),
  },
  {
    what: 'staff take his second factor away',
    events: ['factor-taken'],
    happen: async ({ id, here }) => {
      const [has] = await query(`select 1 from second_factors where kind = 'client' and holder = $1`, [id])
      if (!has) await setUpFactor('clients/second-factor', here)
      const taken = await call('DELETE', `second-factors/client/${id}`, undefined, await clerkSession())
      expect(taken.status).toBe(204)
    },
  },
  {
    what: 'he logs out everywhere',
    events: ['logged-out-everywhere'],
    happen: someone => own('GET', 'clients/logout?everywhere=1', undefined, someone),
  },
  {
    what: 'he approves for his company no more',
    events: ['approval-ended'],
    of: ['plain'],
    happen: async someone => {
      await inPanel(someone, { companyRole: 'buyer' })
      // As a new approver he has no invitations.
      await inPanel(someone, { companyRole: 'approver' })
    },
  },
  { what: 'staff close it', events: ['closed'], happen: someone => inPanel(someone, { closed: true }) },
  {
    what: 'it is made one with another',
    events: ['merged'],
    happen: async ({ id, email }) => {
      await query('delete from stand_ins where client = $1', [id])
      expect((await merge(await makeClient(), { id, email })).status).toBe(200)
    },
  },
  {
    what: 'its person is erased',
    events: ['erased'],
    happen: async ({ id, email }) => {
      const erased = await post(`/api/clients/${id}/erasure`, { email }, await signIn())
      expect(erased.ok, await erased.clone().text()).toBe(true)
    },
  },
]

const ways = Object.entries(clientWays) as [ClientWay, WayIn<Event>][]

describe('of a client’s account, when', () => {
  it('every event of the table is made to happen', () => {
    const named = new Set(ways.flatMap(([, { ends }]) => Object.keys(ends)))
    expect(new Set(happenings.flatMap(({ events }) => events))).toEqual(named)
  })

  const cases = happenings.flatMap(happening =>
    (happening.of ?? (['plain', 'careful', 'invited'] as const)).map(kind => ({ ...happening, kind })),
  )
  it.each(cases)('$what, ways in end or stay as the table says: $kind', async ({ kind, ...happening }) => {
    const { id, email } = kind === 'plain' ? await approver() : await makeClient()
    if (!happening.isUnproven) await query('update clients set email_verified = true where id = $1', [id])
    const someone: Someone = { id, email, password: goodPassword, here: await sessionOf(email) }
    if (kind === 'careful') await setUpFactor('clients/second-factor', someone.here)
    const links = happening.events.includes('password-reset')
    const made = new Map<ClientWay, Made>()
    // The event itself makes a link that it uses.
    for (const [way] of Object.entries(makers) as [ClientWay, (typeof makers)[ClientWay]][])
      if (makers[way].of === kind && !(way === 'password-link' && links))
        made.set(way, await makers[way].make(someone))
    Object.assign(someone, await happening.happen(someone))

    const said: Record<string, boolean> = {}
    const seen: Record<string, boolean> = {}
    for (const [way, one] of made) {
      const { ends }: WayIn<Event> = clientWays[way]
      said[way] = happening.events.every(event => ends[event] === undefined)
      seen[way] = await one.opens(someone)
      if (way !== 'session') continue
      const endings = happening.events.map(event => ends[event])
      said.here = !endings.includes('all') && (endings.every(ending => !ending) || happening.isOwn === true)
      seen.here = await isIn(someone.here, id)
    }
    expect(seen).toEqual(said)
  })
})
