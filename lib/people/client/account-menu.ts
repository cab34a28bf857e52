/** The parts of the account that an address names (`/account/?menu=order`); without one it is the overview (PAGE-1). */
export const accountMenus = [
  'order',
  'quotation',
  'design',
  'loyalty',
  'profile',
  'security',
  'retailer',
] as const
export type AccountMenu = (typeof accountMenus)[number]

/** The part of a name; null for the overview, and for an unknown name. */
export const accountMenuOf = (name: string | null): AccountMenu | null =>
  accountMenus.find(menu => menu === name) ?? null

/** Where a part of the account stands, without the locale's prefix. */
export const accountPath = (menu: AccountMenu | null = null): string =>
  menu ? `/account/?menu=${menu}` : '/account/'

/** Where the orders of the account stand, with one of them opened in its place, or none. */
export const orderMenuPath = (opened: number | null): string =>
  opened === null ? accountPath('order') : `${accountPath('order')}&id=${opened}`
