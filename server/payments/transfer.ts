import 'server-only'
import { formatMoney } from '@/lib/money/format'
import { readSettings } from '../env'
import type { PaymentMethod, PaymentRow } from './payment-method'

/** Transfer to the shop's bank account, offered everywhere. Without an account in the settings it follows by e-mail. */
export const transfer: PaymentMethod = {
  slug: 'transfer',
  offeredTo: () => true,
  start: ({ id, gross, locale }) => {
    const { BANK_HOLDER, BANK_IBAN, BANK_BIC } = readSettings()
    const account: PaymentRow[] =
      BANK_HOLDER && BANK_IBAN
        ? [
            { term: 'holder', value: BANK_HOLDER },
            { term: 'iban', value: BANK_IBAN },
            ...(BANK_BIC ? [{ term: 'bic' as const, value: BANK_BIC }] : []),
          ]
        : []
    const rows: PaymentRow[] = [
      { term: 'amount', value: formatMoney(gross, locale) },
      { term: 'reference', value: String(id) },
      ...account,
    ]
    return account.length > 0 ? { rows } : { rows, note: 'byEmail' }
  },
}
