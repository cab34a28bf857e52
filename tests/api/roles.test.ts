import { beforeAll, describe, expect, it } from 'vitest'
import { query } from './support/database'
import { goodPassword, staffSession } from './support/people'
import { shopUrl, signIn } from './support/shop'

const roles = [
  'visitor',
  'client',
  'retailer',
  'company',
  'owner',
  'clerk',
  'production',
  'translator',
] as const
type Role = (typeof roles)[number]
type Headers_ = Record<string, string>

const sessions = {} as Record<Role, Headers_>
/** The client whose record the calls below are about. */
let client = { id: 0, email: '' }

async function register() {
  const email = `role-${crypto.randomUUID()}@shop.test`
  const body = { email, name: 'Sophie Bernard', password: goodPassword, termsConsent: true, locale: 'fr-FR' }
  const response = await fetch(`${shopUrl}/api/clients`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const { id } = (await response.json()) as { id: number }
  return { id, email, session: { cookie: response.headers.getSetCookie()[0]?.split(';')[0] ?? '' } }
}

beforeAll(async () => {
  const [own, retailer, company] = [await register(), await register(), await register()]
  await query(`update clients set account_type = 'retailer', pro_confirmed = true where id = $1`, [
    retailer.id,
  ])
  await query(`update clients set account_type = 'company' where id = $1`, [company.id])
  client = own
  Object.assign(sessions, {
    visitor: {},
    client: own.session,
    retailer: retailer.session,
    company: company.session,
    owner: await signIn(),
    clerk: await staffSession('clerk'),
    production: await staffSession('production'),
    translator: await staffSession('translator'),
  })
})

interface Call {
  method?: string
  path: () => string
  body?: () => unknown
}
const get = (path: string): Call => ({ path: () => path })
const send = (method: string, path: string, body: () => unknown): Call => ({ method, path: () => path, body })

/**
 * Each call with what each role gets, in the order of `roles`: visitor, client, retailer, company, owner, clerk, production,
 * translator. Where a right lets through, the body is one that is refused for something else, so that nothing changes.
 */
const table: [string, Call, number[]][] = [
  ['reads who he is', get('api/clients'), [200, 200, 200, 200, 200, 200, 200, 200]],
  ['reads a client', { path: () => `api/clients?id=${client.id}` }, [403, 200, 403, 403, 200, 200, 403, 403]],
  [
    'registers an address that has an account',
    send('POST', 'api/clients', () => ({
      email: client.email,
      name: 'Sophie Bernard',
      password: goodPassword,
      termsConsent: true,
      locale: 'fr-FR',
    })),
    [409, 403, 403, 403, 409, 409, 403, 403],
  ],
  ['changes his profile', send('PUT', 'api/clients', () => ({})), [401, 200, 200, 200, 401, 401, 401, 401]],
  [
    'closes his account, with a wrong password',
    send('DELETE', 'api/clients', () => ({ password: 'wrong-1!' })),
    [401, 403, 403, 403, 401, 401, 401, 401],
  ],
  [
    'changes his password, with a wrong one',
    send('PUT', 'api/clients/password-change', () => ({ oldPassword: 'wrong-1!', password: 'zirkel-2027?' })),
    [401, 403, 403, 403, 401, 401, 401, 401],
  ],
  ['lists his sessions', get('api/clients/sessions'), [401, 200, 200, 200, 401, 401, 401, 401]],
  [
    'ends a session that is not his',
    send('DELETE', 'api/clients/sessions/1', () => undefined),
    [401, 404, 404, 404, 401, 401, 401, 401],
  ],
  ['reads his log', get('api/clients/events'), [401, 200, 200, 200, 401, 401, 401, 401]],
  ['takes his data', get('api/clients/data'), [401, 200, 200, 200, 401, 401, 401, 401]],
  ['lists his orders', get('api/orders'), [401, 200, 200, 200, 401, 401, 401, 401]],
  ['lists his kept carts', get('api/orders?status=cart'), [401, 200, 200, 200, 401, 401, 401, 401]],
  [
    'reads the retailers’ discount',
    get('api/discounts/SYSTEM_RETAILER_1'),
    [403, 403, 200, 403, 200, 200, 403, 403],
  ],
  [
    'reads the discount of a level',
    get('api/discounts/SYSTEM_LOYALTY_7'),
    [403, 403, 403, 403, 200, 200, 403, 403],
  ],
  [
    'makes a coupon of a name that is the shop’s',
    send('POST', 'api/discounts', () => ({ coupon: 'SYSTEM_X', type: 'euro', value: 1 })),
    [403, 403, 403, 403, 409, 409, 403, 403],
  ],
  ['reads orders in the panel', get('cms-api/orders?limit=1'), [403, 403, 403, 403, 200, 200, 200, 403]],
  ['reads clients in the panel', get('cms-api/clients?limit=1'), [403, 403, 403, 403, 200, 200, 403, 403]],
  ['reads coupons in the panel', get('cms-api/discounts?limit=1'), [403, 403, 403, 403, 200, 200, 403, 403]],
  ['reads pages in the panel', get('cms-api/pages?limit=1'), [403, 403, 403, 403, 200, 200, 403, 200]],
  ['reads keys in the panel', get('cms-api/tokens?limit=1'), [403, 403, 403, 403, 200, 403, 403, 403]],
]

describe.each(table)('who %s', (_what, { method = 'GET', path, body }, statuses) => {
  it.each(roles.map((role, column) => [role, statuses[column]] as const))(
    'as %s is answered %i',
    async (role, status) => {
      const sent = body?.()
      const response = await fetch(`${shopUrl}/${path()}`, {
        method,
        headers: {
          ...sessions[role],
          ...(method !== 'GET' && { origin: shopUrl }),
          ...(sent !== undefined && { 'content-type': 'application/json' }),
        },
        ...(sent !== undefined && { body: JSON.stringify(sent) }),
      })
      expect(response.status).toBe(status)
    },
  )
})
