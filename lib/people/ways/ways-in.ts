/** What may happen to a client's account that ends ways into it (docs/security.md). */
const clientEvents = [
  'address-proven',
  'address-changed',
  'password-changed',
  'password-reset',
  'password-given',
  'factor-set',
  'factor-taken',
  'logged-out-everywhere',
  'approval-ended',
  'closed',
  'merged',
  'erased',
] as const
export type ClientEvent = (typeof clientEvents)[number]

/** The same for one of the staff. */
const staffEvents = [
  'address-changed',
  'password-changed',
  'password-reset',
  'password-given',
  'factor-set',
  'factor-taken',
  'role-changed',
  'removed',
] as const
export type StaffEvent = (typeof staffEvents)[number]

/**
 * How a way in ends: `all` of its kind; `others` than the one by which the event came; `replaced` by what the event puts in its place;
 * `bound`: nothing is deleted, but it is bound to something that is gone.
 */
type Ending = 'all' | 'others' | 'replaced' | 'bound'

export interface WayIn<Event extends string> {
  /** What it was given for. */
  boundTo: string
  /** How long it is good where nothing happens. */
  lasts: string
  /** What ends it, and how. An event that is not named leaves it. */
  ends: Readonly<Partial<Record<Event, Ending>>>
}

const everyEnd = <E extends string>(events: readonly E[], ending: Ending) =>
  Object.fromEntries(events.map(event => [event, ending])) as Partial<Record<E, Ending>>

/** Accounts that are no more, or not for now: who stands in their place has ways of his own. */
const gone = ['closed', 'merged', 'erased'] as const
const newPassword = ['password-changed', 'password-reset', 'password-given'] as const

/** Every way into a client's account, and what ends it (PEOPLE-34). */
export const clientWays = {
  password: {
    boundTo: 'the account, by the person who made it',
    lasts: 'no end',
    ends: {
      'address-proven': 'all',
      ...everyEnd(newPassword, 'replaced'),
      closed: 'bound',
      ...everyEnd(['merged', 'erased'], 'all'),
    },
  },
  session: {
    boundTo: 'the account and its password',
    lasts: '30 days, 14 without use',
    ends: {
      'address-proven': 'all',
      ...everyEnd(['address-changed', 'password-changed', 'factor-set'], 'others'),
      ...everyEnd(['password-reset', 'password-given', 'factor-taken', 'logged-out-everywhere'], 'all'),
      ...everyEnd(gone, 'all'),
    },
  },
  'password-link': {
    boundTo: 'the address that it was mailed to, and the password that it is to replace',
    lasts: 'one hour, once',
    ends: everyEnd(['address-proven', 'address-changed', ...newPassword, ...gone], 'all'),
  },
  identity: {
    boundTo: 'the person of a service, and the account as the person who had proven its address knew it',
    lasts: 'no end',
    ends: { 'address-proven': 'all', closed: 'bound', ...everyEnd(['merged', 'erased'], 'all') },
  },
  passkey: {
    boundTo: 'the device, one domain, and the account as the person who had proven its address knew it',
    lasts: 'no end',
    ends: { 'address-proven': 'all', closed: 'bound', ...everyEnd(['merged', 'erased'], 'all') },
  },
  'passkey-challenge': {
    boundTo: 'the session and the password that it was asked for with',
    lasts: 'five minutes, once',
    ends: everyEnd(
      ['address-proven', 'address-changed', ...newPassword, 'factor-taken', 'logged-out-everywhere', ...gone],
      'all',
    ),
  },
  'second-factor': {
    boundTo: 'the account, with the codes for paper; opens nothing by itself',
    lasts: 'no end; each code once',
    ends: {
      ...everyEnd(['address-proven', 'factor-taken'], 'all'),
      closed: 'bound',
      ...everyEnd(['merged', 'erased'], 'all'),
    },
  },
  'half-login': {
    boundTo: 'address, password and proof of the account, sealed into it, and its second factor',
    lasts: 'ten minutes',
    ends: everyEnd(['address-proven', 'address-changed', ...newPassword, 'factor-taken', ...gone], 'bound'),
  },
  'remembered-browser': {
    boundTo: 'address, password and proof of the account, signed with it; opens nothing by itself',
    lasts: '400 days',
    ends: everyEnd(['address-proven', 'address-changed', ...newPassword, ...gone], 'bound'),
  },
  invitation: {
    boundTo: 'the address that it was mailed to',
    lasts: 'seven days, once',
    ends: everyEnd(['address-changed', ...gone], 'bound'),
  },
  'sent-invitation': {
    boundTo: 'the company for which its sender approves',
    lasts: 'seven days, once',
    ends: { 'approval-ended': 'all', ...everyEnd(gone, 'all') },
  },
  'stand-in': {
    boundTo: 'the session of a clerk, and an open account',
    lasts: 'four hours',
    ends: everyEnd(gone, 'all'),
  },
} as const satisfies Record<string, WayIn<ClientEvent>>
export type ClientWay = keyof typeof clientWays

/** Every way into the panel, and what ends it (PEOPLE-34). */
export const staffWays = {
  password: {
    boundTo: 'the account',
    lasts: 'no end',
    ends: { ...everyEnd(newPassword, 'replaced'), removed: 'bound' },
  },
  session: {
    boundTo: 'the account, its password and its role',
    lasts: 'eight hours',
    ends: {
      ...everyEnd(['address-changed', 'password-changed', 'factor-set'], 'others'),
      // The link begins one of its own.
      'password-reset': 'replaced',
      ...everyEnd(['password-given', 'factor-taken', 'role-changed', 'removed'], 'all'),
    },
  },
  'password-link': {
    boundTo: 'the address that it was mailed to, and the password that it is to replace',
    lasts: 'one hour, once',
    ends: everyEnd(['address-changed', ...newPassword, 'role-changed', 'removed'], 'all'),
  },
  passkey: {
    boundTo: 'the device, and one domain',
    lasts: 'no end',
    ends: everyEnd(['factor-taken', 'removed'], 'all'),
  },
  'passkey-challenge': {
    boundTo: 'the session and the password that it was asked for with',
    lasts: 'five minutes, once',
    ends: everyEnd(['address-changed', ...newPassword, 'factor-taken', 'role-changed', 'removed'], 'all'),
  },
  'second-factor': {
    boundTo: 'the account, with the codes for paper; opens nothing by itself',
    lasts: 'no end; each code once',
    ends: everyEnd(['factor-taken', 'removed'], 'all'),
  },
  'half-login': {
    boundTo: 'the session of the panel that it holds back, and the second factor',
    lasts: 'ten minutes',
    ends: everyEnd(
      ['address-changed', ...newPassword, 'factor-set', 'factor-taken', 'role-changed', 'removed'],
      'bound',
    ),
  },
  'api-key': {
    boundTo: 'its holder in the role that it was made for',
    lasts: 'until it is revoked',
    ends: everyEnd(['role-changed', 'removed'], 'all'),
  },
  'stand-in': {
    boundTo: 'the session of the clerk who came in',
    lasts: 'four hours',
    ends: everyEnd(['address-changed', ...newPassword, 'factor-taken', 'role-changed', 'removed'], 'all'),
  },
  'export-link': {
    boundTo: 'who asked for the file, in his role',
    lasts: 'seven days',
    ends: everyEnd(['role-changed', 'removed'], 'all'),
  },
} as const satisfies Record<string, WayIn<StaffEvent>>
export type StaffWay = keyof typeof staffWays
