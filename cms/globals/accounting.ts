import type { Field, GlobalConfig, GlobalSlug, PayloadRequest } from 'payload'
import {
  type AccountName,
  type DatevNumber,
  fitsAccount,
  ruleOf,
  usualAccounts,
} from '@/lib/office/exports/accounts'
import { may } from '../access'
import { hasOtherYears } from '../business-year'
import { number, row, text } from '../fields/fields'
import { globalLabel, groupLabel, messageText } from '../labels'

type Asked = { req: { i18n?: { language?: string } } }

/** A number of an account or of DATEV's; what stays empty is the usual one, or not named yet. */
const account = (name: AccountName | DatevNumber): Field =>
  text(name, {
    validate: (value: string | null | undefined, { req }: Asked) =>
      !value?.trim() || fitsAccount(name, value.trim()) || messageText(ruleOf(name), req.i18n?.language),
    admin: { placeholder: name in usualAccounts ? usualAccounts[name as AccountName] : '' },
  })

const isMonth = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= 12

/** A month; once entries are numbered by its years, no other one. */
async function isBeginning(
  value: unknown,
  { req, previousValue }: { req: PayloadRequest; previousValue?: unknown },
): Promise<true | string> {
  const language = req.i18n?.language
  if (!isMonth(value)) return messageText('yearBegins', language)
  if (value === previousValue) return true
  return !(await hasOtherYears(req, value)) || messageText('yearNumbered', language)
}

const accounts = (...names: (AccountName | DatevNumber)[]) => row(...names.map(account))

/** What the files of accountants are written with (EXPORT-6). */
export const accounting: GlobalConfig = {
  slug: 'accounting' as GlobalSlug,
  label: globalLabel('accounting'),
  access: { read: may('export.make'), update: may('export.make'), readVersions: may('export.make') },
  admin: { group: groupLabel('sales') },
  fields: [
    accounts('datevAdviser', 'datevClient', 'datevDebtors'),
    accounts('datevFull', 'datevReduced', 'datevOther'),
    accounts('datevUnion', 'datevExport', 'datevDistant'),
    accounts('datevAbroad', 'datevTerritory'),
    accounts('bookClients', 'bookSales', 'bookDistant'),
    accounts('bookUnion', 'bookExport', 'bookTerritory'),
    accounts('bookVat', 'bookVatAbroad'),
    accounts('bookVatExport', 'bookVatTerritory'),
    accounts('bookBank', 'bookCards', 'bookCheques'),
    number('yearBegins', { required: true, defaultValue: 1, validate: isBeginning }),
  ],
}
