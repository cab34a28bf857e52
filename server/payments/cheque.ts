import 'server-only'
import { formatMoney } from '@/lib/money/format'
import { readSettings } from '../env'
import type { PaymentMethod, PaymentRow } from './payment-method'

/** A cheque by post: a French habit, offered for deliveries to France alone (ORDER-18). */
export const cheque: PaymentMethod = {
  slug: 'cheque',
  offeredTo: ({ country }) => country === 'FR',
  start: ({ id, gross, locale }) => {
    const { BANK_HOLDER } = readSettings()
    const payee: PaymentRow[] = BANK_HOLDER ? [{ term: 'payee', value: BANK_HOLDER }] : []
    return {
      rows: [
        { term: 'amount', value: formatMoney(gross, locale) },
        { term: 'reference', value: String(id) },
        ...payee,
      ],
    }
  },
}
