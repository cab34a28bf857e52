import { describe, expect, it } from 'vitest'
import { sessionDiscount } from '@/lib/money/discount/session'
import { buyerOf, sessionRights } from '@/lib/money/standing'
import {
  type Account,
  type Actor,
  roleOf,
  roles,
  type StaffRole,
  type Subject,
} from '@/lib/people/actor/actor'
import { can } from '@/lib/people/actor/can'
import { type Action, rights } from '@/lib/people/actor/rights'

const account: Account = {
  id: 7,
  accountType: 'private',
  proConfirmed: false,
  loyaltyLevel: 0,
  vatNumber: '',
  vatStatus: null,
}
const retailerAccount: Account = { ...account, accountType: 'retailer', proConfirmed: true }
const client = (change: Partial<Account> = {}): Actor => ({
  kind: 'client',
  account: { ...account, ...change },
})
const staff = (role: StaffRole): Actor => ({
  kind: 'staff',
  staff: { id: 1, email: 'staff@shop.test', role },
})

const actors: Actor[] = [
  { kind: 'visitor' },
  { kind: 'code', order: 12 },
  client(),
  client(retailerAccount),
  client({ accountType: 'company' }),
  { kind: 'stand-in', staff: { id: 1, email: 'staff@shop.test', role: 'clerk' }, account },
  staff('owner'),
  staff('clerk'),
  staff('production'),
  staff('translator'),
]

/**
 * The rights as PEOPLE-2 and PEOPLE-6 give them, a column a role in the order of `roles`:
 * visitor, code, client, retailer, company, stand-in, owner, clerk, production, translator. `y` everywhere, `o` with
 * what is the actor's own, `c` with this and what was ordered for the company for which he approves, `a` with the latter alone, `e` with the discount that he has earned, `m` between paid and shipped, `-` never.
 */
const table: Record<Action, string> = {
  'order.place': 'yyyyyyyy--',
  'order.place-incomplete': '-----y----',
  'order.list-own': '--yyy-----',
  'order.read': '-occcOyy--',
  'order.read-sheet': '-----yyyy-',
  'order.read-prices': '-occcOyy--',
  'order.read-costs': '-----yyy--',
  'order.read-contact': '-occcOyy--',
  'order.production-files': '-----yyyy-',
  'order.change-state': '-----yyym-',
  'order.pay': '-ooooO----',
  'order.refund': '------yy--',
  'order.lay-out': '------yyy-',
  'order.approve-layout': '-oooo-yy--',
  'order.approve': '--aaa-----',
  'company.manage': '--aaa-----',
  'order.take-back': '--ooo-----',
  'order.ship': '------yyy-',
  'order.note': '------yyy-',
  'production.work': '------yyy-',
  'order.claim': '------yy--',
  'cart.save': '--yyyy----',
  'cart.share': 'yyyyy-----',
  'quotation.request': 'yyyyy-----',
  'quotation.read': '-ooooOyy--',
  'quotation.accept': '-ooooO----',
  'quotation.edit': '-----Oyy--',
  'quotation.make': '-----Oyy--',
  'magic-product.make': '-----yyy--',
  'client.register': 'yy----yy--',
  'client.read': '--oooOyy--',
  'client.change': '--oooOyy--',
  'client.confirm-professional': '------yy--',
  'client.stand-in': '-----yyy--',
  'client.close': '--ooo-y---',
  'client.merge': '------yy--',
  'client.note': '------yy--',
  'client.correct-points': '------yy--',
  'design.keep': '--ooo-----',
  'design.share': 'yyyyyyyy--',
  'discount.read-coupon': 'yyyyyyyyyy',
  'discount.read-session': '--eeeyyy--',
  'discount.use': 'yyyyyy----',
  'discount.make': '------yy--',
  'price.see-without-vat': '----yyyy--',
  'price.see-costs': '-----yyy--',
  'price.browse-test-list': '-----yyy--',
  'price.change': '------yy--',
  'price.publish': '------y---',
  'content.read-unpublished': '-----yyy-y',
  'content.translate': '------yy-y',
  'content.change': '------yy--',
  'review.delete': '------y---',
  'stock.change': '------yy--',
  'message.read': '------yy--',
  'back-office.enter': '-----yyyyy',
  'tools.use': '-----yyy--',
  'styleguide.see': '-----yyy--',
  'account.enter': '--yyy-----',
  'quotation-button.see': 'yyyyy-yy--',
  'retailer-look.see': '---y------',
  'admin-look.see': '-----yyy--',
  'staff.manage': '------y---',
  'key.manage': '------y---',
  'job.manage': '------yy--',
  'journal.read': '------yy--',
  'export.make': '------yy--',
}

/** Another's, and the actor's own. */
const foreign: Subject = {
  client: 8,
  order: 13,
  coupon: 'SYSTEM_LOYALTY_6',
  from: 'awaiting-payment',
  to: 'paid',
}
const own: Subject = {
  client: 7,
  order: 12,
  coupon: 'SYSTEM_LOYALTY_6',
  from: 'awaiting-payment',
  to: 'paid',
}

/** The same actor as an approver of his company, and what a colleague has ordered for it. */
const approving = (actor: Actor): Actor =>
  actor.kind === 'client'
    ? { ...actor, account: { ...actor.account, company: { id: 3, role: 'approver' } } }
    : actor
const colleagues: Subject = { client: 8, order: 13, company: 3 }

describe('the table of rights', () => {
  it('has a row for every action and a column for every role', () => {
    expect(Object.keys(rights).sort()).toEqual(Object.keys(table).sort())
    expect(actors.map(roleOf)).toEqual(roles)
  })

  it.each(Object.entries(table) as [Action, string][])('%s is as the table says', (action, cells) => {
    const decided = actors.map(actor => {
      if (can(actor, action, foreign)) return 'y'
      const isColleagues = can(approving(actor), action, colleagues)
      if (can(actor, action, own)) return actor.kind === 'stand-in' ? 'O' : isColleagues ? 'c' : 'o'
      if (isColleagues) return 'a'
      if (can(actor, action, { from: 'paid', to: 'in-production' })) return 'm'
      const level =
        actor.kind === 'client' ? { ...actor, account: { ...actor.account, loyaltyLevel: 6 } } : actor
      const retailer = roleOf(actor) === 'retailer' ? 'SYSTEM_RETAILER_1' : 'SYSTEM_LOYALTY_6'
      return can(level, action, { coupon: retailer }) ? 'e' : '-'
    })
    expect(decided.join('')).toBe(cells)
  })

  it('shows a company’s orders to who approves for it, and lets nobody approve his own', () => {
    const buyer = client({ company: { id: 3, role: 'buyer' } })
    expect(can(buyer, 'order.read', colleagues)).toBe(false)
    expect(can(approving(client()), 'order.read', { ...colleagues, company: 4 })).toBe(false)
    expect(can(approving(client()), 'order.read', { ...colleagues, company: null })).toBe(false)
    expect(can(approving(client()), 'order.approve', { ...colleagues, client: 7 })).toBe(false)
    expect(can(approving(client()), 'order.pay', colleagues)).toBe(false)
  })

  it('gives nobody what belongs to no one', () => {
    for (const actor of [client(), actors[1] as Actor]) {
      expect(can(actor, 'order.read', { client: null })).toBe(false)
      expect(can(actor, 'order.read')).toBe(false)
    }
  })

  it('lets the workshop take an order from paid to shipped and no further', () => {
    const steps = [
      ['paid', 'in-production'],
      ['in-production', 'shipped'],
      ['paid', 'shipped'],
      ['shipped', 'delivered'],
      ['awaiting-payment', 'paid'],
      ['paid', 'refunded'],
    ] as const
    const may = steps.map(([from, to]) => can(staff('production'), 'order.change-state', { from, to }))
    expect(may).toEqual([true, true, false, false, false, false])
  })
})

describe('the standing of an actor', () => {
  it('makes a retailer only of a confirmed account', () => {
    expect(roleOf(client({ accountType: 'retailer' }))).toBe('client')
    expect(roleOf(client(retailerAccount))).toBe('retailer')
    expect(roleOf(client({ accountType: 'company' }))).toBe('company')
  })

  it('earns the session discount of its account, and of no other', () => {
    const earned = (actor: Actor) => sessionDiscount(sessionRights(actor))?.coupon ?? null
    expect(earned(client(retailerAccount))).toBe('SYSTEM_RETAILER_1')
    expect(earned(client({ loyaltyLevel: 3 }))).toBe('SYSTEM_LOYALTY_3')
    expect(earned(client({ ...retailerAccount, proConfirmed: false, loyaltyLevel: 2 }))).toBe(
      'SYSTEM_LOYALTY_2',
    )
    expect(earned(client({ ...retailerAccount, loyaltyLevel: 7 }))).toBe('SYSTEM_RETAILER_1')
    expect([staff('owner'), ...actors.slice(0, 2)].map(earned)).toEqual([null, null, null])
  })

  it('earns none while staff stand in for a client', () => {
    const standIn = actors[5] as Extract<Actor, { kind: 'stand-in' }>
    expect(sessionRights({ ...standIn, account: retailerAccount })).toEqual({
      retailer: false,
      loyaltyLevel: 0,
    })
  })
})

describe('the buyer', () => {
  const company = { accountType: 'company', vatNumber: 'DE136695976', vatStatus: 'valid' } as const

  it('is what a visitor declares, with a number that nobody has checked', () => {
    expect(buyerOf({ kind: 'visitor' }, { accountType: 'company', vatNumber: 'DE136695976' })).toMatchObject({
      accountType: 'company',
      vatCheck: 'unverified',
      retailer: false,
    })
    expect(buyerOf({ kind: 'visitor' })).toMatchObject({ accountType: 'private', vatNumber: '' })
  })

  it('has the checked number of its account, however it is written', () => {
    expect(buyerOf(client(company))).toMatchObject({ vatNumber: 'DE136695976', vatCheck: 'valid' })
    expect(buyerOf(client(company), { vatNumber: 'de 136 695 976' })).toMatchObject({ vatCheck: 'valid' })
  })

  it('pays VAT with a number that is not its account’s', () => {
    expect(buyerOf(client(company), { vatNumber: 'DE999999999' })).toMatchObject({ vatCheck: 'unverified' })
  })

  it('has what the online check has just said of the very number that he gives', () => {
    const declared = { accountType: 'company', vatNumber: 'DE136695976' } as const
    const says = (status: 'valid' | 'invalid' | 'unverified', number = 'DE136695976') =>
      buyerOf({ kind: 'visitor' }, declared, { number, status }).vatCheck
    expect(says('valid')).toBe('valid')
    expect(says('invalid')).toBe('invalid')
    expect(says('valid', 'DE999999999')).toBe('unverified')
  })

  it('keeps what is known of his account’s number while the check does not answer', () => {
    const again = { number: 'DE136695976', status: 'unverified' } as const
    expect(buyerOf(client(company), {}, again)).toMatchObject({ vatCheck: 'valid' })
    expect(buyerOf(client(company), {}, { ...again, status: 'invalid' })).toMatchObject({
      vatCheck: 'invalid',
    })
  })

  it('stays a business, no matter what is declared', () => {
    expect(buyerOf(client(company), { accountType: 'private' })).toMatchObject({ accountType: 'company' })
  })
})
