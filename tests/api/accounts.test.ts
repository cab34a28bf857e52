import { beforeAll, describe, expect, it } from 'vitest'
import { call, cookieIn, newClient, newEmail, refusalOf, register, who } from './support/accounts'
import type { By } from './support/call'
import { query } from './support/database'
import { mailsTo } from './support/mails'
import { goodPassword, logIn, makeClient, sessionOf } from './support/people'
import { signIn } from './support/shop'

describe('a registration', () => {
  it('makes an account with what was said, begins its session and tells its owner by mail', async () => {
    const email = newEmail()
    const response = await register({ email: email.toUpperCase(), marketingConsent: true })
    expect(response.status).toBe(201)
    expect(await response.json()).toMatchObject({
      email,
      name: 'Sophie Bernard',
      phone: '+33612345678',
      role: 'client',
      marketingConsent: true,
      termsConsent: true,
      loyaltyPoints: 0,
    })
    expect(response.headers.getSetCookie()[0]).toMatch(
      /^client-session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax/,
    )
    expect(await who(cookieIn(response))).toMatchObject({ email, registered: true })
    const [mail] = await mailsTo(email, 1)
    expect(mail?.subject).toBe('Votre compte est créé')
  })

  it('begins no session where none is wanted', async () => {
    const response = await register({ nologin: true })
    expect(response.status).toBe(201)
    expect(response.headers.getSetCookie()).toEqual([])
  })

  it('says that an address has an account, in upper or lower case, also of two at the same moment', async () => {
    const { email } = await newClient()
    expect(await refusalOf(await register({ email: email.toUpperCase() }))).toMatchObject({
      status: 409,
      code: 'email_has_account',
    })
    const twin = newEmail()
    const both = await Promise.all([register({ email: twin }), register({ email: twin })])
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
  })

  it.each([
    ['no e-mail', { email: 'sophie' }, { email: 'VALIDATORS_REQUIRED_EMAIL_INVALID' }],
    ['a short name', { name: 'S' }, { name: 'VALIDATORS_REQUIRED_NAME_MIN' }],
    ['a phone that is none', { phone: 'none' }, { phone: 'VALIDATORS_REQUIRED_PHONE_INVALID' }],
    ['a short password', { password: 'a1!' }, { password: 'VALIDATORS_REQUIRED_PASSWORD_MIN' }],
    ['a common password', { password: 'P@ssw0rd1' }, { password: 'VALIDATORS_REQUIRED_PASSWORD_COMMON' }],
    [
      'its own name for a password',
      { password: 'Bernard2026!' },
      { password: 'VALIDATORS_REQUIRED_PASSWORD_COMMON' },
    ],
    ['no consent', { termsConsent: false }, { termsConsent: 'VALIDATORS_REQUIRED_TERMS' }],
    [
      'a retailer without numbers',
      { other: { accountType: 'retailer' } },
      { vatNumber: 'VALIDATORS_REQUIRED_VAT_NUMBER' },
    ],
    [
      'a French company without SIRET',
      { other: { accountType: 'company' }, vatNumber: 'FR40 303 265 045' },
      { siretNumber: 'VALIDATORS_REQUIRED_SIRET' },
    ],
    [
      'a number that the register does not know',
      { other: { accountType: 'company' }, vatNumber: 'DE999999999' },
      { vatNumber: 'VALIDATORS_REQUIRED_VAT_NUMBER_UNKNOWN' },
    ],
  ])('with %s is refused by its field', async (_what, over, fields) => {
    expect(await refusalOf(await register(over))).toMatchObject({ status: 400, code: 'invalid_body', fields })
  })

  it('of a company asks the register about its number; a retailer waits for staff', async () => {
    const company = await register({ other: { accountType: 'company' }, vatNumber: 'DE 136 695 976' })
    expect(await company.json()).toMatchObject({
      role: 'company',
      vatNumber: 'DE136695976',
      vatStatus: 'valid',
    })
    const retailer = await register({
      other: { accountType: 'retailer', interestedRetailer: true },
      vatNumber: 'FR40303265045',
      siretNumber: '303 265 045 00011',
    })
    expect(await retailer.json()).toMatchObject({ role: 'client', proConfirmed: false })
  })

  it.each(['role', 'loyaltyPoints', 'proConfirmed', 'accountPayment', 'closed', 'authType', 'id'])(
    'cannot give itself its %s: the name is refused',
    async name => {
      const refusal = await refusalOf(await register({ [name]: 1 }))
      expect(refusal.status).toBe(400)
      expect(Object.values(refusal.fields).join()).toContain(`"${name}"`)
    },
  )

  it('is refused to another site', async () => {
    expect((await register({}, { origin: 'https://evil.test' })).status).toBe(403)
  })
})

describe('the profile of a client', () => {
  let email: string
  let session: By
  const change = (body: unknown, headers: By = session) => call('PUT', 'clients', body, headers)
  const address = {
    name: 'Sophie',
    address: '45 rue de la Paix',
    zipcode: '59000',
    city: 'Lille',
    country: 'FR',
  }
  beforeAll(async () => {
    ;({ email, session } = await newClient())
  })

  it('takes what he changes, and leaves what he leaves out', async () => {
    const addresses = { addresses: [address], defaultDelivery: 0, defaultBilling: null }
    const response = await change({ phone: '0612345678', addresses, other: { interestedRetailer: true } })
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({
      name: 'Sophie Bernard',
      phone: '0612345678',
      other: { accountType: 'private', interestedRetailer: true },
      addresses: { addresses: [{ ...address, phone: '' }], defaultDelivery: 0 },
    })
    expect(await (await change({ name: 'Jeanne Petit' })).json()).toMatchObject({
      name: 'Jeanne Petit',
      phone: '0612345678',
    })
  })

  it('refuses wrong fields by their place', async () => {
    const wrong = { addresses: [{ ...address, zipcode: 'x' }], defaultDelivery: 0, defaultBilling: 0 }
    expect(await refusalOf(await change({ name: '', addresses: wrong }))).toMatchObject({
      status: 400,
      fields: {
        name: 'VALIDATORS_REQUIRED_NAME',
        'addresses.addresses.0.zipcode': 'VALIDATORS_REQUIRED_ZIPCODE_INVALID',
      },
    })
    const none = { addresses: [], defaultDelivery: 0, defaultBilling: null }
    expect((await change({ addresses: none })).status).toBe(400)
  })

  it.each([
    'role',
    'loyaltyLevel',
    'loyaltyPoints',
    'totalAmount',
    'proConfirmed',
    'discount',
    'adminName',
    'closed',
  ])('refuses his %s by its name, and changes nothing', async name => {
    const before = await who(session)
    const refusal = await refusalOf(await change({ name: 'Thief', [name]: 7 }))
    expect(refusal.status).toBe(400)
    expect(Object.values(refusal.fields).join()).toContain(`"${name}"`)
    expect(await who(session)).toEqual(before)
  })

  it('gets another address with his password alone, and not one that has an account; the old one gets a mail', async () => {
    const next = newEmail()
    expect((await refusalOf(await change({ email: next }))).fields).toEqual({
      password: 'VALIDATORS_REQUIRED_PASSWORD',
    })
    expect(await refusalOf(await change({ email: next, password: 'wrong-1!' }))).toMatchObject({
      status: 403,
      code: 'INCORRECT_PASSWORD',
    })
    const other = (await newClient()).email
    expect((await change({ email: other, password: goodPassword })).status).toBe(409)
    expect(await (await change({ email: next, password: goodPassword })).json()).toMatchObject({
      email: next,
    })
    const mails = await mailsTo(email, 2)
    expect(mails.some(({ html = '' }) => html.includes(next))).toBe(true)
    email = next
  })

  it('asks again for a confirmation where the numbers change', async () => {
    const numbers = { vatNumber: 'FR40303265045', siretNumber: '30326504500011' }
    const retailer = await makeClient({ accountType: 'retailer', proConfirmed: true, ...numbers })
    const own = await sessionOf(retailer.email)
    expect(await (await change({ name: 'Papeterie', ...numbers }, own)).json()).toMatchObject({
      role: 'retailer',
    })
    expect(await (await change({ vatNumber: 'DE136695976', siretNumber: '' }, own)).json()).toMatchObject({
      role: 'client',
      proConfirmed: false,
      vatStatus: 'valid',
    })
  })

  it('is changed by nobody else', async () => {
    expect((await change({ name: 'Nobody' }, {})).status).toBe(401)
    expect((await change({ name: 'Nobody' }, { ...session, origin: 'https://evil.test' })).status).toBe(403)
  })
})

describe('an account', () => {
  it('is taken along as a file, and closed with its password; its orders stay', async () => {
    const { id, email, session } = await newClient()
    const file = await call('GET', 'clients/data', undefined, session)
    expect(file.headers.get('content-disposition')).toContain('attachment')
    const text = await file.text()
    expect(JSON.parse(text)).toMatchObject({ client: { email }, orders: [], designs: [], carts: [] })
    expect(text).not.toMatch(/hash|salt|adminName/)
    expect((await call('GET', 'clients/data')).status).toBe(401)
    expect((await call('DELETE', 'clients', { password: 'wrong-1!' }, session)).status).toBe(403)
    expect((await call('DELETE', 'clients', { password: goodPassword }, session)).status).toBe(204)
    expect(await who(session)).toMatchObject({ role: 'visitor' })
    expect((await logIn(email)).status).toBe(401)
    const [row] = await query<Record<string, unknown>>(
      'select email, name, closed, hash, (select count(*)::int from client_sessions where client = c.id) as sessions from clients c where id = $1',
      [id],
    )
    expect(row).toEqual({
      email: `closed-${id}@account.invalid`,
      name: '',
      closed: true,
      hash: null,
      sessions: 0,
    })
    expect((await register({ email })).status).toBe(201)
  })
})

describe('a coupon', () => {
  const coupon = (over: object = {}) => ({
    coupon: `C${crypto.randomUUID().slice(0, 8)}`,
    type: 'percent',
    value: 10,
    uses: 5,
    description: 'Fair',
    ...over,
  })

  it('is made by staff who may, once, and then read by its name', async () => {
    const staff = await signIn()
    const body = coupon()
    const made = await call('POST', 'discounts', body, staff)
    expect([made.status, await made.json()]).toEqual([201, body])
    expect(await (await call('GET', `discounts/${body.coupon}`)).json()).toMatchObject({ value: 10 })
    expect((await call('POST', 'discounts', body, staff)).status).toBe(409)
    expect((await call('POST', 'discounts', coupon({ coupon: 'SYSTEM_RETAILER_1' }), staff)).status).toBe(409)
    for (const wrong of [{ value: 101 }, { value: 0 }, { uses: -1 }, { type: 'free' }, { status: 'live' }])
      expect((await call('POST', 'discounts', coupon(wrong), staff)).status).toBe(400)
  })
})

describe('the visitor’s country', () => {
  const ask = async (headers: By) =>
    ((await (await call('GET', 'clients/country', undefined, headers)).json()) as { countryCode: string })
      .countryCode

  it('is the proxy’s word, else that of his network, else that of his languages, else the shop’s', async () => {
    const german = { 'x-forwarded-for': '5.9.0.1' }
    expect(await ask({ ...german, 'cf-ipcountry': 'BE' })).toBe('BE')
    expect(await ask({ ...german, 'cf-ipcountry': 'XX', 'accept-language': 'fr-CH' })).toBe('DE')
    expect(await ask({ 'x-forwarded-for': '10.0.0.1', 'accept-language': 'fr-CH' })).toBe('CH')
    expect(await ask({ 'x-forwarded-for': 'no address', 'accept-language': 'ja-JP' })).toBe('FR')
  })
})
