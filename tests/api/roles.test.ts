import { randomInt } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Role, roles, staffRoles } from '@/lib/people/actor/actor'
import { agreedBody, orderBody } from '@/tests/support/order-request.mjs'
import { query } from './support/database'
import { goodPassword, staffSession } from './support/people'
import { calls, type Known } from './support/role-calls'
import { shopUrl, signIn } from './support/shop'

type Headers_ = Record<string, string>

const sessions = {} as Record<Role, Headers_>
const known: Known = { client: { id: 0, email: '' }, order: 0, auth: '' }

const json = (body: unknown, by: Headers_ = {}) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...by },
  body: JSON.stringify(body),
})
const cookiesOf = (response: Response) =>
  response.headers.getSetCookie().map(cookie => cookie.split(';')[0] ?? '')

async function register() {
  const email = `role-${crypto.randomUUID()}@shop.test`
  const body = { email, name: 'Sophie Bernard', password: goodPassword, termsConsent: true, locale: 'fr-FR' }
  const response = await fetch(`${shopUrl}/api/clients`, json(body))
  const { id } = (await response.json()) as { id: number }
  return { id, email, session: { cookie: cookiesOf(response)[0] ?? '' } }
}

/** An order of a client, with its code. */
async function orderOf(by: Headers_) {
  const body = await agreedBody(shopUrl, orderBody())
  const response = await fetch(
    `${shopUrl}/api/orders`,
    json(body, { 'idempotency-key': crypto.randomUUID(), ...by }),
  )
  const auth = new URL(response.headers.get('location') ?? '', shopUrl).searchParams.get('auth') ?? ''
  return { order: (await response.json()) as number, auth }
}

/** A clerk in a client's place. */
async function impersonating(client: number): Promise<Headers_> {
  const clerk = await staffSession('clerk')
  const entered = await fetch(`${shopUrl}/api/stand-ins`, json({ client }, clerk))
  return { ...clerk, cookie: [clerk.cookie, ...cookiesOf(entered)].join('; ') }
}

beforeAll(async () => {
  const [own, retailer, company] = [await register(), await register(), await register()]
  await query(`update clients set account_type = 'retailer', pro_confirmed = true where id = $1`, [
    retailer.id,
  ])
  await query(`update clients set account_type = 'company' where id = $1`, [company.id])
  Object.assign(known, { client: own, ...(await orderOf(own.session)) })
  Object.assign(sessions, {
    visitor: {},
    code: {},
    client: own.session,
    retailer: retailer.session,
    company: company.session,
    'stand-in': await impersonating(own.id),
    owner: await signIn(),
    clerk: await staffSession('clerk'),
    production: await staffSession('production'),
    translator: await staffSession('translator'),
  })
})

/** The calls that accept the code of an order's link; for all others its holder is a visitor. */
const takesCode =
  /^(?:GET orders\/\[id\]$|GET clients$|\w+ orders\/\[id\]\/(?:proofs|documents|approvals|decisions|withdrawals))/

/** The status that a role gets for this body. */
async function statusOf(role: Role, name: string, at: string, sent?: string) {
  const [method = 'GET'] = name.split(' ')
  const address = new URL(
    at.replace('CLIENT', `${known.client.id}`).replace('ORDER', `${known.order}`),
    `${shopUrl}/`,
  )
  if (role === 'code' && takesCode.test(name)) address.searchParams.set('auth', known.auth)
  const response = await fetch(address, {
    method,
    redirect: 'manual',
    headers: {
      // Limits count by the address: everybody comes from one of his own.
      'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`,
      ...sessions[role],
      ...(method !== 'GET' && { origin: shopUrl, 'idempotency-key': crypto.randomUUID() }),
      ...(sent !== undefined && { 'content-type': 'application/json' }),
    },
    ...(sent !== undefined && { body: sent }),
  })
  await response.arrayBuffer()
  return response.status
}

const answersOf = async (name: string, at: string, body?: (known: Known) => unknown) => {
  const sent = body && JSON.stringify(body(known))
  return (await Promise.all(roles.map(role => statusOf(role, name, at, sent)))).join(' ')
}

/** The statuses of all roles, where one status is given for all. */
const inFull = (answers: string) => (answers.includes(' ') ? answers : roles.map(() => answers).join(' '))

/** Answers outside of `app/api`: the panel's own calls, and pages with restricted access. */
const doors: [string, string][] = [
  ['cms-api/orders?limit=1', '403 403 403 403 403 200 200 200 200 403'],
  ['cms-api/clients?limit=1', '403 403 403 403 403 200 200 200 403 403'],
  ['cms-api/client-companies?limit=1', '403 403 403 403 403 200 200 200 403 403'],
  ['cms-api/discounts?limit=1', '403 403 403 403 403 200 200 200 403 403'],
  ['cms-api/pages?limit=1', '403 403 403 403 403 200 200 200 403 200'],
  ['cms-api/tokens?limit=1', '403 403 403 403 403 403 200 403 403 403'],
  ['account/', '200'],
  ['cart/', '200'],
  ['order/', '200'],
  ['tools/', '200'],
  ['_styleguide/', '200'],
  ['admin', '200'],
]

/** The methods of routes that are written once and opened at several addresses. */
const sharedRoutes: [RegExp, string][] = [
  [/contentRoute\('\w+BySlugs'/, 'POST'],
  [/contentRoute\(|function GET/, 'GET'],
  [/\bsecondFactorRoute\(/, 'GET POST PUT DELETE'],
  [/\bpasskeysRoute\(/, 'GET POST'],
  [/\bpasskeyRoute\(/, 'PUT DELETE'],
  [/\b(?:recoveryCodesRoute|newPasskeyRoute|askPasskeyRoute)\(|function POST/, 'POST'],
]

/** Every method that a route of `app/api` answers, as the table names it. */
function routesOfShop(): string[] {
  const root = path.resolve('app/api')
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  return files
    .filter(file => path.basename(file) === 'route.ts' && !file.startsWith('[...'))
    .flatMap(file => {
      const source = readFileSync(path.join(root, file), 'utf8')
      const at = path.dirname(file)
      const shared = sharedRoutes.find(([called]) => called.test(source))
      if (shared) return shared[1].split(' ').map(method => `${method} ${at}`)
      return [
        ...source.matchAll(/^ {2}(GET|POST|PUT|PATCH|DELETE)(?=[:,])/gm),
        ...source.matchAll(/route\(\{ ((?:[A-Z]+: \w+(?:, )?)+) \}\)/g),
      ]
        .flatMap(([, found = '']) => [...found.matchAll(/[A-Z]{3,}/g)])
        .map(([method]) => `${method} ${at}`)
    })
    .sort()
}

it('the table has a row for every call of every route', () => {
  const routes = routesOfShop()
  expect(routes.length).toBeGreaterThan(150)
  expect([...new Set(calls.map(({ name }) => name))].sort()).toEqual(routes)
})

/** Calls that a visitor may not make with any body. */
const closed = calls.filter(({ name, answers }) => !name.startsWith('GET') && /^40[13]/.test(answers))

describe('a visitor', () => {
  it.each(closed)('of $name is refused before what he sends is looked at', async call => {
    const [method = '', folder = ''] = call.name.split(' ')
    const at = (call.path ?? folder)
      .replace('CLIENT', `${known.client.id}`)
      .replace('ORDER', `${known.order}`)
    const response = await fetch(`${shopUrl}/api/${at}`, {
      method,
      headers: {
        'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`,
        'content-type': 'application/json',
        origin: shopUrl,
      },
      body: '{"',
    })
    expect(String(response.status)).toBe(call.answers.slice(0, 3))
  })
})

/** A role with a part of a right is refused only after the call's content is known. */
const partly = ['production POST orders/[id]/moves', 'translator PUT pages/[id]']

/** Calls that a role without any part of the right may not make; a wrong password is refused for another reason. */
const ofOthers = calls
  .filter(
    ({ name, body }) => !name.startsWith('GET') && body && !/wrong-1!/.test(JSON.stringify(body(known))),
  )
  .flatMap(call => {
    const answers = inFull(call.answers).split(' ')
    return staffRoles
      .filter(role => answers[roles.indexOf(role)] === '403' && !partly.includes(`${role} ${call.name}`))
      .map(role => ({ name: call.name, path: call.path, role }))
  })

describe('one of the staff', () => {
  it.each(ofOthers)(
    'who is $role has nothing looked at that he sends to $name',
    async ({ name, path: at, role }) => {
      const [, folder = ''] = name.split(' ')
      expect(await statusOf(role, name, `api/${at ?? folder}`, '{"')).toBe(403)
    },
  )
})

describe('each role', () => {
  it.each(doors)('of %s gets what the table says', async (at, answers) => {
    expect(await answersOf('GET', at)).toBe(inFull(answers))
  })

  it.each(calls)('of $name $path gets what the table says', async ({ name, path: at, body, answers }) => {
    const [, folder = ''] = name.split(' ')
    expect(await answersOf(name, `api/${at ?? folder}`, body)).toBe(inFull(answers))
  })
})
