/** Accounts of DATEV's plan SKR04 for all debtors, and for sales by what tax they bear. */
const datevAccounts = {
  datevDebtors: '10000',
  datevFull: '4400',
  datevReduced: '4300',
  datevOther: '4200',
  datevUnion: '4125',
  datevExport: '4120',
  datevDistant: '4320',
  datevAbroad: '4338',
  datevTerritory: '4120',
} as const

/** Accounts of the French plan for clients, sales, the tax that is owed, and money. */
const frenchAccounts = {
  bookClients: '411000',
  bookSales: '707000',
  bookUnion: '707200',
  bookExport: '707300',
  bookDistant: '707400',
  bookTerritory: '707500',
  bookVat: '445710',
  bookVatAbroad: '445711',
  bookVatExport: '445712',
  bookVatTerritory: '445713',
  bookBank: '512000',
  bookCards: '511500',
  bookCheques: '511200',
} as const

/** Numbers of accounts where the shop's own accountant has named no others (EXPORT-6). */
export const usualAccounts = { ...datevAccounts, ...frenchAccounts }
export type AccountName = keyof typeof usualAccounts
export type Accounts = Readonly<Record<AccountName, string>>

/** DATEV's numbers for the shop's tax adviser, and for the shop as his client. */
export const datevNumbers = ['datevAdviser', 'datevClient'] as const
export type DatevNumber = (typeof datevNumbers)[number]

/** What is set for the files of accountants. Empty numbers are not set yet. */
export type Accounting = Accounts &
  Readonly<Record<DatevNumber, string>> & {
    /** The month, 1 to 12, on whose first day the business year begins. */
    readonly yearBegins: number
  }

const within = (least: number, most: number) => (text: string) =>
  /^[1-9]\d*$/.test(text) && Number(text) >= least && Number(text) <= most
/** An account of the German plan has four digits, and a debtor's one more. */
const digits = (count: number) => (text: string) => new RegExp(`^[1-9]\\d{${count - 1}}$`).test(text)
/** An account of the French plan begins with its class, and with three digits that the law names. */
const french = (text: string) => /^[1-8]\d{2,11}$/.test(text)

const forms = {
  datevAdviser: within(1001, 9_999_999),
  datevClient: within(1, 99_999),
  datevDebtors: digits(5),
}

/** Which rule a number follows: its own form, or that of its plan. */
export type AccountRule = keyof typeof forms | 'datevAccount' | 'bookAccount'

/** What may stand for an account in the settings of the bookkeeping. */
export const ruleOf = (name: AccountName | DatevNumber): AccountRule =>
  name === 'datevAdviser' || name === 'datevClient' || name === 'datevDebtors'
    ? name
    : name.startsWith('datev')
      ? 'datevAccount'
      : 'bookAccount'

/** Whether a number can be what it is set for. */
export function fitsAccount(name: AccountName | DatevNumber, text: string): boolean {
  const rule = ruleOf(name)
  if (rule === 'datevAccount') return digits(4)(text)
  return rule === 'bookAccount' ? french(text) : forms[rule](text)
}

/** Which of DATEV's two numbers is not set. */
export const missingDatev = (accounting: Accounting): DatevNumber[] =>
  datevNumbers.filter(name => accounting[name] === '')
