import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { type StaffWay, staffWays, type WayIn } from '@/lib/people/ways/ways-in'
import { Authenticator } from '@/tests/support/authenticator'
import { query } from './support/database'
import { mailsFor } from './support/mails'
import { goodPassword, makeClient, send } from './support/people'
import { shopUrl, signIn } from './support/shop'
import { cookieNamed, setUpFactor } from './support/totp'

type By = Record<string, string>
type Event = keyof (typeof staffWays)['half-login']['ends']
const { origin } = new URL(shopUrl)
const newPassword = 'zirkel-2027?'

/** One of the staff, his present data, and the browser in which the events happen. */
interface Someone {
  id: number
  email: string
  password: string
  here: By
}
interface Made {
  opens(someone: Someone): Promise<boolean>
}

const ask = (method: string, path: string, body?: unknown, by: By = {}) =>
  fetch(`${shopUrl}/${path}`, {
    method,
    headers: { 'content-type': 'application/json', origin, ...by },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
const comesIn = (email: string, password: string) => send('admins/login', { email, password }, {})
const sessionIn = (response: Response): By => ({ cookie: cookieNamed(response, 'payload-token') })
const isIn = async (by: By) => (await ask('GET', 'cms-api/orders?limit=1', undefined, by)).status === 200

async function linkOf(email: string): Promise<string> {
  await ask('POST', 'cms-api/admins/forgot-password', { email })
  const found = async () =>
    /\/admin\/reset\/([\w-]+)/.exec((await mailsFor(email)).map(({ html }) => html ?? '').join())?.[1]
  await expect.poll(found, { timeout: 60_000, interval: 200 }).toBeTruthy()
  return (await found()) ?? ''
}
const useLink = (token: string, password: string) =>
  ask('POST', 'cms-api/admins/reset-password', { token, password })

const passkeys = 'api/auth/staff/passkeys'
async function challengeFor({ here }: Someone) {
  const options = await ask('POST', `${passkeys}/options`, { password: goodPassword }, here)
  return (await options.json()) as { challenge: string }
}

const makers: Record<StaffWay, { of: 'plain' | 'careful'; make(one: Someone): Promise<Made> }> = {
  password: {
    of: 'plain',
    make: async () => ({ opens: async ({ email }) => (await comesIn(email, goodPassword)).ok }),
  },
  session: {
    of: 'plain',
    make: async ({ email }) => {
      const there = sessionIn(await comesIn(email, goodPassword))
      return { opens: () => isIn(there) }
    },
  },
  passkey: {
    of: 'plain',
    make: async someone => {
      const device = new Authenticator(origin)
      const response = device.make(await challengeFor(someone))
      expect((await ask('POST', passkeys, { name: 'One', response }, someone.here)).status).toBe(204)
      return {
        opens: async () => {
          const asked = await ask('POST', 'api/auth/staff/passkey/options', {})
          const signed = device.sign((await asked.json()) as { challenge: string })
          return (await ask('POST', 'api/auth/staff/passkey', signed)).ok
        },
      }
    },
  },
  'passkey-challenge': {
    of: 'plain',
    make: async someone => {
      const response = new Authenticator(origin).make(await challengeFor(someone))
      return { opens: async ({ here }) => (await ask('POST', passkeys, { name: 'Two', response }, here)).ok }
    },
  },
  'api-key': {
    of: 'plain',
    make: async ({ here }) => {
      const token = randomUUID()
      const made = await ask('POST', 'cms-api/tokens', { name: 'Script', kind: 'admin', token }, here)
      expect(made.status).toBe(201)
      const { id } = await makeClient()
      const authorization = `Bearer ${token}`
      return {
        opens: async () => (await ask('GET', `api/clients?id=${id}`, undefined, { authorization })).ok,
      }
    },
  },
  'stand-in': {
    of: 'plain',
    make: async ({ here }) => {
      const entered = await ask('POST', 'api/stand-ins', { client: (await makeClient()).id }, here)
      const place = cookieNamed(entered, 'stand-in')
      expect(place).not.toBe('')
      return {
        // In a new session of his own, where he needs no code for one.
        opens: async someone => {
          const begun = sessionIn(await comesIn(someone.email, someone.password))
          const session = begun.cookie ? begun : someone.here
          const read = await ask('GET', 'api/stand-ins', undefined, { cookie: `${session.cookie}; ${place}` })
          return ((await read.json()) as { standIn: unknown }).standIn !== null
        },
      }
    },
  },
  'export-link': {
    of: 'plain',
    make: async ({ here }) => {
      const asked = await ask(
        'POST',
        'api/exports',
        { kind: 'stock', from: '2026-01-01', to: '2026-01-01' },
        here,
      )
      const { id } = (await asked.json()) as { id: number }
      const ready = async () =>
        (
          await query<{ code: string }>('select code from exports where id = $1 and ready_at is not null', [
            id,
          ])
        )[0]?.code
      await expect.poll(ready, { timeout: 60_000, interval: 200 }).toBeTruthy()
      const code = await ready()
      return { opens: async () => (await ask('GET', `api/exports/${code}`)).ok }
    },
  },
  // This is tried last: where it works, it changes the password.
  'password-link': {
    of: 'plain',
    make: async ({ email }) => {
      const token = await linkOf(email)
      return { opens: async () => (await useLink(token, 'gabel-2028!')).ok }
    },
  },
  'second-factor': {
    of: 'careful',
    make: async () => ({
      opens: async ({ id }) =>
        (await query(`select 1 from second_factors where kind = 'staff' and holder = $1`, [id])).length > 0,
    }),
  },
  'half-login': {
    of: 'careful',
    make: async ({ id, email, here }) => {
      await query(`delete from second_factors where kind = 'staff' and holder = $1`, [id])
      const [code = ''] = await setUpFactor('auth/staff/second-factor', here)
      const cookie = cookieNamed(await comesIn(email, goodPassword), 'half-staff-login')
      expect(cookie).not.toBe('')
      return {
        opens: async () => {
          const given = await ask('POST', 'api/auth/staff/code', { code }, { cookie })
          return given.ok && isIn(sessionIn(given))
        },
      }
    },
  },
}

const inPanel = async ({ id }: Someone, change: object, by: By) => {
  const changed = await ask('PATCH', `cms-api/admins/${id}`, change, by)
  expect(changed.status, await changed.clone().text()).toBe(200)
}

interface Happening {
  what: string
  events: Event[]
  isOwn?: true
  of?: ('plain' | 'careful')[]
  /** Data that belong to another person since then, if any. */
  happen(someone: Someone): Promise<unknown>
}

const happenings: Happening[] = [
  {
    what: 'he has another address',
    events: ['address-changed'],
    isOwn: true,
    happen: async someone => {
      const email = `moved-${randomUUID()}@shop.test`
      await inPanel(someone, { email }, someone.here)
      return { email }
    },
  },
  {
    what: 'the owner gives him another address',
    events: ['address-changed'],
    happen: async someone => {
      const email = `moved-${randomUUID()}@shop.test`
      await inPanel(someone, { email }, await signIn())
      return { email }
    },
  },
  {
    what: 'he changes his password',
    events: ['password-changed'],
    isOwn: true,
    happen: async someone => {
      await inPanel(someone, { password: newPassword }, someone.here)
      return { password: newPassword }
    },
  },
  {
    what: 'the owner gives him a password',
    events: ['password-given'],
    happen: async someone => {
      await inPanel(someone, { password: newPassword }, await signIn())
      return { password: newPassword }
    },
  },
  {
    what: 'he replaces a forgotten password',
    events: ['password-reset'],
    happen: async ({ email }) => {
      expect((await useLink(await linkOf(email), newPassword)).status).toBe(200)
      return { password: newPassword }
    },
  },
  {
    what: 'he sets up a second factor',
    events: ['factor-set'],
    isOwn: true,
    of: ['plain'],
    happen: async ({ here }) => void (await setUpFactor('auth/staff/second-factor', here)),
  },
  {
    what: 'the owner takes his second factor away',
    events: ['factor-taken'],
    happen: async ({ id }) => {
      const taken = await ask('DELETE', `api/second-factors/staff/${id}`, undefined, await signIn())
      expect(taken.status).toBe(204)
    },
  },
  {
    what: 'he has another role',
    events: ['role-changed'],
    happen: async someone => inPanel(someone, { role: 'clerk' }, await signIn()),
  },
  {
    what: 'he is removed',
    events: ['removed'],
    happen: async ({ id }) => {
      expect((await ask('DELETE', `cms-api/admins/${id}`, undefined, await signIn())).status).toBe(200)
    },
  },
]

const ways = Object.entries(staffWays) as [StaffWay, WayIn<Event>][]

describe('of one of the staff, when', () => {
  it('every event of the table is made to happen', () => {
    const named = new Set(ways.flatMap(([, { ends }]) => Object.keys(ends)))
    expect(new Set(happenings.flatMap(({ events }) => events))).toEqual(named)
  })

  const cases = happenings.flatMap(happening =>
    (happening.of ?? (['plain', 'careful'] as const)).map(kind => ({ ...happening, kind })),
  )
  it.each(cases)('$what, ways in end or stay as the table says: $kind', async ({ kind, ...happening }) => {
    const email = `owner-${randomUUID()}@shop.test`
    const account = await send('admins', { email, password: goodPassword, role: 'owner' })
    const { id } = ((await account.json()) as { doc: { id: number } }).doc
    const here = sessionIn(await comesIn(email, goodPassword))
    const someone: Someone = { id, email, password: goodPassword, here }
    if (kind === 'careful') await setUpFactor('auth/staff/second-factor', here)
    const made = new Map<StaffWay, Made>()
    // The event itself makes a link that it uses.
    for (const way of Object.keys(makers) as StaffWay[])
      if (
        makers[way].of === kind &&
        !(way === 'password-link' && happening.events.includes('password-reset'))
      )
        made.set(way, await makers[way].make(someone))
    Object.assign(someone, await happening.happen(someone))

    const said: Record<string, boolean> = {}
    const seen: Record<string, boolean> = {}
    for (const [way, one] of made) {
      const { ends }: WayIn<Event> = staffWays[way]
      const endings = happening.events.map(event => ends[event])
      said[way] = endings.every(ending => ending === undefined)
      seen[way] = await one.opens(someone)
      if (way !== 'session') continue
      said.here = said[way] || (endings.every(ending => ending === 'others') && happening.isOwn === true)
      seen.here = await isIn(someone.here)
    }
    expect(seen).toEqual(said)
  })
})
